/** What could be done next, and what it does. */
export interface Step {
  readonly apply: () => void;
}

/**
 * A course of steps that is tried out on one thought, which each of them changes. What could come next is worked out
 * once for as long as the steps before it are the same; a course that departs earlier begins again.
 */
export class Course<Thought, Next extends Step> {
  readonly #begin: () => Thought;
  readonly #next: (thought: Thought) => readonly Next[];
  #thought: Thought;
  /** The choices at each step, and the place of the one that was taken; `null` at the last step. */
  #steps: { readonly choices: readonly Next[]; taken: number | null }[] = [];

  constructor(begin: () => Thought, next: (thought: Thought) => readonly Next[]) {
    this.#begin = begin;
    this.#next = next;
    this.#thought = begin();
  }

  /** The choices after some steps, which are given by their places among the choices before them. */
  after(taken: readonly number[]): readonly Next[] {
    if (!this.#leadsTo(taken)) {
      this.#thought = this.#begin();
      this.#steps = [];
    }
    for (let at = 0; at <= taken.length; at += 1) {
      const before = this.#steps[at - 1];
      const place = taken[at - 1];
      if (before?.taken === null && place !== undefined) {
        before.choices[place]?.apply();
        before.taken = place;
      }
      this.#steps[at] ??= { choices: this.#next(this.#thought), taken: null };
    }
    return this.#steps[taken.length]?.choices ?? [];
  }

  /** Whether these steps begin or go on with those that were taken. */
  #leadsTo(taken: readonly number[]): boolean {
    return taken.every((place, at) => [undefined, null, place].includes(this.#steps[at]?.taken));
  }
}
