import type { Decision } from '../../kernel/match/decision.ts';
import type { Line } from '../../kernel/history/lines.ts';
import type { Look } from '../look.ts';
import type { Page } from '../page.ts';
import { viewerOf } from '../picture.ts';
import { say } from '../say.ts';
import type { Session } from '../session.ts';
import type { SeatLanguages } from '../seat-languages.ts';
import { ruleHelpPage } from './rule-help.ts';
import { askWhoPeeks, leavePage, takeBackPage } from './table-asks.ts';
import type { OwnQuestions } from './table-asks.ts';
import { tableMenuPage } from './table-menu.ts';

/** What the table needs of the desk it stands on. */
export interface TableDoors {
  /** Lays a page over the table, until `pop`. */
  readonly push: (page: Page) => void;
  readonly pop: () => void;
  /** Takes away all pages that lie over the table. */
  readonly clear: () => void;
  readonly home: () => void;
  readonly settings: () => void;
  readonly keys: () => void;
  /** Lays the rules over the table, at one of them. */
  readonly rules: (rule: string | null) => void;
  readonly quit: () => void;
  /** Begins another match of the same people. */
  readonly again: () => void;
  /** Goes on with a copy of the match as it was once; absent: nobody goes on with one here. */
  readonly copy?: (lines: readonly Line[]) => void;
  /** Milliseconds, for the quiet before a hand-over. */
  readonly clock: () => number;
  /** What everybody at the match reads; absent: all read the same. */
  readonly languages?: SeatLanguages;
  /** What a lesson asks instead of the match's own questions. */
  readonly instead?: OwnQuestions;
}

/** What the pages over the table need of the table below. */
export interface Below {
  /** The decision that is on the screen. */
  readonly decision: () => Decision | null;
  /** The session has changed. */
  readonly follow: () => void;
  readonly tookBack: () => void;
  readonly lookBack: () => void;
  /** The rule that asks. */
  readonly rule: () => string | null;
}

/** The pages that are laid over the table. */
export class Overlays {
  readonly #session: Session;
  readonly #doors: TableDoors;
  readonly #look: Look;
  readonly #table: Below;

  constructor(session: Session, doors: TableDoors, look: Look, table: Below) {
    this.#session = session;
    this.#doors = doors;
    this.#look = look;
    this.#table = table;
  }

  /** The rule that asks, and why options are blocked. */
  help(): void {
    const { format } = this.#look;
    const picture = this.#session.hotSeat.picture();
    const asked = this.#table.decision()?.rule ?? null;
    const { game } = this.#session;
    const { book } = game;
    const viewer = viewerOf(picture);
    const texts = this.#doors.languages?.reads(viewer, game).texts ?? game.texts.en;
    const told = {
      rule: picture.show === 'blind' ? picture.question.rule : asked,
      read: book === null ? null : { book, texts },
      blocked: this.#session
        .blocked()
        .map(({ words, why, rule }) => ({ option: format(words), why: format(why), rule })),
      undoesAll: this.#session.undoesAll,
    };
    this.#doors.push(ruleHelpPage(told, viewer, this.#doors, this.#look));
  }

  /** Which earlier decision to go back to, agreed by all. */
  takeBack(): void {
    this.#session.hotSeat.standUp();
    const { instead, push } = this.#doors;
    const agree = (to: number): void => {
      this.#table.tookBack();
      this.#session.takeBack(to);
      this.#table.follow();
    };
    const earlier = instead === undefined ? this.#session.hindsight.journal() : [];
    if (instead !== undefined) push(instead.takeBack(agree));
    else if (earlier.length === 0) this.#session.notes.notify(say('take-back.none'), 'warning');
    else push(takeBackPage(earlier, agree, this.#doors, this.#look));
  }

  /** A seat looks at its own view; which, where there are several. */
  peek(): void {
    const first = this.#table.decision()?.seat ?? null;
    askWhoPeeks(this.#session, first, () => this.#table.follow(), this.#doors, this.#look);
  }

  /** What the people can do beside playing. Others look on from here, so that nobody sits alone any more. */
  menu(): void {
    this.#session.hotSeat.standUp();
    const { push, pop, settings, keys, rules, instead, languages } = this.#doors;
    const doors = {
      push,
      pop: () => {
        pop();
        this.#table.follow();
      },
      peek: () => this.peek(),
      takeBack: () => this.takeBack(),
      settings,
      keys,
      rules: () => rules(this.#table.rule()),
      lookBack: () => this.#table.lookBack(),
      leave: () => this.leave(),
      ...(languages === undefined ? {} : { languages }),
    };
    push(instead?.menu(doors) ?? tableMenuPage(this.#session, doors, this.#look));
  }

  /** Whether to leave, after saving once more. */
  leave(): void {
    this.#session.save();
    this.#doors.push(this.#doors.instead?.leave() ?? leavePage(this.#session.saving.unsaved, this.#doors, this.#look));
  }
}
