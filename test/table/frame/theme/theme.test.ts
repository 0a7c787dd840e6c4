import { describe, expect, test } from 'vitest';
import { styleKey, TONES } from '../../../../src/boards/drawing/style.ts';
import {
  colourDepth,
  COLOUR_DEPTHS,
  createPaint,
  hueFrom,
  isThemeName,
  THEME_NAMES,
  THEMES,
  themeWith,
} from '../../../../src/table/frame/theme/theme.ts';
import type { ToneName } from '../../../../src/boards/drawing/style.ts';
import { distance, seenBy } from './colour-vision.ts';
import type { Theme, ThemeName } from '../../../../src/table/frame/theme/theme.ts';

/** OKLab distances are given as hundredths. */
const NEAR = 6;

test.each(THEME_NAMES.filter(theme => theme !== 'plain'))(
  'in %s nothing else has a colour near that of a seat',
  name => {
    const theme: Theme = THEMES[name];
    const hexOf = (tone: ToneName): string | undefined => theme[tone]?.hex;
    // White, the last seat's, is also plain text.
    const seats = TONES.filter(tone => tone.startsWith('seat') && tone !== 'seat7');
    const others = TONES.filter(tone => !tone.startsWith('seat') && !tone.startsWith('power'));
    const paint = createPaint(theme, '256');
    const like = others.flatMap(tone =>
      seats.flatMap(seat => {
        const [hex, owned] = [hexOf(tone), hexOf(seat)];
        if (hex === undefined || owned === undefined) return [];
        const isNear = distance(seenBy('usual', hex), seenBy('usual', owned)) < NEAR;
        return isNear || paint({ tone }).open === paint({ tone: seat }).open ? [`${tone} is like ${seat}`] : [];
      }),
    );
    expect(like).toEqual([]);
  },
);

test.each(THEME_NAMES.filter(theme => theme !== 'plain'))(
  'in sixteen colours of %s, too, nothing else has the colour of a seat',
  name => {
    const paint = createPaint(THEMES[name], '16');
    const seats = TONES.filter(tone => tone.startsWith('seat') && tone !== 'seat7');
    const others = TONES.filter(tone => !tone.startsWith('seat'));
    const like = others.flatMap(tone =>
      seats.flatMap(seat => (paint({ tone }).open === paint({ tone: seat }).open ? [`${tone} is like ${seat}`] : [])),
    );
    expect(like).toEqual([]);
  },
);

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

  test('what has a colour is not dim beside that, which leaves hardly anything of a grey', () => {
    const style = { tone: 'muted', dim: true } as const;
    expect(createPaint(THEMES['okabe-ito'], '256')(style)).toEqual(
      createPaint(THEMES['okabe-ito'], '256')({ tone: 'muted' }),
    );
    expect(createPaint(THEMES['okabe-ito'], 'none')(style).open).toBe('\u001b[2m');
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

/** The paper that a theme is made for; `null`: any. */
const PAPERS = {
  'okabe-ito': null,
  light: '#FFFFFF',
  dark: '#1E1E2E',
  'high-contrast': '#000000',
  plain: null,
} as const satisfies Record<ThemeName, string | null>;

/** How bright a colour is, as WCAG 2 has it. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

describe('the cursor', () => {
  test('no colour can be read on every paper, so a theme for any paper has none for the cursor, which is reversed', () => {
    expect(contrast('#F0E442', '#FFFFFF')).toBeCloseTo(1.3, 1);
    for (const name of THEME_NAMES.filter(theme => PAPERS[theme] === null)) {
      for (const depth of COLOUR_DEPTHS) {
        const { open } = createPaint(THEMES[name], depth)({ tone: 'cursor', bold: true });
        expect(open, `${name} ${depth}`).toBe('\u001b[1m\u001b[7m');
      }
    }
  });

  test('a theme for a known paper has one that can be read on it, also reversed', () => {
    for (const name of THEME_NAMES) {
      const paper = PAPERS[name];
      if (paper === null) continue;
      const theme: Theme = THEMES[name];
      expect(contrast(theme.cursor?.hex ?? paper, paper), name).toBeGreaterThan(4.5);
      expect(createPaint(theme, 'truecolor')({ tone: 'cursor' }).open).not.toContain('\u001b[7m');
      expect(createPaint(theme, 'none')({ tone: 'cursor' }).open).toBe('\u001b[7m');
    }
  });

  test('a person may give it a colour of their own', () => {
    const paint = createPaint(themeWith('okabe-ito', { cursor: { hex: '#010203' } }), 'truecolor');
    expect(paint({ tone: 'cursor' }).open).toBe('\u001b[38;2;1;2;3m');
  });
});
