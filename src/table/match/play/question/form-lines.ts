import type { Formatter } from '../../../../kernel/words/format.ts';
import type { Glyphs } from '../../../../boards/drawing/glyphs.ts';
import { ensureVisible } from '../../../frame/ui/list-state.ts';
import type { ListState } from '../../../frame/ui/list-state.ts';
import { CURSOR, lineWidth, MUTED, span } from '../../../../boards/drawing/lines.ts';
import type { Line } from '../../../../boards/drawing/lines.ts';
import type { Style } from '../../../../boards/drawing/style.ts';
import { padEnd, truncate, wrap } from '../../../../boards/drawing/wrapping.ts';
import type { QuestionRow } from './form.ts';
import {
  cellsFrom,
  cellWidth,
  counterOf,
  formScroll,
  KEY_WIDTH,
  keyWidthOf,
  widthBeforeName,
  layoutOf,
  tableIn,
  wantedWidths,
} from './form-layout.ts';
import type { FormArea } from './form-layout.ts';
import { rowText } from './form-table.ts';
import type { FormTable } from './form-table.ts';

/** How a form is drawn. */
interface FormAppearance {
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
interface FormTextBelow {
  readonly name: string;
  readonly text: string;
}

/**
 * The most lines for the text below the rows, the fewest lines for rows, and the height from which on rows give up
 * lines to the text.
 */
const MAX_LINES_BELOW = 5;
const MIN_ROW_LINES = 2;
const MIN_TALL_HEIGHT = 5;
/**
 * The blanks before and after the text below the rows. Arrows in the blanks before it show that more rows are hidden.
 */
const INDENT_BELOW = 4;
const RIGHT_MARGIN_BELOW = 2;

/**
 * Draws the visible rows, column by column, and below them the text about the row under the cursor. If the text needs
 * more room, fewer rows are shown.
 */
export function formWindow(
  rows: readonly QuestionRow[],
  listState: ListState,
  formArea: FormArea,
  appearance: FormAppearance,
  textBelow: FormTextBelow,
): FormWindow {
  const firstWindow = rowsWindow(rows, listState, formArea, appearance);
  const width = Math.max(1, formArea.width - INDENT_BELOW - RIGHT_MARGIN_BELOW);
  const textLines = (isCut: boolean): readonly string[] => {
    const text = [isCut ? textBelow.name : '', textBelow.text].filter(part => part !== '').join('  ');
    return text === '' ? [''] : wrap(text, width);
  };
  const wantedLines = Math.min(MAX_LINES_BELOW, textLines(firstWindow.isCut).length);
  const needsMoreRoom =
    firstWindow.lines.length + wantedLines > formArea.height && wantedLines > 1 && formArea.height > MIN_TALL_HEIGHT;
  const { isCut, more, ...shown } = needsMoreRoom
    ? rowsWindow(
        rows,
        listState,
        { ...formArea, height: Math.max(MIN_ROW_LINES + 1, formArea.height - wantedLines + 1) },
        appearance,
      )
    : firstWindow;
  const allLines = textLines(isCut);
  const freeLines = Math.max(1, Math.min(MAX_LINES_BELOW, formArea.height - shown.lines.length));
  const lines = allLines.slice(0, freeLines).map((text, at): Line => {
    const restText =
      at === freeLines - 1 && allLines.length > freeLines ? [text, ...allLines.slice(freeLines)].join(' ') : text;
    const words = truncate(restText, width, appearance.glyphs.ellipsis);
    return at === 0
      ? [...more, span(' '.repeat(INDENT_BELOW - lineWidth(more)) + words, MUTED)]
      : [span(' '.repeat(INDENT_BELOW) + words, MUTED)];
  });
  return { ...shown, lines: [...shown.lines, ...lines] };
}

/** Draws the visible rows. `more`: arrows if rows are hidden; `isCut`: whether the row under the cursor is cut. */
function rowsWindow(
  rows: readonly QuestionRow[],
  list: ListState,
  room: FormArea,
  appearance: FormAppearance,
): FormWindow & { readonly more: Line; readonly isCut: boolean } {
  const { format } = appearance;
  const layout = layoutOf(rows, room, format);
  const { tall, whole, columns, isHeaded } = layout;
  const { heights, height } = formScroll(rows, room, format);
  const { top } = whole === null ? ensureVisible(list, heights, height) : { top: 0 };
  const table = tableIn(rows, layout, room, format);
  const headingFormat = isHeaded ? format : null;
  const cells = whole ?? cellsFrom(rows, top, { tall, most: columns, table, format: headingFormat });
  const lastRow = cells.findLast(cell => typeof cell === 'number') ?? 0;
  const wantedColumns = wantedWidths(cells, rows, { tall, columns, table, format, keys: appearance.keys });
  const shownWidths = columnWidths(whole === null ? wantedColumns.map(() => 0) : wantedColumns, room.width);
  const wrappedWindow =
    whole === null || columns > 1 || table !== null
      ? null
      : wrappedRows(whole, rows, list, { ...room, height: tall }, appearance);
  if (wrappedWindow !== null) return { ...wrappedWindow, more: [], isCut: false, columns: shownWidths };
  const lines: Line[] = [];
  const rowAt: (number | null)[][] = [];
  for (let y = 0; y < Math.min(tall, cells.length); y += 1) {
    const lineCells = Array.from({ length: columns }, (_, x) => cells[x * tall + y]).filter(cell => cell !== undefined);
    rowAt.push(lineCells.map(cell => (typeof cell === 'number' ? cell : null)));
    const line = lineCells.flatMap((cell, x): Line => {
      const column = shownWidths[x] ?? 0;
      if (typeof cell === 'string') return [span(padEnd(`  ${truncate(cell, column - 3, '')}`, column), MUTED)];
      const row = rows[cell];
      return row === undefined
        ? []
        : rowLine(
            row,
            cell,
            {
              ...{ isLit: cell === list.cursor && appearance.focused !== false, width: column, table },
              keyWidth: keyWidthOf(cell, rows, appearance.keys),
            },
            appearance,
          );
    });
    lines.push(line);
  }
  const isScrolled = top > 0 || lastRow < rows.length - 1;
  const scrollArrows = isScrolled
    ? [
        span(
          ` ${top > 0 ? appearance.glyphs.arrowUp : ' '}${lastRow < rows.length - 1 ? appearance.glyphs.arrowDown : ' '}`,
          {
            tone: 'accent',
          } as const,
        ),
      ]
    : [];
  const column = shownWidths[Math.floor(Math.max(0, cells.indexOf(list.cursor)) / tall)] ?? room.width;
  const isRowCut = cellWidth(list.cursor, rows, table, format, appearance.keys) > column;
  return { lines, more: scrollArrows, isCut: isRowCut, rowAt, columns: shownWidths };
}

/** The indentation of the further lines of a long row. */
const WRAPPED_ROW_INDENT = 2;

/** Draws one column in which long rows take several lines; `null`: there is no room, or no row is too long. */
function wrappedRows(
  cells: readonly (number | string)[],
  rows: readonly QuestionRow[],
  list: ListState,
  { width, height }: FormArea,
  appearance: FormAppearance,
): Pick<FormWindow, 'lines' | 'rowAt'> | null {
  if (cells.every(cell => cellWidth(cell, rows, null, appearance.format) <= width)) return null;
  const rowLines = cells.map((cell): readonly Line[] => {
    const row = typeof cell === 'string' ? undefined : rows[cell];
    if (typeof cell === 'string' || row === undefined) return [[span(padEnd(`  ${cell}`, width), MUTED)]];
    const isHighlighted = cell === list.cursor && appearance.focused !== false;
    const keyExtra = keyWidthOf(cell, rows, appearance.keys) - KEY_WIDTH;
    const rowHeadWidth = widthBeforeName(row) + keyExtra + WRAPPED_ROW_INDENT;
    const [first = '', ...more] = wrap(
      rowText(row, null, [], appearance.format),
      Math.max(1, width - rowHeadWidth - 2),
    );
    const keyWidth = keyWidthOf(cell, rows, appearance.keys);
    const line = rowLine(row, cell, { isLit: isHighlighted, width, keyWidth, table: null, text: first }, appearance);
    return [
      line,
      ...more.map((text): Line => [span(' '.repeat(rowHeadWidth)), span(text, styleOf(row, isHighlighted))]),
    ];
  });
  if (rowLines.flat().length > height) return null;
  return {
    lines: rowLines.flat(),
    rowAt: rowLines.flatMap((part, at) =>
      part.map(() => [cells[at]].map(cell => (typeof cell === 'number' ? cell : null))),
    ),
  };
}

function styleOf(row: QuestionRow, isLit: boolean): Style {
  return isLit ? CURSOR : { tone: row.blocked === null ? 'text' : 'muted' };
}

/** The widths of columns: equal, unless a column wants more; then it gets width that others do not need. */
export function columnWidths(wantedColumnWidths: readonly number[], width: number): readonly number[] {
  const equalShare = Math.floor(width / wantedColumnWidths.length);
  const spareWidth = wantedColumnWidths.reduce((sum, want) => sum + Math.max(0, equalShare - want), 0);
  const lackingWidth = wantedColumnWidths.reduce((sum, want) => sum + Math.max(0, want - equalShare), 0);
  if (lackingWidth === 0) return wantedColumnWidths.map(() => equalShare);
  const givenShare = Math.min(1, spareWidth / lackingWidth);
  const takenShare = Math.min(1, lackingWidth / spareWidth);
  return wantedColumnWidths.map(want =>
    want > equalShare
      ? equalShare + Math.floor((want - equalShare) * givenShare)
      : equalShare - Math.ceil((equalShare - want) * takenShare),
  );
}

/** How a row is drawn. */
interface RowDrawing {
  readonly isLit: boolean;
  readonly width: number;
  /** The cells of the key and the blank after it. */
  readonly keyWidth: number;
  readonly table: FormTable | null;
  /** The first line of the row's text, if it takes several lines. */
  readonly text?: string;
}

function rowLine(
  row: QuestionRow,
  at: number,
  { isLit, width, keyWidth, table, text: words }: RowDrawing,
  appearance: FormAppearance,
): Line {
  const { glyphs, format } = appearance;
  const style = styleOf(row, isLit);
  const counterText = counterOf(row);
  const cursorMark = isLit
    ? appearance.hollow === true
      ? glyphs.hollow
      : glyphs.cursor
    : row.blocked === null
      ? ' '
      : glyphs.blocked;
  const key = appearance.keys?.[at] ?? (at < 9 ? String(at + 1) : '');
  const textWidth = Math.max(1, width - widthBeforeName(row) - (keyWidth - KEY_WIDTH) - 2);
  const fullText = words ?? rowText(row, table, table?.figuresOf(row) ?? [], format, textWidth);
  const text = truncate(fullText, textWidth, glyphs.ellipsis);
  const isCounted = row.count !== null && row.count > 0;
  const counterStyle: Style = isLit ? style : isCounted ? { tone: 'accent', bold: true } : MUTED;
  return [
    span(`${cursorMark} ${padEnd(key, keyWidth)}`, style),
    span(counterText === '' ? '' : `${counterText} `, counterStyle),
    span(padEnd(text, textWidth), style),
    span('  '),
  ];
}
