import type { Viewer } from '../../kernel/words/message.ts';
import type { Moment, ShownMoment } from './beats.ts';

/**
 * The position of the moment on the screen among the moments since a person last acted, from 1 (`at`), and their number
 * (`of`).
 */
export interface RecentPlace {
  readonly at: number;
  readonly of: number;
}

/** The moments since a person last acted, and the one on the screen. */
export class RecentMoments {
  #shown: readonly ShownMoment[] = [];
  /** The index of the moment on the screen; equal to the number of moments if there is none. */
  #at = 0;

  /** The moment on the screen; `null`: none is. */
  get now(): ShownMoment | null {
    return this.#shown[this.#at] ?? null;
  }

  /** The moments since a person last acted, the latest last. */
  get all(): readonly ShownMoment[] {
    return this.#shown;
  }

  get place(): RecentPlace {
    return { at: this.#at + 1, of: this.#shown.length };
  }

  /** Whether the moment on the screen is the last one so far. */
  get isLast(): boolean {
    return this.#at === this.#shown.length - 1;
  }

  /** Removes all moments, because a person acts: earlier moments are no longer news. */
  begin(): void {
    this.#shown = [];
    this.#at = 0;
  }

  /** Adds moments. `unseen`: they are not shown now, only when somebody goes back. */
  add(moments: readonly ShownMoment[], unseen: boolean): void {
    const hadNoMoment = this.now === null;
    this.#shown = [...this.#shown, ...moments];
    if (unseen && hadNoMoment) this.#at = this.#shown.length;
  }

  /** Goes to the next moment, or past the last one. `all`: skips all remaining moments. */
  next(all: boolean): void {
    this.#at = all ? this.#shown.length : Math.min(this.#at + 1, this.#shown.length);
  }

  /** Goes to the previous moment; from past the end, to the last one. */
  back(): void {
    this.#at = Math.max(0, this.#at - 1);
  }

  /** Changes the viewer of all moments. */
  showTo(viewer: Viewer): void {
    this.#shown = this.#shown.map(shown => ({ ...shown, viewer }));
  }

  /** Makes shown moments for `viewer`. */
  static of(moments: readonly Moment[], viewer: Viewer, by: ShownMoment['by']): ShownMoment[] {
    return moments.map(moment => ({ viewer, moment, by }));
  }
}
