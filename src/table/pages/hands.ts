import type { Board, PaneContext } from '../../games/board.ts';
import type { Ref } from '../../kernel/words.ts';
import type { Look } from '../look.ts';
import type { Page } from '../page.ts';
import type { Picture } from '../picture.ts';
import { say } from '../say.ts';
import type { Session } from '../session.ts';
import type { Pressed } from '../keys.ts';
import type { Layout } from '../screens/layout.ts';
import { paneSize } from '../screens/table.ts';
import type { Asked } from './asked.ts';
import { inspectPage } from './inspect.ts';

/** What the hands reach of the table they lie on. */
export interface Reach {
  readonly asked: () => Asked | null;
  /** The pane that was turned to last. */
  readonly front: () => string;
  readonly layout: () => Layout;
  readonly cover: () => void;
}

/** Lays a page over the table, and takes it away again. */
interface Doors {
  readonly push: (page: Page) => void;
  readonly pop: () => void;
}

type Shown = Extract<Picture, { show: 'table' }>;

/** What people do at the table beside answering: looking at things. */
export class Hands {
  readonly #session: Session;
  readonly #board: Board;
  readonly #look: Look;
  readonly #doors: Doors;
  readonly #reach: Reach;

  constructor(session: Session, board: Board, look: Look, doors: Doors, reach: Reach) {
    this.#session = session;
    this.#board = board;
    this.#look = look;
    this.#doors = doors;
    this.#reach = reach;
  }

  /** Whether the key was for looking at things. */
  key(picture: Shown, { command }: Pressed): boolean {
    if (command !== 'inspect') return false;
    this.#inspect(picture);
    return true;
  }

  /** Lays the inspector over the table: what the cursor's option is about, and its rule; else all that the pane in front shows. */
  #inspect(picture: Shown): void {
    const { asked, cover } = this.#reach;
    const { push, pop } = this.#doors;
    const board = this.#board;
    const { view, viewer } = picture;
    const context = this.#context(picture);
    const decision = asked()?.decision;
    const focus = asked()?.focus ?? [];
    const rule: readonly Ref[] = decision === undefined || focus.length === 0 ? [] : [`rule:${decision.rule}`];
    const page = inspectPage(
      { board, view, viewer, context },
      [...focus, ...rule],
      [...this.#things(picture, context), ...rule],
      {
        back: pop,
        cover: () => {
          pop();
          cover();
        },
      },
      this.#look,
    );
    if (page === null) this.#session.tell(say('inspect.nothing'), 'warning');
    else push(page);
  }

  #context({ viewer, decision }: Shown): PaneContext {
    const { glyphs, tell } = this.#look;
    const seat = decision?.seat ?? (viewer === 'spectator' ? null : viewer);
    return { glyphs, tell, names: this.#session.names, focus: [], seat };
  }

  /** Everything on the pane in front. */
  #things({ view }: Shown, context: PaneContext): readonly Ref[] {
    const { front, layout } = this.#reach;
    const { panes } = this.#board;
    const pane = panes.find(({ id }) => id === front()) ?? panes[0];
    if (pane?.survey === undefined) return [];
    return pane.survey(view, paneSize(layout(), this.#board, pane.id), context).things.map(({ ref }) => ref);
  }
}
