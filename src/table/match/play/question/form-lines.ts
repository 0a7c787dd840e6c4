import type { Formatter } from '../../../../kernel/words/format.ts';
import type { Glyphs } from '../../../../boards/drawing/glyphs.ts';
import { ensureVisible } from '../../../frame/ui/list-state.ts';
import type { ListState } from '../../../frame/ui/list-state.ts';
import { CURSOR, lineWidth, MUTED, span } from '../../../../boards/drawing/lines.ts';
import type { Line } from '../../../../boards/drawing/lines.ts';
import type { Style } from '../../../../boards/drawing/style.ts';
import { padEnd, truncate, widthOf, wrap } from '../../../../boards/drawing/wrapping.ts';
import type { AskedRow } from './form.ts';
import {
  cellsFrom,
  cellWidth,
  counterOf,
  formScroll,
  widthBeforeName,
  isHeaded,
  layoutOf,
  LEAST_HEADED,
  wantedWidths,
} from './form-layout.ts';
import type { FormRoom } from './form-layout.ts';
import { rowText, tableOf } from './form-table.ts';
import type { FormTable } from './form-table.ts';

/** How a form is drawn. */
interface FormLook {
  /** Whether the cursor is hollow, because no person has moved it yet. */
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
  /** The row index of each cell, by line and column; `null`: the cell is a heading or empty. */
  readonly rowAt: readonly (readonly (number | null)[])[];
  /** The width of each column of rows. */
  readonly columns: readonly number[];
}

/** The text below the rows about the row under the cursor: its full name, and the result of taking it. */
interface FormBelow {
  readonly name: string;
  readonly text: string;
}

/**
 * The most lines for the text below the rows, the fewest lines for rows, and the height from which on rows give up
 * lines to the text.
 */
const MOST_BELOW = 5;
const LEAST_ROWS = 2;
const LEAST_TALL = 5;
/**
 * The blanks before and after the text below the rows. Arrows in the blanks before it show that more rows are hidden.
 */
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
  const firstWindow = rowsWindow(rows, list, room, look);
  const width = Math.max(1, room.width - BELOW_INDENT - BELOW_EDGE);
  const textLines = (isCut: boolean): readonly string[] => {
    const text = [isCut ? below.name : '', below.text].filter(part => part !== '').join('  ');
    return text === '' ? [''] : wrap(text, width);
  };
  const wantedLines = Math.min(MOST_BELOW, textLines(firstWindow.isCut).length);
  const needsMoreRoom =
    firstWindow.lines.length + wantedLines > room.height && wantedLines > 1 && room.height > LEAST_TALL;
  const { isCut, more, ...shown } = needsMoreRoom
    ? rowsWindow(rows, list, { ...room, height: Math.max(LEAST_ROWS + 1, room.height - wantedLines + 1) }, look)
    : firstWindow;
  const allLines = textLines(isCut);
  const freeLines = Math.max(1, Math.min(MOST_BELOW, room.height - shown.lines.length));
  const lines = allLines.slice(0, freeLines).map((text, at): Line => {
    const restText =
      at === freeLines - 1 && allLines.length > freeLines ? [text, ...allLines.slice(freeLines)].join(' ') : text;
    const words = truncate(restText, width, look.glyphs.ellipsis);
    return at === 0
      ? [...more, span(' '.repeat(BELOW_INDENT - lineWidth(more)) + words, MUTED)]
      : [span(' '.repeat(BELOW_INDENT) + words, MUTED)];
  });
  return { ...shown, lines: [...shown.lines, ...lines] };
}

/** Draws the visible rows. `more`: arrows if rows are hidden; `isCut`: whether the row under the cursor is cut. */
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
  const table = tableOf(rows, format, isHeaded(room));
  const headings = tall >= LEAST_HEADED ? format : null;
  const cells = whole ?? cellsFrom(rows, top, { tall, most: columns, table, format: headings });
  const lastRow = cells.findLast(cell => typeof cell === 'number') ?? 0;
  const wantedColumns = wantedWidths(cells, rows, { tall, columns, table, format });
  const widths = columnWidths(whole === null ? wantedColumns.map(() => 0) : wantedColumns, room.width);
  const longWindow =
    whole === null || columns > 1 || table !== null
      ? null
      : longRows(whole, rows, list, { ...room, height: tall }, look);
  if (longWindow !== null) return { ...longWindow, more: [], isCut: false, columns: widths };
  const lines: Line[] = [];
  const rowAt: (number | null)[][] = [];
  for (let y = 0; y < Math.min(tall, cells.length); y += 1) {
    const lineCells = Array.from({ length: columns }, (_, x) => cells[x * tall + y]).filter(cell => cell !== undefined);
    rowAt.push(lineCells.map(cell => (typeof cell === 'number' ? cell : null)));
    const line = lineCells.flatMap((cell, x): Line => {
      const column = widths[x] ?? 0;
      if (typeof cell === 'string') return [span(padEnd(`  ${truncate(cell, column - 3, '')}`, column), MUTED)];
      const row = rows[cell];
      return row === undefined
        ? []
        : rowLine(row, cell, { isLit: cell === list.cursor && look.focused !== false, width: column, table }, look);
    });
    lines.push(line);
  }
  const isScrolled = top > 0 || lastRow < rows.length - 1;
  const arrows = isScrolled
    ? [
        span(` ${top > 0 ? look.glyphs.arrowUp : ' '}${lastRow < rows.length - 1 ? look.glyphs.arrowDown : ' '}`, {
          tone: 'accent',
        } as const),
      ]
    : [];
  const column = widths[Math.floor(Math.max(0, cells.indexOf(list.cursor)) / tall)] ?? room.width;
  const isCut = cellWidth(list.cursor, rows, table, format) > column;
  return { lines, more: arrows, isCut, rowAt, columns: widths };
}

