import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { freshFolder } from './saves/support.ts';

// What `npm pack` takes along. Whoever packs a checkout has perhaps played in it: matches hold names and hands.

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** On Windows npm's commands are scripts, which only a shell runs. */
const shell = process.platform === 'win32';

const packedShape = v.tuple([v.looseObject({ files: v.array(v.looseObject({ path: v.string() })) })]);

/** The files that would be packed of a folder. */
function packedOf(cwd: string): string[] {
  const args = ['pack', '--dry-run', '--json', '--ignore-scripts'];
  const text = execFileSync('npm', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'], shell });
  const [{ files }] = v.parse(packedShape, JSON.parse(text));
  return files.map(({ path }) => path).sort();
}

const SAMPLES = [
  ...['after-set-up', 'mid-battle', 'six-seats-late'],
  ...['theseus-after-set-up', 'theseus-mid-turn', 'theseus-teams-late'],
  ...['emperor-after-set-up', 'emperor-five-late', 'emperor-mid-battle'],
  ...['empires-after-set-up', 'empires-aliens', 'empires-four-late', 'empires-machines', 'empires-mid-battle'],
].map(name => `saves/sample-${name}.jsonl`);

/** All that may be packed beside the chunks of the bundle. */
const ALLOWED = [
  ...['LICENSE', 'NOTICE', 'bin/node-version.js', 'bin/orrery.js', 'package.json'],
  ...['ARCHITECTURE.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'README.md', 'SECURITY.md'],
  ...['dist/THIRD-PARTY-LICENCES.txt', 'dist/main.js', 'dist/thinker.js', 'dist/orrery.1', 'dist/sbom.cdx.json'],
  ...SAMPLES,
  'saves/sample-old-format.json',
];

/** Pages and their pictures, all of which are shipped. */
const isPage = (path: string): boolean => /^docs\/([\w-]+\.md|pictures\/[\w-]+\.svg)$/.test(path);

const isChunk = (path: string): boolean => /^dist\/chunks\/[\w.-]+\.js$/.test(path);

test('a checkout is packed with what is on the list, and nothing else', () => {
  const packed = packedOf(ROOT).filter(path => !isChunk(path) && !isPage(path));
  expect(packed.filter(path => !ALLOWED.includes(path))).toEqual([]);
  expect(packed).toEqual(expect.arrayContaining(SAMPLES));
});

test('matches that were played in it, and whatever else lies about, stay where they are', () => {
  const folder = freshFolder();
  const others = [
    ...['saves/theseus-ann-bob.jsonl', 'saves/theseus-ann-bob.md', 'saves/copy-of-theseus-ann.jsonl'],
    ...['saves/older.json', 'saves/older.json.backup', 'saves/sample-mid-battle.jsonl.open'],
    ...['saves/sample-mid-battle.jsonl.12-0f.new', 'saves/sample.jsonl', 'saves/settings.json', 'saves/deeper/a.jsonl'],
    ...['docs/notes.txt', 'docs/deeper/a.md', 'src/cli/main.ts', 'test/package.test.ts', 'notes.txt', '.env'],
  ];
  for (const path of [...ALLOWED, ...others]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), '');
  }
  for (const path of ['package.json', '.gitignore', '.npmrc']) cpSync(join(ROOT, path), join(folder, path));
  expect(packedOf(folder)).toEqual(ALLOWED.toSorted());
});
