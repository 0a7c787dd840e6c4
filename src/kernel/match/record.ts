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
  /** The generator it was begun with; absent: `xoroshiro128plus`, as every match had it once. */
  readonly generator?: Generator;
}

/** A place at the table as the rules know it: its name. Who answers for it is the table's matter. */
export interface SeatInfo {
  readonly name: string;
}

/** What a seat can do without being asked. */
export const SEAT_ACTS = [
  /** It gives up, when the running step has ended. */
  'concede',
  /** It writes its sheet once more, when the running step has ended. */
  'tear-up',
  /** It wants to be asked again in all windows in which it has passed ahead. */
  'ask-me',
] as const;

/** Something that a seat does without being asked. */
export interface SeatAct {
  readonly act: (typeof SEAT_ACTS)[number];
  readonly seat: Seat;
}

/** Something the people did beside answering, as it is carried out again. */
export type Act =
  | SeatAct
  /** The match had gone back to where it is, and the log says so in that many events. */
  | { readonly act: 'went-back'; readonly events: number };

/** An input of a match, as it is replayed. */
export type Entry = Answer | Act;

/** A moment between two steps: with the agenda in the state, it alone says everything. */
export interface Checkpoint {
  /** How many answers lie before it. */
  readonly answers: number;
  /** How many events were told before it. */
  readonly told: number;
  /** `undefined`: it was read from a file, and can't be unpacked. */
  readonly state: unknown;
}

/** Whether an entry is an act of the people, not an answer. */
export function isAct(entry: Entry): entry is Act {
  return typeof entry === 'object';
}

/**
 * A match at a decision, as plain JSON: a checkpoint, and what was given since. It holds nothing of what happened
 * before.
 */
export interface MatchRecord {
  readonly start: Start;
  readonly checkpoint: Checkpoint;
  readonly entries: readonly Entry[];
}
