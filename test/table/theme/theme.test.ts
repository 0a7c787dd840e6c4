import { describe, expect, test } from 'vitest';
import { styleKey, TONES } from '../../../src/boards/drawing/style.ts';
import {
  colourDepth,
  COLOUR_DEPTHS,
  createPaint,
  hueFrom,
  isThemeName,
  THEME_NAMES,
  THEMES,
  themeWith,
} from '../../../src/table/theme/theme.ts';

describe('colourDepth', () => {
  const tty = { isTTY: true };
  test.each([
    ['a plain terminal', { ...tty, env: { TERM: 'xterm' } }, '16'],
    ['256 colours', { ...tty, env: { TERM: 'xterm-256color' } }, '256'],
    ['COLORTERM', { ...tty, env: { TERM: 'xterm-256color', COLORTERM: 'truecolor' } }, 'truecolor'],
    ['NO_COLOR', { ...tty, env: { TERM: 'xterm-256color', NO_COLOR: '1' } }, 'none'],
    ['an empty NO_COLOR', { ...tty, env: { TERM: 'xterm-256color', NO_COLOR: '' } }, '256'],
    ['NO_COLOR before FORCE_COLOR', { ...tty, env: { NO_COLOR: '1', FORCE_COLOR: '3' } }, 'none'],
    ['a dumb terminal', { ...tty, env: { TERM: 'dumb' } }, 'none'],
    ['a pipe', { isTTY: false, env: { TERM: 'xterm-256color' } }, 'none'],
    ['FORCE_COLOR in a pipe', { isTTY: false, env: { FORCE_COLOR: '3' } }, 'truecolor'],
    ['FORCE_COLOR=0', { ...tty, env: { TERM: 'xterm', FORCE_COLOR: '0' } }, 'none'],
    ['--color=never', { ...tty, flag: 'never', env: { FORCE_COLOR: '3', COLORTERM: 'truecolor' } }, 'none'],
    ['--color=always before NO_COLOR', { isTTY: false, flag: 'always', env: { NO_COLOR: '1' } }, '16'],
    ['--color=auto', { ...tty, flag: 'auto', env: { TERM: 'xterm' } }, '16'],
  ] as const)('%s', (_, situation, depth) => {
    expect(colourDepth(situation)).toBe(depth);
  });
});

describe('createPaint', () => {
  test('writes the codes of each depth', () => {
    const codes = COLOUR_DEPTHS.map(depth => createPaint(THEMES['okabe-ito'], depth)({ tone: 'seat0' }).open);
    expect(codes).toEqual(['', '\u001b[33m', expect.stringMatching(/^\u001b\[38;5;\d+m$/), '\u001b[38;2;230;159;0m']);
  });

  test('without colour the cursor can still be seen, unless there are to be no codes at all', () => {
    expect(createPaint(THEMES.plain, 'none')({ inverse: true })).toEqual({ open: '\u001b[7m', close: '\u001b[27m' });
    const bare = createPaint(THEMES['okabe-ito'], 'none', { attributes: false });
    expect(bare({ tone: 'danger', bold: true })).toEqual({ open: '', close: '' });
  });

  test('an unstyled cell needs no code in any theme', () => {
    for (const theme of Object.values(THEMES)) expect(createPaint(theme, 'truecolor')({}).open).toBe('');
  });
});

test('no two seats share a hue, in any theme with colours and in sixteen colours too', () => {
  for (const name of THEME_NAMES.filter(theme => theme !== 'plain')) {
    for (const depth of ['16', '256', 'truecolor'] as const) {
      const paint = createPaint(THEMES[name], depth);
      const seats = TONES.filter(tone => tone.startsWith('seat')).map(tone => paint({ tone }).open);
      expect(new Set(seats).size, `${name} ${depth}`).toBe(8);
    }
  }
});

test('a single tone can have a colour of its own, by number or by name', () => {
  const paint = createPaint(themeWith('dark', { accent: { hex: '#010203' }, good: { basic: 'red' } }), 'truecolor');
  expect(paint({ tone: 'accent' }).open).toBe('\u001b[38;2;1;2;3m');
  expect(paint({ tone: 'good' }).open).toBe('\u001b[31m');
  expect(paint({ tone: 'title' }).open).toBe(createPaint(THEMES.dark, 'truecolor')({ tone: 'title' }).open);
  expect(createPaint(themeWith('dark', { accent: { hex: '#FF0000' } }), '16')({ tone: 'accent' }).open).toBe(
    '\u001b[91m',
  );
  expect([hueFrom('#12345'), hueFrom('reddish'), hueFrom('toString')]).toEqual([null, null, null]);
});

test('names of themes are known from other words', () => {
  expect([isThemeName('light'), isThemeName('toString')]).toEqual([true, false]);
});

test('styles that look alike share a key', () => {
  expect(styleKey({ bold: false })).toBe(styleKey({ tone: 'text' }));
  expect(styleKey({ bold: true })).not.toBe(styleKey({ dim: true }));
});
