import type { Formatter } from '../../../../kernel/words/format.ts';
import type { Glyphs } from '../../../../boards/drawing/glyphs.ts';
import { ensureVisible } from '../../../frame/ui/list-state.ts';
import type { ListState } from '../../../frame/ui/list-state.ts';
import { CURSOR, lineWidth, MUTED, span } from '../../../../boards/drawing/lines.ts';
import type { Line } from '../../../../boards/drawing/lines.ts';
import type { Style } from '../../../../boards/drawing/style.ts';
import { padEnd, truncate, widthOf, wrap } from '../../../../boards/drawing/wrapping.ts';
import { isSameGroup } from './form.ts';
import type { AskedRow } from './form.ts';
import { headingText, rowText, tableOf } from './form-table.ts';
import type { FormTable } from './form-table.ts';

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

/** How the rows of a form are laid out: all of them in columns, or what is in sight of them. */
interface FormLayout {
  readonly tall: number;
  /** All cells, column after column, where all rows fit; `null`: they scroll. */
  readonly whole: readonly (number | string)[] | null;
  readonly columns: number;
}

/**
 * How a form scrolls: the cells that each row takes with the heading before it, and how many cells of rows are in
 * sight.
 */
export function formScroll(
  rows: readonly AskedRow[],
  room: FormRoom,
  format: Formatter,
): { readonly heights: readonly number[]; readonly height: number; readonly scrolls: boolean } {
  const { tall, whole, columns } = layoutOf(rows, room, format);
  const heights = rows.map((row, at) => (tall >= LEAST_HEADED && beginsGroup(rows, row, at) ? 2 : 1));
  if (whole !== null) return { heights, height: Math.max(tall * columns, sumOf(heights)), scrolls: false };
  // A column begins with the heading of its first row, also where its group began before it, and none ends with one.
  const lost = heights.includes(2) ? 2 * columns - 1 : 0;
  return { heights, height: Math.max(1, tall * columns - lost), scrolls: true };
}

/**
 * Two columns or more only where every row fits into one as it is; else rows stand in one column, which has the whole
 * width.
 */
function layoutOf(rows: readonly AskedRow[], room: FormRoom, format: Formatter): FormLayout {
  const tall = Math.max(1, room.height - 1);
  const most = Math.max(1, Math.min(MOST_COLUMNS, Math.floor(room.width / COLUMN)));
  const headed = cellsFrom(rows, 0, { tall, most: Infinity, format });
  // In a few lines all rows without their headings say more than some of them with theirs.
  const bare = tall >= LEAST_HEADED ? headed : cellsFrom(rows, 0, { tall, most: Infinity, format: null });
  const table = tableOf(rows, format);
  for (const whole of [headed, bare]) {
    const columns = Math.max(1, Math.ceil(whole.length / tall));
    if (columns > most) continue;
    const widths = wantedWidths(whole, rows, { tall, columns, table, format });
    if (columns === 1) return { tall, whole, columns };
    if (sumOf(widths) <= room.width) return evened(rows, { tall, whole, columns }, whole === headed ? format : null);
  }
  const widest = Math.max(...rows.map((_, at) => cellWidth(at, rows, table, format)), 1);
  return { tall, whole: null, columns: Math.max(1, Math.min(most, Math.floor(room.width / widest))) };
}

