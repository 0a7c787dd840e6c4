import type { LogEvent } from '../kernel/match/events.ts';
import type { Figure } from '../kernel/match/game.ts';
import type { Message, Side } from '../kernel/words/message.ts';
import type { PaneContext } from './pane.ts';

// How a game looks back on a match: charts, facts and the decisive moment.

/** The public record of a whole match. */
export interface PastOf<View> {
  /** The figures at the end of each round: the set-up is round 0, and the current figures come last. */
  readonly rounds: readonly { readonly round: number; readonly figures: readonly Figure[] }[];
  /** The current view. */
  readonly view: View;
  readonly events: readonly LogEvent[];
}

/** A chart of one figure of every seat, for each round. */
export interface RoundChart {
  readonly title: string;
  /** The first round in the chart. */
  readonly from: number;
  readonly series: readonly { readonly side: Side; readonly values: readonly number[] }[];
  /** The values that win, drawn as lines across the chart. Absent: there is no target. */
  readonly goals?: readonly number[];
}

/** An interesting fact about a match: "Biggest battle: Braken 2, 5 against 4". */
export interface Fact {
  readonly label: string;
  readonly text: string;
}

/** The range of the log in which a match was decided, from `from` (included) to `to` (excluded). */
export interface DecisiveMoment {
  readonly from: number;
  readonly to: number;
  /** Why it decided the match, in one sentence. */
  readonly why: Message;
}

/** How a game looks back on a match: charts, facts and the decisive moment. */
export interface RetrospectOf<View> {
  /** The chart of a match; `null` when there is nothing to draw. */
  readonly chart: (past: PastOf<View>, context: PaneContext) => RoundChart | null;
  readonly facts: (past: PastOf<View>, context: PaneContext) => readonly Fact[];
  /**
   * Returns the part of the log in which the match was decided; `null`: none stands out. Absent: the game does not look
   * for one.
   */
  readonly decisive?: (past: PastOf<View>) => DecisiveMoment | null;
}

// The types for the table, which has views of unknown type.
export type Past = PastOf<unknown>;
export type Retrospect = RetrospectOf<unknown>;

/** Makes the chart of the figures that a match has for each seat; `null` if there is nothing to draw. */
export function chartOf({ rounds }: Past, title: string): RoundChart | null {
  const roundsWithFigures = rounds.filter(({ figures }) => figures.length > 0);
  const [first] = roundsWithFigures;
  if (first === undefined || roundsWithFigures.length < 2) return null;
  const series = first.figures.map(({ side, name }) => ({
    side,
    values: roundsWithFigures.map(
      ({ figures }) => figures.find(one => one.side === side && one.name === name)?.value ?? 0,
    ),
  }));
  return { title, from: first.round, series };
}

/** Wraps a game's retrospect for the table; for the view of another game it shows nothing. */
export function retrospectFrom<View>(
  reads: (view: unknown) => view is View,
  { chart, facts, decisive }: RetrospectOf<View>,
): Retrospect {
  const pastOfGame = ({ view, ...past }: Past): PastOf<View> | null => (reads(view) ? { ...past, view } : null);
  return {
    chart: (past, context) => {
      const gamePast = pastOfGame(past);
      return gamePast === null ? null : chart(gamePast, context);
    },
    facts: (past, context) => {
      const gamePast = pastOfGame(past);
      return gamePast === null ? [] : facts(gamePast, context);
    },
    ...(decisive && {
      decisive: past => {
        const gamePast = pastOfGame(past);
        return gamePast === null ? null : decisive(gamePast);
      },
    }),
  };
}
