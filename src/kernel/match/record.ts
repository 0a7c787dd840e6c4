import type { Answer } from './decision.ts';
import type { Generator } from '../plain/random.ts';
import type { Seat } from '../words/message.ts';

/** What a match was started with. */
export interface Start {
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: readonly SeatInfo[];
  readonly options: unknown;
  readonly seed: string;
  /** The random generator of the match; absent: `xoroshiro128plus`, which all matches used at first. */
  readonly generator?: Generator;
}

/** A seat as the rules know it: only its name. The table keeps who answers for it. */
export interface SeatInfo {
  readonly name: string;
}

/** What a seat can do without being asked. */
export const SEAT_ACTS = [
  /** The seat gives up, once the running step has ended. */
  'concede',
  /** The seat writes its secret sheet once more, once the running step has ended. */
  'tear-up',
  /** The seat asks to be included again in all windows it has passed in advance. */
  'ask-me',
] as const;

/** Something that a seat does without being asked. */
export interface SeatAct {
  readonly act: (typeof SEAT_ACTS)[number];
  readonly seat: Seat;
}

/** Something the people at the table did other than answer, in the form in which it is replayed. */
export type Act =
  | SeatAct
  /** The match went back to this position, and the log describes that with this many events. */
  | { readonly act: 'went-back'; readonly events: number };

/** An input of a match, in the form in which it is replayed. */
export type Entry = Answer | Act;

/** A match between two steps. The state contains the agenda, so it is complete. */
export interface Checkpoint {
  /** The number of answers before it. */
  readonly answers: number;
  /** The number of events before it. */
  readonly told: number;
  /** `undefined` if it was read from a file and can't be unpacked. */
  readonly state: unknown;
}

/** Whether an entry is an act of the people, not an answer. */
export function isAct(entry: Entry): entry is Act {
  return typeof entry === 'object';
}

/**
 * A match at a decision, as plain JSON: a checkpoint, and the entries since. It does not contain what happened before.
 */
export interface MatchRecord {
  readonly start: Start;
  readonly checkpoint: Checkpoint;
  readonly entries: readonly Entry[];
}
