import type { Answer, ShownOption } from '../../src/kernel/match/decision.ts';
import type { CheckpointPolicy } from '../../src/kernel/match/checkpoints.ts';
import type { Game, Match } from '../../src/kernel/history/playable.ts';
import type { RandomState } from '../../src/kernel/plain/random.ts';
import type { Answering } from '../oracles/answering.ts';
import type { Tally, Uses } from './tally.ts';
import type { Hints, Wishes } from './wishes.ts';

/** Sees in one match what takes effect, and tells the tally. */
export interface Watch {
  /** After an answer was carried out. */
  readonly after: (answer: Answer) => void;
  /** When the match has ended. */
  readonly ended: () => void;
}

/** Something that must be true of a match whenever it is looked at. */
export interface Oracle {
  /**
   * It is asked once in this many decisions, and at the end: the dearer it is, the rarer. Another match finds more than
   * a second look.
   */
  readonly every: number;
  /** Throws with what is wrong. */
  readonly check: (match: Match, random: RandomState) => void;
}

/** How a match is to begin. */
export interface Beginning {
  readonly seats: number;
  readonly seed: string;
  readonly keeping: CheckpointPolicy;
  /** What a position that is built by hand may well hold. */
  readonly wishes: Wishes;
}

/** What the fuzz test has to know of a game. A new game adds its own to `games.ts`. */
export interface FuzzGame {
  readonly game: Game;
  /** Everything that has to take effect at least once; `decision` lists the kinds of decision. */
  readonly uses: Uses;
  /** The match of that number with this many seats, at its beginning or at a position built by hand. */
  readonly begin: (number: number, setting: Beginning) => Match;
  /** What leads to what has no name of its own. */
  readonly hints: Hints;
  /** Who plays the match of that number where nothing new is to be sought. */
  readonly player: (number: number) => Answering;
  /** In the match of that number a seat gives up once in this many answers; 0: never. */
  readonly givesUp: (number: number) => number;
  /** A match from a position is left after this many answers; `Infinity`: it is played to its end. */
  readonly leavesAfter: (number: number) => number;
  /** The names of uses that an option may lead to: `terran-c05`, `stim-packs`. */
  readonly names: (option: ShownOption) => readonly string[];
  /** Begins to watch a match. */
  readonly watch: (match: Match, tally: Tally) => Watch;
  /** The game's own oracles; made again for each match. */
  readonly oracles: () => readonly Oracle[];
}
