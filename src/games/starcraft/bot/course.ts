/** A possible step of a plan; `apply` changes the plan's working state. */
export interface Step {
  readonly apply: () => void;
}

/**
 * Caches the choices after each step of a plan. Steps change one working state (`Draft`). A plan that continues the
 * last one reuses its choices; a plan that differs earlier starts again from the beginning.
 */
export class PlanCache<Draft, Next extends Step> {
  readonly #begin: () => Draft;
  readonly #next: (draft: Draft) => readonly Next[];
  #draft: Draft;
  /** The choices at each step, and the index of the choice that was taken; `null` at the last step. */
  #steps: { readonly choices: readonly Next[]; taken: number | null }[] = [];

  constructor(begin: () => Draft, next: (draft: Draft) => readonly Next[]) {
    this.#begin = begin;
    this.#next = next;
    this.#draft = begin();
  }

  /** The choices after the steps `taken`, each of which is the index of a choice. */
  after(taken: readonly number[]): readonly Next[] {
    if (!this.#leadsTo(taken)) {
      this.#draft = this.#begin();
      this.#steps = [];
    }
    for (let at = 0; at <= taken.length; at += 1) {
      const before = this.#steps[at - 1];
      const place = taken[at - 1];
      if (before?.taken === null && place !== undefined) {
        before.choices[place]?.apply();
        before.taken = place;
      }
      this.#steps[at] ??= { choices: this.#next(this.#draft), taken: null };
    }
    return this.#steps[taken.length]?.choices ?? [];
  }

  /** Whether these steps agree with the steps taken last, as far as both go. */
  #leadsTo(taken: readonly number[]): boolean {
    return taken.every((place, at) => [undefined, null, place].includes(this.#steps[at]?.taken));
  }
}
