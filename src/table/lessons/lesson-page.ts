import type { Board } from '../../games/board.ts';
import type { Lesson } from '../../games/lesson.ts';
import type { Game } from '../../kernel/history/playable.ts';
import type { Viewer } from '../../kernel/words/message.ts';
import type { Grid } from '../../widgets/grid.ts';
import type { Mouse } from '../../widgets/mouse.ts';
import type { Size } from '../../widgets/too-small.ts';
import type { Look } from '../look.ts';
import type { Page, Soon } from '../page.ts';
import { askPage } from '../pages/ask.ts';
import { TablePage } from '../pages/table.ts';
import type { TableDoors } from '../pages/overlays.ts';
import type { MenuDoors } from '../pages/table-menu.ts';
import { say } from '../say.ts';
import type { Session } from '../session.ts';
import type { TableSettings } from '../settings.ts';
import { coachedNow, coachLines, paintTaught, tableSize } from './coach.ts';
import type { Coached } from './coach.ts';
import { finishedPage } from './finished.ts';
import type { AfterLesson } from './finished.ts';
import type { TaughtMatch } from './taught-match.ts';

/** What a lesson needs of the desk. */
export interface LessonDoors extends Omit<TableDoors, 'again' | 'copy' | 'instead'> {
  readonly after: AfterLesson;
  /** Is called once, when the goals of the last stage have been reached. */
  readonly finished: () => void;
}

/** What a lesson is shown with. */
export interface LessonParts {
  readonly lesson: Lesson;
  readonly taught: TaughtMatch;
  readonly session: Session;
  readonly board: Board;
  readonly settings: TableSettings;
  readonly look: Look;
  readonly doors: LessonDoors;
}

/** A lesson: the table of a match, with the coach above and the goals below; at the end what to remember. */
export class LessonPage implements Page {
  readonly #parts: LessonParts;
  readonly #table: TablePage;
  readonly #end: Page;
  #coached: Coached | null = null;
  #lines = 0;
  #done = false;

  constructor(parts: LessonParts) {
    const { lesson, taught, session, board, settings, look, doors } = parts;
    this.#parts = parts;
    this.#end = finishedPage(lesson, doors.after, look);
    this.#table = new TablePage(session, board, settings, look, {
      ...doors,
      again: doors.after.repeat,
      instead: {
        leave: () => leaveLessonPage(doors, look),
        takeBack: agree => marksPage(taught, agree, doors, look),
        menu: menuDoors => menuPage(menuDoors, look),
      },
    });
  }

  viewer(): Viewer {
    return this.#table.viewer();
  }

  game(): Game {
    return this.#table.game();
  }

  rule(): string | null {
    return this.#isOver ? (this.#parts.lesson.rules[0] ?? null) : this.#table.rule();
  }

  takesAllKeys(): boolean {
    return !this.#isOver && this.#table.takesAllKeys();
  }

  cover(): void {
    this.#table.cover();
  }

  key(key: string): void {
    if (this.#isOver) this.#end.key(key);
    else {
      this.#table.key(key);
      this.#noteEnd();
    }
  }

  paste(text: string): boolean {
    return !this.#isOver && this.#table.paste(text);
  }

  mouse(mouse: Mouse): void {
    if (this.#isOver) return;
    this.#table.mouse({ ...mouse, y: mouse.y - this.#lines });
    this.#noteEnd();
  }

  soon(): Soon | null {
    const soon = this.#isOver ? null : this.#table.soon();
    if (soon === null) return null;
    const run = (): void => {
      soon.run();
      this.#noteEnd();
    };
    return { ...soon, run };
  }

  paint(size: Size): Grid {
    const { lesson, taught, session, look } = this.#parts;
    if (this.#isOver) return this.#end.paint(size);
    this.#lines = coachLines(lesson, size.columns, look.format);
    const table = this.#table.paint(tableSize(size, this.#lines));
    this.#coached = coachedNow(taught, this.#coached, session.hotSeat.picture().show === 'moment');
    return paintTaught(table, this.#coached, lesson, this.#lines, look);
  }

  /** Whether the lesson is done and all that happened last has been seen. */
  get #isOver(): boolean {
    const { taught, session } = this.#parts;
    const picture = session.hotSeat.picture();
    return taught.stage === null && picture.show === 'table' && !picture.peek;
  }

  #noteEnd(): void {
    if (this.#done || this.#parts.taught.stage !== null) return;
    this.#done = true;
    this.#parts.doors.finished();
  }
}

/** What can be done in a lesson beside learning. */
function menuPage({ pop, takeBack, settings, keys, lookBack, rules, leave }: MenuDoors, look: Look): Page {
  const instead = (open: () => void) => () => {
    pop();
    open();
  };
  const ways = [
    { words: say('lesson.menu.marks'), go: instead(takeBack) },
    { words: say('menu.settings'), go: settings },
    { words: say('menu.keys'), go: keys },
    { words: say('lesson.menu.look-back'), go: instead(lookBack) },
    { words: say('menu.rules'), go: instead(rules) },
    { words: say('lesson.menu.leave'), go: instead(leave) },
    { words: say('lesson.stay'), go: pop },
  ];
  return askPage({ title: say('lesson.menu'), ways, back: pop }, look);
}

function leaveLessonPage({ pop, after, quit }: LessonDoors, look: Look): Page {
  const ways = [
    { words: say('lesson.stay'), go: pop },
    { words: say('lesson.all'), go: after.list },
    { words: say('lesson.home'), go: after.home },
    { words: say('lesson.quit'), go: quit },
  ];
  return askPage({ title: say('lesson.leave'), text: say('lesson.leave-text'), ways, back: pop }, look);
}

/** Which part of the lesson to go back to, the last one first. */
function marksPage(taught: TaughtMatch, agree: (to: number) => void, { pop, after }: LessonDoors, look: Look): Page {
  const marks = taught.marks.map(({ words }, at) => ({
    words,
    go: () => {
      pop();
      agree(at);
    },
  }));
  const ways = [...marks.toReversed(), { words: say('lesson.start'), go: after.repeat }];
  return askPage({ title: say('lesson.marks'), ways, back: pop }, look);
}
