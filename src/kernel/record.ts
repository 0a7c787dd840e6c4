import type { Answer } from './decision.ts';
import type { LoggedEvent } from './events.ts';
import type { Seat } from './words.ts';

/** Something the people did, not a seat: it stands among the answers. */
export type Act =
  /** The table agreed to go back to decision `to`; the `undone` answers after it are gone from the record. */
  | { readonly act: 'take-back'; readonly to: number; readonly undone: number }
  /** A seat gives up; it takes effect when the running step has ended. */
  | { readonly act: 'concede'; readonly seat: Seat };

/** One thing a match was told from outside. */
export type Entry = Answer | Act;

/** A moment between two steps: with the agenda in the state, it alone says everything. */
export interface Checkpoint {
  /** How many entries of the record lie before it. */
  readonly entries: number;
  /** How many answers lie before it: the `n` of the next decision. */
  readonly answers: number;
  /** How many events were told before it. */
  readonly told: number;
  readonly state: unknown;
}

/** What a match was started with. */
export interface Start {
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: readonly SeatInfo[];
  readonly options: unknown;
  readonly seed: string;
}

/** A place at the table as the rules know it: its name. Who answers for it is the table's matter. */
export interface SeatInfo {
  readonly name: string;
}

/** A whole match as plain JSON: how it began, all that was answered, the last checkpoint, and the log from `logFrom` on. */
export interface MatchRecord {
  readonly start: Start;
  /** The checkpoint at which newer rules took over or a hand-built position began; `null`: it began from the seed. */
  readonly opening: Checkpoint | null;
  readonly entries: readonly Entry[];
  readonly checkpoint: Checkpoint;
  readonly log: readonly LoggedEvent[];
  readonly logFrom: number;
}

/** Whether an entry is an act of the people, not an answer. */
export function isAct(entry: Entry): entry is Act {
  return typeof entry === 'object';
}
