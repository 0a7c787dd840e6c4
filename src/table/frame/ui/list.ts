import {
  ensureVisible,
  layOutRows,
  MARK_WIDTH,
  withCursorMoved,
  moveTo,
  withPageMoved as byPage,
  SCROLL_WIDTH,
  styleOfRow,
} from './list-state.ts';
import type { ListAppearance, ListRow, ListState } from './list-state.ts';
import { lineWidth, MUTED, span } from '../../../boards/drawing/lines.ts';
import type { Line } from '../../../boards/drawing/lines.ts';
import { widthOf } from '../../../boards/drawing/wrapping.ts';
import type { Pressed } from '../theme/keys.ts';

/** The size of a list on the screen. */
export interface ListSize {
  readonly width: number;
  readonly height: number;
}

/** The visible part of a list. */
interface ListWindow {
  readonly lines: readonly Line[];
  /** For each line, the index of its row. */
  readonly rowAt: readonly number[];
  readonly list: ListState;
}

const ARROW_STYLE = { tone: 'accent' } as const;

/** Draws the visible part of a list, scrolled so that the cursor is in it. */
export function listWindow(
  rows: readonly ListRow[],
  state: ListState,
  { width, height }: ListSize,
  appearance: ListAppearance,
): ListWindow {
  const { glyphs, focused = true } = appearance;
  const layouts = layOutRows(rows, width, appearance);
  const visibleState = ensureVisible(
    state,
    layouts.map(row => row.lines.length),
    height,
  );
  const lines: Line[] = [];
  const rowAt: number[] = [];
  let index = visibleState.top;
  for (; index < rows.length && lines.length < height; index += 1) {
    const row = rows[index];
    const { lines: texts, detail } = layouts[index] ?? { lines: [], detail: '' };
    if (row === undefined) continue;
    const isHighlighted = index === visibleState.cursor && focused;
    const style = styleOfRow(row, isHighlighted);
    const cursorMark = isHighlighted
      ? appearance.hollow === true
        ? glyphs.hollow
        : glyphs.cursor
      : row.blocked === true
        ? glyphs.blocked
        : ' ';
    for (const [place, text] of texts.slice(0, height - lines.length).entries()) {
      const isFirst = place === 0;
      const leftPart = [
        span(isFirst ? cursorMark.padEnd(MARK_WIDTH) : ' '.repeat(MARK_WIDTH), style),
        span(text, style),
        ...(isFirst && detail !== '' ? [span(detail, MUTED)] : []),
      ];
      lines.push(isFirst && row.note !== undefined && row.note !== '' ? withNote(leftPart, row.note, width) : leftPart);
      rowAt.push(index);
    }
  }
  if (visibleState.top > 0) arrowAt(lines, 0, glyphs.arrowUp, width);
  if (index < rows.length) arrowAt(lines, height - 1, glyphs.arrowDown, width);
  return { lines, rowAt, list: visibleState };
}

function withNote(left: Line, note: string, width: number): Line {
  const freeWidth = width - SCROLL_WIDTH - widthOf(note) - lineWidth(left);
  return freeWidth < 0 ? left : [...left, span(' '.repeat(freeWidth)), span(note, MUTED)];
}

/** Puts an arrow at the right edge of a line, which shows that the list goes on there. */
function arrowAt(lines: Line[], at: number, arrow: string, width: number): void {
  const line = lines[at] ?? [];
  const freeWidth = width - 1 - lineWidth(line);
  if (freeWidth >= 0) lines[at] = [...line, span(' '.repeat(freeWidth)), span(arrow, ARROW_STYLE)];
}

/** The result of a key: the list with its cursor, and the index of the row taken; `null`: none was taken. */
export interface ListResult {
  readonly list: ListState;
  readonly taken: number | null;
}

/** Applies a key to a list. `heights`: the heights of the rows in lines; `height`: the height of the list. */
export function pressList(
  listState: ListState,
  { command, nth }: Pick<Pressed, 'command' | 'nth'>,
  heights: readonly number[],
  height: number,
): ListResult {
  const count = heights.length;
  const movedTo = (moved: ListState): ListResult => ({ list: ensureVisible(moved, heights, height), taken: null });
  switch (command) {
    case 'up':
      return movedTo(withCursorMoved(listState, count, -1));
    case 'down':
      return movedTo(withCursorMoved(listState, count, 1));
    case 'page-up':
    case 'page-down':
      return movedTo(byPage(listState, heights, height, command === 'page-up' ? -1 : 1));
    case 'first':
      return movedTo(moveTo(listState, count, 0));
    case 'last':
      return movedTo(moveTo(listState, count, count - 1));
    case 'nth':
      return nth > count
        ? { list: listState, taken: null }
        : { ...movedTo(moveTo(listState, count, nth - 1)), taken: nth - 1 };
    case 'take':
      return { list: listState, taken: listState.cursor < count ? listState.cursor : null };
    default:
      return { list: listState, taken: null };
  }
}
