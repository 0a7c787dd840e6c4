// Measures how often the games of one are survived: npm run survival (scripts/survival.ts). It is run bundled like the program itself,
// because that is faster. Arguments go on to it.
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { BUNDLING } from './bundling.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'node_modules', '.survival');

await build({
  absWorkingDir: root,
  entryPoints: { main: 'scripts/survival.ts' },
  outdir: folder,
  outExtension: { '.js': '.mjs' },
  ...BUNDLING,
  packages: 'external',
});
await import(pathToFileURL(join(folder, 'main.mjs')).href);
