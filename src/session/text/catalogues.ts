import type { Catalogue, Formatter } from '../../kernel/words/format.ts';
import { createFormatter } from '../../kernel/words/format.ts';
import type { Game } from '../../kernel/history/playable.ts';
import { same } from '../../kernel/plain/same.ts';
import type { Language } from './languages.ts';

/** A game's words, and whose names stand in them. */
export interface GameTexts {
  readonly game: Pick<Game, 'id' | 'texts'>;
  readonly names?: readonly string[];
}

/** A formatter, and what it was asked for. */
interface KeptFormatter {
  readonly id: string;
  readonly game: GameTexts['game'] | null;
  readonly names: readonly string[];
  readonly formatter: Formatter;
}

/** This many formatters are kept: one or two for each seat of a match, and the table's own. */
const MOST_FORMATTERS = 16;

/** Words by language. Each language is loaded when somebody wants to read it; until then English stands in. */
export class Catalogues {
  readonly languages: readonly Language[];
  /** English, which is always there. */
  readonly #english: Catalogue;
  readonly #texts: Map<string, Catalogue>;
  /** The formatters that were asked for, the latest first. */
  #formatters: readonly KeptFormatter[] = [];

  constructor(languages: readonly Language[], english: Catalogue) {
    this.languages = languages;
    this.#english = english;
    this.#texts = new Map([['en', english]]);
  }

  /**
   * Loads a language: the words of the program and of a game. Does nothing for one that is there, or that nobody knows.
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

  /** What there is to read of a game in a language, its rules among it. */
  textsOf(game: GameTexts['game'], id: string): Catalogue {
    return this.#texts.get(keyOf(id, game)) ?? game.texts.en;
  }

  /** A formatter in a language: of the words of the program and, in a match, of the game. */
  formatter(id: string, spoken: GameTexts | null = null): Formatter {
    const { game = null, names = [] } = spoken ?? {};
    const known = this.#formatters.find(kept => kept.id === id && kept.game === game && same(kept.names, names));
    if (known !== undefined) return known.formatter;
    const texts = this.#texts.get(id) ?? this.#english;
    const own = game === null ? {} : this.textsOf(game, id);
    const formatter = createFormatter({ ...own, ...texts }, names, this.#texts.has(id) ? id : 'en');
    this.#formatters = [{ id, game, names, formatter }, ...this.#formatters].slice(0, MOST_FORMATTERS);
    return formatter;
  }
}

function keyOf(language: string, { id }: GameTexts['game']): string {
  return `${language} ${id}`;
}
