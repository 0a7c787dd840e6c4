import { storyRange } from '../../../session/looking-back/log-book.ts';
import type { LogItem } from '../../../session/looking-back/log-book.ts';
import type { EventRange } from '../../../session/looking-back/watched.ts';
import type { MatchNow } from '../../../session/running/match-now.ts';
import type { FeatureStep, Input } from '../../frame/store/feature.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import type { LineOnce } from '../../frame/text/told-once.ts';
import { characterOf, pressed } from '../../frame/theme/keys.ts';
import type { Pressed } from '../../frame/theme/keys.ts';
import { appendTyped } from '../../frame/ui/typed.ts';
import { cursorIndex, logArea, readFurther, withFilter, withEvents } from './state.ts';
import type { LogMove, LogState } from './state.ts';

type Step = FeatureStep<LogState>;

const CLOSE_EFFECTS = [{ do: 'close' }] as const;

/** The reducer of the log screen. */
export function updateLog(state: LogState, input: Input, context: FeatureContext): Step {
  const { match } = context;
  if (match === null) return { state };
  const clearedState = { ...state, nothingToWatch: false };
  switch (input.kind) {
    case 'log': {
      const step = withEvents(state, input.from, input.events, match, context);
      return step.effects === undefined ? stateAfterReading(step.state, match, context) : step;
    }
    case 'resize':
      return withFullScreen(state, match, context);
    case 'no-moments':
      return { state: { ...state, nothingToWatch: true } };
    case 'paste':
      return state.finding
        ? withFullScreen(withSearch(clearedState, appendTyped(state.find, input.text), context), match, context)
        : { state };
    case 'key': {
      const keyPress = pressed(context.appearance.keymap, input.key, { typing: state.finding });
      return state.finding
        ? handleSearchKey(clearedState, keyPress, match, context)
        : handleCommand(clearedState, keyPress, match, context);
    }
    case 'mouse':
      if (input.mouse.button === 'wheel-up') return moveCursor(clearedState, 'up', match, context);
      return input.mouse.button === 'wheel-down' ? moveCursor(clearedState, 'down', match, context) : { state };
    case 'pick':
      return { state };
    default:
      return { state };
  }
}

function handleCommand(state: LogState, { command }: Pressed, match: MatchNow, context: FeatureContext): Step {
  if (isCursorMove(command)) return moveCursor(state, command, match, context);
  switch (command) {
    case 'filter':
    case 'right':
      return withFullScreen(withNextFilter(state, 1, context), match, context);
    case 'left':
      return withFullScreen(withNextFilter(state, -1, context), match, context);
    case 'find':
      return { state: { ...state, finding: true, find: state.find ?? '' } };
    case 'take': {
      const item = state.shown[state.cursor];
      return item === undefined ? { state } : { state, effects: [{ do: 'watch', range: rangeOf(state.items, item) }] };
    }
    case 'watch':
      return { state, effects: [{ do: 'close' }, { do: 'look-back', index: state.shown[state.cursor]?.index ?? 0 }] };
    case 'hint':
      return {
        state,
        effects: [
          { do: 'close' },
          { do: 'look-back', index: state.shown[state.cursor]?.index ?? 0 },
          { do: 'in-replay', act: { act: 'why' } },
        ],
      };
    case 'cover':
      return { state, effects: [{ do: 'clear' }, { do: 'match', act: { act: 'cover' } }] };
    case 'back':
      return state.find === null ? { state, effects: CLOSE_EFFECTS } : { state: withSearch(state, null, context) };
    case 'leave':
    case 'log':
      return { state, effects: CLOSE_EFFECTS };
    default:
      return { state };
  }
}

/** The range of the log to watch again: the item's story, or all events that the item stands for. */
function rangeOf(items: readonly LogItem[], item: LineOnce<LogItem>): EventRange {
  const range = storyRange(items, item);
  return { ...range, from: Math.min(range.from, item.repeats?.from ?? range.from) };
}

function handleSearchKey(state: LogState, keyPress: Pressed, match: MatchNow, context: FeatureContext): Step {
  const { command } = keyPress;
  const character = command === null || command === 'nth' ? characterOf(keyPress.key) : null;
  if (character !== null)
    return withFullScreen(withSearch(state, appendTyped(state.find, character), context), match, context);
  if (command === 'rub-out')
    return withFullScreen(withSearch(state, (state.find ?? '').slice(0, -1), context), match, context);
  if (command === 'back') return { state: withSearch({ ...state, finding: false }, null, context) };
  if (command === 'take') {
    const doneState = { ...state, finding: false };
    return { state: state.find === '' ? withSearch(doneState, null, context) : doneState };
  }
  return isCursorMove(command) ? moveCursor(state, command, match, context) : { state };
}

function withSearch(state: LogState, find: string | null, context: FeatureContext): LogState {
  return withFilter({ ...state, find }, cursorIndex(state), context);
}

function withNextFilter(state: LogState, by: 1 | -1, context: FeatureContext): LogState {
  const { length } = state.filters;
  return withFilter({ ...state, filter: (state.filter + by + length) % length }, cursorIndex(state), context);
}

/** Moves the cursor. If the move goes beyond the events read so far, more are read first. */
function moveCursor(state: LogState, move: LogMove, match: MatchNow, context: FeatureContext): Step {
  const pageRows = Math.max(1, logArea(state, context).height - 1);
  const { cursor, shown, isWhole } = state;
  const targetIndex = {
    up: cursor - 1,
    down: cursor + 1,
    'page-up': cursor - pageRows,
    'page-down': cursor + pageRows,
    first: isWhole ? 0 : -1,
    last: shown.length - 1,
  }[move];
  if (targetIndex < 0 && !isWhole) return readFurther({ ...state, pending: move }, match);
  return withFullScreen({ ...state, cursor: Math.max(0, Math.min(shown.length - 1, targetIndex)) }, match, context);
}

/** Called when more of the log has been read: makes the move that waited for it. */
function stateAfterReading(state: LogState, match: MatchNow, context: FeatureContext): Step {
  const { pending } = state;
  return pending === null
    ? withFullScreen(state, match, context)
    : moveCursor({ ...state, pending: null }, pending, match, context);
}

/** Reads more of the log if there is less than a screenful above the cursor. */
function withFullScreen(state: LogState, match: MatchNow, { size }: FeatureContext): Step {
  return !state.isWhole && state.cursor < size.rows ? readFurther(state, match) : { state };
}

const CURSOR_MOVES: readonly LogMove[] = ['up', 'down', 'page-up', 'page-down', 'first', 'last'];

function isCursorMove(command: Pressed['command']): command is LogMove {
  return CURSOR_MOVES.some(move => move === command);
}
