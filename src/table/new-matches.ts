import type { Formatter } from '../kernel/words/format.ts';
import { begin } from './begin.ts';
import type { Circumstances } from './begin.ts';
import type { Beginnings, NewMatch } from './draft.ts';
import type { LoadedGame, GameCatalogue } from './games.ts';
import type { Language } from './languages.ts';
import { lookTelling } from './look.ts';
import type { Look } from './look.ts';
import type { Page } from './page.ts';
import { newMatchPage } from './pages/new-match.ts';
import type { Session } from './session.ts';
import type { GameTexts } from './catalogues.ts';

/** What new matches need of the desk. */
export interface NewMatchParts extends Circumstances {
  readonly shelf: GameCatalogue;
  readonly look: Look;
  readonly languages: readonly Language[];
  /** The game of that id; `null`: the desk has said that there is none, or something else was wanted meanwhile. */
  readonly load: (id: string) => Promise<LoadedGame | null>;
  /** Something that takes a while, and may fail. */
  readonly soon: (done: Promise<void>) => void;
  /** Tells the table's words and those of a game, in the table's language. */
  readonly tells: (spoken: GameTexts) => Formatter;
  /** Lays a page down in place of all others. */
  readonly show: (page: Page) => void;
  readonly home: () => void;
  /** Sits down at a match. */
  readonly sit: (session: Session, boxed: LoadedGame) => void;
  /** Sits down at a match; where it can't be opened, the home screen says why. */
  readonly play: (boxed: LoadedGame, open: () => Session) => void;
}

/** A match for somebody who has just learnt the game: the coach on, against the program. */
const FIRST_MATCH: Beginnings = { sitters: ['coached', 'bot'], firstMatch: true };

/** The ways to new matches: one that is put together, one that is known already, and another like the last. */
export class NewMatches {
  readonly #parts: NewMatchParts;

  constructor(parts: NewMatchParts) {
    this.#parts = parts;
  }

  /** A match to be put together; absent beginnings: whom the settings say sit at its seats. */
  async open(id = this.#parts.shelf.titles[0]?.id ?? '', beginnings?: Beginnings): Promise<void> {
    const { look, shelf, newSeed, settings, languages, load, soon, tells, show, home, sit } = this.#parts;
    const boxed = await load(id);
    if (boxed === null) return;
    const { titles } = shelf;
    const other = (by: 1 | -1): void => {
      const at = titles.findIndex(title => title.id === id) + by;
      const next = titles[(at + titles.length) % titles.length];
      if (next !== undefined) soon(this.open(next.id, beginnings));
    };
    const doors = {
      start: (match: NewMatch) => sit(begin(boxed, match, this.#parts), boxed),
      otherGame: titles.length > 1 ? other : null,
      back: home,
      languages,
    };
    const sitters = Array.from({ length: boxed.game.seats.max }, () => (settings.coach ? 'coached' : 'human'));
    const usual = { sitters, firstMatch: false };
    show(newMatchPage(boxed.game, newSeed(), doors, lookTelling(look, tells(boxed)), beginnings ?? usual));
  }

  /** Somebody's first match, with the coach on. */
  first(game: string): Promise<void> {
    return this.open(game, FIRST_MATCH);
  }

  /** A match that is known already. */
  async begin(id: string, match: NewMatch): Promise<void> {
    const { load, play } = this.#parts;
    const boxed = await load(id);
    if (boxed !== null) play(boxed, () => begin(boxed, match, this.#parts));
  }

  /** Another match of the same people, options and players, dealt anew. */
  again(session: Session, boxed: LoadedGame): void {
    const { play, newSeed } = this.#parts;
    play(boxed, () => begin(boxed, session.hindsight.another(newSeed()), this.#parts));
  }
}
