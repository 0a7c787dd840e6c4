import type { Formatter } from '../../../../kernel/words/format.ts';
import { widthOf } from '../../../../boards/drawing/wrapping.ts';
import { isSameGroup } from './form.ts';
import type { QuestionRow } from './form.ts';
import { headingText, rowText, tableOf } from './form-table.ts';
import type { FormTable } from './form-table.ts';

// Divides the rows of a form into columns; nothing is drawn here.

/** The least width of a column. */
const MIN_COLUMN_WIDTH = 38;
const MAX_COLUMNS = 3;
/** The fewest lines with which a form that scrolls has headings. */
const MIN_HEADED_LINES = 4;
/** The cells of a key with one character and the blank after it, and of these and the cursor mark. */
export const KEY_WIDTH = 2;
const MARK_AND_KEY_WIDTH = 2 + KEY_WIDTH;

/** The size of the area for a form. Its last line is for text about the row under the cursor. */
export interface FormArea {
  readonly width: number;
  readonly height: number;
}

/** The layout of a form. */
export interface FormLayout {
  readonly tall: number;
  /** All cells, column by column, if all rows fit; `null`: the rows scroll. */
  readonly whole: readonly (number | string)[] | null;
  readonly columns: number;
  /** Whether groups have headings. */
  readonly isHeaded: boolean;
}

/** For scrolling a form: the height of each row with the heading before it, and the number of visible cells. */
export function formScroll(
  rows: readonly QuestionRow[],
  formArea: FormArea,
  format: Formatter,
): { readonly heights: readonly number[]; readonly height: number; readonly scrolls: boolean } {
  const { tall, whole, columns, isHeaded } = layoutOf(rows, formArea, format);
  const heights = rows.map((row, at) => (isHeaded && beginsGroup(rows, row, at) ? 2 : 1));
  if (whole !== null) return { heights, height: Math.max(tall * columns, sumOf(heights)), scrolls: false };
  // A column with headings begins with one, even if its group began above.
  const headingCells = heights.includes(2) ? 1 : 0;
  return { heights, height: Math.max(1, tall * columns - headingCells), scrolls: true };
}

/** The table of a form's rows as it is laid out: without headings, each row has all its words. */
export function tableIn(
  rows: readonly QuestionRow[],
  { isHeaded }: Pick<FormLayout, 'isHeaded'>,
  { height }: FormArea,
  format: Formatter,
): FormTable | null {
  // With few lines headings may be gone while the form is open, so they contain no words of their rows.
  return tableOf(rows, format, isHeaded && height - 1 >= MIN_HEADED_LINES);
}

/**
 * Lays out a form. There are several columns only if all rows fit uncut, without headings if they would not otherwise;
 * else the rows scroll, those of groups in one column.
 */
export function layoutOf(rows: readonly QuestionRow[], formArea: FormArea, format: Formatter): FormLayout {
  const columnHeight = Math.max(1, formArea.height - 1);
  const maxColumns = Math.max(1, Math.min(MAX_COLUMNS, Math.floor(formArea.width / MIN_COLUMN_WIDTH)));
  const hasHeadings = columnHeight >= MIN_HEADED_LINES;
  // All rows without headings are more useful than some rows with headings, unless headings name columns of numbers.
  const canDoWithout = !hasHeadings || rows.every(({ option }) => option.row === undefined);
  for (const isHeaded of canDoWithout ? [true, false] : [true]) {
    const table = tableIn(rows, { isHeaded }, formArea, format);
    const headingFormat = isHeaded ? format : null;
    const allCells = cellsFrom(rows, 0, { tall: columnHeight, most: Infinity, table, format: headingFormat });
    const columns = Math.max(1, Math.ceil(allCells.length / columnHeight));
    if (columns > maxColumns) continue;
    if (columns === 1) return { tall: columnHeight, whole: allCells, columns, isHeaded };
    const fitsWidth = (cells: readonly (number | string)[], height: number): boolean =>
      sumOf(wantedWidths(cells, rows, { tall: height, columns, table, format })) <= formArea.width;
    if (fitsWidth(allCells, columnHeight))
      return withEvenColumns(
        rows,
        { tall: columnHeight, whole: allCells, columns, isHeaded },
        { table, format: headingFormat },
        fitsWidth,
      );
  }
  // Rows that scroll have several columns only without headings, which would part from their rows.
  const isHeaded = hasHeadings && rows.some(({ option }) => option.group !== undefined);
  const table = tableIn(rows, { isHeaded }, formArea, format);
  const widestRow = Math.max(...rows.map((_, at) => cellWidth(at, rows, table, format)), 1);
  const columns = isHeaded ? 1 : Math.max(1, Math.min(maxColumns, Math.floor(formArea.width / widestRow)));
  return { tall: columnHeight, whole: null, columns, isHeaded };
}

