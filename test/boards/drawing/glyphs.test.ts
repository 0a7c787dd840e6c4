import stringWidth from 'string-width';
import { describe, expect, test } from 'vitest';
import { ASCII_GLYPHS, chooseGlyphs, CONSOLE_GLYPHS, UNICODE_GLYPHS } from '../../../src/boards/drawing/glyphs.ts';
import { seatMark } from '../../../src/boards/drawing/sides.ts';

test.each(Object.entries(UNICODE_GLYPHS))('%s %s is one cell of the basic plane', (_, glyph) => {
  expect(stringWidth(glyph)).toBe(1);
  expect(glyph).toHaveLength(1);
});

test.each(Object.entries(ASCII_GLYPHS))('%s %s is one printable ASCII character', (_, glyph) => {
  expect(glyph).toMatch(/^[!-~]$/);
});

/** The half of code page 437 that is no letter: what every font of the Linux console has. */
const CODE_PAGE = '░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀±·↑↓→←';

test('the glyphs of the Linux console are in its fonts: lines that join, and ASCII for all else', () => {
  const others = Object.values(CONSOLE_GLYPHS).filter(glyph => !/^[!-~]$/.test(glyph));
  expect(others.filter(glyph => !CODE_PAGE.includes(glyph))).toEqual([]);
  expect(CONSOLE_GLYPHS).toMatchObject({ vertical: '│', cross: '┼', arrowUp: '↑', seat0: ASCII_GLYPHS.seat0 });
});

describe('chooseGlyphs', () => {
  const linux = { platform: 'linux' };
  test.each([
    ['UTF-8', { ...linux, env: { LANG: 'de_DE.UTF-8' } }, UNICODE_GLYPHS],
    ['C.utf8', { ...linux, env: { LANG: 'C.utf8' } }, UNICODE_GLYPHS],
    ['the Linux console', { ...linux, env: { LANG: 'C.utf8', TERM: 'linux' } }, CONSOLE_GLYPHS],
    ['the Linux console without UTF-8', { ...linux, env: { LANG: 'C', TERM: 'linux' } }, ASCII_GLYPHS],
    ['C', { ...linux, env: { LANG: 'C' } }, ASCII_GLYPHS],
    ['POSIX before LANG', { ...linux, env: { LC_ALL: 'POSIX', LANG: 'en_US.UTF-8' } }, ASCII_GLYPHS],
    ['an empty LC_ALL', { ...linux, env: { LC_ALL: '', LANG: 'en_US.UTF-8' } }, UNICODE_GLYPHS],
    ['no locale', { ...linux, env: {} }, ASCII_GLYPHS],
    ['Windows', { platform: 'win32', env: {} }, UNICODE_GLYPHS],
    ['--ascii', { ...linux, ascii: true, env: { LANG: 'en_US.UTF-8' } }, ASCII_GLYPHS],
    ['--no-ascii', { ...linux, ascii: false, env: { LANG: 'C' } }, UNICODE_GLYPHS],
  ])('%s', (_, situation, glyphs) => {
    expect(chooseGlyphs(situation)).toBe(glyphs);
  });
});

test('in ASCII neither a base nor what can be chosen looks like a letter, a corner of a frame or a seat', () => {
  const { base, choice, topLeft } = ASCII_GLYPHS;
  const seats = [0, 1, 2, 3, 4, 5, 6, 7].map(seat => seatMark(ASCII_GLYPHS, seat));
  for (const mark of [base, choice]) {
    expect(mark).not.toMatch(/[a-z]/i);
    expect([topLeft, ...seats]).not.toContain(mark);
  }
});
