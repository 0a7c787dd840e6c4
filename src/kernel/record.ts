import type { Checkpoint, Entry } from './lines.ts';

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

/** A match at a decision, as plain JSON: a checkpoint, and what was given since. It holds nothing of what happened before. */
export interface MatchRecord {
  readonly start: Start;
  readonly checkpoint: Checkpoint;
  readonly entries: readonly Entry[];
}
