import type { Board } from '../../games/board.ts';
import { messageFor } from '../../kernel/match/refusal.ts';
import type { Grid } from '../../widgets/grid.ts';
import type { Size } from '../../widgets/too-small.ts';
import type { Pressed } from '../keys.ts';
import type { Look } from '../look.ts';
import { say } from '../say.ts';
import { paintEnd } from '../screens/end.ts';
import type { EndState } from '../screens/end.ts';
import type { Session } from '../session.ts';
import { endState } from './end-state.ts';

/** The ways from the result. */
export interface EndDoors {
  readonly home: () => void;
  /** Another match of the same people. */
  readonly again: () => void;
  readonly log: () => void;
  readonly lookBack: () => void;
  readonly board: () => void;
  readonly takeBack: () => void;
  readonly leave: () => void;
}

/** The result of a match, and what can be done then. */
export class EndView {
  readonly #session: Session;
  readonly #board: Board;
  readonly #look: Look;
  readonly #doors: EndDoors;
  #note: EndState['note'] = null;

  constructor(session: Session, board: Board, look: Look, doors: EndDoors) {
    this.#session = session;
    this.#board = board;
    this.#look = look;
    this.#doors = doors;
  }

  key({ command }: Pressed): void {
    const { home, again, log, lookBack, board, takeBack, leave } = this.#doors;
    this.#note = null;
    if (command === 'take') home();
    else if (command === 'again') again();
    else if (command === 'log') log();
    else if (command === 'watch') lookBack();
    else if (command === 'inspect' || command === 'next-pane') board();
    else if (command === 'report') this.#report();
    else if (command === 'take-back') takeBack();
    else if (command === 'leave') leave();
  }

  paint(view: unknown, size: Size): Grid {
    const state = endState(this.#session, this.#board, view, this.#look);
    return paintEnd({ ...state, note: this.#note ?? state.note }, size, this.#look);
  }

  #report(): void {
    try {
      const file = this.#session.hindsight.report(this.#board, this.#look.format);
      this.#note = { text: this.#look.format(say('end.reported', { file })), style: { tone: 'good' } };
    } catch (error) {
      this.#note = { text: this.#look.format(messageFor(error)), style: { tone: 'danger', bold: true } };
    }
  }
}
