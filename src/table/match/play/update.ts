import type { Answer } from '../../../kernel/match/decision.ts';
import { keyLabel } from '../../frame/edge/keymap.ts';
import { DIRECTIONS, LOG, pointingKeyOf } from '../board/turning.ts';
import type { MatchNow } from '../../../session/running/match-now.ts';
import { notify } from '../../frame/store/effects.ts';
import type { Input } from '../../frame/store/feature.ts';
import { matchLook } from '../../frame/store/feature-context.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { say } from '../../frame/text/say.ts';
import { pressed } from '../../frame/theme/keys.ts';
import type { Pressed } from '../../frame/theme/keys.ts';
import { listWindow } from '../../frame/ui/list.ts';
import { appendTyped } from '../../frame/ui/typed.ts';
import { askedKey, keyForQuestion, isForQuestion, withSearch, whyNotTaken } from './question/asked-keys.ts';
import { keyPlaceOf, optionsLook, rowsOf } from './question/asked.ts';
import { onwardBy, optionsShown, optionsSpoken, rowKeys, rowsShown } from './question/rows.ts';
import type { AskedState } from './question/asked.ts';
import { answering, askOnRequest, withSquad } from './answering.ts';
import { idleAfter } from './offer.ts';
import { commandEffects } from './commands.ts';
import { goalAt, marchKey, sendTo } from './panes/marching.ts';
import { formScroll } from './question/form-layout.ts';
import { layingAnswer, LAY_COMMANDS, whyNotLaid } from './question/laying.ts';
import { lookKey } from './panes/look.ts';
import { inspectEffects, lookingKey, zoomedBy } from './panes/looking.ts';
import { clicked } from './panes/mouse.ts';
import {
  cursorToList,
  placesOn,
  pointedAt,
  pointedThing,
  moveBoardCursor,
  takePlace,
  toBoard,
} from './panes/pointing.ts';
import { goToRef, goToNamed } from './panes/go-to.ts';
import { panesFor } from './panes/state.ts';
import type { PlayState, PlayStep } from './panes/state.ts';
import { roomFor, withPreviews } from './previews.ts';

/** The reducer of the table itself. */
export function updatePlay(state: PlayState, input: Input, match: MatchNow, context: FeatureContext): PlayStep {
  switch (input.kind) {
    case 'previews':
      return { state: withPreviews(state, input, match) };
    case 'zoom':
      return zoomedBy(state, input.way, match, context);
    case 'point':
      return { state: goToRef(state, input.at, match, context) ?? state };
    case 'earlier': {
      const noneNote = notify(say('take-back.none'), 'warning');
      const page = { page: 'take-back', earlier: input.earlier } as const;
      return {
        state,
        effects: [input.earlier.length === 0 ? noneNote : { do: 'open', screen: { open: 'menu', page } }],
      };
    }
    case 'paste': {
      const { asked } = state;
      if (asked?.finding !== true) return { state };
      return { state: cursorToList({ ...state, asked: withSearch(asked, appendTyped(asked.find, input.text)) }) };
    }
    case 'key': {
      const step = handleKey(state, input.key, match, context);
      if (match.lesson === null) return step;
      const { idle, effects } = idleAfter(state.idle, step.effects ?? [], match, context);
      if (idle === step.state.idle) return step;
      return { state: { ...step.state, idle }, effects: [...(step.effects ?? []), ...effects] };
    }
    case 'pick':
      return picked(state, input.choice);
    case 'mouse': {
      const { picture } = match;
      if (picture.show !== 'table') return { state };
      const clickResult = clicked(state, input.mouse, match, context);
      if (clickResult.goal !== undefined) return sendTo(clickResult.state, clickResult.goal);
      const step = afterPointing(state, clickResult.state, clickResult.answer, match);
      const inspecting =
        clickResult.inspected === null ? [] : inspectEffects(clickResult.state, clickResult.inspected, match, context);
      const refused = clickResult.refused === undefined ? [] : [notify(clickResult.refused, 'warning')];
      return { ...step, effects: [...(step.effects ?? []), ...inspecting, ...refused] };
    }
    default:
      return { state };
  }
}

function picked(state: PlayState, choice: number): PlayStep {
  const { asked } = state;
  const option = asked === null ? undefined : optionsSpoken(asked)[choice];
  return option === undefined ? { state } : answering(state, option.id);
}

// Each handler of keys returns `null` for keys that it leaves to the next one.

