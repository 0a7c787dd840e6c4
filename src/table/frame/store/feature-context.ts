import type { Size } from '../edge/too-small.ts';
import type { MatchNow } from '../../../session/running/match-now.ts';
import type { ListedGame } from '../../../session/setting/games.ts';
import type { PreferencesNow } from '../preferences/now.ts';
import type { ColouredLook } from '../theme/look.ts';
import type { Guard } from './guard.ts';

/** What a feature may read beside its own state. */
export interface FeatureContext {
  readonly size: Size;
  /** Marks, keys, colours, and words in the language of the table. */
  readonly look: ColouredLook;
  readonly preferences: PreferencesNow;
  readonly games: readonly ListedGame[];
  /** Whether there are lessons. */
  readonly taught: boolean;
  readonly match: MatchNow | null;
  /** Milliseconds from any beginning, when the input came. */
  readonly time: number;
  /** What has gone from the screen, for which keys may have been meant. */
  readonly guard: Guard;
}

/** The look with the words of the match's viewer; without a match, of the table. */
export function matchLook({ look, match }: FeatureContext): ColouredLook {
  return match === null ? look : { ...look, format: match.format };
}
