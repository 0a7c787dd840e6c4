import type { Glyphs } from '../../../boards/drawing/glyphs.ts';
import { isAscii } from '../../../boards/plain.ts';

/** What sort of tile lies on a space; marks of seats in ASCII are `@`, `o` and `*`, so the signs are letters there. */
const [UNICODE, ASCII] = [
  { planet: 'o', sun: '*', hole: '@', void: '.' },
  { planet: 'p', sun: 's', hole: 'h', void: '.' },
];

/** The signs of tiles, none of which is the mark of a seat in the same look. */
export function tileSigns(glyphs: Glyphs): typeof UNICODE {
  return isAscii(glyphs) ? ASCII : UNICODE;
}
