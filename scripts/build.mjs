// Bundles the program into dist/, so that it starts fast and without a compiler.
import { access, mkdir, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'dist');

/** Ink loads its developer tools only when asked to; they stay out of the bundle. */
const withoutDevtools = {
  name: 'without-devtools',
  setup(bundler) {
    bundler.onResolve({ filter: /^react-devtools-core$/ }, ({ path }) => ({ path, namespace: 'stub' }));
    bundler.onLoad({ filter: /.*/, namespace: 'stub' }, () => ({
      contents: 'export default { initialize() {}, connectToDevTools() {} };',
    }));
  },
};

/** Runs esbuild and gives back what went into the bundle. */
async function bundle() {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { main: 'src/cli/main.ts' },
    outdir: dist,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    minifySyntax: true,
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.DEV': '"false"' },
    // Bundled CommonJS modules still say require('node:…').
    banner: {
      js: "import { createRequire as createRequireHere } from 'node:module'; const require = createRequireHere(import.meta.url);",
    },
    chunkNames: 'chunks/[name]-[hash]',
    plugins: [withoutDevtools],
    metafile: true,
    logLevel: 'warning',
  });
  return Object.keys(metafile.inputs);
}

/** The folders of the packages that `inputs` lie in. */
function packageFolders(inputs) {
  const folders = new Set();
  for (const input of inputs) {
    const found = /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input);
    if (found) folders.add(found[1]);
  }
  return [...folders].sort();
}

/** The licence of one package, as a piece of the list. */
async function licenceOf(folder) {
  const path = join(root, folder);
  const { name, version, license } = JSON.parse(await readFile(join(path, 'package.json'), 'utf8'));
  const file = (await readdir(path)).find(entry => /^(licen[cs]e|copying)/i.test(entry));
  const text = file ? (await readFile(join(path, file), 'utf8')).trim() : '(the package holds no licence text)';
  return `${name} ${version} (${license ?? 'see below'})\n\n${text}\n`;
}

const entry = join(root, 'src/cli/main.ts');
try {
  await access(entry);
} catch {
  console.error(`build: there is no ${entry.slice(root.length)}`);
  process.exit(1);
}

await rm(dist, { recursive: true, force: true });
await mkdir(dist, { recursive: true });
const licences = await Promise.all(packageFolders(await bundle()).map(licenceOf));
const line = `\n${'-'.repeat(80)}\n\n`;
await writeFile(join(dist, 'THIRD-PARTY-LICENCES.txt'), licences.join(line));
