import { isAct } from './record.ts';
import type { Checkpoint, Entry } from './record.ts';

/** How a match keeps checkpoints. The policy does not affect how the match is played. */
export interface CheckpointPolicy {
  /** A checkpoint is made at the end of the first step after this many answers; 0: at the end of every step. */
  readonly checkpointEvery?: number;
  /** How many checkpoints stay in memory for quick undo; older ones are thinned out. */
  readonly checkpointsKept?: number;
  /** For tests: checks the state at every checkpoint and the ids of every decision, and freezes the events. */
  readonly thorough?: boolean;
}

/** A moment between two steps with its state. */
export interface TypedCheckpoint<State> extends Checkpoint {
  readonly state: State;
}

/** A checkpoint, and the entries after it. */
export interface RunStart<State> extends TypedCheckpoint<State> {
  readonly entries: readonly Entry[];
}

/** A checkpoint, and its index among the entries kept in memory. */
interface StoredCheckpoint<State> extends TypedCheckpoint<State> {
  readonly place: number;
}

/** An entry, and the number of the decision that was pending when it was given. */
interface PlacedEntry {
  readonly entry: Entry;
  readonly n: number;
}

/** The checkpoints of a running match, oldest first, and the entries since the first one, which always stays. */
export class Checkpoints<State> {
  readonly #kept: StoredCheckpoint<State>[];
  readonly #entries: PlacedEntry[] = [];
  /** The most checkpoints to keep. */
  readonly most: number;

  constructor(first: TypedCheckpoint<State>, most: number) {
    this.most = Math.max(2, most);
    this.#kept = [{ ...first, place: 0 }];
  }

  /** The latest checkpoint (its state is not copied) and the entries after it. */
  get last(): RunStart<State> {
    return this.#startAt(this.#latest);
  }

  /** The latest checkpoint without entries. */
  get #latest(): StoredCheckpoint<State> {
    const lastKept = this.#kept.at(-1);
    if (lastKept === undefined) throw new Error('unreachable: the first checkpoint always stays');
    return lastKept;
  }

  /** The number of answers before the latest checkpoint. */
  get answers(): number {
    return this.#latest.answers;
  }

  /** The state of the latest checkpoint, not a copy. */
  get state(): State {
    return this.#latest.state;
  }

  /** Records an entry that was given while decision `n` was pending. */
  enter(entry: Entry, n: number): void {
    this.#entries.push({ entry, n });
  }

  /** Adds a checkpoint, whose state must not change any more. Replaces the last one if no entry lies between them. */
  add(checkpoint: TypedCheckpoint<State>): void {
    const place = this.#entries.length;
    if (this.#latest.place === place) this.#kept.pop();
    this.#kept.push({ ...checkpoint, place });
    if (this.#kept.length > this.most) this.#thinOut();
  }

  /**
   * Finds the latest checkpoint from which decision `n` can be reached by the returned entries; they and all later
   * entries and checkpoints are removed. `null` if the first checkpoint is later than that.
   */
  backTo(n: number): RunStart<State> | null {
    if ((this.#kept[0]?.answers ?? 0) > n) return null;
    const found = this.#entries.findIndex(({ entry, n: pending }) => (isAct(entry) ? pending > n : pending >= n));
    const place = found < 0 ? this.#entries.length : found;
    while (this.#kept.length > 1 && this.#latest.place > place) this.#kept.pop();
    this.#entries.length = place;
    const start = this.#startAt(this.#latest);
    this.#entries.length = this.#latest.place;
    return start;
  }

  #startAt({ answers, told, state, place }: StoredCheckpoint<State>): RunStart<State> {
    return { answers, told, state, entries: this.#entries.slice(place).map(({ entry }) => entry) };
  }

  /** Removes every second checkpoint of the older half, but never the first checkpoint. */
  #thinOut(): void {
    const halfCount = Math.ceil(this.#kept.length / 2);
    const keptOlder = this.#kept.splice(0, halfCount).filter((_, place) => place % 2 === 0);
    this.#kept.unshift(...keptOlder);
  }
}
