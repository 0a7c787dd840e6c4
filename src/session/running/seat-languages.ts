import { messageFor } from '../../kernel/match/refusal.ts';
import type { Game } from '../../kernel/history/playable.ts';
import type { Catalogue, Formatter } from '../../kernel/words/format.ts';
import type { Viewer } from '../../kernel/words/message.ts';
import type { Language } from '../text/languages.ts';
import type { Session } from './session.ts';
import type { Catalogues } from '../text/catalogues.ts';
import type { GameTexts } from '../text/catalogues.ts';

/** What a voice is made of. */
interface LanguagesParts {
  readonly catalogues: Catalogues;
  /** The language of the open table, by its id, as it is now. */
  readonly language: () => string;
  /** The match on the desk. */
  readonly session: () => Session | null;
  /** Something slow that ends in other words on the screen. */
  readonly soon: (loaded: Promise<void>) => void;
}

/** The languages at a match: all together read one, a seat alone may read another. */
export interface SeatLanguages {
  /** All that there are. */
  readonly languages: readonly Language[];
  /** Tells what somebody at the match reads: a seat in its own language, all together in the table's. */
  to(viewer: Viewer): Formatter;
  /**
   * What somebody reads of a game beside playing, its rules above all: the texts, and what tells the words around them.
   */
  reads(viewer: Viewer, game: Game): { readonly format: Formatter; readonly texts: Catalogue };
  /** Loads what the table speaks, and in a match what its seats read; until it is there, English stands in. */
  loadAll(): void;
}

/** What the desk speaks at any moment: the table's language, and to a seat alone its own. */
export class Languages implements SeatLanguages {
  readonly #parts: LanguagesParts;
  readonly #catalogues: Catalogues;

  constructor(parts: LanguagesParts) {
    this.#parts = parts;
    this.#catalogues = parts.catalogues;
  }

  get languages(): readonly Language[] {
    return this.#catalogues.languages;
  }

  /**
   * A formatter of the table's language, whichever that is when it is asked, or of another one: of the table's words
   * and, in a match, of the game's.
   */
  tells(spoken: GameTexts | null, language: string | null = null): Formatter {
    return words => this.#catalogues.formatter(language ?? this.#parts.language(), spoken)(words);
  }

  /** What went wrong, as people are told it. */
  said(error: unknown): string {
    return this.tells(this.#parts.session())(messageFor(error));
  }

  to(viewer: Viewer): Formatter {
    return this.#catalogues.formatter(this.#languageOf(viewer), this.#parts.session());
  }

  reads(viewer: Viewer, game: Game): { readonly format: Formatter; readonly texts: Catalogue } {
    const language = this.#languageOf(viewer);
    return { format: this.tells({ game }, language), texts: this.#catalogues.textsOf(game, language) };
  }

  /** Loads what the table speaks; at once where that is English, which is always there. */
  load(game: Game | null): Promise<void> | null {
    const language = this.#parts.language();
    return language === 'en' ? null : this.#catalogues.load(language, game);
  }

  /** Loads languages that seats of a saved match read, `null` among them; `null` when there is nothing to load. */
  learn(game: Game, languages: readonly (string | null)[]): Promise<unknown> | null {
    const others = languages.filter(language => language !== null).filter(language => language !== 'en');
    return others.length === 0 ? null : Promise.all(others.map(language => this.#catalogues.load(language, game)));
  }

  loadAll(): void {
    const session = this.#parts.session();
    const seats = session?.names.map((_, seat) => session.seats.languageOf(seat)) ?? [];
    for (const wanted of new Set([this.#parts.language(), ...seats])) {
      if (wanted === null || wanted === 'en') continue;
      this.#parts.soon(this.#catalogues.load(wanted, session?.game ?? null));
    }
  }

  #languageOf(viewer: Viewer): string {
    return this.#parts.session()?.seats.languageOf(viewer) ?? this.#parts.language();
  }
}
