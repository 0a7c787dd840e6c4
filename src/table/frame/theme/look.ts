import type { Formatter } from '../../../kernel/words/format.ts';
import type { Glyphs } from '../../../boards/drawing/glyphs.ts';
import type { Keymap } from '../edge/keymap.ts';
import type { Paint } from '../../../boards/drawing/style.ts';

/** What every screen is made with: marks, keys and words. */
export interface Look {
  readonly glyphs: Glyphs;
  readonly keymap: Keymap;
  readonly format: Formatter;
}

/** A look with the colours for its tones, which components write. */
export interface ColouredLook extends Look {
  readonly paint: Paint;
}
