import type { Teller } from '../kernel/words/format.ts';
import type { Glyphs } from '../widgets/glyphs.ts';
import type { Keymap } from '../widgets/keymap.ts';

/** What every screen is painted with. Colours come later: a grid holds tones. Glyphs and keys may change at any time. */
export interface Look {
  readonly glyphs: Glyphs;
  readonly keymap: Keymap;
  readonly tell: Teller;
}

/** The same look in other words. A copy by `...` would stop following the settings. */
export function lookTelling(look: Look, tell: Teller): Look {
  return {
    get glyphs() {
      return look.glyphs;
    },
    get keymap() {
      return look.keymap;
    },
    tell,
  };
}
