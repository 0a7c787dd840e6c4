import type { Viewer } from '../../kernel/words/message.ts';
import type { Moment } from '../sitting/beats.ts';
import type { Views } from '../sitting/views.ts';

/** How the match stood on the way of one order, as those before the screen saw it. */
export class Way {
  readonly #views: Pick<Views, 'view'>;
  #viewer: Viewer = 'spectator';
  #seen: readonly unknown[] = [];

  constructor(views: Pick<Views, 'view'>) {
    this.#views = views;
  }

  /** An order is carried out before the eyes of a viewer: how the match stands now is where it begins. */
  begin(viewer: Viewer): void {
    this.#viewer = viewer;
    this.#seen = [];
    this.add();
  }

  /** How the match stands now is on the way: after each answer. */
  add(): void {
    this.#seen = [...this.#seen, this.#views.view(this.#viewer)];
  }

  /** A moment of it is on the way. */
  pass({ open, own }: Moment): void {
    const seen = [open, own].flatMap(one => (one?.viewer === this.#viewer ? one : []));
    this.#seen = [...this.#seen, ...seen.map(({ view }) => view)];
  }

  /** All that a viewer may see of it, the same list until the next order; nothing where somebody else sat there. */
  seenBy(viewer: Viewer): readonly unknown[] {
    return viewer === this.#viewer ? this.#seen : NOTHING;
  }
}

const NOTHING: readonly unknown[] = [];
