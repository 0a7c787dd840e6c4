// Runs the bench bundled like the program itself: a loader that keeps the names of functions makes every closure of the rules
// slower, and would be measured with them. Arguments go on to the bench.
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { BUNDLING } from './bundling.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
// As deep below the root as the files of the bench, which find the program from where they lie.
const folder = join(root, 'node_modules', '.bench');

await build({
  absWorkingDir: root,
  entryPoints: { bench: 'test/bench/bench.ts' },
  outdir: folder,
  outExtension: { '.js': '.mjs' },
  ...BUNDLING,
  packages: 'external',
});
await import(pathToFileURL(join(folder, 'bench.mjs')).href);
