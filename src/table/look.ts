import type { Teller } from '../kernel/phrases.ts';
import type { Glyphs } from '../widgets/glyphs.ts';
import type { Keymap } from '../widgets/keymap.ts';

/** What every screen is painted with. Colours come later: a grid holds tones. */
export interface Look {
  readonly glyphs: Glyphs;
  readonly keymap: Keymap;
  readonly tell: Teller;
}
