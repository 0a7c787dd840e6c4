import type { Match } from '../../kernel/history/playable.ts';
import type { Viewer } from '../../kernel/words/message.ts';
import { endsNow } from '../sitting/sitting.ts';
import type { LogEnd } from '../sitting/sitting.ts';

/** What the last change of a match has told. */
export class RecentEvents {
  readonly #match: Match;
  /** How long each reader's log was before that change. */
  #before: LogEnd;

  constructor(match: Match) {
    this.#match = match;
    this.#before = endsNow(match);
  }

  /** The last change is the one that began when the logs ended there. */
  beginAt(before: LogEnd): void {
    this.#before = before;
  }

  /** Of all that the match has told only the last `count` events are recent. */
  keepLast(count: number): void {
    const now = endsNow(this.#match);
    this.#before = reader => Math.max(0, now(reader) - count);
  }

  /** In the log of a reader, the index of the first of these events, and of the next event to come. */
  boundsFor(reader: Viewer): { readonly from: number; readonly to: number } {
    const to = this.#match.logEnd(reader);
    return { from: Math.min(this.#before(reader), to), to };
  }
}
