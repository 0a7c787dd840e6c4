import type { TableInput } from '../screens/update.ts';

/** The key that leaves the program at once, even while something is loading. */
const LEAVE_KEY = 'ctrl-c';

/**
 * Holds back keys typed while something slow, such as loading a game, leads to another screen. The keys are meant for
 * that screen. Keys typed while a screen is read aloud answer what was said last, so they are not held back.
 */
export class TypedAhead {
  readonly #take: (input: TableInput) => void;
  readonly #waiting: TableInput[] = [];
  /** How many slow requests are running. */
  #awaited = 0;

  /** `take` is called with each key once its screen is open. */
  constructor(take: (input: TableInput) => void) {
    this.#take = take;
  }

  /** Whether an input has to wait for another screen; if so, it is stored. */
  keeps(input: TableInput): boolean {
    if (this.#awaited === 0) return false;
    if (input.kind === 'paste') this.#waiting.push(input);
    else if (input.kind === 'key' && input.isHeard !== true && input.key !== LEAVE_KEY)
      this.#waiting.push({ ...input, isAhead: true });
    else return false;
    return true;
  }

  /** Holds back typed keys until this promise settles. */
  until(done: Promise<unknown>): void {
    this.#awaited += 1;
    const onSettled = (): void => {
      this.#awaited -= 1;
      // A key may start another slow request, for which the keys after it have to wait.
      while (this.#awaited === 0) {
        const nextKey = this.#waiting.shift();
        if (nextKey === undefined) return;
        this.#take(nextKey);
      }
    };
    done.then(onSettled, onSettled);
  }
}
