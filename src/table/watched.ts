import type { Past } from '../games/board.ts';
import { copy } from '../kernel/copy.ts';
import type { Game } from '../kernel/playable.ts';
import type { MatchRecord } from '../kernel/record.ts';
import { retell } from '../kernel/retell.ts';
import type { Viewer } from '../kernel/words.ts';
import { TOLD } from './beats.ts';
import type { Seen } from './beats.ts';

/** The part of a log that is to be seen again: events from `from` to before `to`. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/**
 * The moments of a match that told something of a stretch of its log, as `viewer` may see them: the beats, and where there
 * are none, how it stood after the answer. The match is run again on the side for that. Empty when it no longer plays.
 */
export function seenAgain(game: Game, record: MatchRecord, viewer: Viewer, stretch: Stretch): readonly Seen[] {
  const beats: Seen[] = [];
  const answers: Seen[] = [];
  let from = 0;
  const isPart = (to: number): boolean => from < stretch.to && to > stretch.from;
  try {
    retell(game, record, {
      before: ({ logBounds }) => (from = logBounds.to),
      beat: (match, kind) => {
        const { to } = match.logBounds;
        if (isPart(to)) beats.push({ kind, viewer, view: copy(match.view(viewer)), from, to });
        from = to;
      },
      after: match => {
        const { to } = match.logBounds;
        if (to > from && isPart(to)) answers.push({ kind: TOLD, viewer, view: match.view(viewer), from, to });
      },
    });
  } catch {
    return [];
  }
  return beats.length > 0 ? beats : answers;
}

/** A match as everybody may know it, round by round, run again on the side. `null` when it no longer plays. */
export function pastOf(game: Game, record: MatchRecord): Past | null {
  const rounds: { round: number; view: unknown }[] = [];
  let round: number | null = null;
  try {
    const match = retell(game, record, {
      after: now => {
        if (round !== null && now.round !== round) rounds.push({ round, view: now.view('spectator') });
        ({ round } = now);
      },
    });
    rounds.push({ round: match.round, view: match.view('spectator') });
    return { rounds, events: match.events('spectator') };
  } catch {
    return null;
  }
}
