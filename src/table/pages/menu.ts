import type { Rect } from '../../widgets/grid.ts';
import { LIST_START, move, moveTo, page as byPage } from '../../widgets/list.ts';
import type { ListState } from '../../widgets/list.ts';
import type { Pressed } from '../keys.ts';
import type { PaintedList } from '../screens/choice.ts';
import { rowUnder } from '../screens/question.ts';

/** Where a list stands, between its keys and its painter. */
export class Menu {
  #list: ListState = LIST_START;
  #heights: readonly number[] = [];
  #height = 1;
  #rect: Rect = { x: 0, y: 0, width: 0, height: 0 };

  get list(): ListState {
    return this.#list;
  }

  /** The row under the cursor. */
  get cursor(): number {
    return this.#list.cursor;
  }

  /** Whether there are more rows than fit. */
  get overflows(): boolean {
    return this.#heights.reduce((sum, height) => sum + height, 0) > this.#height;
  }

  /** Takes over how the list was painted. */
  painted({ list, heights, height, rect }: Omit<PaintedList, 'grid'>): void {
    this.#rect = rect;
    this.#list = list;
    this.#heights = heights;
    this.#height = height;
  }

  /** The row that was painted under a cell; `null`: there is none. */
  rowAt(x: number, y: number): number | null {
    const rect = this.#rect;
    if (x < rect.x || x >= rect.x + rect.width) return null;
    return rowUnder({ list: this.#list, heights: this.#heights, rect }, y);
  }

  /** Puts the cursor on a row. */
  goTo(row: number): void {
    this.#list = { ...this.#list, cursor: Math.max(0, row) };
  }

  /** Begins anew at the first row. */
  reset(): void {
    this.#list = LIST_START;
  }

  /** Moves the cursor, if that is what the key means, among `count` rows. Gives back the row that was taken, else `null`. */
  press({ command, nth }: Pressed, count: number): number | null {
    switch (command) {
      case 'up':
        this.#list = move(this.#list, count, -1);
        return null;
      case 'down':
        this.#list = move(this.#list, count, 1);
        return null;
      case 'page-up':
      case 'page-down':
        this.#list = byPage(this.#list, this.#heights, this.#height, command === 'page-up' ? -1 : 1);
        return null;
      case 'first':
        this.#list = moveTo(this.#list, count, 0);
        return null;
      case 'last':
        this.#list = moveTo(this.#list, count, count - 1);
        return null;
      case 'nth':
        if (nth > count) return null;
        this.#list = moveTo(this.#list, count, nth - 1);
        return nth - 1;
      case 'take':
        return this.#list.cursor < count ? this.#list.cursor : null;
      default:
        return null;
    }
  }
}
