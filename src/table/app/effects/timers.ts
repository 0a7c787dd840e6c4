/** Cancels a scheduled call. */
export type CallOff = () => void;

/**
 * All timers of a table; nothing else sets one. After `close` nothing runs, and nothing can be scheduled any more,
 * because a pending timer would keep the program from exiting.
 */
export class Timers {
  readonly #waiting = new Set<CallOff>();
  #isClosed = false;

  /** Runs something in this many milliseconds. */
  after(milliseconds: number, run: () => void): CallOff {
    return this.#later(done => {
      const timer = setTimeout(done, milliseconds);
      return () => clearTimeout(timer);
    }, run);
  }

  /** Runs something after the frame is drawn and pending keys have been handled. */
  afterFrame(run: () => void): CallOff {
    return this.#later(done => {
      const immediate = setImmediate(done);
      return () => clearImmediate(immediate);
    }, run);
  }

  /** Cancels everything for good. */
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