function handleKey(state: PlayState, key: string, match: MatchNow, context: FeatureContext): PlayStep {
  const { asked } = state;
  const press = pressed(context.look.keymap, key, { typing: asked?.finding ?? false, place: keyPlaceOf(asked) });
  const { picture } = match;
  if (picture.show !== 'table') return { state };
  if (picture.peek) {
    if (press.command === 'log') return { state, effects: [{ do: 'open', screen: { open: 'log' } }] };
    const lookStep = lookingKey(state, press, match, context);
    if (lookStep !== null || press.command === null) return lookStep ?? { state };
    return { state, effects: [{ do: 'match', act: { act: 'stand-up' } }] };
  }
  return (
    lookKey(state, press, match, context) ??
    layingKey(state, press, match, context) ??
    marchKey(state, press, match, context) ??
    pointKey(state, press, match, context) ??
    questionKey(state, press, match, context) ??
    lookingKey(state, press, match, context) ?? {
      state,
      effects: commandEffects(picture, press, state.asked, match, context),
    }
  );
}

/**
 * Handles a key that puts something at the place under the cursor; `null`: another key. Taking the place alone puts
 * nothing there.
 */
function layingKey(
  state: PlayState,
  { command, key }: Pressed,
  match: MatchNow,
  context: FeatureContext,
): PlayStep | null {
  const { look } = context;
  const { asked } = state;
  const laying = asked?.laying ?? null;
  if (asked === null || laying === null || asked.finding) return null;
  // The key of a place only moves the cursor there; the next key puts something.
  const namedRow = command === null && laying.part === 'place' ? rowKeys(asked).indexOf(key) : -1;
  if (namedRow >= 0) {
    const withNamedRow = { ...asked, list: { ...asked.list, cursor: namedRow }, isPut: true };
    const placedState = { ...state, at: null, asked: withNamedRow };
    return { state: toBoard(placedState, match, context) ?? placedState };
  }
  if (command !== 'take' && !LAY_COMMANDS.some(one => one === command)) return null;
  const place = optionsShown(asked)[asked.list.cursor];
  const act = layingAnswer(laying, command, place);
  if (act !== null) {
    const things = place === undefined ? undefined : asked.previews[place.id]?.laid?.things;
    const refused = whyNotLaid(things, act.then?.answer);
    if (refused !== null) return { state, effects: [notify(refused, 'warning')] };
    // If no person has moved the cursor, the first key only confirms the place, and the same key again puts the thing
    // there.
    if (laying.part === 'place' && !asked.isPut) {
      const confirmed = { ...state, asked: { ...asked, isPut: true } };
      const confirmHint = say('table.lay-again', { key: keyLabel(key, look), place: place?.words ?? '' });
      return { state: confirmed, effects: [notify(confirmHint, 'warning')] };
    }
    const laidAt = laying.part === 'place' ? { ...state.laidAt, [asked.decision.seat]: act.answer } : state.laidAt;
    return answering({ ...state, laidAt }, act.answer, act.then);
  }
  const keys = LAY_COMMANDS.slice(0, laying.laying.things.length).flatMap(one => look.keymap[one].slice(0, 1));
  // In the list, which people have chosen instead of the board, Enter takes the place like any option.
  if (command !== 'take' || laying.part !== 'place' || keys.length === 0 || state.at === null) return null;
  const labels = keys.map(key => keyLabel(key, look)).join(' ');
  return { state, effects: [notify(say('table.lay', { keys: labels, place: place?.words ?? '' }), 'warning')] };
}

/** Handles a key for the board's cursor, before keys for the list; `null`: another key. */
function pointKey(
  state: PlayState,
  { command, key }: Pressed,
  match: MatchNow,
  context: FeatureContext,
): PlayStep | null {
  const { asked } = state;
  if (state.at === null || asked === null || asked.finding || command === null) return null;
  // If the question has moved the cursor to the board, going back leaves the question.
  if (command === 'back' && state.at.asked === true) return null;
  if (command === 'back' || command === 'board') return { state: { ...state, at: null } };
  const direction = pointingKeyOf(command, key);
  if (direction === null && command !== 'take') return null;
  const places = placesOn(state, match, context, state.at.pane);
  const currentPlace = pointedThing(state, match, context);
  if (currentPlace === null) return { state: { ...state, at: null } };
  const goal = direction === null ? goalAt(asked, currentPlace.ref) : null;
  // Marked things are sent to the goal, too.
  if (
    goal !== null &&
    (currentPlace.options.length === 0 ? state.at.moved === true : asked.isPut && state.squad.length > 0)
  )
    return sendTo(state, goal);
  if (direction === null && currentPlace.options.length === 0)
    return { state, effects: [notify(say('table.nothing-here'), 'warning')] };
  if (direction === null) {
    const refused = currentPlace.options.length === 1 ? whyNotTaken(asked) : null;
    if (refused !== null) return { state, effects: [notify(refused, 'warning')] };
    const takenResult = takePlace(state, currentPlace);
    return afterPointing(state, takenResult.state, takenResult.answer, match);
  }
  const nextState = moveBoardCursor(state, places, currentPlace, direction, match, context);
  // If there is no neighbour in that direction, keys with Shift have their general meaning.
  if (nextState === null && DIRECTIONS[command] === undefined) return null;
  return { state: nextState ?? pointedAt(state, state.at.pane, currentPlace, true) };
}

