import type { Glyphs } from '../../../boards/drawing/glyphs.ts';
import { CURSOR } from '../../../boards/drawing/lines.ts';
import type { Style } from '../../../boards/drawing/style.ts';
import { padEnd, truncate, widthOf, wrap } from '../../../boards/drawing/wrapping.ts';

export interface ListRow {
  readonly text: string;
  /** Shown after the text in a column of its own, such as `(top of its stack)`. */
  readonly detail?: string;
  /** Whether the row can't be taken; the cursor can still be moved to it. */
  readonly blocked?: boolean;
  /** The key that takes the row in a numbered list; absent: the row's number. */
  readonly key?: string;
  /** Shown at the right edge, such as the number of a rule. */
  readonly note?: string;
}

export interface ListState {
  readonly cursor: number;
  /** The index of the first visible row. */
  readonly top: number;
}

export const LIST_START: ListState = { cursor: 0, top: 0 };

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

/** Moves the cursor to a row, or to the nearest existing one. */
export function moveTo(state: ListState, count: number, cursor: number): ListState {
  return { ...state, cursor: clamp(cursor, 0, Math.max(0, count - 1)) };
}

/** Moves the cursor by some rows. It stops at the ends, so that a held key never jumps to the other end. */
export function withCursorMoved(state: ListState, count: number, offset: number): ListState {
  return moveTo(state, count, state.cursor + offset);
}

/** Moves the cursor by one page, of which one row stays visible. */
export function withPageMoved(
  state: ListState,
  heights: readonly number[],
  height: number,
  direction: 1 | -1,
): ListState {
  let cursor = state.cursor;
  let usedHeight = 0;
  while (cursor + direction >= 0 && cursor + direction < heights.length) {
    usedHeight += heights[cursor + direction] ?? 1;
    if (usedHeight >= height && cursor !== state.cursor) break;
    cursor += direction;
  }
  return ensureVisible(moveTo(state, heights.length, cursor), heights, height);
}

/**
 * Scrolls as little as needed to show the whole row under the cursor, without empty lines at the bottom while rows
 * above are hidden. `heights`: the heights of the rows in lines. A row taller than the list shows its beginning.
 */
export function ensureVisible(state: ListState, heights: readonly number[], height: number): ListState {
  const cursor = clamp(state.cursor, 0, Math.max(0, heights.length - 1));
  const lineCount = (from: number, to: number) => heights.slice(from, to).reduce((sum, lines) => sum + lines, 0);
  let topRow = clamp(state.top, 0, cursor);
  while (topRow < cursor && lineCount(topRow, cursor + 1) > height) topRow += 1;
  while (topRow > 0 && lineCount(topRow - 1, heights.length) <= height) topRow -= 1;
  return { cursor, top: topRow };
}

export interface ListAppearance {
  readonly glyphs: Glyphs;
  /** Whether long texts are wrapped instead of cut; a detail then directly follows its text. */
  readonly wrap?: boolean;
  /** Whether keys go to this list; only then the cursor row is highlighted. */
  readonly focused?: boolean;
  /** Whether the cursor is drawn hollow, because no person has moved it yet. */
  readonly hollow?: boolean;
  /** Whether the first nine rows are numbered 1 to 9. */
  readonly numbered?: boolean;
}

/** The lines of a row, and the detail shown behind the first line. */
interface RowLayout {
  readonly lines: readonly string[];
  readonly detail: string;
}

/** The cells of the cursor mark and of the scroll arrows, each with a blank. */
export const MARK_WIDTH = 2;
export const SCROLL_WIDTH = 2;
const MAX_TEXT_COLUMN_WIDTH = 48;

function keyOf({ key }: ListRow, index: number): string {
  return key ?? (index < 9 ? String(index + 1) : '');
}

/** Lays the rows out at a width. */
export function layOutRows(rows: readonly ListRow[], width: number, appearance: ListAppearance): RowLayout[] {
  const keyWidth = appearance.numbered ? Math.max(1, ...rows.map((row, index) => widthOf(keyOf(row, index)))) + 1 : 0;
  const keyText = (row: ListRow, index: number): string => (keyWidth === 0 ? '' : padEnd(keyOf(row, index), keyWidth));
  const textWidth = Math.max(1, width - MARK_WIDTH - keyWidth - SCROLL_WIDTH);
  const column = Math.min(MAX_TEXT_COLUMN_WIDTH, Math.max(0, ...rows.map(row => widthOf(row.text))));
  return rows.map((row, index) => {
    const noteWidth = row.note === undefined || row.note === '' ? 0 : widthOf(row.note) + 2;
    const freeWidth = Math.max(1, textWidth - noteWidth);
    if (appearance.wrap) {
      const fullText = row.detail ? `${row.text}  ${row.detail}` : row.text;
      const lines = wrap(fullText.replaceAll('\n', ' '), freeWidth);
      return {
        lines: lines.map((line, at) => (at === 0 ? keyText(row, index) : ' '.repeat(keyWidth)) + line),
        detail: '',
      };
    }
    const text = truncate(row.text, freeWidth, appearance.glyphs.ellipsis);
    const detailWidth = freeWidth - Math.max(widthOf(text), column) - 2;
    if (!row.detail) return { lines: [keyText(row, index) + text], detail: '' };
    // Without room for the detail column, the detail directly follows its text, or is cut.
    const detailColumn = detailWidth > 0 ? Math.max(widthOf(text), column) : widthOf(text);
    const detail = truncate(row.detail, Math.max(0, freeWidth - detailColumn - 2), appearance.glyphs.ellipsis);
    return { lines: [keyText(row, index) + padEnd(text, detailColumn)], detail: detail === '' ? '' : `  ${detail}` };
  });
}

/** How many lines each row takes at this width, for `withPageMoved` and `ensureVisible`. */
export function heightsOf(rows: readonly ListRow[], width: number, appearance: ListAppearance): number[] {
  return layOutRows(rows, width, appearance).map(laid => laid.lines.length);
}

/** The style of a row, with or without the cursor on it. */
export function styleOfRow(row: ListRow, isHighlighted: boolean): Style {
  if (isHighlighted) return row.blocked ? { ...CURSOR, dim: true } : CURSOR;
  return row.blocked ? { tone: 'muted', dim: true } : { tone: 'text' };
}
