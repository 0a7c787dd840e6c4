import type { Glyphs } from '../../../boards/drawing/glyphs.ts';
import { isAscii } from '../../../boards/plain.ts';

/** The signs for kinds of tile. In ASCII, `@`, `o` and `*` are marks of seats, so letters are used there. */
const [UNICODE, ASCII] = [
  { planet: 'o', sun: '*', hole: '@', void: '.' },
  { planet: 'p', sun: 's', hole: 'h', void: '.' },
];

/** The tile signs for a glyph set. None of them is a seat mark of the same set. */
export function tileSigns(glyphs: Glyphs): typeof UNICODE {
  return isAscii(glyphs) ? ASCII : UNICODE;
}
