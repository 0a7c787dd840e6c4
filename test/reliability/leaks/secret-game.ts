import type { Match } from '../../../src/kernel/history/playable.ts';
import type { Answering } from '../../oracles/answering.ts';
import type { Secrets } from '../../oracles/worlds.ts';

/** A way to set a match up: its name, and the match at its beginning. */
export interface Way {
  readonly name: string;
  readonly begin: (seed: string) => Match;
}

/** A game whose secrets are looked for. */
export interface SecretGame {
  readonly id: string;
  readonly seats: readonly number[];
  /** The ways to play with this many seats, the first of which is looked at wherever only one is. */
  readonly ways: (seats: number) => readonly Way[];
  readonly answering: Answering;
  /** Nearly all of its decisions are open, so that there are too few hand-overs to watch. */
  readonly seldomHandsOver?: true;
  readonly secrets: Secrets;
}
