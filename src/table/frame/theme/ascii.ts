import { clustersOf, isSimple } from '../../../boards/drawing/clusters.ts';
import { inAscii, textInAscii } from '../../../boards/drawing/ascii.ts';
import { beyondAscii, isPlainLook } from '../../../boards/drawing/glyphs.ts';
import type { Grid } from '../../../boards/drawing/grid.ts';
import type { Appearance } from './look.ts';

/** Whether only ASCII may be shown, apart from the line-drawing characters of a console. */
export function isAscii({ glyphs }: Pick<Appearance, 'glyphs'>): boolean {
  return isPlainLook(glyphs);
}

/** A text without control characters, converted to ASCII if only ASCII may be shown. Its width does not change. */
export function shownText(text: string, appearance: Pick<Appearance, 'glyphs'>): string {
  if (!isAscii(appearance) && isSimple(text)) return text;
  const clusters = clustersOf(text);
  if (!isAscii(appearance)) return clusters.map(cluster => cluster.text).join('');
  const keptCharacters = beyondAscii(appearance.glyphs);
  return clusters
    .map(({ text: shown, width }) => (keptCharacters.has(shown) ? shown : asciiFormOf(shown).padEnd(width)))
    .join('');
}

/** A grid of cells, converted to ASCII if only ASCII may be shown. */
export function shownGrid(grid: Grid, appearance: Pick<Appearance, 'glyphs'>): Grid {
  return isAscii(appearance) ? inAscii(grid, beyondAscii(appearance.glyphs)) : grid;
}

/** The single ASCII character for a grapheme cluster. */
function asciiFormOf(cluster: string): string {
  const asciiText = textInAscii(cluster);
  return asciiText.length === 1 ? asciiText : '?';
}
