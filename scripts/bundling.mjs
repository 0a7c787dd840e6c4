import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** How esbuild bundles the program, and whatever is measured as if it were the program. */
export const BUNDLING = {
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  // As literals, which every Node that is meant knows, patterns are made when they are first used.
  supported: { 'regexp-set-notation': true },
  jsx: 'automatic',
  logLevel: 'warning',
};

/** Ink loads its developer tools, and with them a web server, only when asked to; they stay out of the bundle. */
export const withoutDevtools = {
  name: 'without-devtools',
  setup(bundler) {
    bundler.onResolve({ filter: /^\.\/devtools\.js$/ }, ({ path }) => ({ path, namespace: 'nothing' }));
    bundler.onLoad({ filter: /.*/, namespace: 'nothing' }, () => ({ contents: '' }));
  },
};

/**
 * Runs the script `main` of some entry points, by their names, bundled as the program is: unbundled it is several times
 * slower. The bundle goes into a folder of node_modules.
 */
export async function runBundled(folder, entryPoints) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const outdir = join(root, 'node_modules', folder);
  await build({
    absWorkingDir: root,
    entryPoints,
    outdir,
    outExtension: { '.js': '.mjs' },
    ...BUNDLING,
    packages: 'external',
  });
  await import(pathToFileURL(join(outdir, 'main.mjs')).href);
}
