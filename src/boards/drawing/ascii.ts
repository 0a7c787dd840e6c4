import { ASCII_GLYPHS, UNICODE_GLYPHS } from './glyphs.ts';
import type { GlyphName } from './glyphs.ts';
import type { Grid } from './grid.ts';

/** Punctuation marks and their ASCII replacements of the same width. */
const PUNCTUATION = { '’': "'", '‘': "'", '“': '"', '”': '"', '–': '-', '—': '-', '−': '-', '×': 'x' } as const;

const REPLACEMENTS = new Map<string, string>(Object.entries(PUNCTUATION));
let name: GlyphName;
for (name in UNICODE_GLYPHS) REPLACEMENTS.set(UNICODE_GLYPHS[name], ASCII_GLYPHS[name]);

const NO_CHARACTERS: ReadonlySet<string> = new Set();
const ASCII = /^[\u0020-\u007e]$/;

/**
 * Reduces a grid to ASCII, cell by cell, for terminals limited to ASCII. Marks and punctuation have replacements, and
 * letters lose their accents. Any other character, such as one in another script, becomes `?`. Characters in
 * `keptCharacters` stay.
 */
export function inAscii(grid: Grid, keptCharacters: ReadonlySet<string> = NO_CHARACTERS): Grid {
  return {
    ...grid,
    cells: grid.cells.map(cell =>
      ASCII.test(cell.character) || keptCharacters.has(cell.character)
        ? cell
        : { ...cell, character: asciiOrQuestionMark(cell.character) },
    ),
  };
}

function asciiOrQuestionMark(character: string): string {
  const replacement = replacementOf(character);
  return ASCII.test(replacement) ? replacement : '?';
}

/** Reduces a text to ASCII as `inAscii` does, but without keeping the width: `ﬁ` becomes two letters. */
export function textInAscii(text: string): string {
  return text.replaceAll(/[^\u0000-\u007e]/gu, character => {
    const replacement = replacementOf(character);
    return /^[\u0020-\u007e]*$/.test(replacement) ? replacement : '?';
  });
}

function replacementOf(character: string): string {
  return REPLACEMENTS.get(character) ?? character.normalize('NFKD').replaceAll(/\p{Mark}/gu, '');
}
