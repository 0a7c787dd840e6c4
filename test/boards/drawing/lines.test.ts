import { expect, test } from 'vitest';
import { BOLD, fitted, indented, lineWidth, MUTED, span } from '../../../src/boards/drawing/lines.ts';
import type { Line } from '../../../src/boards/drawing/lines.ts';

const textOf = (line: Line): string => line.map(({ text }) => text).join('');

test('an indented text is broken so that every line of it fits behind its two blanks', () => {
  const lines = indented('one two three', 8, MUTED);
  expect(lines.map(textOf)).toEqual(['  one', '  two', '  three']);
  expect(lines[0]?.map(({ style }) => style)).toEqual([span('').style, MUTED]);
});

test('a fitted line has exactly its width: filled up with blanks, or cut with the ellipsis at its end', () => {
  const line = [span('Marine', BOLD), span(' + Ghost')];
  expect(textOf(fitted(line, 16, '…'))).toBe('Marine + Ghost  ');
  expect(textOf(fitted(line, 9, '…'))).toBe('Marine +…');
  expect(textOf(fitted(line, 4, '...'))).toBe('M...');
  // A wide letter that would stand across the edge is left out, and a blank stands in its place.
  const wide = fitted([span('aa漢字')], 4, '…');
  expect([textOf(wide), lineWidth(wide)]).toEqual(['aa… ', 4]);
});
