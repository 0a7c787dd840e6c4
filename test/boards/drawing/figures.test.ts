import { expect, test } from 'vitest';
import { largeFigures } from '../../../src/boards/drawing/figures.ts';
import { ASCII_GLYPHS } from '../../../src/boards/drawing/glyphs.ts';

test('a number in large figures has five rows of equal width, two cells a dot', () => {
  expect(largeFigures(17, ASCII_GLYPHS)).toEqual([
    '  ##    ######',
    '####        ##',
    '  ##        ##',
    '  ##        ##',
    '######      ##',
  ]);
  expect(largeFigures(-4, ASCII_GLYPHS)[2]).toBe('######  ######');
});
