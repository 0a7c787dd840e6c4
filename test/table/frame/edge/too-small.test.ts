import { expect, test } from 'vitest';
import { createFormatter } from '../../../../src/kernel/words/format.ts';
import { commandTexts } from '../../../../src/table/frame/edge/commands.en.ts';
import { toPlain } from '../../../../src/boards/drawing/grid.ts';
import { isTooSmall, tooSmallGrid } from '../../../../src/table/frame/edge/too-small.ts';

const format = createFormatter(commandTexts, []);

test.each([
  [80, 24, false],
  [80, 23, false],
  [79, 24, true],
  [80, 22, true],
])('%ix%i', (columns, rows, small) => {
  expect(isTooSmall({ columns, rows })).toBe(small);
});

test('the message says both sizes', () => {
  const text = toPlain(tooSmallGrid({ columns: 60, rows: 10 }, format)).join('\n');
  expect(text).toContain('60x10');
  expect(text).toContain('80x23');
});

test.each([
  [20, 5, /80x23/],
  [20, 2, /80x23 needed/],
  [6, 1, />80x23/],
  [1, 1, /^\+$/],
])('at %ix%i it still says something', (columns, rows, message) => {
  const lines = toPlain(tooSmallGrid({ columns, rows }, format));
  expect(lines).toHaveLength(rows);
  expect(lines.every(line => line.length === columns)).toBe(true);
  expect(lines.join('\n').trim()).toMatch(message);
});

test('a terminal of no size gets nothing', () => {
  expect(toPlain(tooSmallGrid({ columns: 0, rows: 0 }, format))).toEqual([]);
});
