import type { PaneContext, PaneSize, Spot, Survey, PointingKey } from '../../../boards/pane.ts';
import type { PaneQuestion } from '../../../boards/board.ts';
import type { Viewer } from '../../../kernel/words/message.ts';
import type { MatchNow } from '../../../session/running/match-now.ts';
import type { Pressed, TableCommand } from '../../frame/theme/keys.ts';
import type { Layout } from './layout.ts';

/** The id of the log's pane, which is the table's own. */
export const LOG = 'log';

/** How a pane was set by hand. */
type PaneLook = Pick<PaneContext, 'window' | 'before' | 'zoom'>;

/** How panes were set by hand, by id. */
export type PaneLooks = Readonly<Record<string, PaneLook>>;

export type Direction = 'up' | 'down' | 'left' | 'right';

/** Which panes are looked at, and how far back the log. */
export interface Turned {
  /** The pane that was turned to last: an id of the board's, or `LOG`. */
  readonly front: string;
  /** The pane beside the main one on wide screens. */
  readonly beside: string | null;
  /**
   * What people turned to last beside the main pane: it comes back when no kind of decision wants another one there.
   */
  readonly turnedTo: string | null;
  /** The kind, viewer and pane that were brought to the front last. */
  readonly broughtFor: string;
  /** What the legend was turned to from, to go back to. */
  readonly beforeLegend: { readonly front: string; readonly beside: string | null } | null;
  /** How many lines the log's pane is scrolled back. */
  readonly back: number;
}

type Panes = Pick<MatchNow, 'panes'>;

/** The panes as a match is opened: the main one in front, the second one beside it. */
export function startTurned({ panes }: Panes): Turned {
  const beside = panes[1]?.id ?? null;
  return { front: panes[0]?.id ?? LOG, beside, turnedTo: beside, broughtFor: '', beforeLegend: null, back: 0 };
}

/**
 * The pane beside the main one on wide screens: never the main one itself, which may be another one for each seat;
 * `null`: there is none.
 */
export function besideMain({ beside }: Pick<Turned, 'beside'>, { panes }: Panes): string | null {
  return beside === panes[0]?.id ? (panes[1]?.id ?? null) : beside;
}

const LOG_STEP = 5;
/** By this many cells a window is moved at once. */
const STEP = { up: [0, -3], down: [0, 3], left: [-8, 0], right: [8, 0] } as const;

/** Brings a pane to the front, if there is one of that id. */
export function brought<State extends Turned>(state: State, { panes }: Panes, pane: string): State {
  const at = panes.findIndex(({ id }) => id === pane);
  if (at < 0 && pane !== LOG) return state;
  return { ...state, front: pane, back: 0, ...(at > 0 ? { beside: pane } : {}) };
}

/**
 * Brings the pane that is best for a decision to the front, unless `viewer` was asked one of that kind and pane just
 * before.
 */
export function broughtFor<State extends Turned>(
  state: State,
  { board, panes, picture }: Pick<MatchNow, 'board' | 'panes' | 'picture'>,
  question: PaneQuestion,
  viewer: Viewer,
): State {
  const best = 'view' in picture ? board.paneFor(question, picture.view) : null;
  const wanted = `${question.kind} ${viewer} ${best ?? ''}`;
  if (wanted === state.broughtFor) return state;
  const from = { ...state, broughtFor: wanted, ...(best === null ? { beside: state.turnedTo } : {}) };
  return brought(from, { panes }, best ?? panes[0]?.id ?? LOG);
}

/**
 * Brings the legend, or where it is seen already, what was there before it or, if nothing is known of that, the first
 * two panes; `null`: this board has none.
 */
export function turnedToLegend<State extends Turned>(
  state: State,
  { board, panes }: Pick<MatchNow, 'board' | 'panes'>,
  { shape }: Pick<Layout, 'shape'>,
): State | null {
  const { legend } = board;
  if (legend === undefined) return null;
  const { front, beside, beforeLegend } = state;
  const isSeen = front === legend || (shape !== 'tabs' && besideMain(state, { panes }) === legend);
  if (isSeen) {
    const start = startTurned({ panes });
    const before = beforeLegend ?? start;
    return {
      ...state,
      front: before.front === legend ? start.front : before.front,
      beside: before.beside === legend ? start.beside : before.beside,
      beforeLegend: null,
    };
  }
  return brought({ ...state, beforeLegend: { front, beside } }, { panes }, legend);
}