/** The same in columns that are as even as they can be, so that the end of a form does not stand alone. */
function evened(rows: readonly AskedRow[], layout: FormLayout, format: Formatter | null): FormLayout {
  const { tall, columns, whole } = layout;
  for (let less = Math.ceil((whole?.length ?? 0) / columns); less < tall; less += 1) {
    const even = cellsFrom(rows, 0, { tall: less, most: Infinity, format });
    if (Math.ceil(even.length / less) <= columns) return { tall: less, whole: even, columns };
  }
  return layout;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** How wide each column would like to be. */
function wantedWidths(
  cells: readonly (number | string)[],
  rows: readonly AskedRow[],
  { tall, columns, table, format }: { tall: number; columns: number; table: FormTable | null; format: Formatter },
): readonly number[] {
  return Array.from({ length: columns }, (_, x) =>
    Math.max(0, ...cells.slice(x * tall, (x + 1) * tall).map(cell => cellWidth(cell, rows, table, format))),
  );
}

/** The lines below all rows about the row under the cursor: its full name, and the result of taking it. */
interface FormBelow {
  readonly name: string;
  readonly text: string;
}

/** At most this many lines say it; rows are given up for them, but so many lines of rows stay in sight. */
const MOST_BELOW = 5;
const LEAST_ROWS = 2;
const LEAST_TALL = 5;
/** The cells before it, where it is also said whether more rows are out of sight, and behind it. */
const BELOW_INDENT = 4;
const BELOW_EDGE = 2;

/**
 * Draws the rows in sight, column by column, and below them what there is to say of the one under the cursor: as much
 * of it as there is room for, and all of it at the cost of rows.
 */
export function formWindow(
  rows: readonly AskedRow[],
  list: ListState,
  room: FormRoom,
  look: FormLook,
  below: FormBelow,
): FormWindow {
  const drawn = rowsWindow(rows, list, room, look);
  const width = Math.max(1, room.width - BELOW_INDENT - BELOW_EDGE);
  const said = (isCut: boolean): readonly string[] => {
    const text = [isCut ? below.name : '', below.text].filter(part => part !== '').join('  ');
    return text === '' ? [''] : wrap(text, width);
  };
  const wanted = Math.min(MOST_BELOW, said(drawn.isCut).length);
  const isTight = drawn.lines.length + wanted > room.height && wanted > 1 && room.height > LEAST_TALL;
  const { isCut, more, ...shown } = isTight
    ? rowsWindow(rows, list, { ...room, height: Math.max(LEAST_ROWS + 1, room.height - wanted + 1) }, look)
    : drawn;
  const all = said(isCut);
  const free = Math.max(1, Math.min(MOST_BELOW, room.height - shown.lines.length));
  const lines = all.slice(0, free).map((text, at): Line => {
    const rest = at === free - 1 && all.length > free ? [text, ...all.slice(free)].join(' ') : text;
    const words = truncate(rest, width, look.glyphs.ellipsis);
    return at === 0
      ? [...more, span(' '.repeat(BELOW_INDENT - lineWidth(more)) + words, MUTED)]
      : [span(' '.repeat(BELOW_INDENT) + words, MUTED)];
  });
  return { ...shown, lines: [...shown.lines, ...lines] };
}

/** The rows in sight; `more`: whether others are out of sight, `isCut`: whether the row under the cursor is cut. */
function rowsWindow(
  rows: readonly AskedRow[],
  list: ListState,
  room: FormRoom,
  look: FormLook,
): FormWindow & { readonly more: Line; readonly isCut: boolean } {
  const { format } = look;
  const { tall, whole, columns } = layoutOf(rows, room, format);
  const { heights, height } = formScroll(rows, room, format);
  const { top } = whole === null ? ensureVisible(list, heights, height) : { top: 0 };
  const cells = whole ?? cellsFrom(rows, top, { tall, most: columns, format: tall >= LEAST_HEADED ? format : null });
  const last = cells.findLast(cell => typeof cell === 'number') ?? 0;
  const table = tableOf(rows, format);
  const wanted = wantedWidths(cells, rows, { tall, columns, table, format });
  const widths = columnWidths(whole === null ? wanted.map(() => 0) : wanted, room.width);
  const lines: Line[] = [];
  const rowAt: (number | null)[][] = [];
  for (let y = 0; y < Math.min(tall, cells.length); y += 1) {
    const across = Array.from({ length: columns }, (_, x) => cells[x * tall + y]).filter(cell => cell !== undefined);
    rowAt.push(across.map(cell => (typeof cell === 'number' ? cell : null)));
    const line = across.flatMap((cell, x): Line => {
      const column = widths[x] ?? 0;
      if (typeof cell === 'string') return [span(padEnd(`  ${truncate(cell, column - 3, '')}`, column), MUTED)];
      const row = rows[cell];
      return row === undefined ? [] : rowLine(row, cell, { isLit: cell === list.cursor, width: column, table }, look);
    });
    lines.push(line);
  }
  const isScrolled = top > 0 || last < rows.length - 1;
  const more = isScrolled
    ? [
        span(` ${top > 0 ? look.glyphs.arrowUp : ' '}${last < rows.length - 1 ? look.glyphs.arrowDown : ' '}`, {
          tone: 'accent',
        } as const),
      ]
    : [];
  const column = widths[Math.floor(Math.max(0, cells.indexOf(list.cursor)) / tall)] ?? room.width;
  const isCut = cellWidth(list.cursor, rows, table, format) > column;
  return { lines, more, isCut, rowAt, columns: widths };
}

/**
 * How wide columns are that would like to be so wide: all alike, unless one needs more than its part; then those that
 * need less spare it what they have too much.
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
function cellWidth(
  cell: number | string,
  rows: readonly AskedRow[],
  table: FormTable | null,
  format: Formatter,
): number {
  if (typeof cell === 'string') return widthOf(cell) + HEAD;
  const row = rows[cell];
  if (row === undefined) return 0;
  return headOf(row) + widthOf(rowText(row, table, table?.figuresOf(row) ?? [], format)) + 2;
}

/** The cells before what a row is called: the cursor, the key, and the counter. */
function headOf(row: AskedRow): number {
  const counter = counterOf(row);
  return HEAD + (counter === '' ? 0 : widthOf(counter) + 1);
}

/**
 * The cells in sight from a row on: places of rows, and headings if there is a `format` for them. No column ends with a
 * heading, and one in which a group goes on begins with its heading. `most`: so many columns there are.
 */
function cellsFrom(
  rows: readonly AskedRow[],
  top: number,
  { tall, most, format }: { readonly tall: number; readonly most: number; readonly format: Formatter | null },
): readonly (number | string)[] {
  const cells: (number | string)[] = [];
  const table = format === null ? null : tableOf(rows, format);
  for (const [at, row] of rows.entries()) {
    if (at < top) continue;
    const isFirst = cells.length % tall === 0;
    if (format !== null && row.option.group !== undefined && (isFirst || beginsGroup(rows, row, at))) {
      if (tall > 1 && cells.length % tall === tall - 1) cells.push('');
      cells.push(headingText(row, table, headOf(row) - 2, format));
    }
    if (cells.length >= tall * most) break;
    cells.push(at);
  }
  return cells.slice(0, tall * most);
}

/** Whether a heading stands before a row. */
function beginsGroup(rows: readonly AskedRow[], row: AskedRow, at: number): boolean {
  const before = rows[at - 1];
  return row.option.group !== undefined && (before === undefined || !isSameGroup(before, row));
}

function rowLine(
  row: AskedRow,
  at: number,
  { isLit, width, table }: { readonly isLit: boolean; readonly width: number; readonly table: FormTable | null },
  look: FormLook,
): Line {
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
  const room = Math.max(1, width - headOf(row) - 2);
  // A key of two takes the cell between it and the words, unless a counter stands there.
  const gap = widthOf(key) > 1 && counter === '' ? ' ' : '';
  const words = gap + rowText(row, table, table?.figuresOf(row) ?? [], format, room - gap.length);
  const text = truncate(words, room, glyphs.ellipsis);
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
