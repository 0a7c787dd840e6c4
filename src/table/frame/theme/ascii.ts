import { clustersOf, isSimple } from '../../../boards/drawing/clusters.ts';
import { inAscii, textInAscii } from '../../../boards/drawing/ascii.ts';
import { beyondAscii, isPlainLook } from '../../../boards/drawing/glyphs.ts';
import type { Grid } from '../../../boards/drawing/grid.ts';
import type { Look } from './look.ts';

/** Whether only ASCII may be shown, apart from the line-drawing characters of a console. */
export function isAscii({ glyphs }: Pick<Look, 'glyphs'>): boolean {
  return isPlainLook(glyphs);
}

/** A text without control characters, converted to ASCII if only ASCII may be shown. Its width does not change. */
export function shownText(text: string, look: Pick<Look, 'glyphs'>): string {
  if (!isAscii(look) && isSimple(text)) return text;
  const clusters = clustersOf(text);
  if (!isAscii(look)) return clusters.map(cluster => cluster.text).join('');
  const keptCharacters = beyondAscii(look.glyphs);
  return clusters
    .map(({ text: shown, width }) => (keptCharacters.has(shown) ? shown : asciiFormOf(shown).padEnd(width)))
    .join('');
}

/** A grid of cells, converted to ASCII if only ASCII may be shown. */
export function shownGrid(grid: Grid, look: Pick<Look, 'glyphs'>): Grid {
  return isAscii(look) ? inAscii(grid, beyondAscii(look.glyphs)) : grid;
}

/** The single ASCII character for a grapheme cluster. */
function asciiFormOf(cluster: string): string {
  const asciiText = textInAscii(cluster);
  return asciiText.length === 1 ? asciiText : '?';
}
