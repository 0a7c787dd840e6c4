import { eventFor } from './events.ts';
import type { GameEvent, LoggedEvent, ToldEvent } from './events.ts';
import type { Viewer } from './words.ts';

/** An event as it was told after `n` answers; its index follows from its place, and joins it when somebody reads it. */
interface Told {
  readonly event: GameEvent;
  readonly n: number;
}

/** The events of a running match; the oldest may be missing after restoring. */
export class Log {
  #told: Told[];
  #from: number;

  constructor(events: readonly LoggedEvent[] = [], from = 0) {
    this.#told = events.map(event => ({ event, n: event.n }));
    this.#from = from;
  }

  /** The index of the first event still here. */
  get from(): number {
    return this.#from;
  }

  /** The index of the next event to come. */
  get to(): number {
    return this.#from + this.#told.length;
  }

  /** Adds an event that was told after `n` answers. */
  add(event: GameEvent, n: number): void {
    this.#told.push({ event, n });
  }

  /** The events from index `from` on, as `viewer` may read them. */
  told(viewer: Viewer, from: number): readonly ToldEvent[] {
    return this.between(from, this.to).map(event => eventFor(event, viewer));
  }

  /** The events from index `from` to before `to`. */
  between(from: number, to: number): readonly LoggedEvent[] {
    const first = Math.max(this.#from, from);
    const told = this.#told.slice(first - this.#from, Math.max(0, to - this.#from));
    return told.map(({ event, n }, place) => ({ ...event, index: first + place, n }));
  }

  /** Forgets the events from index `to` on. */
  cut(to: number): void {
    this.#told.length = Math.max(0, to - this.#from);
  }

  /** Takes over what `other` still has from before this log began. */
  extendBack(other: Log): void {
    if (other.from >= this.#from || other.to < this.#from) return;
    this.#told = [...other.#told.slice(0, this.#from - other.from), ...this.#told];
    this.#from = other.from;
  }
}
