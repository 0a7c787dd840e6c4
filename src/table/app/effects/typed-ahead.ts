import type { TableInput } from '../screens/update.ts';

/** The key that leaves at once, even while something is loading. */
const LEAVES = 'ctrl-c';

/**
 * Holds back keys that are typed while something slow leads to another screen, such as a game that is loading: they are
 * meant for that screen. A listener's keys answer what was said last, so they are not held back.
 */
export class TypedAhead {
  readonly #take: (input: TableInput) => void;
  readonly #waiting: TableInput[] = [];
  /** How many slow requests are running. */
  #awaited = 0;

  /** `take`: called with each key when its screen is there. */
  constructor(take: (input: TableInput) => void) {
    this.#take = take;
  }

  /** Whether an input has to wait for another screen; if so, it is kept. */
  keeps(input: TableInput): boolean {
    if (this.#awaited === 0) return false;
    if (input.kind === 'paste') this.#waiting.push(input);
    else if (input.kind === 'key' && input.isHeard !== true && input.key !== LEAVES)
      this.#waiting.push({ ...input, isAhead: true });
    else return false;
    return true;
  }

  /** Holds back typed keys until this promise settles. */
  until(done: Promise<unknown>): void {
    this.#awaited += 1;
    const isDone = (): void => {
      this.#awaited -= 1;
      // A key may start another slow request; the keys after it then wait for that.
      while (this.#awaited === 0) {
        const next = this.#waiting.shift();
        if (next === undefined) return;
        this.#take(next);
      }
    };
    done.then(isDone, isDone);
  }
}
