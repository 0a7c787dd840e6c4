import type { Ref } from '../kernel/words/message.ts';
import { createGrid, put } from './drawing/grid.ts';
import type { Grid, Rect } from './drawing/grid.ts';
import type { Glyphs } from './drawing/glyphs.ts';
import type { PaneContext, PaneOf, PaneSize, Spot, Survey } from './pane.ts';
import { CURSOR, TITLE, lineWidth, padded, putLine, span, lit } from './drawing/lines.ts';
import type { Line } from './drawing/lines.ts';
import { around, offset, panned } from './drawing/window.ts';

/**
 * A row of a document. `marked`: the option under the cursor is about this row. `ref`: the address of the thing that it
 * describes, so that people can point at it.
 */
export interface Row {
  readonly line: Line;
  readonly marked?: boolean;
  readonly ref?: Ref;
}

/** Rows that belong together, under a heading. */
export interface Block {
  readonly title: string;
  readonly rows: readonly Row[];
}

interface Flow {
  readonly columns: readonly (readonly Row[])[];
  readonly height: number;
}

/** A document: blocks that are laid out in columns. `width`: the cells of a column. */
export interface Document extends Flow {
  readonly width: number;
}

const MARK_WIDTH = 1;
const COLUMN_GAP = 2;
const ARROW_WIDTH = 1;
/** The width at which lines are comfortable to read, in cells. */
const COMFORTABLE_WIDTH = 58;

/** Makes rows that are not marked. */
export function rows(...lines: readonly Line[]): Row[] {
  return lines.map(line => ({ line }));
}

/** The width of the column of labels, in cells. */
export const LABEL = 10;

/** Makes a row with a label in a column of its own, then the text. */
export function labelled(label: string, line: Line, marked = false, ref?: Ref): Row {
  const labelSpan = [span(label, { tone: 'muted' })];
  const labelCell = lineWidth(labelSpan) < LABEL ? padded(labelSpan, LABEL) : [...labelSpan, span(' ')];
  const row = { line: [...labelCell, ...line], marked };
  return ref === undefined ? row : { ...row, ref };
}

/** Paints blocks in columns, with the layout of `layOut`. */
export function paintDocument(
  size: PaneSize,
  glyphs: Glyphs,
  minColumnWidth: number,
  blocksFor: (width: number) => readonly Block[],
): Grid {
  return paintLaid(layOut(size, minColumnWidth, blocksFor), size, { glyphs });
}

/**
 * Lays out blocks one after another in columns of at least `minColumnWidth` cells. It uses as few columns as are
 * comfortable to read, and more if some rows would not be visible. `blocksFor` returns the blocks for a column width.
 */
export function layOut(
  size: PaneSize,
  minColumnWidth: number,
  blocksFor: (width: number) => readonly Block[],
): Document {
  const columnsOfWidth = (least: number): number =>
    Math.max(1, Math.floor((size.width + COLUMN_GAP) / (least + COLUMN_GAP)));
  const maxColumns = columnsOfWidth(minColumnWidth);
  const widthOf = (columns: number): number =>
    Math.max(1, Math.floor((size.width + COLUMN_GAP) / columns) - COLUMN_GAP);
  const height = Math.max(1, size.height);
  for (let columns = Math.min(maxColumns, columnsOfWidth(COMFORTABLE_WIDTH)); columns <= maxColumns; columns += 1) {
    const blocks = blocksFor(widthOf(columns) - MARK_WIDTH);
    const flow = balancedFlow(blocks, columns, height, true) ?? flowInto(blocks, columns, height, false);
    if (flow !== null) return { ...flow, width: widthOf(columns) };
  }
  // A document that is scrolled keeps a column of cells at its right free for the arrows.
  const width = Math.max(1, Math.floor((size.width - ARROW_WIDTH + COLUMN_GAP) / maxColumns) - COLUMN_GAP);
  const flow = balancedFlow(blocksFor(width - MARK_WIDTH), maxColumns, Number.MAX_SAFE_INTEGER, false);
  return { ...(flow ?? { columns: [], height: 0 }), width };
}

/** Fills the columns as evenly as possible; `null` if they would be higher than `most`. */
function balancedFlow(blocks: readonly Block[], columns: number, most: number, airy: boolean): Flow | null {
  const totalHeight = blocks.reduce((sum, block) => sum + block.rows.length + 1, 0);
  for (let height = Math.max(1, Math.floor(totalHeight / columns) - 1); height <= most; height += 1) {
    const flow = flowInto(blocks, columns, height, airy);
    if (flow !== null) return flow;
  }
  return null;
}

