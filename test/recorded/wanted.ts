import type { Game, Match, MatchSetting } from '../../src/kernel/history/playable.ts';
import { randomBelow, seededRandom } from '../../src/kernel/plain/random.ts';
import type { Answering } from '../oracles/answering.ts';
import type { PrintedMatch } from './printed.ts';

/** A match that is worth keeping, and where to look for it. */
export interface Wanted {
  /** The name of its file, without `.json`. */
  readonly name: string;
  /** What it is kept for, in a sentence. */
  readonly shows: string;
  /** The match of a seed, not begun yet. */
  readonly setting: (seed: string) => MatchSetting;
  /** The players of its seats; what they do without the rules' leave is not theirs to know. */
  readonly players: readonly Answering[];
  /** Once in this many answers, whoever is asked gives up. Without it nobody ever does. */
  readonly givesUp?: number;
  /** Whether a match that has ended is the one. */
  readonly isIt: (match: Match) => boolean;
}

/** A game with the matches that are kept of it. A new game adds its own to `games.ts`. */
export interface RecordedGame {
  readonly game: Game;
  /** Where its recordings lie. */
  readonly folder: string;
  readonly wanted: readonly Wanted[];
  /** Those that its rule book tells; left out: none. */
  readonly printed?: readonly PrintedMatch[];
}

/** This many seeds are tried, and no match of more answers is kept. */
const SEEDS = 400;
const LONGEST = 3_000;

/** The first match that is the wanted one, by the number of its seed. Throws when there is none among them. */
export function seek(game: Game, wanted: Wanted): Match {
  for (let number = 1; number <= SEEDS; number++) {
    const match = played(game, wanted, `${wanted.name} ${number}`);
    if (match.outcome !== null && wanted.isIt(match)) return match;
  }
  throw new Error(`${wanted.name}: no such match among ${SEEDS}`);
}

/** A match played to its end, or to where it gets too long. */
function played(game: Game, { setting, players, givesUp }: Wanted, seed: string): Match {
  const match = game.start(setting(seed), { checkpointEvery: 100 });
  const random = seededRandom(`players of ${seed}`);
  for (let given = 0; match.decision !== null && given < LONGEST; given++) {
    const { n, seat } = match.decision;
    if (givesUp !== undefined && randomBelow(random, givesUp) === 0 && !match.conceding.includes(seat)) {
      match.concede(seat);
      continue;
    }
    const player = players[seat];
    if (player === undefined) throw new Error(`nobody plays for seat ${seat}`);
    match.answer(n, player(match.decision, random, match));
  }
  return match;
}
