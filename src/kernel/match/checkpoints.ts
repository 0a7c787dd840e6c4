import type { Checkpoint } from './record.ts';

/** How a match is kept, apart from what it is. */
export interface CheckpointPolicy {
  /** A checkpoint at the first step's end after this many answers; 0: at every one. */
  readonly checkpointEvery?: number;
  /** How many checkpoints stay in memory for quick undo; older ones are thinned out. */
  readonly checkpointsKept?: number;
  /** Checks the state at every checkpoint and every decision's ids, and freezes the events: for tests. */
  readonly thorough?: boolean;
}

/** A checkpoint whose state has its type still, and its place among the entries that are kept in memory. */
export interface StoredCheckpoint<State> extends Checkpoint {
  readonly state: State;
  readonly place: number;
}

/** The checkpoints of a running match, oldest first; the first one always stays. */
export class Checkpoints<State> {
  readonly #kept: StoredCheckpoint<State>[] = [];
  /** How many are kept. */
  readonly most: number;

  constructor(first: StoredCheckpoint<State>, most: number) {
    this.most = Math.max(2, most);
    this.#kept.push(first);
  }

  /** The earliest one. */
  get first(): StoredCheckpoint<State> {
    const [first] = this.#kept;
    if (first === undefined) throw new Error('unreachable: the first checkpoint always stays');
    return first;
  }

  /** The latest one. */
  get last(): StoredCheckpoint<State> {
    const last = this.#kept.at(-1);
    if (last === undefined) throw new Error('unreachable: the first checkpoint always stays');
    return last;
  }

  /**
   * Keeps `checkpoint`, instead of an earlier one with the same entries before it. Its state must not change any more.
   */
  add(checkpoint: StoredCheckpoint<State>): void {
    if (this.#kept.at(-1)?.place === checkpoint.place) this.#kept.pop();
    this.#kept.push(checkpoint);
    if (this.#kept.length > this.most) this.#thinOut();
  }

  /** The latest with at most `place` entries before it; those after it are forgotten. */
  backTo(place: number): StoredCheckpoint<State> {
    while (this.#kept.length > 1 && this.last.place > place) this.#kept.pop();
    return this.last;
  }

  /** Drops every second one of the older half, never the first. */
  #thinOut(): void {
    const half = Math.ceil(this.#kept.length / 2);
    const older = this.#kept.splice(0, half).filter((_, place) => place % 2 === 0);
    this.#kept.unshift(...older);
  }
}
