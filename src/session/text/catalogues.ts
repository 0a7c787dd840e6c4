import type { Catalogue, Formatter } from '../../kernel/words/format.ts';
import { createFormatter } from '../../kernel/words/format.ts';
import type { Game } from '../../kernel/history/playable.ts';
import { same } from '../../kernel/plain/same.ts';
import type { Language } from './languages.ts';

/** The texts of a game, and the names of the seats for them. */
export interface GameTexts {
  readonly game: Pick<Game, 'id' | 'texts'>;
  readonly names?: readonly string[];
}

/** A cached formatter, with the language, game and names for which it was made. */
interface CachedFormatter {
  readonly id: string;
  readonly game: GameTexts['game'] | null;
  readonly names: readonly string[];
  readonly formatter: Formatter;
}

/** The most formatters that are cached: one or two for each seat of a match, and the table's own. */
const MAX_FORMATTERS = 16;

/**
 * The texts of the program and the games by language. Each language is loaded when somebody uses it; until then English
 * is used.
 */
export class Catalogues {
  readonly languages: readonly Language[];
  /** The English texts, which are always loaded. */
  readonly #english: Catalogue;
  readonly #texts: Map<string, Catalogue>;
  /** The cached formatters, the latest first. */
  #formatters: readonly CachedFormatter[] = [];

  constructor(languages: readonly Language[], english: Catalogue) {
    this.languages = languages;
    this.#english = english;
    this.#texts = new Map([['en', english]]);
  }

  /**
   * Loads the texts of the program and of a game in a language. Does nothing if they are loaded, or if the language is
   * unknown.
   */
  async load(id: string, game: GameTexts['game'] | null = null): Promise<void> {
    const language = this.languages.find(known => known.id === id);
    if (language === undefined || id === 'en') return;
    const [texts, others] = await Promise.all([
      this.#texts.get(id) ?? language.texts(),
      game === null ? undefined : (this.#texts.get(keyOf(id, game)) ?? game.texts.others?.[id]?.()),
    ]);
    this.#texts.set(id, texts);
    if (game !== null && others !== undefined) this.#texts.set(keyOf(id, game), others);
    this.#formatters = [];
  }

  /** The texts of a game in a language, its rules included; English if that language is not loaded. */
  textsOf(game: GameTexts['game'], id: string): Catalogue {
    return this.#texts.get(keyOf(id, game)) ?? game.texts.en;
  }

  /** Returns a formatter for the program's texts in a language and, in a match, the game's. */
  formatter(id: string, spoken: GameTexts | null = null): Formatter {
    const { game = null, names = [] } = spoken ?? {};
    const cachedFormatter = this.#formatters.find(
      kept => kept.id === id && kept.game === game && same(kept.names, names),
    );
    if (cachedFormatter !== undefined) return cachedFormatter.formatter;
    const texts = this.#texts.get(id) ?? this.#english;
    const gameTexts = game === null ? {} : this.textsOf(game, id);
    const formatter = createFormatter({ ...gameTexts, ...texts }, names, this.#texts.has(id) ? id : 'en');
    this.#formatters = [{ id, game, names, formatter }, ...this.#formatters].slice(0, MAX_FORMATTERS);
    return formatter;
  }
}

function keyOf(language: string, { id }: GameTexts['game']): string {
  return `${language} ${id}`;
}
