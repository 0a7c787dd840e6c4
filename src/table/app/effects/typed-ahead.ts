import type { TableInput } from '../screens/update.ts';

/** Leaves at once, whatever is awaited. */
const LEAVES = 'ctrl-c';

/**
 * Keys that are typed while something slow leads to another screen, such as a game that is loaded: they are meant for
 * that screen, and wait for it. What is typed by ear is for what was said last.
 */
export class TypedAhead {
  readonly #take: (input: TableInput) => void;
  readonly #waiting: TableInput[] = [];
  /** How many slow things lead on. */
  #awaited = 0;

  /** `take`: what is done with each key when its screen is there. */
  constructor(take: (input: TableInput) => void) {
    this.#take = take;
  }

  /** Whether an input waits for another screen: then it is kept until that is there. */
  keeps(input: TableInput): boolean {
    if (this.#awaited === 0) return false;
    if (input.kind === 'paste') this.#waiting.push(input);
    else if (input.kind === 'key' && input.isHeard !== true && input.key !== LEAVES)
      this.#waiting.push({ ...input, isAhead: true });
    else return false;
    return true;
  }

  /** What is typed until this is done, well or not, waits for what it leads to. */
  until(done: Promise<unknown>): void {
    this.#awaited += 1;
    const isDone = (): void => {
      this.#awaited -= 1;
      // A key may lead on again, and those behind it wait for that.
      while (this.#awaited === 0) {
        const next = this.#waiting.shift();
        if (next === undefined) return;
        this.#take(next);
      }
    };
    done.then(isDone, isDone);
  }
}
