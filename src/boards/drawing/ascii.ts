import { ASCII_GLYPHS, UNICODE_GLYPHS } from './glyphs.ts';
import type { GlyphName } from './glyphs.ts';
import type { Grid } from './grid.ts';

/** Punctuation marks and their ASCII replacements of the same width. */
const PUNCTUATION = { '’': "'", '‘': "'", '“': '"', '”': '"', '–': '-', '—': '-', '−': '-', '×': 'x' } as const;

const FORMS = new Map<string, string>(Object.entries(PUNCTUATION));
let name: GlyphName;
for (name in UNICODE_GLYPHS) FORMS.set(UNICODE_GLYPHS[name], ASCII_GLYPHS[name]);

const NOTHING: ReadonlySet<string> = new Set();
const ASCII = /^[\u0020-\u007e]$/;

/**
 * Reduces a grid to ASCII, cell by cell, for terminals limited to ASCII. Marks and punctuation have replacements, and
 * letters lose their accents. Any other character, such as one in another script, becomes `?`. Characters in `kept`
 * stay.
 */
export function inAscii(grid: Grid, kept: ReadonlySet<string> = NOTHING): Grid {
  return {
    ...grid,
    cells: grid.cells.map(cell =>
      ASCII.test(cell.character) || kept.has(cell.character) ? cell : { ...cell, character: formOf(cell.character) },
    ),
  };
}

function formOf(character: string): string {
  const form = plainForm(character);
  return ASCII.test(form) ? form : '?';
}

/** Reduces a text to ASCII as `inAscii` does, but without keeping the width: `ﬁ` becomes two letters. */
export function textInAscii(text: string): string {
  return text.replaceAll(/[^\u0000-\u007e]/gu, character => {
    const form = plainForm(character);
    return /^[\u0020-\u007e]*$/.test(form) ? form : '?';
  });
}

function plainForm(character: string): string {
  return FORMS.get(character) ?? character.normalize('NFKD').replaceAll(/\p{Mark}/gu, '');
}