/**
 * Fills columns of that height with blocks; `null` if there are too few columns. Only a block that is higher than a
 * column is split.
 */
function flowInto(blocks: readonly Block[], columns: number, height: number, airy: boolean): Flow | null {
  const flow: Row[][] = [[]];
  for (const { title, rows: body } of blocks) {
    const blockRows: readonly Row[] = title === '' ? body : [{ line: [span(title, TITLE)] }, ...body];
    const lastColumn = flow.at(-1) ?? [];
    const gapRows = airy && lastColumn.length > 0 ? 1 : 0;
    if (lastColumn.length + gapRows + blockRows.length <= height) {
      if (gapRows > 0) lastColumn.push({ line: [] });
      lastColumn.push(...blockRows);
      continue;
    }
    // A block that fits into one column moves whole to the next one; a higher one does if fewer than 3 rows are left.
    let remainingRows = blockRows;
    if (lastColumn.length > 0 && (blockRows.length <= height || height - lastColumn.length < 3)) flow.push([]);
    while (remainingRows.length > 0) {
      const column = flow.at(-1) ?? [];
      const freeRows = height - column.length;
      if (freeRows <= 0) {
        flow.push([]);
        continue;
      }
      column.push(...remainingRows.slice(0, freeRows));
      remainingRows = remainingRows.slice(freeRows);
    }
  }
  return flow.length > columns ? null : { columns: flow, height: Math.max(...flow.map(column => column.length)) };
}

/** Makes the `paint` and `survey` functions of a pane from a function that lays out a document. */
export function painterOf<View>(
  layOutView: (view: View, size: PaneSize, context: PaneContext) => Document,
): Pick<PaneOf<View>, 'paint' | 'survey'> {
  return {
    paint: (view, size, context) => paintLaid(layOutView(view, size, context), size, context),
    survey: (view, size, context) => surveyLaid(layOutView(view, size, context), size, context),
  };
}

/**
 * Paints as much of a document as fits, from where people scrolled to, else around the rows about the option under the
 * cursor.
 */
export function paintLaid(
  document: Document,
  size: PaneSize,
  { glyphs, window }: Pick<PaneContext, 'glyphs' | 'window'>,
): Grid {
  const { columns, height, width } = document;
  const grid = createGrid(size.width, Math.max(height, Math.floor(size.height)));
  for (const [place, column] of columns.entries()) {
    const x = place * (width + COLUMN_GAP);
    for (const [y, row] of column.entries()) {
      const line = row.marked === true ? row.line.map(({ text, style }) => span(text, lit(style))) : row.line;
      putLine(grid, x + MARK_WIDTH, y, width - MARK_WIDTH, line, glyphs.ellipsis);
      if (row.marked === true) put(grid, x, y, glyphs.cursor, CURSOR);
    }
  }
  if (grid.height === Math.floor(size.height)) return grid;
  const { y } = windowOn(document, size, window);
  return panned(grid, size, { x: 0, y, width: 0, height: size.height }, glyphs);
}

/** The positions of the things that the rows of a document describe. */
export function surveyLaid(document: Document, size: PaneSize, { window }: Pick<PaneContext, 'window'>): Survey {
  const { columns, height, width } = document;
  const windowPosition = windowOn(document, size, window);
  const things = columns.flatMap((column, place) =>
    column.flatMap(({ ref, line }, y) => {
      if (ref === undefined) return [];
      const x = place * (width + COLUMN_GAP);
      return [
        { ref, rect: { x, y: y - windowPosition.y, width: Math.min(width, MARK_WIDTH + lineWidth(line)), height: 1 } },
      ];
    }),
  );
  return { things, whole: { width: Math.floor(size.width), height }, window: windowPosition };
}

/** The position of the window on a document, never beyond the end of the document. */
function windowOn({ columns, height, width }: Document, size: PaneSize, byHand: Spot | undefined): Spot {
  const maxTop = Math.max(0, height - Math.floor(size.height));
  if (byHand !== undefined) return { x: 0, y: Math.max(0, Math.min(maxTop, byHand.y)) };
  const marked = columns.flatMap((column, place) =>
    column.flatMap((row, y): Rect[] =>
      row.marked === true ? [{ x: place * (width + COLUMN_GAP), y, width: 1, height: 1 }] : [],
    ),
  );
  const target = around(marked);
  return { x: 0, y: target === null ? 0 : offset(Math.max(height, size.height), size.height, target.y, target.height) };
}