/** Handles a key for the question; `null`: another key. */
function questionKey(before: PlayState, raw: Pressed, match: MatchNow, context: FeatureContext): PlayStep | null {
  const press = before.asked === null ? raw : keyForQuestion(before.asked, raw);
  const { command } = press;
  if (!isForQuestion(before.asked, press)) return null;
  // Keys with a meaning for the list act on the list, and the cursor leaves the board.
  const isForList =
    command === null || command === 'nth' || command === 'find' || command === 'page-up' || command === 'page-down';
  // A digit that sends the thing under the cursor on leaves the cursor on the board.
  const goesOn = before.asked !== null && onwardBy(before.asked, before.asked.list.cursor, press.key) !== undefined;
  const state = isForList && !goesOn ? { ...before, at: null } : before;
  const { asked } = state;
  if (asked === null) return null;
  if (command === 'aside' && !asked.finding) return { state, effects: askOnRequest(asked) };
  const isPaging = command === 'page-up' || command === 'page-down';
  if (asked.finding && command === 'take' && rowsShown(asked).length === 0) {
    const wentState = goToNamed(
      cursorToList({ ...state, asked: { ...withSearch(asked, null), finding: false } }),
      asked.find ?? '',
      match,
      context,
    );
    if (wentState !== null) return { state: wentState };
  }
  const room = roomFor(asked, match, context);
  if (isPaging && !pagesQuestion(state, asked, room, match, context)) return null;
  const result = askedKey(asked, press, room, matchLook(context));
  const count = rowsShown(asked).length;
  if (command === 'nth' && result.did === 'nothing' && !asked.finding && asked.decision.amount === null) {
    const isNumbered = rowKeys(asked).every((key, at) => key === String(at + 1));
    const words = isNumbered
      ? say('table.no-choice', { nth: press.nth, count })
      : say('table.no-such-key', { key: press.nth });
    return { state, effects: [notify(words, 'warning')] };
  }
  switch (result.did) {
    case 'nothing':
      return null;
    case 'answer':
      return answering(
        withSquad({ ...state, asked: result.asked ?? asked }, result.answer, result.then, match),
        result.answer,
        result.then,
      );
    case 'moved': {
      const moved = cursorToList({ ...state, asked: result.asked });
      // If the cursor was on the board, it moves to the next thing there.
      const onBoard = command === 'next' && before.at !== null ? toBoard(moved, match, context) : null;
      return { state: onBoard ?? moved };
    }
    case 'warned': {
      const key = keyLabel(context.look.keymap.done[0] ?? '', matchLook(context));
      const warning = notify(say('table.left', { left: result.left, key }), 'warning');
      return { state: { ...state, asked: result.asked }, effects: [warning] };
    }
    case 'less':
      return { state, effects: [{ do: 'match', act: { act: 'take-one-back', option: result.option } }] };
    case 'blocked': {
      const typed = result.asked?.typed ?? '';
      return {
        state: { ...state, asked: { ...(result.asked ?? asked), typed } },
        effects: [notify(result.why, 'warning')],
      };
    }
    case 'out-of-range': {
      const { min, max } = asked.decision.amount ?? { min: 0, max: 0 };
      return { state, effects: [notify(say('table.amount-out', { min, max }), 'warning')] };
    }
  }
}

/** Whether the page keys scroll the options: not all options fit, and the log is not in front. */
function pagesQuestion(
  state: PlayState,
  asked: AskedState,
  { width, height }: { readonly width: number; readonly height: number },
  match: MatchNow,
  context: FeatureContext,
): boolean {
  if (state.front === LOG && panesFor(match, context).shape === 'tabs') return false;
  if (asked.order !== null) return formScroll(rowsShown(asked), { width, height }, asked.format).scrolls;
  const look = optionsLook(matchLook(context));
  const { rowAt } = listWindow(rowsOf(asked), { cursor: 0, top: 0 }, { width, height: Infinity }, look);
  return rowAt.length > height;
}

/** Handles the result of pointing: an answer, or another place under the cursor. */
function afterPointing(before: PlayState, state: PlayState, answer: Answer | null, match: MatchNow): PlayStep {
  if (answer !== null) return answering(withSquad(state, answer, undefined, match), answer);
  return state.back === before.back ? { state } : { state, effects: [{ do: 'log-back', back: state.back }] };
}
