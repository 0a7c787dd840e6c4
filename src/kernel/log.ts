import { eventFor } from './events.ts';
import type { GameEvent, LoggedEvent, ToldEvent } from './events.ts';
import type { Viewer } from './words.ts';

/** The events of a running match; the oldest may be missing after restoring. */
export class Log {
  #events: LoggedEvent[];
  #from: number;

  constructor(events: readonly LoggedEvent[] = [], from = 0) {
    this.#events = [...events];
    this.#from = from;
  }

  /** The index of the first event still here. */
  get from(): number {
    return this.#from;
  }

  /** The index of the next event to come. */
  get to(): number {
    return this.#from + this.#events.length;
  }

  /** Adds an event that was told after `n` answers. */
  add(event: GameEvent, n: number): void {
    this.#events.push({ ...event, index: this.to, n });
  }

  /** The events from index `from` on, as `viewer` may read them. */
  told(viewer: Viewer, from: number): readonly ToldEvent[] {
    return this.between(from, this.to).map(event => eventFor(event, viewer));
  }

  /** The events from index `from` to before `to`. */
  between(from: number, to: number): readonly LoggedEvent[] {
    return this.#events.slice(Math.max(0, from - this.#from), Math.max(0, to - this.#from));
  }

  /** Forgets the events from index `to` on. */
  cut(to: number): void {
    this.#events.length = Math.max(0, to - this.#from);
  }

  /** Takes over what `other` still has from before this log began. */
  extendBack(other: Log): void {
    if (other.from >= this.#from || other.to < this.#from) return;
    this.#events = [...other.between(other.from, this.#from), ...this.#events];
    this.#from = other.from;
  }
}
