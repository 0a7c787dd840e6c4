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
  /** Glyphs, keys, colours, and words in the table's language. */
  readonly look: ColouredLook;
  readonly preferences: PreferencesNow;
  readonly games: FeatureContext['games'];
  readonly taught: boolean;
  /** The match at the table; `null`: there is none. */
  readonly match: MatchNow | null;
  /** The stack of screens; only the top one is visible and gets keys. */
  readonly screens: readonly ScreenState[];
  /** Whether something was pasted where no text is typed; the last row says so. */
  readonly pasteRefused: boolean;
  /** What has left the screen, so that late keys meant for it can be ignored. */
  readonly guard: Guard;
  /** Whether the last key was swallowed; the last row shows it. */
  readonly swallowed: boolean;
  /** The viewer whose secrets the last frame may have shown. */
  readonly shown: Viewer;
  /** The time of the last input. */
  readonly time: number;
}

/** The data that features may read besides their own state. */
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
