import type { Pane, PaneSize } from '../../../boards/pane.ts';
import { inset } from '../../../boards/drawing/grid.ts';
import type { Rect } from '../../../boards/drawing/grid.ts';
import type { Size } from '../../frame/edge/too-small.ts';

/** The layout of the table: where its parts are on the screen. */
export interface Layout {
  /**
   * `tabs`: one pane at a time under a row of tabs. `two columns`, `three columns`: several framed panes side by side
   * above the question. `beside-main`: the main pane at full height, and everything else in a column beside it.
   */
  readonly shape: 'tabs' | 'two columns' | 'three columns' | 'beside-main';
  readonly warning: number | null;
  /** The row of the tabs; `null`: the panes have frames instead. */
  readonly tabs: number | null;
  /** The row of the standings; `null`: they share the row of the tabs. */
  readonly standings: number | null;
  readonly main: Rect;
  /** The framed pane beside the main one; `null`: there is none. */
  readonly side: Rect | null;
  readonly log: Rect | null;
  /** The first row above the question, for the latest events or a message. */
  readonly recentRow: number;
  /** How many rows above the question show the latest events. */
  readonly recentRows: number;
  readonly question: Rect;
  /** Everything below the panes: the rows of the latest events and the question. Cards and pages cover it. */
  readonly below: Rect;
}

/**
 * The smallest size at which panes are side by side: a common terminal size without the rows that a coach and goals may
 * need.
 */
const MIN_WIDE_SIZE = { columns: 100, rows: 24 };
const VERY_WIDE_COLUMNS = 176;
const LOG_COLUMNS = 44;
const MIN_QUESTION_ROWS = 7;
const MAX_QUESTION_ROWS = 14;
/**
 * On screens higher than `QUESTION_GROWS_FROM_ROWS`, the question gets one of every `SCREEN_ROWS_PER_QUESTION_ROW`
 * further rows.
 */
const QUESTION_GROWS_FROM_ROWS = 26;
const SCREEN_ROWS_PER_QUESTION_ROW = 8;
/** If the panes are at least this high, the log gets a smaller share of the height, because a sheet is long. */
const TALL_PANES_HEIGHT = 30;
/** The share of the width for the column beside a main pane at full height, and the column's least width. */
const COLUMN_SHARE = 0.32;
const MIN_COLUMN_WIDTH = 60;
/** The least height for such a column, so that a sheet, the log and a question fit one below the other. */
const MIN_COLUMN_ROWS = 52;
/** The rows of the latest events in a column, which need more rows there because it is narrow. */
const COLUMN_RECENT_ROWS = 3;
/** The question's share of the column's height, and the log's share of the rest. */
const COLUMN_QUESTION_SHARE = 0.28;
const MAX_COLUMN_QUESTION_ROWS = 20;
const COLUMN_LOG_SHARE = 0.34;
/** The rows that a long question in a column leaves to the log. */
const MIN_LOG_ROWS = 5;

/** The facts about the table that a layout depends on. */
interface LayoutNeeds {
  /** Whether the screen needs a row for a warning. */
  readonly warned: boolean;
  /** Whether there is a pane to show beside the main one. */
  readonly sided: boolean;
  /** Whether one pane takes the whole room for panes, however large the screen is. */
  readonly staged?: boolean;
  /** The size from which on the main pane shows everything in words; `null`: it names no such size. */
  readonly roomy?: PaneSize | null;
}

/**
 * Computes the layout of a screen of 80x23 or more. On a very wide screen the main pane gets the size at which it shows
 * everything in words, if any layout allows that even below a warning: nothing moves when a warning appears or
 * disappears.
 */
export function layoutOf(size: Size, layoutNeeds: LayoutNeeds): Layout {
  const standardLayout = usualLayout(size, layoutNeeds, size.columns >= VERY_WIDE_COLUMNS);
  const { roomy = null } = layoutNeeds;
  if (standardLayout.shape !== 'three columns' || roomy === null) return standardLayout;
  const layouts = [
    (given: LayoutNeeds) => usualLayout(size, given, true),
    (given: LayoutNeeds) => usualLayout(size, given, false),
    (given: LayoutNeeds) => besideMainPane(size, given),
  ];
  const fittingLayout = layouts.find(divided => hasMainPaneSize(divided({ ...layoutNeeds, warned: true }), roomy));
  return fittingLayout?.(layoutNeeds) ?? standardLayout;
}

/** Whether the main pane has at least this size inside its frame. */
function hasMainPaneSize(layout: Layout | null, { width, height }: PaneSize): boolean {
  if (layout === null) return false;
  const innerArea = inset(layout.main);
  return innerArea.width >= width && innerArea.height >= height;
}

/**
 * The layout with the main pane at full height and a column at its right; `null`: the screen is too low, or there is no
 * second pane.
 */
