import { stretchOf } from '../../../session/looking-back/log-book.ts';
import type { MatchNow } from '../../../session/running/match-now.ts';
import type { FeatureStep, Input } from '../../frame/store/feature.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { characterOf, pressed } from '../../frame/theme/keys.ts';
import type { Pressed } from '../../frame/theme/keys.ts';
import { appendTyped } from '../../frame/ui/typed.ts';
import { cursorIndex, placesFor, readOn, sifted, withEvents } from './state.ts';
import type { LogMove, LogState } from './state.ts';

type Step = FeatureStep<LogState>;

const CLOSE = [{ do: 'close' }] as const;

/** The reducer of the log screen. */
export function updateLog(state: LogState, input: Input, context: FeatureContext): Step {
  const { match } = context;
  if (match === null) return { state };
  const clear = { ...state, nothingToWatch: false };
  switch (input.kind) {
    case 'log': {
      const step = withEvents(state, input.from, input.events, match, context);
      return step.effects === undefined ? afterReading(step.state, match, context) : step;
    }
    case 'resize':
      return filled(state, match, context);
    case 'no-moments':
      return { state: { ...state, nothingToWatch: true } };
    case 'paste':
      return state.finding ? filled(searched(clear, appendTyped(state.find, input.text)), match, context) : { state };
    case 'key': {
      const press = pressed(context.look.keymap, input.key, { typing: state.finding });
      return state.finding ? typed(clear, press, match, context) : commanded(clear, press, match, context);
    }
    case 'mouse':
      if (input.mouse.button === 'wheel-up') return moved(clear, 'up', match, context);
      return input.mouse.button === 'wheel-down' ? moved(clear, 'down', match, context) : { state };
    case 'pick':
      return { state };
    default:
      return { state };
  }
}

function commanded(state: LogState, { command }: Pressed, match: MatchNow, context: FeatureContext): Step {
  if (isMove(command)) return moved(state, command, match, context);
  switch (command) {
    case 'filter':
    case 'right':
      return filled(turned(state, 1), match, context);
    case 'left':
      return filled(turned(state, -1), match, context);
    case 'find':
      return { state: { ...state, finding: true, find: state.find ?? '' } };
    case 'take': {
      const item = state.shown[state.cursor];
      return item === undefined
        ? { state }
        : { state, effects: [{ do: 'watch', range: stretchOf(state.items, item) }] };
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
      return state.find === null ? { state, effects: CLOSE } : { state: searched(state, null) };
    case 'leave':
    case 'log':
      return { state, effects: CLOSE };
    default:
      return { state };
  }
}

function typed(state: LogState, press: Pressed, match: MatchNow, context: FeatureContext): Step {
  const { command } = press;
  const character = command === null || command === 'nth' ? characterOf(press.key) : null;
  if (character !== null) return filled(searched(state, appendTyped(state.find, character)), match, context);
  if (command === 'rub-out') return filled(searched(state, (state.find ?? '').slice(0, -1)), match, context);
  if (command === 'back') return { state: searched({ ...state, finding: false }, null) };
  if (command === 'take') {
    const done = { ...state, finding: false };
    return { state: state.find === '' ? searched(done, null) : done };
  }
  return isMove(command) ? moved(state, command, match, context) : { state };
}

function searched(state: LogState, find: string | null): LogState {
  return sifted({ ...state, find }, cursorIndex(state));
}

function turned(state: LogState, by: 1 | -1): LogState {
  const { length } = state.filters;
  return sifted({ ...state, filter: (state.filter + by + length) % length }, cursorIndex(state));
}

/** Moves the cursor. If the move goes beyond the events read so far, more are read first. */
function moved(state: LogState, move: LogMove, match: MatchNow, context: FeatureContext): Step {
  const page = Math.max(1, placesFor(state, context).height - 1);
  const { cursor, shown, isWhole } = state;
  const to = {
    up: cursor - 1,
    down: cursor + 1,
    'page-up': cursor - page,
    'page-down': cursor + page,
    first: isWhole ? 0 : -1,
    last: shown.length - 1,
  }[move];
  if (to < 0 && !isWhole) return readOn({ ...state, pending: move }, match);
  return filled({ ...state, cursor: Math.max(0, Math.min(shown.length - 1, to)) }, match, context);
}

/** Called when more of the log has been read: makes the move that waited for it. */
function afterReading(state: LogState, match: MatchNow, context: FeatureContext): Step {
  const { pending } = state;
  return pending === null ? filled(state, match, context) : moved({ ...state, pending: null }, pending, match, context);
}

/** Reads more of the log if there is less than a screenful above the cursor. */
function filled(state: LogState, match: MatchNow, { size }: FeatureContext): Step {
  return !state.isWhole && state.cursor < size.rows ? readOn(state, match) : { state };
}

const MOVES: readonly LogMove[] = ['up', 'down', 'page-up', 'page-down', 'first', 'last'];

function isMove(command: Pressed['command']): command is LogMove {
  return MOVES.some(move => move === command);
}
