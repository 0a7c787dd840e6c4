import { NumberedMatches } from './numbered-matches.ts';
import type { Finished, Known, Series } from './numbered-matches.ts';
import type { FuzzGame } from './fuzz-game.ts';
import type { TallyCounts } from './tally.ts';

/** Who plays the matches of a run. */
export interface Crew {
  /** This many matches can be played at once. */
  readonly size: number;
  /** Begins, or goes on, with the matches of a game. */
  readonly begin: (series: Series, known: Known) => void;
  /** Tells what was used in a round. */
  readonly learn: (round: number, counts: TallyCounts) => void;
  /** Plays a match; numbers must go up. Rejected when the match takes whoever plays it down. */
  readonly play: (number: number) => Promise<Finished>;
  readonly close: () => void;
}

/** Plays one match after the other, in this process. */
export function alone(games: readonly FuzzGame[]): Crew {
  let matches: NumberedMatches | null = null;
  return {
    size: 1,
    begin: (series, known) => {
      matches = new NumberedMatches(gameOf(games, series), series, known);
    },
    learn: (round, counts) => matches?.learn(round, counts),
    play: async number => {
      if (matches === null) throw new Error('no game was begun');
      return Promise.resolve(matches.play(number));
    },
    close: () => undefined,
  };
}

/** The game of a series. Throws when it is not there. */
export function gameOf(games: readonly FuzzGame[], { game: id }: Series): FuzzGame {
  const fuzzed = games.find(({ game }) => game.id === id);
  if (fuzzed === undefined) throw new RangeError(`there is no game ${id}`);
  return fuzzed;
}