function besideMainPane({ columns, rows }: Size, { warned, sided }: LayoutNeeds): Layout | null {
  const topRow = warned ? 2 : 1;
  const height = rows - 1 - topRow;
  if (height < MIN_COLUMN_ROWS || !sided) return null;
  const width = Math.max(MIN_COLUMN_WIDTH, Math.round(columns * COLUMN_SHARE));
  const x = columns - width;
  const questionHeight = Math.min(MAX_COLUMN_QUESTION_ROWS, Math.round(height * COLUMN_QUESTION_SHARE));
  const recentRow = rows - 1 - questionHeight - COLUMN_RECENT_ROWS;
  const panesHeight = recentRow - topRow - 1;
  const logHeight = Math.round(panesHeight * COLUMN_LOG_SHARE);
  const sideArea = { x, y: topRow + 1, width, height: panesHeight - logHeight };
  return {
    shape: 'beside-main',
    warning: warned ? 1 : null,
    tabs: null,
    standings: topRow,
    main: { x: 0, y: topRow, width: x, height },
    side: sideArea,
    log: { ...sideArea, y: sideArea.y + sideArea.height, height: logHeight },
    recentRow,
    recentRows: COLUMN_RECENT_ROWS,
    question: { x: x + 1, y: rows - 1 - questionHeight, width: width - 2, height: questionHeight },
    below: { x, y: recentRow, width, height: COLUMN_RECENT_ROWS + questionHeight },
  };
}

/**
 * In a column, gives the question as many rows as it needs, except the few that the log keeps; other layouts stay the
 * same.
 */
export function withQuestionRows(layout: Layout, neededQuestionRows: () => number): Layout {
  const { shape, log, below, question, recentRows } = layout;
  if (shape !== 'beside-main' || log === null) return layout;
  const bottomRow = below.y + below.height;
  const maxHeight = bottomRow - log.y - MIN_LOG_ROWS - recentRows;
  const height = Math.max(MIN_QUESTION_ROWS, Math.min(maxHeight, neededQuestionRows()));
  const y = bottomRow - height - recentRows;
  return {
    ...layout,
    recentRow: y,
    log: { ...log, height: y - log.y },
    question: { ...question, y: bottomRow - height, height },
    below: { ...below, y, height: recentRows + height },
  };
}

/** The layout with the panes above and the question below. `threefold`: the log may have a third column. */
function usualLayout(
  { columns, rows }: Size,
  { warned, sided, staged = false }: LayoutNeeds,
  threefold: boolean,
): Layout {
  const extraRows = Math.max(0, Math.floor((rows - QUESTION_GROWS_FROM_ROWS) / SCREEN_ROWS_PER_QUESTION_ROW));
  const height = Math.min(MAX_QUESTION_ROWS, MIN_QUESTION_ROWS + extraRows);
  const question = { x: 1, y: rows - 1 - height, width: columns - 2, height };
  const recentRow = question.y - 1;
  const warning = warned ? 1 : null;
  const topRow = warned ? 2 : 1;
  const commonParts = {
    ...{ warning, recentRow, recentRows: 1, question },
    below: { x: 0, y: recentRow, width: columns, height: height + 1 },
  };
  if (columns < MIN_WIDE_SIZE.columns || rows < MIN_WIDE_SIZE.rows || staged) {
    const mainArea = { x: 0, y: topRow + 1, width: columns, height: recentRow - topRow - 1 };
    return { ...commonParts, shape: 'tabs', tabs: topRow, standings: null, main: mainArea, side: null, log: null };
  }
  const framedLayout = { ...commonParts, tabs: null, standings: topRow };
  const y = topRow + 1;
  const mainHeight = recentRow - y;
  const rightEdge = threefold && sided ? columns - LOG_COLUMNS : columns;
  const mainWidth = sided ? Math.ceil(rightEdge * 0.62) : columns - LOG_COLUMNS;
  const mainPaneArea = { x: 0, y, width: mainWidth, height: mainHeight };
  if (!sided) {
    const logArea = { x: mainWidth, y, width: LOG_COLUMNS, height: mainHeight };
    return { ...framedLayout, shape: 'two columns', main: mainPaneArea, side: null, log: logArea };
  }
  const sideArea = { x: mainWidth, y, width: rightEdge - mainWidth, height: mainHeight };
  if (rightEdge < columns) {
    const logPaneArea = { x: rightEdge, y, width: LOG_COLUMNS, height: mainHeight };
    return { ...framedLayout, shape: 'three columns', main: mainPaneArea, side: sideArea, log: logPaneArea };
  }
  const sideHeight = Math.ceil(mainHeight * (mainHeight < TALL_PANES_HEIGHT ? 0.66 : 0.72));
  const log = { ...sideArea, y: y + sideHeight, height: mainHeight - sideHeight };
  return { ...framedLayout, shape: 'two columns', main: mainPaneArea, side: { ...sideArea, height: sideHeight }, log };
}

/**
 * The size in which a pane is painted, without its frame. A hidden pane has the size of the place where it would
 * appear.
 */
export function paneSize(
  { shape, main, side }: Layout,
  { panes }: { readonly panes: readonly Pane[] },
  pane: string,
): PaneSize {
  if (shape === 'tabs') return main;
  return inset(pane === panes[0]?.id || side === null ? main : side);
}
