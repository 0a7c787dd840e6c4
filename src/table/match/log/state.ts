import type { PaneContext } from '../../../boards/pane.ts';
import type { LogEvent } from '../../../kernel/match/events.ts';
import type { Viewer } from '../../../kernel/words/message.ts';
import { filterItems, logFilters, logItems } from '../../../session/looking-back/log-book.ts';
import type { LogFilter, LogItem } from '../../../session/looking-back/log-book.ts';
import type { MatchNow } from '../../../session/running/match-now.ts';
import type { Effect } from '../../frame/store/effects.ts';
import type { FeatureStep } from '../../frame/store/feature.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { matchAppearance } from '../../frame/store/feature-context.ts';
import { linesOnce } from '../../frame/text/told-once.ts';
import type { LineOnce } from '../../frame/text/told-once.ts';
import { wrap } from '../../../boards/drawing/wrapping.ts';

/** A move of the cursor in the log. */
export type LogMove = 'up' | 'down' | 'page-up' | 'page-down' | 'first' | 'last';

/** The state of the log screen. The log is read from its end, only as far back as people scroll. */
export interface LogState {
  readonly screen: 'log';
  readonly viewer: Viewer;
  readonly filters: readonly LogFilter[];
  readonly filter: number;
  /** The search text; `null`: there is no search. */
  readonly find: string | null;
  readonly finding: boolean;
  /** How many events to read, counted from the end of the log. */
  readonly size: number;
  /**
   * The events read so far, as text. They begin at a heading, so that no story is cut, or at the beginning of the log.
   */
  readonly items: readonly LogItem[];
  /** Whether the whole log has been read. */
  readonly isWhole: boolean;
  /** The items that pass the filter and the search; those in a row that say the same are one. */
  readonly shown: readonly LineOnce<LogItem>[];
  readonly cursor: number;
  /** A cursor move beyond the items read so far, to be made after more have been read; `null`: none. */
  readonly pending: LogMove | null;
  /** Whether people asked to watch a moment but the item under the cursor has none. */
  readonly nothingToWatch: boolean;
}

/** How many events are read at first; the number doubles each time. */
const FIRST_EVENT_COUNT = 300;

/** Opens the log as its viewer may read it; its effect reads the last events. `null`: there is no match to see. */
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
    size: FIRST_EVENT_COUNT,
    items: [],
    isWhole: false,
    shown: [],
    cursor: 0,
    pending: null,
    nothingToWatch: false,
  };
  return { state, effects: [readEffect(state, match)] };
}

function contextOf({ names }: MatchNow, context: FeatureContext): PaneContext {
  const { format, glyphs } = matchAppearance(context);
  return { format, glyphs, names, focus: [], seat: null };
}

function readEffect({ viewer, size }: LogState, { bounds }: MatchNow): Effect {
  return { do: 'read-log', viewer, from: Math.max(bounds.from, bounds.to - size) };
}

/** Reads further back in the log. */
export function readFurther(state: LogState, match: MatchNow): FeatureStep<LogState> {
  const stateWithMore = { ...state, size: state.size * 2 };
  return { state: stateWithMore, effects: [readEffect(stateWithMore, match)] };
}

/** Adds the events that were read. If they contain no heading to begin at, more are read. */
export function withEvents(
  state: LogState,
  firstEvent: number,
  events: readonly LogEvent[],
  match: MatchNow,
  context: FeatureContext,
): FeatureStep<LogState> {
  const isWholeLog = firstEvent === match.bounds.from;
  const firstIndex = isWholeLog ? 0 : firstHeading(events, match);
  if (firstIndex < 0) return readFurther(state, match);
  const logEntries = logItems(events.slice(firstIndex), match.board, contextOf(match, context));
  const isFirstRead = state.items.length === 0;
  const readState = withFilter(
    { ...state, items: logEntries, isWhole: isWholeLog },
    isFirstRead ? Number.MAX_SAFE_INTEGER : cursorIndex(state),
    context,
  );
  return { state: readState };
}

function firstHeading(events: readonly LogEvent[], { board: { log } }: MatchNow): number {
  return log === undefined ? 0 : log.places(events).findIndex(({ heading }) => heading);
}

/** The index, in the whole log, of the event under the cursor. */
export function cursorIndex({ shown, cursor }: LogState): number {
  return shown[cursor]?.index ?? Number.MAX_SAFE_INTEGER;
}

/** Applies filter and search again, with the cursor on event `index` or the next visible one. */
export function withFilter(state: LogState, index: number, context: FeatureContext): LogState {
  const filteredItems = filterItems(state.items, state.filters[state.filter]?.id ?? '', state.find ?? '');
  const shownItems = linesOnce(filteredItems, matchAppearance(context).format);
  const nextItem = shownItems.findIndex(item => item.index >= index);
  return { ...state, shown: shownItems, cursor: Math.max(0, nextItem < 0 ? shownItems.length - 1 : nextItem) };
}

/** The rule of the event under the cursor, or of the last event before it that has one; `null`: none has. */
export function ruleUnderCursor(state: LogState): string | null {
  const index = cursorIndex(state);
  return state.items.findLast(item => item.index <= index && item.rule !== null)?.rule ?? null;
}

/** The size of the log's area on the screen. */
export interface LogPlaces {
  readonly width: number;
  readonly height: number;
}

/** The size of the log's area; a search takes one row above it. */
export function logArea({ find }: Pick<LogState, 'find'>, { size }: FeatureContext): LogPlaces {
  return { width: size.columns - 2, height: size.rows - 2 - (find === null ? 2 : 3) };
}

const INDENT = 2;

/** An item of the log, wrapped to lines of at most this width. */
export function linesOf({ text, rule, heading }: LogItem, width: number): readonly string[] {
  if (heading) return [text];
  return wrap(rule === null ? text : `${text} ${rule}`, Math.max(1, width - 2 - INDENT - 1));
}
