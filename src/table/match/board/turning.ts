import type { PaneContext, PaneSize, Spot, Survey, PointingKey } from '../../../boards/pane.ts';
import type { PaneQuestion } from '../../../boards/board.ts';
import type { Viewer } from '../../../kernel/words/message.ts';
import type { MatchNow } from '../../../session/running/match-now.ts';
import type { Pressed, TableCommand } from '../../frame/theme/keys.ts';
import type { Layout } from './layout.ts';

/** The id of the log pane, which belongs to the table, not to a board. */
export const LOG_PANE = 'log';

/** The window and zoom of a pane that a person has changed. */
type PaneLook = Pick<PaneContext, 'window' | 'before' | 'zoom'>;

/** The windows and zooms that a person has changed, by pane. */
export type PaneLooks = Readonly<Record<string, PaneLook>>;

export type Direction = 'up' | 'down' | 'left' | 'right';

/** Which panes are shown, and how far the log is scrolled back. */
export interface ShownPanes {
  /** The id of the pane in front: one of the board's, or `LOG_PANE`. */
  readonly front: string;
  /** The pane beside the main one on wide screens; `null`: none. */
  readonly beside: string | null;
  /**
   * The pane that people last chose to see beside the main one. It comes back after a decision that wanted another
   * pane.
   */
  readonly turnedTo: string | null;
  /** The decision kind, viewer and pane for which a pane was last brought to the front. */
  readonly broughtFor: string;
  /** The panes that were shown before the legend, to return to; `null`: the legend is not shown. */
  readonly beforeLegend: { readonly front: string; readonly beside: string | null } | null;
  /** How many rows the log pane is scrolled back. */
  readonly back: number;
}

type Panes = Pick<MatchNow, 'panes'>;

/** The panes shown when a match is opened: the main one in front, the second one beside it. */
export function startPanes({ panes }: Panes): ShownPanes {
  const sidePane = panes[1]?.id ?? null;
  return {
    front: panes[0]?.id ?? LOG_PANE,
    beside: sidePane,
    turnedTo: sidePane,
    broughtFor: '',
    beforeLegend: null,
    back: 0,
  };
}

/**
 * The pane beside the main one on wide screens, never the main one itself, which may differ by seat; `null`: there is
 * none.
 */
export function besideMain({ beside }: Pick<ShownPanes, 'beside'>, { panes }: Panes): string | null {
  return beside === panes[0]?.id ? (panes[1]?.id ?? null) : beside;
}

const LOG_SCROLL_ROWS = 5;
/** How many columns and rows one key scrolls a pane. */
const SCROLL_CELLS = { up: [0, -3], down: [0, 3], left: [-8, 0], right: [8, 0] } as const;

/** Brings the pane with this id to the front, if it exists. */
export function broughtToFront<State extends ShownPanes>(state: State, { panes }: Panes, pane: string): State {
  const paneIndex = panes.findIndex(({ id }) => id === pane);
  if (paneIndex < 0 && pane !== LOG_PANE) return state;
  return { ...state, front: pane, back: 0, ...(paneIndex > 0 ? { beside: pane } : {}) };
}

/**
 * Brings the best pane for a decision to the front, unless the same viewer was just asked a decision of that kind with
 * that pane.
 */
export function broughtForQuestion<State extends ShownPanes>(
  state: State,
  { board, panes, picture }: Pick<MatchNow, 'board' | 'panes' | 'picture'>,
  question: PaneQuestion,
  viewer: Viewer,
): State {
  const bestPane = 'view' in picture ? board.paneFor(question, picture.view) : null;
  const wantedPaneKey = `${question.kind} ${viewer} ${bestPane ?? ''}`;
  if (wantedPaneKey === state.broughtFor) return state;
  const withWantedPane = {
    ...state,
    broughtFor: wantedPaneKey,
    ...(bestPane === null ? { beside: state.turnedTo } : {}),
  };
  return broughtToFront(withWantedPane, { panes }, bestPane ?? panes[0]?.id ?? LOG_PANE);
}

/** Whether the legend is in sight. */
export function isLegendShown(
  state: ShownPanes,
  { board, panes }: Pick<MatchNow, 'board' | 'panes'>,
  { shape }: Pick<Layout, 'shape'>,
): boolean {
  const { legend } = board;
  return (
    legend !== undefined && (state.front === legend || (shape !== 'tabs' && besideMain(state, { panes }) === legend))
  );
}

/**
 * Shows the legend. If it is visible already, returns to the panes before it, or to the first two. `null`: the board
 * has no legend.
 */
export function withLegend<State extends ShownPanes>(
  state: State,
  { board, panes }: Pick<MatchNow, 'board' | 'panes'>,
  { shape }: Pick<Layout, 'shape'>,
): State | null {
  const { legend } = board;
  if (legend === undefined) return null;
  const { front, beside, beforeLegend } = state;
  if (isLegendShown(state, { board, panes }, { shape })) {
    const startState = startPanes({ panes });
    const previousPanes = beforeLegend ?? startState;
    return {
      ...state,
      front: previousPanes.front === legend ? startState.front : previousPanes.front,
      beside: previousPanes.beside === legend ? startState.beside : previousPanes.beside,
      beforeLegend: null,
    };
  }
  return broughtToFront({ ...state, beforeLegend: { front, beside } }, { panes }, legend);
}

