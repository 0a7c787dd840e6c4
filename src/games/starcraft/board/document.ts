import { createGrid, put } from '../../../widgets/grid.ts';
import type { Grid, Rect } from '../../../widgets/grid.ts';
import type { Glyphs } from '../../../widgets/glyphs.ts';
import { TITLE, lineWidth, padded, putLine, span, lit } from './lines.ts';
import type { Line } from './lines.ts';
import { around } from './links.ts';
import { panned } from './window.ts';

/** A line of a document; `marked`: the cursor's option is about it. */
export interface Row {
  readonly line: Line;
  readonly marked?: boolean;
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

const GUTTER = 1;
const BETWEEN = 2;
/** Lines of about this width are read without losing the thread. */
const PLEASANT = 58;

/** Rows that are not marked. */
export function rows(...lines: readonly Line[]): Row[] {
  return lines.map(line => ({ line }));
}

/** The width of the column of labels. */
export const LABEL = 10;

/** A label in a column of its own, then the text. */
export function labelled(label: string, line: Line, marked = false): Row {
  return { line: [...padded([span(label, { tone: 'muted' })], LABEL), ...line], marked };
}

/**
 * Paints blocks in columns of at least `narrowest` cells, one after the other: in as few as are pleasant to read, in more if they
 * would not all be in sight; what the cursor's option is about always is. `blocksFor` gives the blocks for a column's width.
 */
export function paintDocument(
  size: { readonly width: number; readonly height: number },
  glyphs: Glyphs,
  narrowest: number,
  blocksFor: (width: number) => readonly Block[],
): Grid {
  const fitting = (least: number): number => Math.max(1, Math.floor((size.width + BETWEEN) / (least + BETWEEN)));
  const most = fitting(narrowest);
  const widthOf = (columns: number): number => Math.max(1, Math.floor((size.width + BETWEEN) / columns) - BETWEEN);
  const height = Math.max(1, size.height);
  let blocks: readonly Block[] = [];
  for (let columns = Math.min(most, fitting(PLEASANT)); columns <= most; columns += 1) {
    blocks = blocksFor(widthOf(columns) - GUTTER);
    const flow = balanced(blocks, columns, height, true) ?? flowInto(blocks, columns, height, false);
    if (flow !== null) return paintFlow(flow, widthOf(columns), size, glyphs);
  }
  const flow = balanced(blocks, most, Number.MAX_SAFE_INTEGER, false);
  return flow === null ? createGrid(size.width, size.height) : paintFlow(flow, widthOf(most), size, glyphs);
}

/** The lowest columns that hold the blocks; `null` when they would be higher than `most`. */
function balanced(blocks: readonly Block[], columns: number, most: number, airy: boolean): Flow | null {
  const total = blocks.reduce((sum, block) => sum + block.rows.length + 1, 0);
  for (let height = Math.max(1, Math.floor(total / columns) - 1); height <= most; height += 1) {
    const flow = flowInto(blocks, columns, height, airy);
    if (flow !== null) return flow;
  }
  return null;
}

/** The blocks in columns of that height; `null` when they need more. A block is only parted when it is taller than a column. */
function flowInto(blocks: readonly Block[], columns: number, height: number, airy: boolean): Flow | null {
  const flow: Row[][] = [[]];
  for (const { title, rows: body } of blocks) {
    const all: readonly Row[] = title === '' ? body : [{ line: [span(title, TITLE)] }, ...body];
    const last = flow.at(-1) ?? [];
    const gap = airy && last.length > 0 ? 1 : 0;
    if (last.length + gap + all.length <= height) {
      if (gap > 0) last.push({ line: [] });
      last.push(...all);
      continue;
    }
    // A block that fits into one column is not parted, unless most of the column would stay empty.
    let rest = all;
    if (last.length > 0 && (all.length <= height || height - last.length < 3)) flow.push([]);
    while (rest.length > 0) {
      const column = flow.at(-1) ?? [];
      const room = height - column.length;
      if (room <= 0) {
        flow.push([]);
        continue;
      }
      column.push(...rest.slice(0, room));
      rest = rest.slice(room);
    }
  }
  return flow.length > columns ? null : { columns: flow, height: Math.max(...flow.map(column => column.length)) };
}

function paintFlow(
  { columns, height }: Flow,
  width: number,
  size: { readonly width: number; readonly height: number },
  glyphs: Glyphs,
): Grid {
  const grid = createGrid(size.width, Math.max(height, Math.floor(size.height)));
  const marked: Rect[] = [];
  for (const [place, column] of columns.entries()) {
    const x = place * (width + BETWEEN);
    for (const [y, row] of column.entries()) {
      const line = row.marked === true ? row.line.map(({ text, style }) => span(text, lit(style))) : row.line;
      putLine(grid, x + GUTTER, y, width - GUTTER, line, glyphs.ellipsis);
      if (row.marked !== true) continue;
      put(grid, x, y, glyphs.cursor, { tone: 'focus', bold: true });
      marked.push({ x, y, width: lineWidth(line), height: 1 });
    }
  }
  if (grid.height === Math.floor(size.height)) return grid;
  const target = around(marked);
  return panned(grid, size, target === null ? null : { ...target, x: 0, width: 0 }, glyphs);
}
