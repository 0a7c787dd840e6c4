import type { Board } from '../../games/board.ts';
import type { Formatter } from '../../kernel/words/format.ts';
import type { Viewer } from '../../kernel/words/message.ts';
import { logItems } from '../log-book.ts';
import type { Look } from '../look.ts';
import { Remembered } from '../remembered.ts';
import type { LogLine } from '../screens/log.ts';
import type { Session } from '../session.ts';

/** So many events are told for a frame, and one more for each line that the log is scrolled back. */
const LOG_SHOWN = 120;

/** The end of a match's log in lines. Between two answers every key shows the same, so it is told only once. */
export class LogLines {
  readonly #session: Session;
  readonly #board: Board;
  readonly #look: Look;
  /** What the look tells with just now: another one when the language or the names have changed. */
  readonly #voice: () => Formatter;
  readonly #last = new Remembered<readonly LogLine[]>();

  constructor(session: Session, board: Board, look: Look, voice: () => Formatter) {
    this.#session = session;
    this.#board = board;
    this.#look = look;
    this.#voice = voice;
  }

  /** The lines that `viewer` may read, for a log that is scrolled back by so many lines; those since the last answer are new. */
  of(viewer: Viewer, back: number): readonly LogLine[] {
    const { from, to, state } = this.#session.recent;
    const { glyphs } = this.#look;
    return this.#last.of([state, from, to, viewer, back, glyphs, this.#voice()], () => this.#told(viewer, back));
  }

  #told(viewer: Viewer, back: number): readonly LogLine[] {
    const { from, to } = this.#session.recent;
    const { format, glyphs } = this.#look;
    const events = this.#session.views
      .events(viewer, Math.max(0, to - LOG_SHOWN - back))
      .filter(({ index }) => index < to);
    const context = { format, glyphs, names: this.#session.names, focus: [], seat: null };
    return logItems(events, this.#board, context).map(item => {
      const { text, rule, heading, index } = item;
      return { text, rule, heading, index, fresh: index >= from };
    });
  }
}
