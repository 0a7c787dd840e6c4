import type { Size } from '../edge/too-small.ts';
import { Memo } from '../../../kernel/plain/once.ts';
import type { MatchNow } from '../../../session/running/match-now.ts';
import type { ListedGame } from '../../../session/setting/games.ts';
import type { PreferencesNow } from '../preferences/now.ts';
import type { ColouredAppearance } from '../theme/look.ts';
import type { Guard } from './guard.ts';

/** The data that a feature may read besides its own state. */
export interface FeatureContext {
  readonly size: Size;
  /** Glyphs, keys, colours, and words in the table's language. */
  readonly appearance: ColouredAppearance;
  readonly preferences: PreferencesNow;
  readonly games: readonly ListedGame[];
  /** Whether any game has lessons. */
  readonly taught: boolean;
  /** The match at the table; `null`: there is none. */
  readonly match: MatchNow | null;
  /** The time of the input, in milliseconds since an arbitrary start. */
  readonly time: number;
  /** What the table remembers about closed screens, so that late keys meant for them can be ignored. */
  readonly guard: Guard;
}

/** The appearance with the words of the match's viewer, or of the table if there is no match. */
export function matchAppearance({ appearance, match }: FeatureContext): ColouredAppearance {
  return match === null
    ? appearance
    : appearanceCache.of([appearance, match.format], () => ({ ...appearance, format: match.format }));
}

// A cached appearance: the same object until its parts change, so that components drawn with it are not drawn again.
const appearanceCache = new Memo<ColouredAppearance>();
