import type { Match } from '../../kernel/history/playable.ts';
import type { Viewer } from '../../kernel/words/message.ts';
import { currentLogEnds } from '../sitting/sitting.ts';
import type { LogEnd } from '../sitting/sitting.ts';

/** Tells which log events belong to the last change of a match. */
export class RecentEvents {
  readonly #match: Match;
  /** The length of each reader's log before the last change. */
  #before: LogEnd;

  constructor(match: Match) {
    this.#match = match;
    this.#before = currentLogEnds(match);
  }

  /** Starts a change. `before`: the length of each reader's log before it. */
  beginAt(before: LogEnd): void {
    this.#before = before;
  }

  /** Counts only the last `count` events of the match as recent. */
  keepLast(count: number): void {
    const endsBefore = currentLogEnds(this.#match);
    this.#before = reader => Math.max(0, endsBefore(reader) - count);
  }

  /** The indices of the first recent event in a reader's log and of the next event to come. */
  boundsFor(reader: Viewer): { readonly from: number; readonly to: number } {
    const logEnd = this.#match.logEnd(reader);
    return { from: Math.min(this.#before(reader), logEnd), to: logEnd };
  }
}
