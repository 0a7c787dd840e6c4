import { expect, test } from 'vitest';
import { strokesOf } from '../../../scripts/pictures/box-lines.ts';

const cell = { x: 10, y: 20, width: 8, height: 18 };

test('a vertical line goes from the upper to the lower edge of its cell, so that the next row continues it', () => {
  const upper = strokesOf(['│'], cell, '#fff');
  const lower = strokesOf(['│'], { ...cell, y: 38 }, '#fff');
  expect(upper).toContain('L14 38');
  expect(lower).toContain('L14 38');
});

test('a corner joins the lines beside and below it', () => {
  expect(strokesOf(['┌', '─'], cell, '#fff')).toContain('M14 29L14 38M14 29L18 29M22 29L18 29M22 29L26 29');
});

test('what is no line is left to the text', () => {
  expect(strokesOf(['a', ' ', '◆'], cell, '#fff')).toBe('');
});
