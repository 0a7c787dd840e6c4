import type { Catalogue, Formatter } from '../kernel/words/format.ts';
import { createFormatter } from '../kernel/words/format.ts';
import type { Game } from '../kernel/history/playable.ts';
import { same } from '../kernel/plain/same.ts';
import type { Language } from './languages.ts';
import { tableTexts } from './text.en.ts';

/** A game's words, and whose names stand in them. */
export interface Spoken {
  readonly game: Pick<Game, 'id' | 'texts'>;
  readonly names?: readonly string[];
}

/** A teller, and what it was asked for. */
interface Heard {
  readonly id: string;
  readonly game: Spoken['game'] | null;
  readonly names: readonly string[];
  readonly teller: Formatter;
}

/** So many tellers are kept: one or two for each seat of a match, and the table's own. */
const TELLERS = 16;

/** The languages that are read at a table. Each is loaded when somebody wants to read it; until it is there, English stands in. */
export class Speech {
  readonly languages: readonly Language[];
  readonly #texts = new Map<string, Catalogue>([['en', tableTexts]]);
  /** The tellers that were asked for, the latest first. */
  #tellers: readonly Heard[] = [];

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
    this.#tellers = [];
  }

  /** What there is to read of a game in a language, its rules among it. */
  textsOf(game: Spoken['game'], id: string): Catalogue {
    return this.#texts.get(keyOf(id, game)) ?? game.texts.en;
  }

  /** A teller in a language: of the table's words and, in a match, of the game's. */
  teller(id: string, spoken: Spoken | null = null): Formatter {
    const { game = null, names = [] } = spoken ?? {};
    const known = this.#tellers.find(heard => heard.id === id && heard.game === game && same(heard.names, names));
    if (known !== undefined) return known.teller;
    const table = this.#texts.get(id) ?? tableTexts;
    const own = game === null ? {} : this.textsOf(game, id);
    const teller = createFormatter({ ...own, ...table }, names, this.#texts.has(id) ? id : 'en');
    this.#tellers = [{ id, game, names, teller }, ...this.#tellers].slice(0, TELLERS);
    return teller;
  }
}

function keyOf(language: string, { id }: Spoken['game']): string {
  return `${language} ${id}`;
}
