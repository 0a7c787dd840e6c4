import { messageFor } from '../../kernel/match/refusal.ts';
import type { Game } from '../../kernel/history/playable.ts';
import type { Catalogue, Formatter } from '../../kernel/words/format.ts';
import type { Viewer } from '../../kernel/words/message.ts';
import type { Language } from '../text/languages.ts';
import type { Session } from './session.ts';
import type { Catalogues } from '../text/catalogues.ts';
import type { GameTexts } from '../text/catalogues.ts';

/** The parts of the table that the languages need. */
interface LanguagesParts {
  readonly catalogues: Catalogues;
  /** Returns the id of the open table's current language. */
  readonly language: () => string;
  /** Returns the session of the match at the table; `null`: there is no match. */
  readonly session: () => Session | null;
  /** Called with the promise of a language that is loading, after which the texts on the screen change. */
  readonly soon: (loaded: Promise<void>) => void;
}

/** The languages at a match: the open table has one, and each seat may have its own. */
export interface SeatLanguages {
  /** All available languages. */
  readonly languages: readonly Language[];
  /** Returns the formatter for a viewer, in the seat's own language or in the table's. */
  to(viewer: Viewer): Formatter;
  /** Returns the formatter and the texts for a viewer who reads about a game, such as its rules. */
  reads(viewer: Viewer, game: Game): { readonly format: Formatter; readonly texts: Catalogue };
  /** Loads the table's language and those of the match's seats. English is used until they are loaded. */
  loadAll(): void;
}

/** The languages at a table: the open table's, and each seat's own. */
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
   * Returns a formatter for the table's texts and, in a match, the game's. Without `language` it always uses the
   * table's current language.
   */
  tells(spoken: GameTexts | null, language: string | null = null): Formatter {
    return words => this.#catalogues.formatter(language ?? this.#parts.language(), spoken)(words);
  }

  /** The text of an error, for the people. */
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

  /** Loads the table's language. Returns `null` if that is English, which is always loaded. */
  load(game: Game | null): Promise<void> | null {
    const language = this.#parts.language();
    return language === 'en' ? null : this.#catalogues.load(language, game);
  }

  /** Loads the languages of a saved match's seats (`null`: the table's). Returns `null` if there is nothing to load. */
  learn(game: Game, languages: readonly (string | null)[]): Promise<unknown> | null {
    const otherLanguages = languages.filter(language => language !== null).filter(language => language !== 'en');
    return otherLanguages.length === 0
      ? null
      : Promise.all(otherLanguages.map(language => this.#catalogues.load(language, game)));
  }

  loadAll(): void {
    const session = this.#parts.session();
    const seatLanguages = session?.names.map((_, seat) => session.seats.languageOf(seat)) ?? [];
    for (const languageId of new Set([this.#parts.language(), ...seatLanguages])) {
      if (languageId === null || languageId === 'en') continue;
      this.#parts.soon(this.#catalogues.load(languageId, session?.game ?? null));
    }
  }

  #languageOf(viewer: Viewer): string {
    return this.#parts.session()?.seats.languageOf(viewer) ?? this.#parts.language();
  }
}
