import type { Board, Pane, PaneContext, PaneSize } from '../../games/board.ts';
import { messageFor } from '../../kernel/match/refusal.ts';
import { blit, createGrid, frame, inset, put } from '../../widgets/grid.ts';
import type { Grid, Rect } from '../../widgets/grid.ts';
import { keyLabel } from '../../widgets/keymap.ts';
import type { Command, FooterEntry } from '../../widgets/keymap.ts';
import { putLine } from '../../widgets/lines.ts';
import type { Line } from '../../widgets/lines.ts';
import type { Style } from '../../widgets/style.ts';
import type { Size } from '../../widgets/too-small.ts';
import { truncate, widthOf, wrap } from '../../widgets/wrapping.ts';
import type { BlindQuestion } from '../blind.ts';
import type { Look } from '../look.ts';
import { tellTable } from '../aloud/table.ts';
import { paintBlind } from './blind.ts';
import { say } from '../say.ts';
import { layoutOf } from './layout.ts';
import type { Layout } from './layout.ts';
import { paintLog } from './log.ts';
import type { LogLine } from './log.ts';
import { paintQuestion } from './question.ts';
import type { PaintedQuestion, QuestionState } from './question.ts';
import { putFooter, putRight, putText, statusWithin } from './sheet.ts';
import { paintSince } from './since.ts';
import type { Missed } from './since.ts';
import { seatMark, seatTone } from '../../widgets/sides.ts';

/** The id of the log's pane, which is the table's own. */
export const LOG = 'log';

/** What the table shows: the panes of a view, the log, and under them the question or what there is instead of it. */
export interface TableState {
  readonly board: Board;
  readonly view: unknown;
  readonly context: PaneContext;
  /** The pane in front: an id of the board's, or `LOG`. */
  readonly front: string;
  /** The pane beside the main one on wide screens. */
  readonly beside: string | null;
  readonly log: readonly LogLine[];
  readonly back: number;
  readonly question: QuestionState | null;
  /** A secret choice on the open table, in the question's place. */
  readonly blind: BlindQuestion | null;
  /** What can't be answered now, and why; worked out only for those who listen. */
  readonly blocked: () => readonly { readonly option: string; readonly why: string; readonly rule: string }[];
  /** Stands where the question would: who thinks, who peeks. */
  readonly instead: string | null;
  /** Stands there line by line; absent: nothing does. */
  readonly lines?: readonly Line[];
  /** How a pane was set by hand. */
  readonly lookOf: (pane: string) => Pick<PaneContext, 'window' | 'zoom'>;
  readonly lately: readonly string[];
  readonly note: { readonly text: string; readonly style: Style } | null;
  readonly saved: string;
  /** Why the match is not saved; `null`: it is. */
  readonly warning: string | null;
  /** What the seat has missed, laid over the rest. */
  readonly missed: Missed | null;
  readonly footer: readonly (Command | FooterEntry)[];
}

/** Where something stands that people can point at: a pane, or the log, by its id. */
export interface Region {
  readonly id: string;
  readonly rect: Rect;
}

/** A painted table, and what its lists measure. */
export interface PaintedTable {
  /** The panes in sight, the log among them, and the tabs of all. */
  readonly panes: readonly Region[];
  readonly tabs: readonly Region[];
  readonly grid: Grid;
  readonly question: PaintedQuestion | null;
  /** How many lines the log can be scrolled back. */
  readonly logBack: number;
}

/** The one screen that carries a whole match. */
export function paintTable(state: TableState, size: Size, look: Look): PaintedTable {
  const { question, instead, missed } = state;
  const grid = createGrid(size.columns, size.rows);
  const layout = layoutFor(state, size);
  putStatus(grid, state, look);
  if (layout.warning !== null) put(grid, 1, layout.warning, truncate(state.warning ?? '', grid.width - 2), DANGER);
  const regions = layout.shape === 'tabs' ? putTabs(grid, layout, state, look) : putColumns(grid, layout, state, look);
  putLately(grid, layout.lately, state, look);
  let painted: PaintedQuestion | null = null;
  if (state.blind !== null) {
    paintBlind(grid, layout.question, state.blind, state.context.names[state.blind.seat] ?? '', look);
  } else if (question !== null) painted = paintQuestion(grid, layout.question, question, look);
  else if (state.lines !== undefined) putLines(grid, layout.question, state.lines, look);
  else if (instead !== null) putText(grid, layout.question, instead, { tone: 'muted' });
  if (missed !== null) {
    const { x, y, width, height } = layout.question;
    paintSince(grid, missed, { x: x - 1, y: y - 1, width: width + 2, height: height + 1 }, look);
  }
  putFooter(grid, look, state.footer);
  return { grid: { ...grid, told: () => tellTable(state, look) }, question: painted, ...regions };
}

function putLines(grid: Grid, { x, y, width, height }: Rect, lines: readonly Line[], { glyphs }: Look): void {
  lines.slice(0, height).forEach((line, at) => putLine(grid, x, y + at, width, line, glyphs.ellipsis));
}

/** Where the parts stand for this state. */
export function layoutFor(
  { board, view, warning }: Pick<TableState, 'board' | 'view' | 'warning'>,
  size: Size,
): Layout {
  return layoutOf(size, { warned: warning !== null, sided: board.panes(view).length > 1 });
}

/**
 * The size that a pane of the board is painted in, of which `first` is the main one; one that is out of sight has that of the pane it would
 * be turned to.
 */
export function paneSize({ shape, main, side }: Layout, first: string, pane: string): PaneSize {
  if (shape === 'tabs') return main;
  return inset(pane === first || side === null ? main : side);
}

