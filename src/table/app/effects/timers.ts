/** Cancels a scheduled call. */
export type Cancel = () => void;

/**
 * All timers of the table. After `close` nothing runs, and nothing can be scheduled any more, because a pending timer
 * would keep the program from exiting.
 */
export class Timers {
  readonly #waiting = new Set<Cancel>();
  #isClosed = false;

  /** Runs a function after this many milliseconds. */
  after(milliseconds: number, run: () => void): Cancel {
    return this.#later(done => {
      const timer = setTimeout(done, milliseconds);
      return () => clearTimeout(timer);
    }, run);
  }

  /** Runs a function after the frame is drawn and pending keys have been handled. */
  afterFrame(run: () => void): Cancel {
    return this.#later(done => {
      const immediate = setImmediate(done);
      return () => clearImmediate(immediate);
    }, run);
  }

  /** Cancels all timers for good. */
  close(): void {
    this.#isClosed = true;
    for (const cancelTimer of [...this.#waiting]) cancelTimer();
  }

  #later(set: (done: () => void) => Cancel, run: () => void): Cancel {
    if (this.#isClosed) return () => undefined;
    const clearTimer = set(() => {
      this.#waiting.delete(cancelTimer);
      run();
    });
    const cancelTimer = (): void => {
      this.#waiting.delete(cancelTimer);
      clearTimer();
    };
    this.#waiting.add(cancelTimer);
    return cancelTimer;
  }
}
