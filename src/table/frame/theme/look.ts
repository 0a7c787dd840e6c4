import type { Formatter } from '../../../kernel/words/format.ts';
import type { Glyphs } from '../../../boards/drawing/glyphs.ts';
import type { Keymap } from '../edge/keymap.ts';
import type { Paint } from '../../../boards/drawing/style.ts';

/** The glyphs, keys and words that a screen is drawn with. */
export interface Appearance {
  readonly glyphs: Glyphs;
  readonly keymap: Keymap;
  readonly format: Formatter;
}

/** An appearance with the function that colours text. */
export interface ColouredAppearance extends Appearance {
  readonly paint: Paint;
}
