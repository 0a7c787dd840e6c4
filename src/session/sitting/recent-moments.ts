import type { Viewer } from '../../kernel/words/message.ts';
import type { Moment, ShownMoment } from './beats.ts';

/** Where the moment on the screen stands among those since a person acted last. */
export interface RecentPlace {
  readonly at: number;
  readonly of: number;
}

/** What has happened since a person acted last, moment by moment, and which of them is on the screen. */
export class RecentMoments {
  #shown: readonly ShownMoment[] = [];
  /** The index of the moment on the screen; the number of moments: none is. */
  #at = 0;

  /** The moment on the screen; `null`: none is. */
  get now(): ShownMoment | null {
    return this.#shown[this.#at] ?? null;
  }

  /** The moments since a person acted last, the latest at the end. */
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

  /** A person acts: what was shown until now is no news any more. */
  begin(): void {
    this.#shown = [];
    this.#at = 0;
  }

  /** More has happened; `unseen`: it is shown to nobody now. */
  add(moments: readonly ShownMoment[], unseen: boolean): void {
    const wasOver = this.now === null;
    this.#shown = [...this.#shown, ...moments];
    if (unseen && wasOver) this.#at = this.#shown.length;
  }

  /** The next moment, or what comes after the last; `all` leaves out all that are still to come. */
  next(all: boolean): void {
    this.#at = all ? this.#shown.length : Math.min(this.#at + 1, this.#shown.length);
  }

  /** The moment before, or the last one again. */
  back(): void {
    this.#at = Math.max(0, this.#at - 1);
  }

  /** From now on somebody else looks at them. */
  showTo(viewer: Viewer): void {
    this.#shown = this.#shown.map(shown => ({ ...shown, viewer }));
  }

  /** Moments that are to be shown to `viewer`. */
  static of(moments: readonly Moment[], viewer: Viewer, by: ShownMoment['by']): ShownMoment[] {
    return moments.map(moment => ({ viewer, moment, by }));
  }
}
