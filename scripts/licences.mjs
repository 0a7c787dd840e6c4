// Which libraries lie in the bundle, and their licences.
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

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

const LINE = `\n${'-'.repeat(80)}\n\n`;

/** The folders of the packages of which something came into the outputs of a build, by its metafile. */
export function bundledFolders({ outputs }) {
  const inputs = Object.values(outputs).flatMap(output => Object.keys(output.inputs));
  const folders = inputs.flatMap(input => /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(input)?.[1] ?? []);
  return [...new Set(folders)].sort();
}

/**
 * The page on the libraries in `folders` below `root`: a list with their exact versions, by which anyone can look for
 * known faults, and then the licence of each. Throws when one has no licence that is known.
 */
export async function licencesPage(root, folders) {
  const libraries = await Promise.all(folders.map(folder => libraryIn(join(root, folder))));
  const list = libraries.map(({ title }) => `  ${title}`).join('\n');
  const head = `Orrery's bundle holds these ${libraries.length} libraries, and nothing is fetched when it is installed:\n\n${list}\n`;
  return [head, ...libraries.map(({ title, text }) => `${title}\n\n${text}\n`)].join(LINE);
}

/** What a package is called, with version and licence, and the licence's text. */
async function libraryIn(path) {
  const { name, version, license } = JSON.parse(await readFile(join(path, 'package.json'), 'utf8'));
  const file = (await readdir(path)).find(entry => /^(licen[cs]e|copying)/i.test(entry));
  const text = file ? (await readFile(join(path, file), 'utf8')).trim() : knownLicence(name, license);
  return { title: `${name} ${version} (${license ?? 'see below'})`, text };
}

/**
 * The licence's text of a package that holds none. Throws when it is not known: then the bundle may not be given away.
 */
function knownLicence(name, license) {
  const holder = HOLDERS[name];
  if (holder === undefined || license !== 'MIT')
    throw new Error(`build: ${name} (${license}) comes without a licence text`);
  return `${holder}\n\n${MIT}`;
}