/** The indentation of the further lines of a long row. */
const LONG_INDENT = 2;

/** Draws one column in which long rows take several lines; `null`: there is no room, or no row is too long. */
function longRows(
  cells: readonly (number | string)[],
  rows: readonly AskedRow[],
  list: ListState,
  { width, height }: FormRoom,
  look: FormLook,
): Pick<FormWindow, 'lines' | 'rowAt'> | null {
  if (cells.every(cell => cellWidth(cell, rows, null, look.format) <= width)) return null;
  const rowLines = cells.map((cell): readonly Line[] => {
    const row = typeof cell === 'string' ? undefined : rows[cell];
    if (typeof cell === 'string' || row === undefined) return [[span(padEnd(`  ${cell}`, width), MUTED)]];
    const isLit = cell === list.cursor && look.focused !== false;
    const head = widthBeforeName(row) + LONG_INDENT;
    const [first = '', ...more] = wrap(rowText(row, null, [], look.format), Math.max(1, width - head - 2));
    const line = rowLine(row, cell, { isLit, width, table: null, text: first }, look);
    return [line, ...more.map((text): Line => [span(' '.repeat(head)), span(text, styleOf(row, isLit))])];
  });
  if (rowLines.flat().length > height) return null;
  return {
    lines: rowLines.flat(),
    rowAt: rowLines.flatMap((part, at) =>
      part.map(() => [cells[at]].map(cell => (typeof cell === 'number' ? cell : null))),
    ),
  };
}

function styleOf(row: AskedRow, isLit: boolean): Style {
  return isLit ? CURSOR : { tone: row.blocked === null ? 'text' : 'muted' };
}

/** The widths of columns: equal, unless a column wants more; then it gets width that others do not need. */
export function columnWidths(wanted: readonly number[], width: number): readonly number[] {
  const equalPart = Math.floor(width / wanted.length);
  const spare = wanted.reduce((sum, want) => sum + Math.max(0, equalPart - want), 0);
  const lackingWidth = wanted.reduce((sum, want) => sum + Math.max(0, want - equalPart), 0);
  if (lackingWidth === 0) return wanted.map(() => equalPart);
  const givenShare = Math.min(1, spare / lackingWidth);
  const takenShare = Math.min(1, lackingWidth / spare);
  return wanted.map(want =>
    want > equalPart
      ? equalPart + Math.floor((want - equalPart) * givenShare)
      : equalPart - Math.ceil((equalPart - want) * takenShare),
  );
}

/** How a row is drawn. */
interface RowDrawing {
  readonly isLit: boolean;
  readonly width: number;
  readonly table: FormTable | null;
  /** The first line of the row's text, if it takes several lines. */
  readonly text?: string;
}

function rowLine(row: AskedRow, at: number, { isLit, width, table, text: words }: RowDrawing, look: FormLook): Line {
  const { glyphs, format } = look;
  const style = styleOf(row, isLit);
  const counter = counterOf(row);
  const mark = isLit
    ? look.hollow === true
      ? glyphs.hollow
      : glyphs.cursor
    : row.blocked === null
      ? ' '
      : glyphs.blocked;
  const key = look.keys?.[at] ?? (at < 9 ? String(at + 1) : '');
  const room = Math.max(1, width - widthBeforeName(row) - 2);
  // A key with two characters needs a blank before the text, unless a counter follows.
  const gap = widthOf(key) > 1 && counter === '' ? ' ' : '';
  const fullText = words ?? rowText(row, table, table?.figuresOf(row) ?? [], format, room - gap.length);
  const text = truncate(gap + fullText, room, glyphs.ellipsis);
  const isCounted = row.count !== null && row.count > 0;
  const counterStyle: Style = isLit ? style : isCounted ? { tone: 'accent', bold: true } : MUTED;
  return [
    span(`${mark} ${padEnd(key, 1)}${widthOf(key) > 1 ? '' : ' '}`, style),
    span(counter === '' ? '' : `${counter} `, counterStyle),
    span(padEnd(text, room), style),
    span('  '),
  ];
}
