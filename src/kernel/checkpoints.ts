import { copy } from './copy.ts';
import type { Checkpoint } from './record.ts';

/** How a match is kept, apart from what it is. */
export interface Keeping {
  /** A checkpoint at the first step's end after so many answers; 0: at every one. */
  readonly checkpointEvery?: number;
  /** How many checkpoints stay for quick undo; older ones are thinned out. */
  readonly checkpointsKept?: number;
  /** Checks the state at every checkpoint and every decision's ids, and freezes what is told: for tests. */
  readonly thorough?: boolean;
}

/** A checkpoint whose state has its type still. */
export interface Kept<State> extends Checkpoint {
  readonly state: State;
}

/** The checkpoints of a running match, oldest first; the first one always stays. */
export class Checkpoints<State> {
  readonly #kept: Kept<State>[] = [];
  readonly #most: number;

  constructor(first: Kept<State>, most: number) {
    this.#most = Math.max(2, most);
    this.add(first);
  }

  /** The latest one. */
  get last(): Kept<State> {
    const last = this.#kept.at(-1);
    if (last === undefined) throw new Error('unreachable: the first checkpoint always stays');
    return last;
  }

  /** Keeps a copy of `checkpoint`, instead of an earlier one with the same entries before it. */
  add(checkpoint: Kept<State>): void {
    if (this.#kept.at(-1)?.entries === checkpoint.entries) this.#kept.pop();
    this.#kept.push({ ...checkpoint, state: copy(checkpoint.state) });
    if (this.#kept.length > this.#most) this.#thinOut();
  }

  /** Forgets those with more than `entries` entries before them. */
  dropAfter(entries: number): void {
    while (this.#kept.length > 1 && this.last.entries > entries) this.#kept.pop();
  }

  /** Drops every second one of the older half, never the first. */
  #thinOut(): void {
    const half = Math.ceil(this.#kept.length / 2);
    const older = this.#kept.splice(0, half).filter((_, place) => place % 2 === 0);
    this.#kept.unshift(...older);
  }
}
