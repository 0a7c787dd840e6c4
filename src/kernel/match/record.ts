import type { Answer } from './decision.ts';
import type { Generator } from '../plain/random.ts';
import type { Seat } from '../words/message.ts';

/** What a match was started with: its game, seats, options and seed. */
export interface Start {
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: readonly SeatInfo[];
  readonly options: unknown;
  readonly seed: string;
  /** The random generator of the match; absent: `xoroshiro128plus`, which all matches used at first. */
  readonly generator?: Generator;
}

/** A seat as the rules know it: only the name. The table knows who answers for the seat. */
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

/** Anything that the people at the table did other than answer, in the form in which it is replayed. */
export type Act =
  | SeatAct
  /** The match went back to this position, and the log describes that with this many events. */
  | { readonly act: 'went-back'; readonly events: number };

/** An input of a match (an answer or an act), in the form in which it is replayed. */
export type Entry = Answer | Act;

/** A match between two steps of its rules. The state contains the agenda, so nothing else is needed to continue. */
export interface Checkpoint {
  /** The number of answers before the checkpoint. */
  readonly answers: number;
  /** The number of events before the checkpoint. */
  readonly told: number;
  /** The state; `undefined` if it was read from a file and can't be unpacked. */
  readonly state: unknown;
}

/** Whether an entry is an act of the people, not an answer. */
export function isAct(entry: Entry): entry is Act {
  return typeof entry === 'object';
}

/**
 * A match at a decision, as plain JSON: a checkpoint, and the entries after it. What happened before is not included.
 */
export interface MatchRecord {
  readonly start: Start;
  readonly checkpoint: Checkpoint;
  readonly entries: readonly Entry[];
}
