import type { Formatter } from '../../../../kernel/words/format.ts';
import type { Glyphs } from '../../../../boards/drawing/glyphs.ts';
import { ensureVisible } from '../../../frame/ui/list-state.ts';
import type { ListState } from '../../../frame/ui/list-state.ts';
import { CURSOR, MUTED, span } from '../../../../boards/drawing/lines.ts';
import type { Line } from '../../../../boards/drawing/lines.ts';
import type { Style } from '../../../../boards/drawing/style.ts';
import { padEnd, truncate, widthOf } from '../../../../boards/drawing/wrapping.ts';
import { isSameGroup } from './form.ts';
import type { AskedRow } from './form.ts';

/** This many cells a row needs beside another one. */
const COLUMN = 38;
const MOST_COLUMNS = 3;
/** In fewer lines there is no room for headings beside rows. */
const LEAST_HEADED = 4;
/** The mark of the cursor, and the number. */
const HEAD = 4;

/** The room of a form: its rows, and a line below them for the row under the cursor. */
interface FormRoom {
  readonly width: number;
  readonly height: number;
}

/** How a form is drawn. */
interface FormLook {
  /** Whether the cursor stands where nobody has put it. */
  readonly hollow?: boolean;
  /** The key of each row; absent: its number. */
  readonly keys?: readonly string[];
  readonly glyphs: Glyphs;
  readonly format: Formatter;
}

/** The part of a form that is in sight. */
export interface FormWindow {
  readonly lines: readonly Line[];
  /** The row in each cell of a line and a column of rows; `null`: none, such as a heading. */
  readonly rowAt: readonly (readonly (number | null)[])[];
  /** How wide each column of rows is. */
  readonly columns: readonly number[];
}

/** How a form scrolls: the cells that each row takes with the heading before it, and how many cells of rows are in sight. */
export function formScroll(
  rows: readonly AskedRow[],
  room: FormRoom,
): { readonly heights: readonly number[]; readonly height: number; readonly scrolls: boolean } {
  const tall = tallOf(room);
  const heights = rows.map((row, at) => (tall >= LEAST_HEADED && beginsGroup(rows, row, at) ? 2 : 1));
  const cells = heights.reduce((sum, height) => sum + height, 0);
  const columns = columnsFor(cells, tall, room.width);
  // The heading of the first row in sight stands there even when its group began before it, and no column ends with one.
  const lost = cells > rows.length && cells > tall * columns ? columns : 0;
  const height = tall * columns - lost;
  return { heights, height, scrolls: cells > height };
}

function tallOf({ height }: FormRoom): number {
  return Math.max(1, height - 1);
}

function columnsFor(count: number, tall: number, width: number): number {
  const most = Math.max(1, Math.min(MOST_COLUMNS, Math.floor(width / COLUMN)));
  return Math.max(1, Math.min(most, Math.ceil(count / tall)));
}

/** Draws the rows in sight, column by column; `below` is the line for the row under the cursor. */
export function formWindow(
  rows: readonly AskedRow[],
  list: ListState,
  room: FormRoom,
  look: FormLook,
  below: Line,
): FormWindow {
  const tall = tallOf(room);
  const { heights, height } = formScroll(rows, room);
  const all = withHeadings(rows, look.format);
  const columns = columnsFor(
    heights.reduce((sum, cells) => sum + cells, 0),
    tall,
    room.width,
  );
  const isWhole = all.length <= tall * columns;
  const { top } = isWhole ? { top: 0 } : ensureVisible(list, heights, height);
  const isHeaded = isWhole || tall >= LEAST_HEADED;
  const cells = isWhole ? all : cellsFrom(rows, top, { tall, columns, format: isHeaded ? look.format : null });
  const last = cells.findLast(cell => typeof cell === 'number') ?? 0;
  // Where rows scroll, columns keep their widths.
  const wanted = Array.from({ length: columns }, (_, x) =>
    isWhole ? Math.max(0, ...cells.slice(x * tall, (x + 1) * tall).map(cell => cellWidth(cell, rows, look))) : 0,
  );
  const widths = columnWidths(wanted, room.width);
  const isScrolled = top > 0 || last < rows.length - 1;
  const lines: Line[] = [];
  const rowAt: (number | null)[][] = [];
  for (let y = 0; y < Math.min(tall, cells.length); y += 1) {
    const across = Array.from({ length: columns }, (_, x) => cells[x * tall + y]).filter(cell => cell !== undefined);
    rowAt.push(across.map(cell => (typeof cell === 'number' ? cell : null)));
    const line = across.flatMap((cell, x): Line => {
      const column = widths[x] ?? 0;
      if (typeof cell === 'string') return [span(padEnd(`  ${truncate(cell, column - 3, '')}`, column), MUTED)];
      const row = rows[cell];
      return row === undefined ? [] : rowLine(row, cell, cell === list.cursor, column, look);
    });
    lines.push(line);
  }
  const more = isScrolled
    ? [
        span(` ${top > 0 ? look.glyphs.arrowUp : ' '}${last < rows.length - 1 ? look.glyphs.arrowDown : ' '}`, {
          tone: 'accent',
        } as const),
      ]
    : [];
  return { lines: [...lines, [...more, ...below]], rowAt, columns: widths };
}

