import { expect, test } from 'vitest';
import { UNICODE_GLYPHS } from '../../../../src/boards/drawing/glyphs.ts';
import { logWindow, maxScrollBack } from '../../../../src/table/match/board/log-pane.ts';
import type { LogLine } from '../../../../src/table/match/board/log-pane.ts';
import { DEFAULT_KEYMAP } from '../../../../src/table/frame/edge/keymap.ts';
import { tableFormatter } from '../../../../src/table/frame/text/say.ts';

const LOOK = { glyphs: UNICODE_GLYPHS, keymap: DEFAULT_KEYMAP, format: tableFormatter() };
const logLine = (index: number, text: string): LogLine => ({ index, text, rule: 'FK-1', fresh: false, heading: false });

const rowsOf = (lines: readonly LogLine[], back: number, size: { width: number; height: number }): string[] =>
  logWindow(lines, back, size, LOOK).map(line => line.map(({ text }) => text).join(''));

test('the arrows of a log that is scrolled have cells of their own beside the text', () => {
  // Each line fills its row to the last cell, if no arrow needs that.
  const lines = Array.from({ length: 9 }, (_, index) => logLine(index, `${index}${'x'.repeat(12)}`));
  const rows = rowsOf(lines, 3, { width: 20, height: 4 });
  expect(rows.map(row => row.slice(18))).toEqual([' ↑', '', '', ' ↓']);
  for (const row of rows) expect(row.slice(0, 18)).toMatch(/^(. \dx{12}| {2}FK-1) *$/);
});

test('a log that fits uses the whole width', () => {
  const lines = [logLine(0, 'x'.repeat(13))];
  expect(rowsOf(lines, 0, { width: 20, height: 3 })).toHaveLength(1);
});

test('a log can be scrolled back as far as its rows, of which repeated ones are one', () => {
  const lines = Array.from({ length: 9 }, (_, index) => logLine(index, index < 5 ? 'same' : `other ${index}`));
  expect(rowsOf(lines, 9, { width: 30, height: 2 })[0]).toContain('same (5 times) FK-1');
  expect(maxScrollBack(lines, { width: 30, height: 2 }, LOOK)).toBe(3);
});
