import type { Formatter } from '../kernel/words/format.ts';
import type { Glyphs } from '../widgets/glyphs.ts';
import type { Keymap } from '../widgets/keymap.ts';

/** What every screen is painted with. Colours come later: a grid holds tones. Glyphs and keys may change at any time. */
export interface Look {
  readonly glyphs: Glyphs;
  readonly keymap: Keymap;
  readonly format: Formatter;
}

/** The same look in other words. A copy by `...` would stop following the settings. */
export function lookTelling(look: Look, format: Formatter): Look {
  return {
    get glyphs() {
      return look.glyphs;
    },
    get keymap() {
      return look.keymap;
    },
    format,
  };
}
