import type { Soon } from './page.ts';

/** Waits for what happens by itself: keys that people press meanwhile do not put it off. */
export class Waiting {
  readonly #clock: () => number;
  readonly #happened: () => void;
  #since: { readonly of: unknown; readonly at: number } | null = null;

  /** `clock`: milliseconds from any beginning. `happened` is called when something has happened by itself. */
  constructor(clock: () => number, happened: () => void) {
    this.#clock = clock;
    this.#happened = happened;
  }

  /** The same with what is left of its time; `null`: nothing happens by itself. */
  left(soon: Soon | null): Soon | null {
    if (soon === null) {
      this.#since = null;
      return null;
    }
    const run = (): void => {
      this.#since = null;
      soon.run();
      this.#happened();
    };
    return { after: Math.max(0, soon.after - this.#waited(soon)), run };
  }

  /** How long it was waited for so far. */
  #waited({ of }: Soon): number {
    const now = this.#clock();
    const isSame = of !== undefined && this.#since?.of === of;
    const at = isSame ? (this.#since?.at ?? now) : now;
    this.#since = { of, at };
    return now - at;
  }
}
