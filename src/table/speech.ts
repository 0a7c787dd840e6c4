import type { Catalogue, Teller } from '../kernel/phrases.ts';
import { createTeller } from '../kernel/phrases.ts';
import type { Game } from '../kernel/playable.ts';
import type { Language } from './languages.ts';
import { tableTexts } from './text.en.ts';

/** A game's words, and whose names stand in them. */
export interface Spoken {
  readonly game: Pick<Game, 'id' | 'texts'>;
  readonly names?: readonly string[];
}

/** The languages that are read at a table. Each is loaded when somebody wants to read it; until it is there, English stands in. */
export class Speech {
  readonly languages: readonly Language[];
  readonly #texts = new Map<string, Catalogue>([['en', tableTexts]]);
  readonly #tellers = new Map<string, Teller>();

  constructor(languages: readonly Language[]) {
    this.languages = languages;
  }

  /** Loads a language: the table's words and a game's. Does nothing for one that is there, or that nobody knows. */
  async load(id: string, game: Spoken['game'] | null = null): Promise<void> {
    const language = this.languages.find(known => known.id === id);
    if (language === undefined || id === 'en') return;
    const [table, others] = await Promise.all([
      this.#texts.get(id) ?? language.texts(),
      game === null ? undefined : (this.#texts.get(keyOf(id, game)) ?? game.texts.others?.[id]?.()),
    ]);
    this.#texts.set(id, table);
    if (game !== null && others !== undefined) this.#texts.set(keyOf(id, game), others);
    this.#tellers.clear();
  }

  /** A teller in a language: of the table's words and, in a match, of the game's. */
  teller(id: string, spoken: Spoken | null = null): Teller {
    const { game = null, names = [] } = spoken ?? {};
    const key = JSON.stringify([id, game?.id, names]);
    const known = this.#tellers.get(key);
    if (known !== undefined) return known;
    const table = this.#texts.get(id) ?? tableTexts;
    const own = game === null ? {} : (this.#texts.get(keyOf(id, game)) ?? game.texts.en);
    const teller = createTeller({ ...own, ...table }, names, this.#texts.has(id) ? id : 'en');
    this.#tellers.set(key, teller);
    return teller;
  }
}

function keyOf(language: string, { id }: Spoken['game']): string {
  return `${language} ${id}`;
}
