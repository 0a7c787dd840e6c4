import type { Pane, PaneSize } from '../../../boards/pane.ts';
import { inset } from '../../../boards/drawing/grid.ts';
import type { Rect } from '../../../boards/drawing/grid.ts';
import type { Size } from '../../frame/edge/too-small.ts';

/** Where the parts of the table stand. */
export interface Layout {
  /** One pane at a time under a row of tabs, or several in frames side by side. */
  readonly shape: 'tabs' | 'two columns' | 'three columns';
  readonly warning: number | null;
  /** The tabs' row; `null` when the panes have frames. */
  readonly tabs: number | null;
  /** Who is winning, in a row of its own; `null`: it stands beside the tabs. */
  readonly standings: number | null;
  readonly main: Rect;
  /** Beside the main pane, in frames; only in the wide shapes. */
  readonly side: Rect | null;
  readonly log: Rect | null;
  /** The row above the question: what happened last, or a message. */
  readonly recentRow: number;
  readonly question: Rect;
}

/** From this size on panes stand side by side: that of most terminals, less what a coach and goals may take of it. */
const WIDE = { columns: 100, rows: 24 };
const VERY_WIDE = 176;
const LOG_COLUMNS = 44;
const LEAST_QUESTION = 7;
const MOST_QUESTION = 14;
/** From this height on, the question has one more row for every so many rows; the others are the board's. */
const GROWING_FROM = 26;
const ROWS_A_QUESTION_ROW = 8;
/** From this height of the panes on, the log has fewer of them: a sheet is long. */
const TALL = 30;

/** What a screen has to have room for. */
interface Room {
  /** A row for a warning. */
  readonly warned: boolean;
  /** A pane for the side. */
  readonly sided: boolean;
  /** Whether one pane takes all the room of the panes, however large the screen is. */
  readonly staged?: boolean;
}

/** Divides a screen of 80x23 or more. */
export function layoutOf({ columns, rows }: Size, { warned, sided, staged = false }: Room): Layout {
  const extra = Math.max(0, Math.floor((rows - GROWING_FROM) / ROWS_A_QUESTION_ROW));
  const height = Math.min(MOST_QUESTION, LEAST_QUESTION + extra);
  const question = { x: 1, y: rows - 1 - height, width: columns - 2, height };
  const recentRow = question.y - 1;
  const warning = warned ? 1 : null;
  const below = warned ? 2 : 1;
  if (columns < WIDE.columns || rows < WIDE.rows || staged) {
    const top = below;
    const common = { warning, recentRow, question, standings: null };
    const main = { x: 0, y: top + 1, width: columns, height: recentRow - top - 1 };
    return { ...common, shape: 'tabs', tabs: top, main, side: null, log: null };
  }
  const top = below + 1;
  const common = { warning, recentRow, question, standings: below };
  const tall = recentRow - top;
  const right = columns >= VERY_WIDE && sided ? columns - LOG_COLUMNS : columns;
  const mainWidth = sided ? Math.ceil(right * 0.62) : columns - LOG_COLUMNS;
  const main = { x: 0, y: top, width: mainWidth, height: tall };
  if (!sided) {
    const log = { x: mainWidth, y: top, width: LOG_COLUMNS, height: tall };
    return { ...common, shape: 'two columns', tabs: null, main, side: null, log };
  }
  const side = { x: mainWidth, y: top, width: right - mainWidth, height: tall };
  if (right < columns) {
    const log = { x: right, y: top, width: LOG_COLUMNS, height: tall };
    return { ...common, shape: 'three columns', tabs: null, main, side, log };
  }
  const sideHeight = Math.ceil(tall * (tall < TALL ? 0.66 : 0.72));
  const log = { ...side, y: top + sideHeight, height: tall - sideHeight };
  return { ...common, shape: 'two columns', tabs: null, main, side: { ...side, height: sideHeight }, log };
}

/** The size that a pane is painted in; one that is out of sight has that of the pane it would be turned to. */
export function paneSize(
  { shape, main, side }: Layout,
  { panes }: { readonly panes: readonly Pane[] },
  pane: string,
): PaneSize {
  if (shape === 'tabs') return main;
  return inset(pane === panes[0]?.id || side === null ? main : side);
}
