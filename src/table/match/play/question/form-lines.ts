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

/** The cells that a row needs beside another one. */
const COLUMN = 38;
const MOST_COLUMNS = 3;
/** With fewer lines than this, a form has no room for headings. */
const LEAST_HEADED = 4;
/** The cells of the cursor mark and the number. */
const HEAD = 4;

/** The room for a form: its rows, and lines below them for the row under the cursor. */
interface FormRoom {
  readonly width: number;
  readonly height: number;
}

/** The look of a form. */
interface FormLook {
  /** Whether nobody has moved the cursor yet. */
  readonly hollow?: boolean;
  /** Whether the cursor is in the form; absent: it is. */
  readonly focused?: boolean;
  /** The key of each row; absent: its number. */
  readonly keys?: readonly string[];
  readonly glyphs: Glyphs;
  readonly format: Formatter;
}

/** The visible part of a form. */
export interface FormWindow {
  readonly lines: readonly Line[];
  /** The row index in each cell, by line and column; `null`: none, such as a heading. */
  readonly rowAt: readonly (readonly (number | null)[])[];
  /** The width of each column of rows. */
  readonly columns: readonly number[];
}

/** The layout of a form: all rows in columns, or the visible ones. */
interface FormLayout {
  readonly tall: number;
  /** All cells, column by column, if all rows fit; `null`: they scroll. */
  readonly whole: readonly (number | string)[] | null;
  readonly columns: number;
}

/** The scrolling of a form: the cells of each row including the heading before it, and the number of visible cells. */
export function formScroll(
  rows: readonly AskedRow[],
  room: FormRoom,
  format: Formatter,
): { readonly heights: readonly number[]; readonly height: number; readonly scrolls: boolean } {
  const { tall, whole, columns } = layoutOf(rows, room, format);
  const heights = rows.map((row, at) => (tall >= LEAST_HEADED && beginsGroup(rows, row, at) ? 2 : 1));
  if (whole !== null) return { heights, height: Math.max(tall * columns, sumOf(heights)), scrolls: false };
  // Each column begins with a heading, even if its group began in the column before, and none ends with one.
  const lost = heights.includes(2) ? 2 * columns - 1 : 0;
  return { heights, height: Math.max(1, tall * columns - lost), scrolls: true };
}

/** Uses two columns or more only if every row fits uncut into one; otherwise there is one column of full width. */
function layoutOf(rows: readonly AskedRow[], room: FormRoom, format: Formatter): FormLayout {
  const tall = Math.max(1, room.height - 1);
  const most = Math.max(1, Math.min(MOST_COLUMNS, Math.floor(room.width / COLUMN)));
  const headed = cellsFrom(rows, 0, { tall, most: Infinity, format });
  // If there are few lines, all rows without headings say more than some rows with headings.
  const bare = tall >= LEAST_HEADED ? headed : cellsFrom(rows, 0, { tall, most: Infinity, format: null });
  const table = tableOf(rows, format);
  for (const whole of [headed, bare]) {
    const columns = Math.max(1, Math.ceil(whole.length / tall));
    if (columns > most) continue;
    if (columns === 1) return { tall, whole, columns };
    const fits = (cells: readonly (number | string)[], height: number): boolean =>
      sumOf(wantedWidths(cells, rows, { tall: height, columns, table, format })) <= room.width;
    if (fits(whole, tall)) return evened(rows, { tall, whole, columns }, whole === headed ? format : null, fits);
  }
  const widest = Math.max(...rows.map((_, at) => cellWidth(at, rows, table, format)), 1);
  return { tall, whole: null, columns: Math.max(1, Math.min(most, Math.floor(room.width / widest))) };
}

/** The same cells in columns of nearly equal height that still fit, so that the end of a form does not stand alone. */
function evened(
  rows: readonly AskedRow[],
  layout: FormLayout,
  format: Formatter | null,
  fits: (cells: readonly (number | string)[], height: number) => boolean,
): FormLayout {
  const { tall, columns, whole } = layout;
  for (let less = Math.ceil((whole?.length ?? 0) / columns); less < tall; less += 1) {
    const even = cellsFrom(rows, 0, { tall: less, most: Infinity, format });
    if (Math.ceil(even.length / less) <= columns && fits(even, less)) return { tall: less, whole: even, columns };
  }
  return layout;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** The width that each column needs. */
function wantedWidths(
  cells: readonly (number | string)[],
  rows: readonly AskedRow[],
  { tall, columns, table, format }: { tall: number; columns: number; table: FormTable | null; format: Formatter },
): readonly number[] {
  return Array.from({ length: columns }, (_, x) =>
    Math.max(0, ...cells.slice(x * tall, (x + 1) * tall).map(cell => cellWidth(cell, rows, table, format))),
  );
}

/** The lines below the rows about the row under the cursor: its full name, and the result of taking it. */
interface FormBelow {
  readonly name: string;
  readonly text: string;
}

/** The most lines for this text, and the least lines that remain for rows. */
const MOST_BELOW = 5;
const LEAST_ROWS = 2;
const LEAST_TALL = 5;
/** The cells before this text, which also show whether more rows are hidden, and those after it. */
const BELOW_INDENT = 4;
const BELOW_EDGE = 2;

/**
 * Draws the visible rows, column by column, and below them the text about the row under the cursor. If the text needs
 * more room, fewer rows are shown.
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

/** The visible rows; `more`: whether others are hidden, `isCut`: whether the row under the cursor is cut. */
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
      return row === undefined
        ? []
        : rowLine(row, cell, { isLit: cell === list.cursor && look.focused !== false, width: column, table }, look);
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
 * The widths of columns, given the wanted ones: all equal, unless one needs more than its share; then it gets what the
 * others do not need.
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

/** The width that a row or a heading needs. */
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

/** The cells before the name of a row: the cursor, the key, and the counter. */
function headOf(row: AskedRow): number {
  const counter = counterOf(row);
  return HEAD + (counter === '' ? 0 : widthOf(counter) + 1);
}

/**
 * The visible cells from a row on: row indices, and headings if there is a `format` for them. No column ends with a
 * heading, and a column that continues a group begins with its heading. `most`: the number of columns.
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

/** Whether a heading comes before a row. */
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
  // A key of two characters takes the cell between it and the words, unless a counter is there.
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

/** The counter of a row: how many were taken, and whether it can go down or up; empty: the row has no counter. */
function counterOf({ count, isMark, takes, less }: AskedRow): string {
  if (count === null) return '';
  if (isMark) return count > 0 ? '[x]' : '[ ]';
  return `${count > 0 || less !== null ? '-' : ' '} ${count} ${takes === null ? ' ' : '+'}`;
}
