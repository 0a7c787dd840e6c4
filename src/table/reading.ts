import type { Game } from '../kernel/history/playable.ts';
import type { Catalogue, Formatter } from '../kernel/words/format.ts';
import type { Viewer } from '../kernel/words/message.ts';
import type { LoadedGame, GameCatalogue } from './games.ts';
import { lookTelling } from './look.ts';
import type { Look } from './look.ts';
import { askPage } from './pages/ask.ts';
import { RulesPage } from './pages/rules.ts';
import type { PageStack } from './pages/stack.ts';
import { say } from './say.ts';

/** What reading the rules needs of the desk. */
export interface ReadingParts {
  readonly shelf: GameCatalogue;
  readonly look: Look;
  readonly pages: PageStack;
  /** The game of that id; `null`: the desk has said that there is none, or something else was wanted meanwhile. */
  readonly load: (id: string) => Promise<LoadedGame | null>;
  /** Tells the table's words and those of a game, as somebody reads them: in a match a seat alone in its own language. */
  readonly reads: (viewer: Viewer, game: Game) => { readonly format: Formatter; readonly texts: Catalogue };
  /** Something that takes a while, and may fail. */
  readonly soon: (done: Promise<void>) => void;
  /** What lies on the desk has changed. */
  readonly changed: () => void;
}

/** The rules at hand: they are laid over whatever is on the desk, at the rule that is at stake there. */
export class Reading {
  readonly #parts: ReadingParts;

  constructor(parts: ReadingParts) {
    this.#parts = parts;
  }

  /** Whether the rules, or the choice of a game to read them of, lie on top. */
  get isOpen(): boolean {
    return this.#parts.pages.top instanceof RulesPage;
  }

  /** Opens the rules of the game that lies on the desk at `rule`; without a game, people choose one. */
  open(rule: string | null = this.#parts.pages.top?.rule?.() ?? null): void {
    const game = this.#parts.pages.game;
    if (game === null) this.#choose();
    else this.#lay(game, rule);
  }

  #choose(): void {
    const { shelf, look, pages, load, soon, changed } = this.#parts;
    const read = async (id: string): Promise<void> => {
      const boxed = await load(id);
      if (boxed === null) return;
      pages.pop();
      this.#lay(boxed.game, null);
      changed();
    };
    const ways = shelf.titles.map(({ id, title }) => ({
      words: say('learn.game', { game: title }),
      go: () => soon(read(id)),
    }));
    pages.push(askPage({ title: say('rules.games'), ways, back: () => pages.pop() }, look));
  }

  #lay(game: Game, rule: string | null): void {
    const { look, pages, reads } = this.#parts;
    const { book, title } = game;
    const viewer: Viewer = pages.top?.viewer() ?? 'spectator';
    if (book === null) {
      const back = (): void => pages.pop();
      const ways = [{ words: say('rules.back'), go: back }];
      pages.push(askPage({ title: say('rules.no-book', { game: title }), ways, back }, look));
      return;
    }
    const known = rule !== null && book.rules.includes(rule) ? rule : null;
    const { format, texts } = reads(viewer, game);
    const opened = { book, texts, title, rule: known, viewer };
    pages.push(new RulesPage(opened, { back: () => pages.pop() }, lookTelling(look, format)));
  }
}
