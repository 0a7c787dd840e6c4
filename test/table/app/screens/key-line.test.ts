import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { KEY_EFFECTS, readKeyLine } from '../../../../src/table/app/screens/key-line.ts';

const page = readFileSync(join(import.meta.dirname, '../../../../docs/key-counts.md'), 'utf8');
const example = /^ {4}(\{"time".*\})$/m.exec(page)?.[1] ?? '';

test('the example of the page is a line of a log, and the page tells of all that a key can do', () => {
  const line = readKeyLine(example);
  expect(line).toMatchObject({ game: 'starcraft', did: 'moved' });
  const told = [...page.matchAll(/^\| `([a-z-]+)` +\|/gm)].map(([, name = '']) => name);
  const deeds = told.filter(did => readKeyLine(JSON.stringify({ ...line, did })) !== null);
  expect(deeds).toEqual(expect.arrayContaining([...KEY_EFFECTS, 'nothing', 'swallowed', 'chose', 'typed']));
  const parts = Object.keys(line ?? {});
  expect(parts.filter(part => !page.includes(`\`${part}\``))).toEqual([]);
});

test.each(['', '{', '3', 'null', '{"key":"down"}', example.replace('moved', 'flown'), example.replace('2,', '"two",')])(
  '%j is no line of a log of keys',
  text => {
    expect(readKeyLine(text)).toBeNull();
  },
);
