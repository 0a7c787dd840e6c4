import type { Match } from '../../kernel/history/playable.ts';
import type { Viewer } from '../../kernel/words/message.ts';

/** How the match stood between the answers of one order, as those before the screen saw it. */
export class Way {
  readonly #match: Pick<Match, 'view'>;
  #viewer: Viewer = 'spectator';
  #views: readonly unknown[] = [];

  constructor(match: Pick<Match, 'view'>) {
    this.#match = match;
  }

  /** An order is carried out before the eyes of a viewer. */
  begin(viewer: Viewer): void {
    this.#viewer = viewer;
    this.#views = [];
  }

  /** How the match stands now is on the way: before the first answer, and after each. */
  add(): void {
    this.#views = [...this.#views, this.#match.view(this.#viewer)];
  }

  /** All that a viewer may see of it, the same list until the next order; nothing where somebody else sat there. */
  seenBy(viewer: Viewer): readonly unknown[] {
    return viewer === this.#viewer ? this.#views : NOTHING;
  }
}

const NOTHING: readonly unknown[] = [];
