import type { Pane, PaneSize } from '../../../boards/pane.ts';
import { inset } from '../../../boards/drawing/grid.ts';
import type { Rect } from '../../../boards/drawing/grid.ts';
import type { Size } from '../../frame/edge/too-small.ts';

/** Where the parts of the table stand. */
export interface Layout {
  /**
   * One pane at a time under a row of tabs, or several in frames side by side: above the question, or the main one in
   * the whole height and everything else in a column beside it.
   */
  readonly shape: 'tabs' | 'two columns' | 'three columns' | 'beside-main';
  readonly warning: number | null;
  /** The tabs' row; `null` when the panes have frames. */
  readonly tabs: number | null;
  /** Who is winning, in a row of its own; `null`: it stands beside the tabs. */
  readonly standings: number | null;
  readonly main: Rect;
  /** Beside the main pane, in frames; only in the wide shapes. */
  readonly side: Rect | null;
  readonly log: Rect | null;
  /** The first row above the question: what happened last, or a message. */
  readonly recentRow: number;
  /** How many such rows there are. */
  readonly recentRows: number;
  readonly question: Rect;
  /** What is below the panes: the rows of what happened last and the question; a card or a page stands there too. */
  readonly below: Rect;
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
/** Beside a main pane in the whole height the column has this part of the width, and no less than so many columns. */
const COLUMN = 0.32;
const LEAST_COLUMN = 60;
/** With fewer rows than this a column has no room for a sheet, the log and a question one below the other. */
const LEAST_COLUMN_ROWS = 52;
/** A column is narrow: what happened last has more rows there. */
const COLUMN_RECENT = 3;
/** The parts of a column that the question has, and of the rest the log. */
const COLUMN_QUESTION = 0.28;
const MOST_COLUMN_QUESTION = 20;
const COLUMN_LOG = 0.34;
/** A question that wants many rows of a column leaves the log so many. */
const LEAST_LOG = 5;

/** What a screen has to have room for. */
interface Room {
  /** A row for a warning. */
  readonly warned: boolean;
  /** A pane for the side. */
  readonly sided: boolean;
  /** Whether one pane takes all the room of the panes, however large the screen is. */
  readonly staged?: boolean;
  /** The size from which on the main pane tells everything in words; `null`: it asks for none. */
  readonly roomy?: PaneSize | null;
}

/**
 * Divides a screen of 80x23 or more. A very wide one is divided so that the main pane tells everything in words, if
 * there is a way to do so even below a warning: one that comes or goes moves nothing.
 */
export function layoutOf(size: Size, room: Room): Layout {
  const usual = usualLayout(size, room, size.columns >= VERY_WIDE);
  const { roomy = null } = room;
  if (usual.shape !== 'three columns' || roomy === null) return usual;
  const ways = [
    (given: Room) => usualLayout(size, given, true),
    (given: Room) => usualLayout(size, given, false),
    (given: Room) => besideMainPane(size, given),
  ];
  const way = ways.find(divided => holds(divided({ ...room, warned: true }), roomy));
  return way?.(room) ?? usual;
}

/** Whether the main pane has at least that size inside its frame. */
function holds(layout: Layout | null, { width, height }: PaneSize): boolean {
  if (layout === null) return false;
  const inside = inset(layout.main);
  return inside.width >= width && inside.height >= height;
}

/** The main pane in the whole height, and a column with all the rest at its right; `null`: there is no room for it. */
function besideMainPane({ columns, rows }: Size, { warned, sided }: Room): Layout | null {
  const top = warned ? 2 : 1;
  const height = rows - 1 - top;
  if (height < LEAST_COLUMN_ROWS || !sided) return null;
  const width = Math.max(LEAST_COLUMN, Math.round(columns * COLUMN));
  const x = columns - width;
  const asked = Math.min(MOST_COLUMN_QUESTION, Math.round(height * COLUMN_QUESTION));
  const recentRow = rows - 1 - asked - COLUMN_RECENT;
  const panes = recentRow - top - 1;
  const logHeight = Math.round(panes * COLUMN_LOG);
  const side = { x, y: top + 1, width, height: panes - logHeight };
  return {
    shape: 'beside-main',
    warning: warned ? 1 : null,
    tabs: null,
    standings: top,
    main: { x: 0, y: top, width: x, height },
    side,
    log: { ...side, y: side.y + side.height, height: logHeight },
    recentRow,
    recentRows: COLUMN_RECENT,
    question: { x: x + 1, y: rows - 1 - asked, width: width - 2, height: asked },
    below: { x, y: recentRow, width, height: COLUMN_RECENT + asked },
  };
}

/**
 * The layout with as many rows of a column for the question as that wants, as far as a few are left for the log.
 * Nothing else moves.
 */
export function withQuestionRows(layout: Layout, wanted: () => number): Layout {
  const { shape, log, below, question, recentRows } = layout;
  if (shape !== 'beside-main' || log === null) return layout;
  const end = below.y + below.height;
  const most = end - log.y - LEAST_LOG - recentRows;
  const height = Math.max(LEAST_QUESTION, Math.min(most, wanted()));
  const y = end - height - recentRows;
  return {
    ...layout,
    recentRow: y,
    log: { ...log, height: y - log.y },
    question: { ...question, y: end - height, height },
    below: { ...below, y, height: recentRows + height },
  };
}

/** Divides a screen into the panes above and the question below; `threefold`: the log may stand beside the side. */
function usualLayout({ columns, rows }: Size, { warned, sided, staged = false }: Room, threefold: boolean): Layout {
  const extra = Math.max(0, Math.floor((rows - GROWING_FROM) / ROWS_A_QUESTION_ROW));
  const height = Math.min(MOST_QUESTION, LEAST_QUESTION + extra);
  const question = { x: 1, y: rows - 1 - height, width: columns - 2, height };
  const recentRow = question.y - 1;
  const warning = warned ? 1 : null;
  const top = warned ? 2 : 1;
  const common = {
    ...{ warning, recentRow, recentRows: 1, question },
    below: { x: 0, y: recentRow, width: columns, height: height + 1 },
  };
  if (columns < WIDE.columns || rows < WIDE.rows || staged) {
    const main = { x: 0, y: top + 1, width: columns, height: recentRow - top - 1 };
    return { ...common, shape: 'tabs', tabs: top, standings: null, main, side: null, log: null };
  }
  const framed = { ...common, tabs: null, standings: top };
  const y = top + 1;
  const tall = recentRow - y;
  const right = threefold && sided ? columns - LOG_COLUMNS : columns;
  const mainWidth = sided ? Math.ceil(right * 0.62) : columns - LOG_COLUMNS;
  const main = { x: 0, y, width: mainWidth, height: tall };
  if (!sided) {
    const log = { x: mainWidth, y, width: LOG_COLUMNS, height: tall };
    return { ...framed, shape: 'two columns', main, side: null, log };
  }
  const side = { x: mainWidth, y, width: right - mainWidth, height: tall };
  if (right < columns) {
    const log = { x: right, y, width: LOG_COLUMNS, height: tall };
    return { ...framed, shape: 'three columns', main, side, log };
  }
  const sideHeight = Math.ceil(tall * (tall < TALL ? 0.66 : 0.72));
  const log = { ...side, y: y + sideHeight, height: tall - sideHeight };
  return { ...framed, shape: 'two columns', main, side: { ...side, height: sideHeight }, log };
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