/** The next pane or the one before; where panes stand behind tabs, the log is one of them. */
export function turned<State extends Turned>(state: State, { panes }: Panes, { shape }: Layout, by: 1 | -1): State {
  const ids = panes.map(({ id }) => id);
  const next = brought(state, { panes }, paneBeside(shape === 'tabs' ? [...ids, LOG] : ids, state.front, by));
  return { ...next, turnedTo: next.beside };
}

function paneBeside(panes: readonly string[], front: string, by: 1 | -1): string {
  const at = panes.indexOf(front);
  return panes[(Math.max(0, at) + by + panes.length) % panes.length] ?? LOG;
}

/** The log scrolled back (1) or forth (-1), as far as it goes. */
export function scrolledLog<State extends Turned>(state: State, most: number, by: 1 | -1): State {
  return { ...state, back: Math.max(0, Math.min(most, state.back + by * LOG_STEP)) };
}

/** Whether a key turns panes or scrolls the log. */
export function turns(command: Pressed['command']): 'next' | 'previous' | 'back' | 'forth' | null {
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

/** The way that a command scrolls a pane. */
export const PANS: Readonly<Partial<Record<TableCommand, Direction>>> = {
  'pan-up': 'up',
  'pan-down': 'down',
  'pan-left': 'left',
  'pan-right': 'right',
};

/** Whether a command brings a pane nearer. */
export const ZOOM_WAYS: Readonly<Partial<Record<TableCommand, 'in' | 'out' | 'fit'>>> = {
  'zoom-in': 'in',
  'zoom-out': 'out',
  'zoom-fit': 'fit',
};

const SHIFTED: readonly string[] = [
  'shift-up',
  'shift-down',
  'shift-left',
  'shift-right',
] satisfies readonly PointingKey[];

/**
 * The way in which a key moves what is pointed at; `null`: it does not. Arrows with Shift pan where nothing lies that
 * way.
 */
export function pointingKeyOf(command: TableCommand, key: string): PointingKey | null {
  const pan = PANS[command];
  return pan !== undefined && SHIFTED.includes(key) ? `shift-${pan}` : (DIRECTIONS[command] ?? null);
}

/** All panes follow the cursor again; they stay as near as they are. */
export function following(looks: PaneLooks): PaneLooks {
  return Object.fromEntries(
    Object.entries(looks).map(([pane, { zoom, before }]) => [pane, { ...nearness(zoom), ...beginning(before) }]),
  );
}

/**
 * Panes that stay as near as they are, and where their windows are by those surveys, unless the cursor takes them
 * elsewhere.
 */
export function steady(looks: PaneLooks, surveys: Readonly<Record<string, Survey | null>>): PaneLooks {
  const panes = new Set([...Object.keys(looks), ...Object.keys(surveys)]);
  return Object.fromEntries(
    [...panes].map(pane => [pane, { ...nearness(looks[pane]?.zoom), ...beginning(surveys[pane]?.window) }]),
  );
}

function nearness(zoom: number | undefined): PaneLook {
  return zoom === undefined ? {} : { zoom };
}

function beginning(before: Spot | undefined): PaneLook {
  return before === undefined ? {} : { before };
}

/** A pane with its window moved, as far as there is more to see. */
export function panned(look: PaneLook, survey: Survey, pane: PaneSize, direction: Direction): PaneLook {
  const { whole, window, room = pane } = survey;
  const [right, down] = STEP[direction];
  const within = (at: number, length: number, space: number): number => Math.max(0, Math.min(length - space, at));
  const x = within(window.x + right, whole.width, room.width);
  const y = within(window.y + down, whole.height, room.height);
  return x === window.x && y === window.y ? look : { ...look, window: { x, y } };
}

/** A pane brought nearer or further away, or as it fits best; `null`: it can't be. */
export function zoomed({ zooms }: Survey, way: 'in' | 'out' | 'fit'): PaneLook | null {
  if (zooms === undefined) return null;
  const wanted = zooms.shown + (way === 'in' ? 1 : -1);
  return way === 'fit' ? {} : { zoom: Math.max(0, Math.min(zooms.titles.length - 1, wanted)) };
}
