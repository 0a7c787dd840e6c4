/** Cancels a scheduled call. */
export type CallOff = () => void;

/**
 * All timers of the table. After `close` nothing runs, and nothing can be scheduled any more, because a pending timer
 * would keep the program from exiting.
 */
export class Timers {
  readonly #waiting = new Set<CallOff>();
  #isClosed = false;

  /** Runs a function after this many milliseconds. */
  after(milliseconds: number, run: () => void): CallOff {
    return this.#later(done => {
      const timer = setTimeout(done, milliseconds);
      return () => clearTimeout(timer);
    }, run);
  }

  /** Runs a function after the frame is drawn and pending keys have been handled. */
  afterFrame(run: () => void): CallOff {
    return this.#later(done => {
      const immediate = setImmediate(done);
      return () => clearImmediate(immediate);
    }, run);
  }

  /** Cancels all timers for good. */
  close(): void {
    this.#isClosed = true;
    for (const callOff of [...this.#waiting]) callOff();
  }

  #later(set: (done: () => void) => CallOff, run: () => void): CallOff {
    if (this.#isClosed) return () => undefined;
    const clear = set(() => {
      this.#waiting.delete(callOff);
      run();
    });
    const callOff = (): void => {
      this.#waiting.delete(callOff);
      clear();
    };
    this.#waiting.add(callOff);
    return callOff;
  }
}
