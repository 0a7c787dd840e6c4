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

/** Whose the packages are that come without their licence's text: from the heads of their source files. */
const HOLDERS = { 'yoga-layout': 'Copyright (c) Meta Platforms, Inc. and affiliates.' };

const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the Software
is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES
OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR COPYRIGHT HOLDERS BE
LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM, OUT OF OR
IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;

/** The licence's text of a package that holds none. Throws when it is not known: then the bundle may not be given away. */
function knownLicence(name, license) {
  const holder = HOLDERS[name];
  if (holder === undefined || license !== 'MIT')
    throw new Error(`build: ${name} (${license}) comes without a licence text`);
  return `${holder}\n\n${MIT}`;
}

/** The licence of one package, as a piece of the list. */
async function licenceOf(folder) {
  const path = join(root, folder);
  const { name, version, license } = JSON.parse(await readFile(join(path, 'package.json'), 'utf8'));
  const file = (await readdir(path)).find(entry => /^(licen[cs]e|copying)/i.test(entry));
  const text = file ? (await readFile(join(path, file), 'utf8')).trim() : knownLicence(name, license);
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
