import type { Viewer } from '../../../kernel/words/message.ts';
import type { Size } from '../../frame/edge/too-small.ts';
import type { MatchNow } from '../../../session/running/match-now.ts';
import type { PreferencesNow } from '../../frame/preferences/now.ts';
import type { Guard } from '../../frame/store/guard.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import type { ColouredLook } from '../../frame/theme/look.ts';
import type { ScreenState } from './screens.ts';

/** The whole state of the table. */
export interface TableState {
  readonly size: Size;
  /** Marks, keys, colours, and words in the language of the table. */
  readonly look: ColouredLook;
  readonly preferences: PreferencesNow;
  readonly games: FeatureContext['games'];
  readonly taught: boolean;
  /** The match at the table; `null`: there is none. */
  readonly match: MatchNow | null;
  /** The screens that lie on each other; only the top one is seen and gets keys. */
  readonly screens: readonly ScreenState[];
  /** Whether something was pasted where no text is typed, which the last row says. */
  readonly pasteRefused: boolean;
  /** What has gone from the screen, for which keys may have been meant. */
  readonly guard: Guard;
  /** Whether the last key was swallowed, which the last row shows. */
  readonly swallowed: boolean;
  /** Whose secrets the last frame may have shown. */
  readonly shown: Viewer;
  /** When the last input came. */
  readonly time: number;
}

/** What features may read beside their own state. */
export function contextOfTable({
  size,
  look,
  preferences,
  games,
  taught,
  match,
  time,
  guard,
}: TableState): FeatureContext {
  return { size, look, preferences, games, taught, match, time, guard };
}
