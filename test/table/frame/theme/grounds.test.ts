import { describe, expect, test } from 'vitest';
import { GROUNDS, TONES } from '../../../../src/boards/drawing/style.ts';
import type { Style, ToneName } from '../../../../src/boards/drawing/style.ts';
import { SEAT_LOOKS } from '../../../../src/boards/drawing/sides.ts';
import { groundsOf } from '../../../../src/table/frame/theme/grounds.ts';
import type { Background } from '../../../../src/table/frame/theme/paper.ts';
import { createPaint, THEME_NAMES, themeWith } from '../../../../src/table/frame/theme/theme.ts';
import type { Hue, ToneHues } from '../../../../src/table/frame/theme/theme.ts';

const PAPERS = ['dark', 'light'] as const satisfies readonly Background[];
const COLOURED = THEME_NAMES.filter(name => name !== 'plain');
const CUBE = [0, 95, 135, 175, 215, 255];

/** The parts of a colour that a code names, each from 0 to 255: `2;R;G;B` or `5;N`. */
function partsOf(code: string): readonly number[] {
  const [kind, ...numbers] = code.split(';').map(Number);
  if (kind === 2) return numbers;
  const [index = 0] = numbers;
  if (index < 16) throw new Error(`${index} is one of the terminal’s own sixteen colours`);
  if (index >= 232) return Array.from({ length: 3 }, () => 8 + 10 * (index - 232));
  return [36, 6, 1].map(by => CUBE[Math.floor((index - 16) / by) % 6] ?? 0);
}

/** How bright a colour is, as WCAG 2 has it. */
function brightness(code: string): number {
  const [red = 0, green = 0, blue = 0] = partsOf(code).map(value => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of what is written: the ink against the ground; 0: they are not both named. */
function contrastOf(open: string): number {
  const ink = /\u001b\[38;([\d;]+)m/.exec(open)?.[1];
  const ground = /\u001b\[48;([\d;]+)m/.exec(open)?.[1];
  if (ink === undefined || ground === undefined) return 0;
  const [dark = 0, bright = 0] = [brightness(ink), brightness(ground)].toSorted((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
}

/** Everything that may stand on a ground: each tone, and the terminal's own text. */
const INKS: readonly Style[] = [{}, { bold: true, dim: true }, ...TONES.map(tone => ({ tone }))];

/** Tones of people's own: by name, and spread over all colours. */
function ownTones(turn: number): ToneHues {
  const names = ['black', 'blue', 'white', 'red', 'gray', 'yellowBright'] as const;
  const hues: Partial<Record<ToneName, Hue>> = {};
  for (const [at, tone] of TONES.entries()) {
    const number = ((at * 0x9e3779 + turn * 0x5bd1e9) & 0xffffff).toString(16).padStart(6, '0');
    const name = names[(at + turn) % names.length];
    hues[tone] = at % 4 === 0 && name !== undefined ? { basic: name } : { hex: `#${number}` };
  }
  return hues;
}

describe.each(COLOURED)('in %s', name => {
  test.each(['256', 'truecolor'] as const)('every ink can be read on every ground, with %s colours', depth => {
    const hard: string[] = [];
    for (const paper of PAPERS) {
      const grounds = groundsOf(name, paper);
      for (const own of [{}, ...Array.from({ length: 8 }, (_, turn) => ownTones(turn))]) {
        const paint = createPaint(themeWith(name, own), depth, { grounds });
        for (const ground of GROUNDS) {
          for (const ink of INKS) {
            const ratio = contrastOf(paint({ ...ink, ground }).open);
            if (ratio < 4.5) hard.push(`${ink.tone ?? 'text'} on ${ground}, ${paper}: ${ratio}`);
          }
        }
      }
    }
    expect(hard).toEqual([]);
  });

  test('the lands of eight seats are eight grounds, the first four farther apart than all', () => {
    for (const paper of PAPERS) {
      const grounds = groundsOf(name, paper);
      const lands = SEAT_LOOKS.map(({ territory }) => grounds[territory]?.hex ?? '');
      expect(new Set(lands).size).toBe(8);
      const indices = SEAT_LOOKS.map(({ territory }) => grounds[territory]?.index);
      expect(new Set(indices).size).toBe(8);
      for (const [at, one] of lands.entries())
        for (const other of lands.slice(0, at))
          expect(apart(one, other), `${one} and ${other}`).toBeGreaterThan(at < 4 ? 0.03 : 0.02);
    }
  });
});

/** How far two colours are apart in OKLab. */
function apart(one: string, other: string): number {
  const lab = (hex: string): readonly number[] => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(at => {
      const part = parseInt(hex.slice(at, at + 2), 16) / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
    const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
    const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
    return [
      0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
      1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short,
      0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short,
    ];
  };
  const [first, second] = [lab(one), lab(other)];
  return Math.hypot(...first.map((part, at) => part - (second[at] ?? 0)));
}

test('an ink that can be read keeps its colour, and another one keeps its hue', () => {
  const grounds = groundsOf('okabe-ito', 'dark');
  const paint = createPaint(themeWith('okabe-ito'), 'truecolor', { grounds });
  expect(paint({ tone: 'seat0', ground: 'territory0' }).open).toContain('\u001b[38;2;230;159;0m');
  const [, red = 0, green = 0, blue = 0] =
    /38;2;(\d+);(\d+);(\d+)m/.exec(paint({ tone: 'seat6', ground: 'territory0' }).open)?.map(Number) ?? [];
  expect([blue > green, green > red]).toEqual([true, true]);
});

test.each(['none', '16'] as const)('with %s colours nothing has a ground but the cursor, which is reversed', depth => {
  const paint = createPaint(themeWith('dark'), depth, { grounds: groundsOf('dark', 'dark') });
  for (const ground of GROUNDS.filter(one => one !== 'cursor'))
    expect(paint({ tone: 'seat0', ground })).toEqual(paint({ tone: 'seat0' }));
  expect(paint({ ground: 'cursor' })).toEqual(paint({ tone: 'cursor', bold: true, inverse: true }));
});

test('where the paper is not known, and in plain text, nothing has a ground but the cursor', () => {
  for (const paint of [
    createPaint(themeWith('okabe-ito'), 'truecolor'),
    createPaint(themeWith('plain'), 'truecolor', { grounds: groundsOf('plain', 'dark') }),
  ]) {
    expect(paint({ ground: 'deep' }).open).toBe('');
    expect(paint({ ground: 'cursor' }).open).toContain('\u001b[7m');
  }
});