/** Makes the columns nearly equally high, if everything still fits, so that the last rows are not alone in a column. */
function withEvenColumns(
  rows: readonly QuestionRow[],
  layout: FormLayout,
  { table, format }: { readonly table: FormTable | null; readonly format: Formatter | null },
  fits: (cells: readonly (number | string)[], height: number) => boolean,
): FormLayout {
  const { tall, columns, whole, isHeaded } = layout;
  for (let rowsPerColumn = Math.ceil((whole?.length ?? 0) / columns); rowsPerColumn < tall; rowsPerColumn += 1) {
    const evenCells = cellsFrom(rows, 0, { tall: rowsPerColumn, most: Infinity, table, format });
    if (Math.ceil(evenCells.length / rowsPerColumn) <= columns && fits(evenCells, rowsPerColumn))
      return { tall: rowsPerColumn, whole: evenCells, columns, isHeaded };
  }
  return layout;
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}

/** The width that each column needs for its cells. */
export function wantedWidths(
  cells: readonly (number | string)[],
  rows: readonly QuestionRow[],
  {
    tall,
    columns,
    table,
    format,
    keys,
  }: {
    readonly tall: number;
    readonly columns: number;
    readonly table: FormTable | null;
    readonly format: Formatter;
    readonly keys?: readonly string[] | undefined;
  },
): readonly number[] {
  return Array.from({ length: columns }, (_, x) =>
    Math.max(0, ...cells.slice(x * tall, (x + 1) * tall).map(cell => cellWidth(cell, rows, table, format, keys))),
  );
}

/** The width that a row or a heading needs; `keys`: the keys of the rows, if they are known. */
export function cellWidth(
  cell: number | string,
  rows: readonly QuestionRow[],
  table: FormTable | null,
  format: Formatter,
  keys: readonly string[] = [],
): number {
  if (typeof cell === 'string') return widthOf(cell) + MARK_AND_KEY_WIDTH;
  const row = rows[cell];
  if (row === undefined) return 0;
  const keyWidth = keyWidthOf(cell, rows, keys) - KEY_WIDTH;
  return widthBeforeName(row) + keyWidth + widthOf(rowText(row, table, table?.figuresOf(row) ?? [], format)) + 2;
}

/**
 * The cells of a row's key with the blank after it. Rows with counters have the same, so that the counters stand below
 * each other.
 */
export function keyWidthOf(at: number, rows: readonly QuestionRow[], keys: readonly string[] = []): number {
  const keyWidth = (index: number): number => Math.max(1, widthOf(keys[index] ?? '')) + 1;
  const row = rows[at];
  if (row === undefined || counterOf(row) === '') return keyWidth(at);
  return Math.max(...rows.map((other, index) => (counterOf(other) === '' ? KEY_WIDTH : keyWidth(index))));
}

/** The cells before the name of a row: the cursor, the key, and the counter. */
export function widthBeforeName(row: QuestionRow): number {
  const counterText = counterOf(row);
  return MARK_AND_KEY_WIDTH + (counterText === '' ? 0 : widthOf(counterText) + 1);
}

/**
 * The visible cells from row `topRow` on: row indices, and headings unless `format` is `null`. No column ends with a
 * heading, and a column that continues a group begins with its heading. `most`: the number of columns.
 */
export function cellsFrom(
  rows: readonly QuestionRow[],
  topRow: number,
  {
    tall,
    most,
    table,
    format,
  }: {
    readonly tall: number;
    readonly most: number;
    readonly table: FormTable | null;
    readonly format: Formatter | null;
  },
): readonly (number | string)[] {
  const cells: (number | string)[] = [];
  for (const [at, row] of rows.entries()) {
    if (at < topRow) continue;
    const isColumnTop = cells.length % tall === 0;
    if (format !== null && row.option.group !== undefined && (isColumnTop || beginsGroup(rows, row, at))) {
      if (tall > 1 && cells.length % tall === tall - 1) cells.push('');
      cells.push(headingText(row, table, widthBeforeName(row) - 2, format));
    }
    if (cells.length >= tall * most) break;
    cells.push(at);
  }
  return cells.slice(0, tall * most);
}

/** Whether there is a heading before a row. */
function beginsGroup(rows: readonly QuestionRow[], row: QuestionRow, at: number): boolean {
  const rowBefore = rows[at - 1];
  return row.option.group !== undefined && (rowBefore === undefined || !isSameGroup(rowBefore, row));
}

/** The counter of a row: the number taken, and whether it can go down or up; empty: the row has no counter. */
export function counterOf({ count, isMark, takes, less }: QuestionRow): string {
  if (count === null) return '';
  if (isMark) return count > 0 ? '[x]' : '[ ]';
  return `${count > 0 || less !== null ? '-' : ' '} ${count} ${takes === null ? ' ' : '+'}`;
}
