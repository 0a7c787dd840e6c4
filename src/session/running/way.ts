import type { Viewer } from '../../kernel/words/message.ts';
import type { Moment } from '../sitting/beats.ts';
import type { Views } from '../sitting/views.ts';

/** The views between the answers of one order, as the viewer before the screen saw them. */
export class OrderViews {
  readonly #views: Pick<Views, 'view'>;
  #viewer: Viewer = 'spectator';
  #seen: readonly unknown[] = [];

  constructor(views: Pick<Views, 'view'>) {
    this.#views = views;
  }

  /** Starts a new order with the viewer's current view. */
  begin(viewer: Viewer): void {
    this.#viewer = viewer;
    this.#seen = [];
    this.add();
  }

  /** Adds the current view; called after each answer. */
  add(): void {
    this.#seen = [...this.#seen, this.#views.view(this.#viewer)];
  }

  /** Adds the view of a moment. */
  pass({ open, own }: Moment): void {
    const momentViews = [open, own].flatMap(one => (one?.viewer === this.#viewer ? one : []));
    this.#seen = [...this.#seen, ...momentViews.map(({ view }) => view)];
  }

  /**
   * All views of the order that a viewer may see, as the same list object until the next order; empty for a different
   * viewer.
   */
  seenBy(viewer: Viewer): readonly unknown[] {
    return viewer === this.#viewer ? this.#seen : NO_VIEWS;
  }
}

const NO_VIEWS: readonly unknown[] = [];
