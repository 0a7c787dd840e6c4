import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/**
 * The files of texts that are spread into each other, by what they belong to: of two texts with one key, one would be
 * lost unseen.
 */
const HOMES: readonly (readonly [string, readonly string[]])[] = [
  ['the table', ['src/table/frame/text', 'src/session/text', 'src/saves/input', 'src/table/frame/edge']],
  ...readdirSync('src/games', { withFileTypes: true })
    .filter(entry => entry.isDirectory())
    .map(({ name }): readonly [string, readonly string[]] => [name, [`src/games/${name}/text`]]),
];

const KEY = /^ {2}(?:'([\w.-]+)'|([\w-]+)):/gm;

function keysIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.en.ts'))
    .flatMap(file => {
      const text = readFileSync(join(folder, file), 'utf8');
      // Only what stands at the first level of an object of texts.
      return [...text.matchAll(KEY)].map(([, quoted, plain]) => quoted ?? plain ?? '');
    });
}

test.each(HOMES)('no text key of %s stands twice', (_, folders) => {
  const keys = folders.flatMap(keysIn);
  const twice = keys.filter((key, at) => keys.indexOf(key) !== at);
  expect(keys.length).toBeGreaterThan(20);
  expect(twice).toEqual([]);
});