/**
 * How wide columns are that would like to be so wide: all alike, unless one needs more than its part; then those that need less spare it
 * what they have too much.
 */
export function columnWidths(wanted: readonly number[], width: number): readonly number[] {
  const part = Math.floor(width / wanted.length);
  const spare = wanted.reduce((sum, want) => sum + Math.max(0, part - want), 0);
  const lack = wanted.reduce((sum, want) => sum + Math.max(0, want - part), 0);
  if (lack === 0) return wanted.map(() => part);
  const given = Math.min(1, spare / lack);
  const taken = Math.min(1, lack / spare);
  return wanted.map(want =>
    want > part ? part + Math.floor((want - part) * given) : part - Math.ceil((part - want) * taken),
  );
}

/** The columns that a row or a heading would like to have. */
function cellWidth(cell: number | string, rows: readonly AskedRow[], { format }: FormLook): number {
  if (typeof cell === 'string') return widthOf(cell) + HEAD;
  const row = rows[cell];
  if (row === undefined) return 0;
  const counter = counterOf(row);
  return HEAD + (counter === '' ? 0 : widthOf(counter) + 1) + widthOf(format(row.option.words)) + 2;
}

/** The cells in sight from a row on: places of rows, and headings if there is a `format` for them. No column ends with a heading. */
function cellsFrom(
  rows: readonly AskedRow[],
  top: number,
  { tall, columns, format }: { readonly tall: number; readonly columns: number; readonly format: Formatter | null },
): readonly (number | string)[] {
  const cells: (number | string)[] = [];
  for (const [at, row] of rows.entries()) {
    if (at < top) continue;
    const { group } = row.option;
    if (format !== null && group !== undefined && (at === top || beginsGroup(rows, row, at))) {
      if (cells.length % tall === tall - 1) cells.push('');
      cells.push(format(group));
    }
    if (cells.length >= tall * columns) break;
    cells.push(at);
  }
  return cells.slice(0, tall * columns);
}

/** Whether a heading stands before a row. */
function beginsGroup(rows: readonly AskedRow[], row: AskedRow, at: number): boolean {
  const before = rows[at - 1];
  return row.option.group !== undefined && (before === undefined || !isSameGroup(before, row));
}

/** The places of the rows with a heading before each group that has one. */
function withHeadings(rows: readonly AskedRow[], format: Formatter): readonly (number | string)[] {
  return rows.flatMap((row, at): readonly (number | string)[] => {
    const { group } = row.option;
    return group !== undefined && beginsGroup(rows, row, at) ? [format(group), at] : [at];
  });
}

function rowLine(row: AskedRow, at: number, isLit: boolean, width: number, look: FormLook): Line {
  const { glyphs, format } = look;
  const style: Style = isLit ? CURSOR : { tone: row.blocked === null ? 'text' : 'muted' };
  const counter = counterOf(row);
  const mark = isLit
    ? look.hollow === true
      ? glyphs.hollow
      : glyphs.cursor
    : row.blocked === null
      ? ' '
      : glyphs.blocked;
  const key = look.keys?.[at] ?? (at < 9 ? String(at + 1) : '');
  const room = Math.max(1, width - HEAD - 2 - (counter === '' ? 0 : widthOf(counter) + 1));
  const text = truncate(format(row.option.words), room, glyphs.ellipsis);
  const isCounted = row.count !== null && row.count > 0;
  const counted: Style = isLit ? style : isCounted ? { tone: 'accent', bold: true } : MUTED;
  return [
    span(`${mark} ${padEnd(key, 1)}${widthOf(key) > 1 ? '' : ' '}`, style),
    span(counter === '' ? '' : `${counter} `, counted),
    span(padEnd(text, room), style),
    span('  '),
  ];
}

/** How many of a row were taken, and whether one can be taken back or more be taken; empty: that is not counted. */
function counterOf({ count, isMark, takes, less }: AskedRow): string {
  if (count === null) return '';
  if (isMark) return count > 0 ? '[x]' : '[ ]';
  return `${count > 0 || less !== null ? '-' : ' '} ${count} ${takes === null ? ' ' : '+'}`;
}
