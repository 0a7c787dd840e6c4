import type { Glyphs } from './glyphs.ts';

/** The number of rows of a large digit. */
export const FIGURE_HEIGHT = 5;

/** The dots of each large digit, one string for each row. */
const DOTS: Readonly<Record<string, readonly string[]>> = {
  '0': ['###', '# #', '# #', '# #', '###'],
  '1': [' # ', '## ', ' # ', ' # ', '###'],
  '2': ['###', '  #', '###', '#  ', '###'],
  '3': ['###', '  #', '###', '  #', '###'],
  '4': ['# #', '# #', '###', '  #', '  #'],
  '5': ['###', '#  ', '###', '  #', '###'],
  '6': ['###', '#  ', '###', '# #', '###'],
  '7': ['###', '  #', '  #', '  #', '  #'],
  '8': ['###', '# #', '###', '# #', '###'],
  '9': ['###', '# #', '###', '  #', '###'],
  '-': ['   ', '   ', '###', '   ', '   '],
};

/**
 * Draws a whole number in large digits: `FIGURE_HEIGHT` rows of equal width. A cell is half as wide as high, so each
 * dot takes two cells.
 */
export function largeFigures(value: number, { barFull }: Pick<Glyphs, 'barFull'>): readonly string[] {
  const figures = Array.from(String(Math.round(value))).flatMap(sign => {
    const dots = DOTS[sign];
    return dots === undefined ? [] : [dots];
  });
  return Array.from({ length: FIGURE_HEIGHT }, (_, row) =>
    figures
      .map(dots =>
        Array.from(dots[row] ?? '')
          .map(dot => (dot === '#' ? barFull.repeat(2) : '  '))
          .join(''),
      )
      .join('  '),
  );
}
