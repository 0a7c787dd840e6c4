import type { Past } from '../../boards/retrospect.ts';
import { roundsOf } from '../../kernel/history/chronicle.ts';
import type { Figure } from '../../kernel/match/game.ts';
import type { Game, Match } from '../../kernel/history/playable.ts';
import { Replay } from '../../kernel/history/replay.ts';
import type { Viewer } from '../../kernel/words/message.ts';
import { AFTER_ANSWER } from '../sitting/beats.ts';
import type { MomentView } from '../sitting/beats.ts';

/** A range of the log: events from `from` (included) to `to` (excluded). */
export interface EventRange {
  readonly from: number;
  readonly to: number;
}

/**
 * The moments of a match that logged events in a range, as `viewer` may see them: the beats or, if there are none, the
 * moments after answers. Moments to which newer rules no longer lead are left out.
 */
export function momentsIn(
  game: Game,
  match: Pick<Match, 'start' | 'history'>,
  viewer: Viewer,
  { from, to }: EventRange,
): readonly MomentView[] {
  const replay = new Replay(game, match, from);
  while (!replay.isComplete) replay.advance();
  const beats: MomentView[] = [];
  const answers: MomentView[] = [];
  let loggedBefore = replay.toldBefore(viewer);
  for (const stop of replay.stops(viewer)) {
    if (stop.told > loggedBefore && loggedBefore < to && stop.told > from) {
      const { view, exact } = replay.pictureAt(stop, viewer);
      const moment = { kind: stop.kind ?? AFTER_ANSWER, viewer, view, from: loggedBefore, to: stop.told };
      if (exact) (stop.beat === null ? answers : beats).push(moment);
    }
    loggedBefore = stop.told;
  }
  return beats.length > 0 ? beats : answers;
}

/**
 * The public record of a match: the public view and log, and the figures of each round, with the current round last.
 */
export function publicRecordOf(
  match: Pick<Match, 'history' | 'figures' | 'round' | 'outcome' | 'events' | 'view'>,
): Past {
  const publicFigures = (figures: readonly Figure[]): readonly Figure[] =>
    figures.filter(({ now, end }) => (match.outcome === null ? now : end) === 'all');
  const rounds = roundsOf(match.history).map(({ round, figures }) => ({ round, figures: publicFigures(figures) }));
  return {
    rounds: fillGaps([...rounds, { round: match.round, figures: publicFigures(match.figures) }]),
    view: match.view('spectator'),
    events: match.events('spectator'),
  };
}

/** The most missing rounds that are filled in. Only a forged save has a longer gap. */
const MAX_MISSING_ROUNDS = 100;

/**
 * Fills gaps between rounds, so that a chart keeps its positions: a round whose figures can't be read repeats those of
 * the round before.
 */
function fillGaps(rounds: Past['rounds']): Past['rounds'] {
  return rounds.flatMap((round, at) => {
    const previousRound = rounds[at - 1] ?? round;
    const missingCount = Math.min(MAX_MISSING_ROUNDS, Math.max(0, round.round - previousRound.round - 1));
    return [
      ...Array.from({ length: missingCount }, (_, place) => ({
        ...previousRound,
        round: previousRound.round + 1 + place,
      })),
      round,
    ];
  });
}
