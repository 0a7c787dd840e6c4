// Measures which faction wins how often: npm run balance -- GAME (scripts/balance/arguments.ts). It is run bundled like the program
// itself, because that is several times faster. Arguments go on to scripts/balance/main.ts.
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { BUNDLING } from './bundling.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'node_modules', '.balance');

await build({
  absWorkingDir: root,
  entryPoints: { main: 'scripts/balance/main.ts', worker: 'scripts/balance/worker.ts' },
  outdir: folder,
  outExtension: { '.js': '.mjs' },
  ...BUNDLING,
  packages: 'external',
});
await import(pathToFileURL(join(folder, 'main.mjs')).href);
