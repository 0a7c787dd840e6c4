import type { Checkpoint } from './record.ts';

/** How a match keeps checkpoints. The policy does not affect how the match is played. */
export interface CheckpointPolicy {
  /** A checkpoint is made at the end of the first step after this many answers; 0: at the end of every step. */
  readonly checkpointEvery?: number;
  /** How many checkpoints stay in memory for quick undo; older ones are thinned out. */
  readonly checkpointsKept?: number;
  /** For tests: checks the state at every checkpoint and the ids of every decision, and freezes the events. */
  readonly thorough?: boolean;
}

/** A checkpoint with a typed state, and its index among the entries kept in memory. */
export interface StoredCheckpoint<State> extends Checkpoint {
  readonly state: State;
  readonly place: number;
}

/** The checkpoints of a running match, oldest first; the first one always stays. */
export class Checkpoints<State> {
  readonly #kept: StoredCheckpoint<State>[] = [];
  /** The most checkpoints to keep. */
  readonly most: number;

  constructor(first: StoredCheckpoint<State>, most: number) {
    this.most = Math.max(2, most);
    this.#kept.push(first);
  }

  /** The earliest checkpoint. */
  get first(): StoredCheckpoint<State> {
    const [first] = this.#kept;
    if (first === undefined) throw new Error('unreachable: the first checkpoint always stays');
    return first;
  }

  /** The latest checkpoint. */
  get last(): StoredCheckpoint<State> {
    const last = this.#kept.at(-1);
    if (last === undefined) throw new Error('unreachable: the first checkpoint always stays');
    return last;
  }

  /** Adds a checkpoint, whose state must not change any more. Replaces the last one if no entry lies between them. */
  add(checkpoint: StoredCheckpoint<State>): void {
    if (this.#kept.at(-1)?.place === checkpoint.place) this.#kept.pop();
    this.#kept.push(checkpoint);
    if (this.#kept.length > this.most) this.#thinOut();
  }

  /** Returns the latest checkpoint with at most `place` entries before it, and removes later ones. */
  backTo(place: number): StoredCheckpoint<State> {
    while (this.#kept.length > 1 && this.last.place > place) this.#kept.pop();
    return this.last;
  }

  /** Removes every second checkpoint of the older half, but never the first checkpoint. */
  #thinOut(): void {
    const half = Math.ceil(this.#kept.length / 2);
    const older = this.#kept.splice(0, half).filter((_, place) => place % 2 === 0);
    this.#kept.unshift(...older);
  }
}
