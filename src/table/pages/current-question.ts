import type { Board } from '../../games/board.ts';
import type { Answer, Decision } from '../../kernel/match/decision.ts';
import type { Pressed } from '../keys.ts';
import type { Look } from '../look.ts';
import type { Picture } from '../picture.ts';
import { say } from '../say.ts';
import type { Session } from '../session.ts';
import { Asked } from './asked.ts';
import { outlooksFor } from './table-state.ts';

/** What keys can do through the question on the table. */
export interface QuestionReach {
  readonly answer: (answer: Answer) => void;
  /** The cursor in the list has moved: nothing on the board is pointed at any more. */
  readonly letGo: () => void;
  /** Whether the page keys scroll the list of options now, when it is longer than its place. */
  readonly pages: () => boolean;
}

/** The question that is on the table, with its cursor: which it is, and what keys do to it. */
export class CurrentQuestion {
  readonly #session: Session;
  readonly #board: Board;
  readonly #look: Look;
  readonly #reach: QuestionReach;
  #asked: Asked | null = null;
  /** The question that was on the screen last, also while it is covered. */
  #lately: Asked | null = null;

  constructor(session: Session, board: Board, look: Look, reach: QuestionReach) {
    this.#session = session;
    this.#board = board;
    this.#look = look;
    this.#reach = reach;
  }

  /** The question; `null`: none is on the screen. */
  get asked(): Asked | null {
    return this.#asked;
  }

  /** Takes over what is asked by now. Gives it back when it is something else than was asked last, else `null`. */
  follow(picture: Picture): Decision | null {
    const decision = picture.show === 'table' ? picture.decision : null;
    if (decision === null) {
      this.#asked = null;
      return null;
    }
    if (this.#asked?.decision === decision) return null;
    if (this.#lately?.decision === decision) {
      // The screen was covered, or somebody peeked: the cursor stands where it stood.
      this.#asked = this.#lately;
      return null;
    }
    const outlooks = outlooksFor(this.#board, this.#session, picture, this.#look);
    const ends = this.#session.endsUndo();
    this.#asked = new Asked(decision, this.#look.format, outlooks, ({ id }) => ends(id));
    this.#lately = this.#asked;
    return decision;
  }

  /** Whether what was pasted was for the question. */
  paste(text: string): boolean {
    const isTaken = this.#asked?.paste(text) ?? false;
    if (isTaken) this.#reach.letGo();
    return isTaken;
  }

  /** Whether the key was for the question. */
  key(press: Pressed): boolean {
    const asked = this.#asked;
    if (asked === null) return false;
    const pages = press.command === 'page-up' || press.command === 'page-down';
    if (pages && (!asked.overflows || !this.#reach.pages())) return false;
    const result = asked.key(press);
    if (result.did === 'answer') this.#reach.answer(result.answer);
    if (result.did === 'something') this.#reach.letGo();
    if (result.did === 'out-of-range' && asked.decision.amount !== null) {
      const { min, max } = asked.decision.amount;
      this.#session.notes.notify(say('table.amount-out', { min, max }), 'warning');
    }
    return result.did !== 'nothing';
  }
}
