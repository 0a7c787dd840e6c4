import type { Game } from '../../kernel/history/playable.ts';
import type { Viewer } from '../../kernel/words/message.ts';
import type { Grid } from '../../widgets/grid.ts';
import { keyLabel } from '../../widgets/keymap.ts';
import type { Mouse } from '../../widgets/mouse.ts';
import type { Size } from '../../widgets/too-small.ts';
import type { Look } from '../look.ts';
import type { Page, Soon } from '../page.ts';
import { say } from '../say.ts';
import { coachText, paintCoached } from '../screens/coach.ts';
import type { Spoken } from '../screens/coach.ts';
import type { Session } from '../session.ts';
import type { TablePage } from './table.ts';

/** So many lines the coach takes at the most, that the board and the options keep theirs at 80x24. */
export const MOST_COACH_LINES = 4;

/** A table at which a coach may have something to say: it stands above the table for as long as that is asked, and no longer. */
export class CoachedTable implements Page {
  readonly #table: TablePage;
  readonly #session: Session;
  readonly #look: Look;
  #lines = 0;

  constructor(table: TablePage, session: Session, look: Look) {
    this.#table = table;
    this.#session = session;
    this.#look = look;
  }

  key(key: string): void {
    this.#table.key(key);
  }

  paste(text: string): boolean {
    return this.#table.paste(text);
  }

  mouse(mouse: Mouse): void {
    this.#table.mouse({ ...mouse, y: mouse.y - this.#lines });
  }

  soon(): Soon | null {
    return this.#table.soon();
  }

  viewer(): Viewer {
    return this.#table.viewer();
  }

  game(): Game {
    return this.#table.game();
  }

  rule(): string | null {
    return this.#table.rule();
  }

  takesAllKeys(): boolean {
    return this.#table.takesAllKeys();
  }

  cover(): void {
    this.#table.cover();
  }

  paint(size: Size): Grid {
    const spoken = this.#spoken();
    this.#lines = 0;
    if (spoken === null) return this.#table.paint(size);
    const { text, marks } = spoken;
    const needed = coachText(text, size.columns, Math.max(...marks.map(({ length }) => length))).length;
    this.#lines = Math.min(MOST_COACH_LINES, Math.max(marks.length, needed));
    const table = this.#table.paint({ ...size, rows: size.rows - this.#lines });
    return paintCoached(table, spoken, this.#lines, this.#look);
  }

  /** What the coach says now, with the keys to the rule and to its silence. */
  #spoken(): Spoken | null {
    const { coached } = this.#session;
    if (coached === null) return null;
    const { format, keymap } = this.#look;
    const key = (keys: readonly string[]): string => keyLabel(keys[0] ?? '', this.#look);
    const marks = [
      say('coach.rule', { key: key(keymap.help), rule: coached.rule }),
      say('coach.off', { key: key(keymap.menu) }),
    ];
    return { text: format(coached.words), tone: 'accent', marks: marks.map(format) };
  }
}
