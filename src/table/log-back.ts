import type { Board, PaneContext } from '../games/board.ts';
import type { ToldEvent } from '../kernel/match/events.ts';
import { logItems } from './log-book.ts';
import type { LogItem } from './log-book.ts';

/** So many events are read at first; then twice as many each time. */
const AT_FIRST = 300;

/** A log that is read from its end, only as far back as somebody wants to look. */
export interface ReadableLog {
  /** The place of its first event, and of the next one to come. */
  readonly bounds: { readonly from: number; readonly to: number };
  /** The events from a place on. */
  readonly events: (from: number) => readonly ToldEvent[];
}

/** The end of a log in words. It begins at a heading, so that all of a story is in it, or with the log itself. */
export class LogBack {
  readonly #log: ReadableLog;
  readonly #board: Pick<Board, 'log'>;
  readonly #context: PaneContext;
  #size = AT_FIRST / 2;
  #items: readonly LogItem[] = [];
  #isWhole = false;

  constructor(log: ReadableLog, board: Pick<Board, 'log'>, context: PaneContext) {
    this.#log = log;
    this.#board = board;
    this.#context = context;
    this.readOn();
  }

  /** What has been read so far. */
  get items(): readonly LogItem[] {
    return this.#items;
  }

  /** Whether that is all there is. */
  get isWhole(): boolean {
    return this.#isWhole;
  }

  /** Reads farther back. Does nothing when all is read. */
  readOn(): void {
    const { from, to } = this.#log.bounds;
    while (!this.#isWhole) {
      this.#size *= 2;
      const start = Math.max(from, to - this.#size);
      const events = this.#log.events(start);
      this.#isWhole = start === from;
      const first = this.#isWhole ? 0 : this.#firstHeading(events);
      if (first < 0) continue;
      this.#items = logItems(events.slice(first), this.#board, this.#context);
      return;
    }
  }

  #firstHeading(events: readonly ToldEvent[]): number {
    const { log } = this.#board;
    return log === undefined ? 0 : log.places(events).findIndex(({ heading }) => heading);
  }
}
