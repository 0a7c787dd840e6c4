import type { Match } from '../../kernel/history/playable.ts';
import type { Viewer } from '../../kernel/words/message.ts';
import { endsNow } from '../sitting/sitting.ts';
import type { LogEnd } from '../sitting/sitting.ts';

/** The events of the last change of a match. */
export class RecentEvents {
  readonly #match: Match;
  /** The length of each reader's log before that change. */
  #before: LogEnd;

  constructor(match: Match) {
    this.#match = match;
    this.#before = endsNow(match);
  }

  /** Starts a change; `before`: the ends of the logs at this moment. */
  beginAt(before: LogEnd): void {
    this.#before = before;
  }

  /** Counts only the last `count` events of the match as recent. */
  keepLast(count: number): void {
    const now = endsNow(this.#match);
    this.#before = reader => Math.max(0, now(reader) - count);
  }

  /** The index of the first recent event in a reader's log, and that of the next event to come. */
  boundsFor(reader: Viewer): { readonly from: number; readonly to: number } {
    const to = this.#match.logEnd(reader);
    return { from: Math.min(this.#before(reader), to), to };
  }
}
