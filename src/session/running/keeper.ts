import { lastEntryLine } from '../../kernel/history/chronicle.ts';
import { copy } from '../../kernel/plain/copy.ts';
import type { Match } from '../../kernel/history/playable.ts';
import { same } from '../../kernel/plain/same.ts';
import type { Message } from '../../kernel/words/message.ts';
import type { MatchFile } from '../../saves/file/match-file.ts';
import type { KeptRemarks } from '../../saves/lines/table-lines.ts';
import type { CoachedSeat, Player } from '../../saves/input/people.ts';
import { say } from '../text/say.ts';
import type { Notes } from './notes.ts';

/** The data about the people and seats that the table saves with a match. */
export interface SavedPeople {
  readonly players: readonly Player[];
  /** The number of the person on each seat; absent: each seat has its own person. */
  readonly people?: readonly number[];
  readonly languages: readonly (string | null)[];
  readonly seen: readonly number[];
  readonly coach: readonly CoachedSeat[];
  /** The private notes of each seat; absent: there are none. */
  readonly remarks?: readonly KeptRemarks[];
  /** Whether people may ask for hints; absent: they may. */
  readonly hints?: boolean;
}

/** The time since when saving a match has failed, and the reason. */
export interface Unsaved {
  readonly since: Date;
  readonly reason: Message;
}

/** The result of an attempt to save; `-again`: the result after an earlier failure. */
type SaveResult = 'saved' | 'saved-again' | 'failed' | 'failed-again';

/**
 * Saves the table's data in the match's file, and tells whether the file can be written. The match itself writes its
 * answers to the file. Without a file nothing is saved.
 */
export class Keeper {
  readonly #file: MatchFile | null;
  readonly #now: () => Date;
  #people: SavedPeople | null = null;
  /** The round of the match when the table's data was last saved. */
  #round = -1;
  #unsaved: Unsaved | null = null;
  #hasWarned = false;

  constructor(file: MatchFile | null, now: () => Date) {
    this.#file = file;
    this.#now = now;
  }

  /** When the match was saved last; `null`: never yet. */
  get saved(): Date | null {
    return this.#file?.written ?? null;
  }

  /** The problem with saving; `null`: there is none. */
  get unsaved(): Unsaved | null {
    return this.#unsaved;
  }

  /**
   * Returns the warning that the match will soon be too long for a save; `null`: it will not, or the warning was
   * already given.
   */
  takeWarning(): Message | null {
    const limitWarning = this.#hasWarned ? null : (this.#file?.nearLimit ?? null);
    if (limitWarning !== null) this.#hasWarned = true;
    return limitWarning;
  }

  /** Saves the table's data if it has changed, or notes that saving failed. The match continues either way. */
  keep(match: Match, people: SavedPeople): SaveResult {
    const file = this.#file;
    if (file === null) return 'saved';
    const unsavedBefore = this.#unsaved;
    if (!same(this.#people, people) || this.#round !== match.round) {
      // The data is copied because the table may change it in place later.
      const peopleCopy = copy(people);
      file.add({ line: 'meta', meta: { ...peopleCopy, at: this.#now().toISOString() } });
      this.#people = peopleCopy;
      this.#round = match.round;
    } else file.retry();
    // An answer that can't be undone is flushed to disk before anybody sees its effects.
    const lastEntry = lastEntryLine(match.history);
    if (lastEntry?.line !== 'record' || lastEntry.revealed || match.decision?.seat !== lastEntry.given.seat)
      file.flush();
    this.#unsaved = file.fault;
    if (this.#unsaved === null) return unsavedBefore === null ? 'saved' : 'saved-again';
    return unsavedBefore === null ? 'failed' : 'failed-again';
  }
}

/** Saves the table's data with a match, and shows notes about problems. */
export function saveAndNotify(keeper: Keeper, match: Match, people: SavedPeople, notes: Notes): void {
  const saveResult = keeper.keep(match, people);
  const { unsaved } = keeper;
  if (saveResult === 'failed' && unsaved !== null) {
    notes.notify(say('table.save-failed', { reason: unsaved.reason }), 'danger');
  }
  if (saveResult === 'saved-again') notes.notify(say('table.saved-again'), 'good');
  const warning = keeper.takeWarning();
  if (warning !== null) notes.notify(say('table.refused', { reason: warning }), 'warning');
}
