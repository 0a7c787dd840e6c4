/** Calls off what was to be run. */
export type CallOff = () => void;

/**
 * Everything that a table does later, and nothing else sets a timer. Once it is closed nothing of that happens, and
 * nothing can be set any more: what is still to come keeps a program from ending.
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

  /** Runs something once the frame stands and the keys that came meanwhile have been heard. */
  afterFrame(run: () => void): CallOff {
    return this.#later(done => {
      const immediate = setImmediate(done);
      return () => clearImmediate(immediate);
    }, run);
  }

  /** For good: calls everything off. */
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
