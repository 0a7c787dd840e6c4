import type { Viewer } from '../../kernel/words/message.ts';
import type { Moment } from '../sitting/beats.ts';
import type { Views } from '../sitting/views.ts';

/** The views between the answers of one order, as the viewer before the screen saw them. */
export class Way {
  readonly #views: Pick<Views, 'view'>;
  #viewer: Viewer = 'spectator';
  #seen: readonly unknown[] = [];

  constructor(views: Pick<Views, 'view'>) {
    this.#views = views;
  }

  /** Starts an order with the current view of its viewer. */
  begin(viewer: Viewer): void {
    this.#viewer = viewer;
    this.#seen = [];
    this.add();
  }

  /** Adds the current view, after each answer. */
  add(): void {
    this.#seen = [...this.#seen, this.#views.view(this.#viewer)];
  }

  /** Adds the view of a moment. */
  pass({ open, own }: Moment): void {
    const seen = [open, own].flatMap(one => (one?.viewer === this.#viewer ? one : []));
    this.#seen = [...this.#seen, ...seen.map(({ view }) => view)];
  }

  /** All views that a viewer may see; the same list until the next order. Empty for a different viewer. */
  seenBy(viewer: Viewer): readonly unknown[] {
    return viewer === this.#viewer ? this.#seen : NO_VIEWS;
  }
}

const NO_VIEWS: readonly unknown[] = [];
