import type { Glyphs } from '../../../boards/drawing/glyphs.ts';
import { CURSOR } from '../../../boards/drawing/lines.ts';
import type { Style } from '../../../boards/drawing/style.ts';
import { padEnd, truncate, widthOf, wrap } from '../../../boards/drawing/wrapping.ts';

export interface ListRow {
  readonly text: string;
  /** Stands after the text, in a column of its own: `(top of its stack)`. */
  readonly detail?: string;
  /** Can be looked at, but not taken. */
  readonly blocked?: boolean;
  /** The key that takes it, where rows are numbered; absent: its number. */
  readonly key?: string;
  /** Stands at the right end: a rule's number. */
  readonly note?: string;
}

export interface ListState {
  readonly cursor: number;
  /** The first row that is shown. */
  readonly top: number;
}

export const LIST_START: ListState = { cursor: 0, top: 0 };

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

/** Puts the cursor on a row, or on the nearest there is. */
export function moveTo(state: ListState, count: number, cursor: number): ListState {
  return { ...state, cursor: clamp(cursor, 0, Math.max(0, count - 1)) };
}

/** Moves the cursor by rows and stops at the ends: a held key never jumps to the other end. */
export function move(state: ListState, count: number, by: number): ListState {
  return moveTo(state, count, state.cursor + by);
}

/** Moves the cursor by a screenful, less one row that stays in sight. */
export function page(state: ListState, heights: readonly number[], height: number, direction: 1 | -1): ListState {
  let cursor = state.cursor;
  let used = 0;
  while (cursor + direction >= 0 && cursor + direction < heights.length) {
    used += heights[cursor + direction] ?? 1;
    if (used >= height && cursor !== state.cursor) break;
    cursor += direction;
  }
  return ensureVisible(moveTo(state, heights.length, cursor), heights, height);
}

/**
 * Scrolls as little as needed to show the whole row under the cursor, and never leaves room at the bottom while rows
 * above are hidden. `heights` are the rows' heights in lines; a row taller than the list shows its beginning.
 */
export function ensureVisible(state: ListState, heights: readonly number[], height: number): ListState {
  const cursor = clamp(state.cursor, 0, Math.max(0, heights.length - 1));
  const linesFrom = (from: number, to: number) => heights.slice(from, to).reduce((sum, lines) => sum + lines, 0);
  let top = clamp(state.top, 0, cursor);
  while (top < cursor && linesFrom(top, cursor + 1) > height) top += 1;
  while (top > 0 && linesFrom(top - 1, heights.length) <= height) top -= 1;
  return { cursor, top };
}

export interface ListLook {
  readonly glyphs: Glyphs;
  /** Long texts take more lines instead of being cut; a detail then stands right after its text. */
  readonly wrap?: boolean;
  /** Whether keys go to this list: only then the cursor is lit. */
  readonly focused?: boolean;
  /** Whether the cursor stands where nobody has put it: then it is hollow. */
  readonly hollow?: boolean;
  /** Writes 1 to 9 before the first nine rows. */
  readonly numbered?: boolean;
}

/** A row in lines, and what stands behind the first of them. */
interface LaidRow {
  readonly lines: readonly string[];
  readonly detail: string;
}

/** The cursor's mark and the blank behind it; the arrows at the right edge and the blank before them. */
export const MARK_WIDTH = 2;
export const SCROLL_WIDTH = 2;
const LONGEST_TEXT_COLUMN = 48;

function keyOf({ key }: ListRow, index: number): string {
  return key ?? (index < 9 ? String(index + 1) : '');
}

/** The rows as they stand at this width. */
export function layOut(rows: readonly ListRow[], width: number, look: ListLook): LaidRow[] {
  const head = look.numbered ? Math.max(1, ...rows.map((row, index) => widthOf(keyOf(row, index)))) + 1 : 0;
  const headOf = (row: ListRow, index: number): string => (head === 0 ? '' : padEnd(keyOf(row, index), head));
  const room = Math.max(1, width - MARK_WIDTH - head - SCROLL_WIDTH);
  const column = Math.min(LONGEST_TEXT_COLUMN, Math.max(0, ...rows.map(row => widthOf(row.text))));
  return rows.map((row, index) => {
    const note = row.note === undefined || row.note === '' ? 0 : widthOf(row.note) + 2;
    const space = Math.max(1, room - note);
    if (look.wrap) {
      const whole = row.detail ? `${row.text}  ${row.detail}` : row.text;
      const lines = wrap(whole.replaceAll('\n', ' '), space);
      return { lines: lines.map((line, at) => (at === 0 ? headOf(row, index) : ' '.repeat(head)) + line), detail: '' };
    }
    const text = truncate(row.text, space, look.glyphs.ellipsis);
    const left = space - Math.max(widthOf(text), column) - 2;
    if (!row.detail) return { lines: [headOf(row, index) + text], detail: '' };
    // No room for the column: the detail follows its text, or is cut.
    const from = left > 0 ? Math.max(widthOf(text), column) : widthOf(text);
    const detail = truncate(row.detail, Math.max(0, space - from - 2), look.glyphs.ellipsis);
    return { lines: [headOf(row, index) + padEnd(text, from)], detail: detail === '' ? '' : `  ${detail}` };
  });
}

/** How many lines each row takes at this width, for `page` and `ensureVisible`. */
export function heightsOf(rows: readonly ListRow[], width: number, look: ListLook): number[] {
  return layOut(rows, width, look).map(laid => laid.lines.length);
}

/** How a row looks, and how it looks under the cursor. */
export function styleOfRow(row: ListRow, isLit: boolean): Style {
  if (isLit) return row.blocked ? { ...CURSOR, dim: true } : CURSOR;
  return row.blocked ? { tone: 'muted', dim: true } : { tone: 'text' };
}
