import type { PaneContext } from '../../../boards/pane.ts';
import type { LogEvent } from '../../../kernel/match/events.ts';
import type { Viewer } from '../../../kernel/words/message.ts';
import { filtered, logFilters, logItems } from '../../../session/looking-back/log-book.ts';
import type { LogFilter, LogItem } from '../../../session/looking-back/log-book.ts';
import type { MatchNow } from '../../../session/running/match-now.ts';
import type { Effect } from '../../frame/store/effects.ts';
import type { FeatureStep } from '../../frame/store/feature.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { matchLook } from '../../frame/store/feature-context.ts';
import { wrap } from '../../../boards/drawing/wrapping.ts';

/** How the cursor moves through the log. */
export type LogMove = 'up' | 'down' | 'page-up' | 'page-down' | 'first' | 'last';

/** The log on a screen of its own, read from its end only as far back as somebody looks. */
export interface LogState {
  readonly screen: 'log';
  readonly viewer: Viewer;
  readonly filters: readonly LogFilter[];
  readonly filter: number;
  /** What is searched for; `null`: nothing. */
  readonly find: string | null;
  readonly finding: boolean;
  /** How many events are to be read, counted from the end. */
  readonly size: number;
  /** What has been read, in words; it begins at a heading, so that all of a story is in it, or with the log itself. */
  readonly items: readonly LogItem[];
  /** Whether that is all there is. */
  readonly isWhole: boolean;
  /** What of it the filter and the search let through. */
  readonly shown: readonly LogItem[];
  readonly cursor: number;
  /** A move beyond what has been read, to be made when more is there. */
  readonly pending: LogMove | null;
  /** Whether there was nothing to watch where the cursor is. */
  readonly nothingToWatch: boolean;
}

/** This many events are read at first; then twice as many each time. */
const AT_FIRST = 300;

/** The log of the match, as those before the screen may read it; it is read next. `null`: no match is on the screen. */
export function openLog(context: FeatureContext): FeatureStep<LogState> | null {
  const { match } = context;
  if (match === null || !('view' in match.picture)) return null;
  const { viewer, board, picture } = match;
  const state: LogState = {
    screen: 'log',
    viewer,
    filters: logFilters(board, picture.view, viewer, contextOf(match, context), match.game.powers),
    filter: 0,
    find: null,
    finding: false,
    size: AT_FIRST,
    items: [],
    isWhole: false,
    shown: [],
    cursor: 0,
    pending: null,
    nothingToWatch: false,
  };
  return { state, effects: [readFrom(state, match)] };
}

function contextOf({ names }: MatchNow, context: FeatureContext): PaneContext {
  const { format, glyphs } = matchLook(context);
  return { format, glyphs, names, focus: [], seat: null };
}

function readFrom({ viewer, size }: LogState, { bounds }: MatchNow): Effect {
  return { do: 'read-log', viewer, from: Math.max(bounds.from, bounds.to - size) };
}

/** Reads farther back. */
export function readOn(state: LogState, match: MatchNow): FeatureStep<LogState> {
  const more = { ...state, size: state.size * 2 };
  return { state: more, effects: [readFrom(more, match)] };
}

/** The log with what was read; it is read on while that holds no heading to begin at. */
export function withEvents(
  state: LogState,
  from: number,
  events: readonly LogEvent[],
  match: MatchNow,
  context: FeatureContext,
): FeatureStep<LogState> {
  const isWhole = from === match.bounds.from;
  const first = isWhole ? 0 : firstHeading(events, match);
  if (first < 0) return readOn(state, match);
  const items = logItems(events.slice(first), match.board, contextOf(match, context));
  const isFirst = state.items.length === 0;
  const read = sifted({ ...state, items, isWhole }, isFirst ? Number.MAX_SAFE_INTEGER : cursorIndex(state));
  return { state: read };
}

function firstHeading(events: readonly LogEvent[], { board: { log } }: MatchNow): number {
  return log === undefined ? 0 : log.places(events).findIndex(({ heading }) => heading);
}

/** The place in the whole log of what the cursor is on. */
export function cursorIndex({ shown, cursor }: LogState): number {
  return shown[cursor]?.index ?? Number.MAX_SAFE_INTEGER;
}

/** The log sifted again, with the cursor on event `index`, or on the next thing that is still shown. */
export function sifted(state: LogState, index: number): LogState {
  const shown = filtered(state.items, state.filters[state.filter]?.id ?? '', state.find ?? '');
  const next = shown.findIndex(item => item.index >= index);
  return { ...state, shown, cursor: Math.max(0, next < 0 ? shown.length - 1 : next) };
}

/** The rule of what the cursor is on, or of what that came from; `null`: none in what has been read. */
export function ruleUnder(state: LogState): string | null {
  const index = cursorIndex(state);
  return state.items.findLast(item => item.index <= index && item.rule !== null)?.rule ?? null;
}

/** Where the log stands on the screen. */
export interface LogPlaces {
  readonly width: number;
  readonly height: number;
}

/** The place of the log's lines on a screen of that size; a search takes a row above them. */
export function placesFor({ find }: Pick<LogState, 'find'>, { size }: FeatureContext): LogPlaces {
  return { width: size.columns - 2, height: size.rows - 2 - (find === null ? 2 : 3) };
}

const INDENT = 2;

/** One thing of the log in lines of at most that width. */
export function linesOf({ text, rule, heading }: LogItem, width: number): readonly string[] {
  if (heading) return [text];
  return wrap(rule === null ? text : `${text} ${rule}`, Math.max(1, width - 2 - INDENT - 1));
}
