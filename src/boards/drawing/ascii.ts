import { ASCII_GLYPHS, UNICODE_GLYPHS } from './glyphs.ts';
import type { GlyphName } from './glyphs.ts';
import type { Grid } from './grid.ts';

/** The punctuation of sentences, each as wide as what stands for it. */
const PUNCTUATION = { '’': "'", '‘': "'", '“': '"', '”': '"', '–': '-', '—': '-', '−': '-', '×': 'x' } as const;

const FORMS = new Map<string, string>(Object.entries(PUNCTUATION));
let name: GlyphName;
for (name in UNICODE_GLYPHS) FORMS.set(UNICODE_GLYPHS[name], ASCII_GLYPHS[name]);

const NOTHING: ReadonlySet<string> = new Set();
const ASCII = /^[\u0020-\u007e]$/;

/**
 * The grid with nothing but ASCII in it, cell by cell: for terminals that promise no more. Marks and punctuation have a
 * form of their own, letters lose their accents, and of what has none, such as a name in another script, a `?` remains.
 * What is `kept` stays.
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

/**
 * A text with nothing but ASCII in it, each character made as `inAscii` does it, but as wide as that becomes: `ﬁ` is
 * two letters.
 */
export function textInAscii(text: string): string {
  return text.replaceAll(/[^\u0000-\u007e]/gu, character => {
    const form = plainForm(character);
    return /^[\u0020-\u007e]*$/.test(form) ? form : '?';
  });
}

function plainForm(character: string): string {
  return FORMS.get(character) ?? character.normalize('NFKD').replaceAll(/\p{Mark}/gu, '');
}
