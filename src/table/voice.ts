import { errorWords } from '../kernel/refusal.ts';
import type { Game } from '../kernel/playable.ts';
import type { Teller } from '../kernel/phrases.ts';
import type { Viewer } from '../kernel/words.ts';
import type { Preferences } from './preferences.ts';
import type { Session } from './session.ts';
import { Speech } from './speech.ts';
import type { Spoken } from './speech.ts';

/** What a voice is made of. */
export interface VoiceParts {
  readonly preferences: Preferences;
  /** The match on the desk. */
  readonly session: () => Session | null;
  /** Something slow that ends in other words on the screen. */
  readonly soon: (loaded: Promise<void>) => void;
}

/** What the desk speaks at any moment: the table's language, and to a seat alone its own. */
export class Voice {
  readonly #parts: VoiceParts;
  readonly #speech: Speech;

  constructor(parts: VoiceParts) {
    this.#parts = parts;
    this.#speech = new Speech(parts.preferences.languages);
  }

  /** A teller of the table's language, whichever that is when it is asked: of the table's words and, in a match, of the game's. */
  tells(spoken: Spoken | null): Teller {
    return words => this.#speech.teller(this.#parts.preferences.language, spoken)(words);
  }

  /** What went wrong, as people are told it. */
  said(error: unknown): string {
    return this.tells(this.#parts.session())(errorWords(error));
  }

  /** Tells what somebody at the match reads: a seat in its own language, all together in the table's. */
  to(viewer: Viewer): Teller {
    const session = this.#parts.session();
    const { language } = this.#parts.preferences;
    return this.#speech.teller(session?.languageOf(viewer) ?? language, session);
  }

  /** Loads what the table speaks; at once where that is English, which is always there. */
  load(game: Game | null): Promise<void> | null {
    const { language } = this.#parts.preferences;
    return language === 'en' ? null : this.#speech.load(language, game);
  }

  /** Loads what the table speaks, and in a match what its seats read; until it is there, English stands in. */
  loadAll(): void {
    const session = this.#parts.session();
    const seats = session?.names.map((_, seat) => session.languageOf(seat)) ?? [];
    for (const wanted of new Set([this.#parts.preferences.language, ...seats])) {
      if (wanted === null || wanted === 'en') continue;
      this.#parts.soon(this.#speech.load(wanted, session?.game ?? null));
    }
  }
}