/** Turns to the next or previous pane; with tabs, the log counts as a pane. */
export function withNeighbourPane<State extends ShownPanes>(
  state: State,
  { panes }: Panes,
  { shape }: Layout,
  offset: 1 | -1,
): State {
  const paneIds = panes.map(({ id }) => id);
  const nextState = broughtToFront(
    state,
    { panes },
    paneBeside(shape === 'tabs' ? [...paneIds, LOG_PANE] : paneIds, state.front, offset),
  );
  return { ...nextState, turnedTo: nextState.beside };
}

function paneBeside(panes: readonly string[], front: string, by: 1 | -1): string {
  const paneIndex = panes.indexOf(front);
  return panes[(Math.max(0, paneIndex) + by + panes.length) % panes.length] ?? LOG_PANE;
}

/** Scrolls the log back (1) or forth (-1), as far as possible. */
export function scrolledLog<State extends ShownPanes>(state: State, maxRowsBack: number, offset: 1 | -1): State {
  return { ...state, back: Math.max(0, Math.min(maxRowsBack, state.back + offset * LOG_SCROLL_ROWS)) };
}

/** How a command turns panes or scrolls the log; `null`: it does neither. */
export function paneTurnOf(command: Pressed['command']): 'next' | 'previous' | 'back' | 'forth' | null {
  if (command === 'next-pane') return 'next';
  if (command === 'previous-pane') return 'previous';
  if (command === 'page-up') return 'back';
  return command === 'page-down' ? 'forth' : null;
}

/** The direction in which a command moves the cursor on the board. */
export const DIRECTIONS: Readonly<Partial<Record<TableCommand, Direction>>> = {
  up: 'up',
  down: 'down',
  left: 'left',
  right: 'right',
};

/** The direction in which a command scrolls a pane. */
export const PAN_DIRECTIONS: Readonly<Partial<Record<TableCommand, Direction>>> = {
  'pan-up': 'up',
  'pan-down': 'down',
  'pan-left': 'left',
  'pan-right': 'right',
};

/** How a command zooms a pane. */
export const ZOOM_WAYS: Readonly<Partial<Record<TableCommand, 'in' | 'out' | 'fit'>>> = {
  'zoom-in': 'in',
  'zoom-out': 'out',
  'zoom-fit': 'fit',
};

const SHIFTED_COMMANDS: readonly string[] = [
  'shift-up',
  'shift-down',
  'shift-left',
  'shift-right',
] satisfies readonly PointingKey[];

/**
 * The direction in which a key moves the cursor on the board; `null`: none. An arrow with Shift scrolls the pane
 * instead if there is nothing in that direction.
 */
export function pointingKeyOf(command: TableCommand, key: string): PointingKey | null {
  const panDirection = PAN_DIRECTIONS[command];
  return panDirection !== undefined && SHIFTED_COMMANDS.includes(key)
    ? `shift-${panDirection}`
    : (DIRECTIONS[command] ?? null);
}

/** Makes all panes follow the cursor again, with the same zoom. */
export function followingCursor(paneLooks: PaneLooks): PaneLooks {
  return Object.fromEntries(
    Object.entries(paneLooks).map(([pane, { zoom, before }]) => [pane, { ...zoomLook(zoom), ...startLook(before) }]),
  );
}

/** Keeps the zoom of all panes and the windows of these surveys, until the cursor leaves a window. */
export function withWindowsKept(paneLooks: PaneLooks, surveys: Readonly<Record<string, Survey | null>>): PaneLooks {
  const panes = new Set([...Object.keys(paneLooks), ...Object.keys(surveys)]);
  return Object.fromEntries(
    [...panes].map(pane => [pane, { ...zoomLook(paneLooks[pane]?.zoom), ...startLook(surveys[pane]?.window) }]),
  );
}

function zoomLook(zoom: number | undefined): PaneLook {
  return zoom === undefined ? {} : { zoom };
}

function startLook(before: Spot | undefined): PaneLook {
  return before === undefined ? {} : { before };
}

/** Scrolls a pane, as far as there is more to see. */
export function pannedLook(look: PaneLook, survey: Survey, pane: PaneSize, direction: Direction): PaneLook {
  const { whole, window, room = pane } = survey;
  const [right, down] = SCROLL_CELLS[direction];
  const clampedScroll = (at: number, length: number, space: number): number =>
    Math.max(0, Math.min(length - space, at));
  const x = clampedScroll(window.x + right, whole.width, room.width);
  const y = clampedScroll(window.y + down, whole.height, room.height);
  return x === window.x && y === window.y ? look : { ...look, window: { x, y } };
}

/** Zooms a pane in or out, or to fit (`fit`); `null`: the pane can't be zoomed. */
export function zoomedLook({ zooms }: Survey, zoomWay: 'in' | 'out' | 'fit'): PaneLook | null {
  if (zooms === undefined) return null;
  const wantedZoom = zooms.shown + (zoomWay === 'in' ? 1 : -1);
  return zoomWay === 'fit' ? {} : { zoom: Math.max(0, Math.min(zooms.titles.length - 1, wantedZoom)) };
}
