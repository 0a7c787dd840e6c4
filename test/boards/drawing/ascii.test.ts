import { expect, test } from 'vitest';
import { inAscii, textInAscii } from '../../../src/boards/drawing/ascii.ts';
import { ASCII_GLYPHS, beyondAscii, CONSOLE_GLYPHS } from '../../../src/boards/drawing/glyphs.ts';
import { createGrid, put, toPlain } from '../../../src/boards/drawing/grid.ts';

test.each([
  ['plain ~ {text}', 'plain ~ {text}'],
  ['can’t “final” 2×3 –1 −1 …', `can't "final" 2x3 -1 -1 ~`],
  ['◆ ▸ ─│ ☠ ·', '@ > -| x .'],
  ['Łukasz Änne é', '?ukasz Anne e'],
  ['漢字 x', '???? x'],
])('%s is %s, and as wide', (text, ascii) => {
  const grid = createGrid(30, 1);
  put(grid, 0, 0, text);
  expect(toPlain(inAscii(grid))).toEqual([ascii.padEnd(30)]);
});

test.each([
  ['Ann × Bob → 2 … ﬁ\n\tÄ', 'Ann x Bob > 2 ~ fi\n\tA'],
  ['漢字 😀', '?? ?'],
])('the text %j is %j', (text, ascii) => expect(textInAscii(text)).toBe(ascii));

test('what a console shows beside ASCII stays, and nothing else does', () => {
  const grid = createGrid(6, 1);
  put(grid, 0, 0, '│◆é─█…');
  expect(toPlain(inAscii(grid, beyondAscii(CONSOLE_GLYPHS)))).toEqual(['│@e─█~']);
  expect(toPlain(inAscii(grid, beyondAscii(ASCII_GLYPHS)))).toEqual(['|@e-#~']);
});
