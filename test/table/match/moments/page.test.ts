import { expect, test } from 'vitest';
import { message } from '../../../../src/kernel/words/message.ts';
import { literal } from '../../../../src/kernel/match/refusal.ts';
import type { PageThing } from '../../../../src/boards/round-page.ts';
import { pageLines, stepLines } from '../../../../src/table/match/moments/page.tsx';
import { lineWidth } from '../../../../src/boards/drawing/lines.ts';
import { DEFAULT_KEYMAP } from '../../../../src/table/frame/edge/keymap.ts';
import { tableFormatter } from '../../../../src/table/frame/text/say.ts';
import { UNICODE_GLYPHS } from '../../../../src/boards/drawing/glyphs.ts';

const NAMES = ['Ann', 'Bob', 'Cyd'];
const LOOK = { glyphs: UNICODE_GLYPHS, keymap: DEFAULT_KEYMAP, format: tableFormatter({}, NAMES) };
const STANDINGS = [{ side: 1, has: '9', against: '9/15', soon: '+2' }];

const about = (seat: number | null, rule: string): PageThing => ({
  seat,
  rule,
  words: seat === null ? message('table.saved-again') : message('take-back.entry', { seat: { seat }, what: 'worker' }),
});

const linesOf = (told: readonly PageThing[], room = { width: 60, height: 20 }): readonly string[] => {
  const lines = pageLines(told, { names: NAMES, standings: STANDINGS }, room, LOOK);
  expect(lines.length).toBeLessThanOrEqual(room.height);
  expect(lines.every(line => lineWidth(line) <= room.width)).toBe(true);
  return lines.map(line =>
    line
      .map(({ text }) => text)
      .join('')
      .trimEnd(),
  );
};

test('a page has a part a seat with what it is told, each thing with its rule, and where the seat stands', () => {
  const lines = linesOf([about(1, 'FK-2'), about(null, 'FK-1'), about(0, 'FK-3')]);
  expect(lines.map(line => line.replace(/ {2,}/g, '  '))).toEqual([
    ' The match is saved again.  FK-1',
    '',
    ' ◆ Ann',
    expect.stringMatching(/worker {2}FK-3$/),
    '',
    ' ■ Bob  9/15  next round +2',
    expect.stringMatching(/worker {2}FK-2$/),
  ]);
});

test('a long page is set closer, and what finds no room is in the log', () => {
  const told = Array.from({ length: 12 }, (_, at) => about(at % 3, `FK-${at}`));
  expect(linesOf(told, { width: 60, height: 16 })).not.toContain('');
  expect(linesOf(told, { width: 60, height: 5 }).at(-1)).toContain('more in the log');
});

test('a page of steps has each of them in its order, with what it brought to whom or nothing, and how all stand', () => {
  const steps = [1, 2, 3].map(step => ({ rule: `FK-${step}`, title: literal(`Step ${step}`) }));
  const told = [about(1, 'FK-3'), about(0, 'FK-1'), about(1, 'FK-1')];
  const people = { names: NAMES, standings: STANDINGS };
  const lines = stepLines(told, people, { steps, end: literal('Then the rest') }, 60, LOOK).map(line =>
    line
      .map(({ text }) => text)
      .join('')
      .trimEnd()
      .replace(/ {2,}/g, '  '),
  );
  expect(lines).toEqual([
    ' Step 1  FK-1',
    expect.stringMatching(/^ {2}◆ .*worker$/),
    expect.stringMatching(/^ {2}■ .*worker$/),
    ' Step 2  nothing  FK-2',
    ' Step 3  FK-3',
    expect.stringMatching(/^ {2}■ .*worker$/),
    '',
    ' ■ Bob 9/15 +2',
    ' Then the rest',
  ]);
});
