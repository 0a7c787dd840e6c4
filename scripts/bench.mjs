// Runs the bench bundled like the program itself: a loader that keeps the names of functions makes every closure of the
// rules slower, and would be measured with them. Arguments go on to the bench.
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { BUNDLING, withoutDevtools } from './bundling.mjs';

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
// A program of its own, as Ink programs are shipped: with its libraries, for production.
await build({
  absWorkingDir: root,
  entryPoints: { 'smallest-ink': 'test/bench/smallest-ink.tsx' },
  outdir: folder,
  outExtension: { '.js': '.mjs' },
  ...BUNDLING,
  splitting: false,
  define: { 'process.env.NODE_ENV': '"production"', 'process.env.DEV': '"false"' },
  banner: {
    js: "import { createRequire as createRequireHere } from 'node:module'; const require = createRequireHere(import.meta.url);",
  },
  plugins: [withoutDevtools],
});
await import(pathToFileURL(join(folder, 'bench.mjs')).href);
