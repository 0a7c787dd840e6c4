import type { Board } from '../../games/board.ts';
import type { Game } from '../../kernel/history/playable.ts';
import type { Catalogue, Formatter } from '../../kernel/words/format.ts';
import type { Viewer } from '../../kernel/words/message.ts';
import type { Size } from '../../widgets/too-small.ts';
import type { PreferencesNow } from '../preferences/now.ts';
import type { ColouredLook } from '../theme/look.ts';

/** A match as the screen may show it right now. */
export interface MatchNow {
  readonly game: Game;
  readonly board: Board;
  readonly names: readonly string[];
  /** Whose eyes are before the screen. */
  readonly viewer: Viewer;
  readonly view: unknown;
  /** Formats what is shown, in the language of whoever looks. */
  readonly format: Formatter;
  /** What the rules are read in. */
  readonly texts: Catalogue;
  /** The place of the first event in the log, and of the next one to come. */
  readonly bounds: { readonly from: number; readonly to: number };
}

/** What a feature may read beside its own state. */
export interface Situation {
  readonly size: Size;
  /** Marks, keys, colours, and words in the language of the table. */
  readonly look: ColouredLook;
  readonly preferences: PreferencesNow;
  readonly games: readonly { readonly id: string; readonly title: string }[];
  readonly match: MatchNow | null;
  /** The rules that were loaded to be read without a match; `null`: none were. */
  readonly book: Game | null;
  /** Milliseconds from any beginning, when the input came. */
  readonly time: number;
}

/** The look in the words of whoever looks at the match; without one, of the table. */
export function matchLook({ look, match }: Situation): ColouredLook {
  return match === null ? look : { ...look, format: match.format };
}
