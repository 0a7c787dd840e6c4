import type { Match } from '../kernel/playable.ts';
import { SAVE_FORMAT } from './format.ts';
import type { CoachedSeat, Player, UnsignedSave } from './format.ts';

/** What a save says beside the match itself. */
export interface Circumstances {
  readonly players: readonly Player[];
  /** What each seat reads its own screens in; `null`: as the table. */
  readonly languages?: readonly (string | null)[];
  /** How far each seat has seen the log. */
  readonly seen: readonly number[];
  /** What the coach has to do with each seat. */
  readonly coach?: readonly CoachedSeat[];
  /** When the match was begun, and now. */
  readonly begun: Date;
  readonly now: Date;
}

/** How many events before the checkpoint a save carries; older ones are told again by a replay. */
const LOG_KEPT = 60;

/** A match as a save, to be written. */
export function saveOf(match: Match, { players, languages = [], seen, coach = [], begun, now }: Circumstances): UnsignedSave {
  const { start, opening, entries, checkpoint, log, logFrom } = match.record(LOG_KEPT);
  const { decision } = match;
  return {
    program: 'orrery',
    format: SAVE_FORMAT,
    game: start.game,
    rulesVersion: start.rulesVersion,
    seats: start.seats.map(({ name }, seat) => {
      const language = languages[seat] ?? null;
      return { name, player: players[seat] ?? 'human', ...(language === null ? {} : { language }) };
    }),
    options: start.options,
    seed: start.seed,
    opening,
    entries,
    checkpoint,
    log,
    logFrom,
    pending: decision === null ? null : { n: decision.n, seat: decision.seat, kind: decision.kind },
    round: match.round,
    seen,
    // Only where somebody has the coach, so that the others stay as they have always been.
    ...(coach.some(({ on, met }) => on || met.length > 0) ? { coach } : {}),
    begun: begun.toISOString(),
    saved: now.toISOString(),
  };
}