type Regions = Pick<PaintedTable, 'panes' | 'tabs' | 'logBack'>;

const DANGER: Style = { tone: 'danger', bold: true };

function putStatus(grid: Grid, { board, view, context, saved, warning }: TableState, { glyphs }: Look): void {
  const { seat, names } = context;
  let end = putRight(grid, 0, saved, warning === null ? { tone: 'muted' } : DANGER);
  if (seat !== null) {
    const who = `${seatMark(glyphs, seat)} ${truncate(names[seat] ?? '', 24, glyphs.ellipsis)}`;
    end -= widthOf(who) + 3;
    put(grid, end, 0, who, { tone: seatTone(seat), bold: true });
  }
  put(grid, 1, 0, statusWithin(board.status(view, context), Math.max(0, end - 3), glyphs), { tone: 'title' });
}

/** A pane that fails is told in its place: the match itself is sound and can be played on. */
function putPane(grid: Grid, rect: Rect, pane: Pane, { view, context, lookOf }: TableState, { format }: Look): void {
  const { width, height } = rect;
  try {
    const shown = { ...context, ...lookOf(pane.id) };
    blit(grid, pane.paint(view, { width, height }, shown), rect.x, rect.y, { x: 0, y: 0, width, height });
  } catch (error) {
    putText(grid, rect, format(say('table.pane-failed', { reason: messageFor(error) })), DANGER);
  }
}

function putLog(grid: Grid, rect: Rect, { log, back }: TableState, { format, glyphs }: Look): number {
  return paintLog(grid, rect, log, back, format(say('table.log-empty')), glyphs);
}

/** One pane, with the names of all above it. */
function putTabs(grid: Grid, { tabs, main }: Layout, state: TableState, look: Look): Regions {
  const panes = state.board.panes(state.view);
  const all = [...panes.map(({ id, title }) => ({ id, title })), { id: LOG, title: say('table.log') }];
  const [legendKey = ''] = look.keymap.legend;
  const titles = all.map(({ id, title }) => {
    // The footer has no room for this key where the panes are tabs.
    const key = id === state.board.legend && legendKey !== '' ? ` ${keyLabel(legendKey, look)}` : '';
    return { id, title: look.format(title) + key };
  });
  const y = tabs ?? 0;
  let x = put(grid, 0, y, look.glyphs.horizontal, { tone: 'frame' });
  const shown: Region[] = [];
  for (const { id, title } of titles) {
    shown.push({ id, rect: { x, y, width: widthOf(title) + 2, height: 1 } });
    const lit = id === state.front;
    x = put(grid, x, y, lit ? `[${title}]` : ` ${title} `, lit ? { tone: 'title', bold: true } : { tone: 'muted' });
    x = put(grid, x, y, look.glyphs.horizontal, { tone: 'frame' });
  }
  put(grid, x, y, look.glyphs.horizontal.repeat(Math.max(0, grid.width - x)), { tone: 'frame' });
  const pane = panes.find(({ id }) => id === state.front);
  if (pane !== undefined) {
    putPane(grid, main, pane, state, look);
    return { panes: [{ id: pane.id, rect: main }], tabs: shown, logBack: 0 };
  }
  const logBack = putLog(grid, { ...main, x: 1, width: main.width - 2 }, state, look);
  return { panes: [{ id: LOG, rect: main }], tabs: shown, logBack };
}

/** The main pane, one beside it and the log, each in a frame. */
function putColumns(grid: Grid, { main, side, log }: Layout, state: TableState, look: Look): Regions {
  const { glyphs, format } = look;
  const all = state.board.panes(state.view);
  const [first] = all;
  const beside = all.find(({ id }) => id === state.beside);
  const panes: Region[] = [];
  for (const [rect, pane] of [
    [main, first],
    [side, beside],
  ] as const) {
    if (rect === null) continue;
    const style: Style = pane?.id === state.front ? { tone: 'accent' } : { tone: 'frame' };
    frame(grid, rect, pane === undefined ? { glyphs } : { glyphs, title: format(pane.title), style });
    if (pane === undefined) continue;
    putPane(grid, inset(rect), pane, state, look);
    panes.push({ id: pane.id, rect: inset(rect) });
  }
  if (log === null) return { panes, tabs: [], logBack: 0 };
  frame(grid, log, { glyphs, title: format(say('table.log')) });
  const logBack = putLog(grid, inset(log), state, look);
  return { panes: [...panes, { id: LOG, rect: inset(log) }], tabs: [], logBack };
}

/** A message if there is one, else what happened last, as far as it fits. */
function putLately(grid: Grid, y: number, { note, lately, missed }: TableState, { glyphs }: Look): void {
  const width = grid.width - 2;
  if (missed !== null) return;
  if (note !== null) {
    const lines = wrap(note.text, width);
    // A long message takes lines from the pane above, for it has to be read.
    const from = Math.max(1, y - Math.min(lines.length, 4) + 1);
    for (let row = from; row <= y; row++) {
      put(grid, 0, row, ' '.repeat(grid.width));
      put(grid, 1, row, lines[row - from] ?? '', note.style);
    }
    return;
  }
  const separator = ` ${glyphs.bullet} `;
  let text = '';
  for (const told of lately.toReversed()) {
    const longer = text === '' ? told : told + separator + text;
    if (widthOf(longer) > width) {
      text = text === '' ? truncate(told, width, glyphs.ellipsis) : text;
      break;
    }
    text = longer;
  }
  put(grid, 1, y, text, { tone: 'accent' });
}
