import type { Match } from '../kernel/playable.ts';
import { errorWords } from '../kernel/refusal.ts';
import type { Words } from '../kernel/words.ts';
import type { CoachedSeat, Player, UnsignedSave } from '../saves/format.ts';
import { saveOf } from '../saves/keep.ts';

/** What a save says of the people, beside the match. */
export interface People {
  readonly players: readonly Player[];
  readonly languages: readonly (string | null)[];
  readonly seen: readonly number[];
  readonly coach: readonly CoachedSeat[];
}

/** Since when a match is not on the disk, and why. */
export interface Unsaved {
  readonly since: Date;
  readonly reason: Words;
}

/** What came of an attempt to save. */
export type Kept = 'saved' | 'saved-again' | 'failed' | 'failed-again';

/** Keeps a match on the disk, and remembers when that fails; without a `write` the match is kept nowhere. */
export class Keeper {
  readonly #write: ((save: UnsignedSave) => void) | null;
  readonly #now: () => Date;
  readonly #begun: Date;
  #saved: Date | null = null;
  #unsaved: Unsaved | null = null;

  constructor(write: ((save: UnsignedSave) => void) | null, now: () => Date, begun: Date) {
    this.#write = write;
    this.#now = now;
    this.#begun = begun;
  }

  /** When the match was saved last; `null`: never yet. */
  get saved(): Date | null {
    return this.#saved;
  }

  /** What is wrong with saving; `null`: nothing. */
  get unsaved(): Unsaved | null {
    return this.#unsaved;
  }

  /** Saves, or takes down that it failed; the match goes on either way. */
  keep(match: Match, people: People): Kept {
    if (this.#write === null) return 'saved';
    const now = this.#now();
    const before = this.#unsaved;
    try {
      this.#write(saveOf(match, { ...people, begun: this.#begun, now }));
      this.#saved = now;
      this.#unsaved = null;
      return before === null ? 'saved' : 'saved-again';
    } catch (error) {
      this.#unsaved = { since: before?.since ?? this.#saved ?? now, reason: errorWords(error) };
      return before === null ? 'failed' : 'failed-again';
    }
  }
}
