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
import { askedKey, heardBy, isForQuestion, lookFor, whyNotTaken } from './question/asked-keys.ts';
import { keyPlaceOf, optionsLook, rowsOf } from './question/asked.ts';
import { onwardBy, optionsShown, optionsSpoken, rowKeys, rowsShown } from './question/rows.ts';
import type { AskedState } from './question/asked.ts';
import { answering, askOnRequest, withSquad } from './answering.ts';
import { idleAfter } from './offer.ts';
import { commandEffects } from './commands.ts';
import { goalAt, marchKey, sent } from './panes/marching.ts';
import { formScroll } from './question/form-layout.ts';
import { laidBy, LAY_COMMANDS, whyNotLaid } from './question/laying.ts';
import { lookKey } from './panes/look.ts';
import { inspected, lookingKey, zoomedBy } from './panes/looking.ts';
import { clicked } from './panes/mouse.ts';
import { letGo, placesOn, pointedAt, pointedThing, stepped, takenAt, toBoard } from './panes/pointing.ts';
import { broughtTo, wentTo } from './panes/go-to.ts';
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
      return { state: broughtTo(state, input.at, match, context) ?? state };
    case 'earlier': {
      const none = notify(say('take-back.none'), 'warning');
      const page = { page: 'take-back', earlier: input.earlier } as const;
      return { state, effects: [input.earlier.length === 0 ? none : { do: 'open', screen: { open: 'menu', page } }] };
    }
    case 'paste': {
      const { asked } = state;
      if (asked?.finding !== true) return { state };
      return { state: letGo({ ...state, asked: lookFor(asked, appendTyped(asked.find, input.text)) }) };
    }
    case 'key': {
      const step = keyed(state, input.key, match, context);
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
      const done = clicked(state, input.mouse, match, context);
      if (done.goal !== undefined) return sent(done.state, done.goal);
      const step = followedBy(state, done.state, done.answer, match);
      const looked = done.inspected === null ? [] : inspected(done.state, done.inspected, match, context);
      const refused = done.refused === undefined ? [] : [notify(done.refused, 'warning')];
      return { ...step, effects: [...(step.effects ?? []), ...looked, ...refused] };
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

function keyed(state: PlayState, key: string, match: MatchNow, context: FeatureContext): PlayStep {
  const { asked } = state;
  const press = pressed(context.look.keymap, key, { typing: asked?.finding ?? false, place: keyPlaceOf(asked) });
  const { picture } = match;
  if (picture.show !== 'table') return { state };
  if (picture.peek) {
    if (press.command === 'log') return { state, effects: [{ do: 'open', screen: { open: 'log' } }] };
    const looked = lookingKey(state, press, match, context);
    if (looked !== null || press.command === null) return looked ?? { state };
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
  const named = command === null && laying.part === 'place' ? rowKeys(asked).indexOf(key) : -1;
  if (named >= 0) {
    const there = { ...asked, list: { ...asked.list, cursor: named }, isPut: true };
    const put = { ...state, at: null, asked: there };
    return { state: toBoard(put, match, context) ?? put };
  }
  if (command !== 'take' && !LAY_COMMANDS.some(one => one === command)) return null;
  const place = optionsShown(asked)[asked.list.cursor];
  const act = laidBy(laying, command, place);
  if (act !== null) {
    const things = place === undefined ? undefined : asked.previews[place.id]?.laid?.things;
    const refused = whyNotLaid(things, act.then?.answer);
    if (refused !== null) return { state, effects: [notify(refused, 'warning')] };
    // If no person has moved the cursor, the first key only confirms the place, and the same key again puts the thing
    // there.
    if (laying.part === 'place' && !asked.isPut) {
      const put = { ...state, asked: { ...asked, isPut: true } };
      const there = say('table.lay-again', { key: keyLabel(key, look), place: place?.words ?? '' });
      return { state: put, effects: [notify(there, 'warning')] };
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
  const way = pointingKeyOf(command, key);
  if (way === null && command !== 'take') return null;
  const places = placesOn(state, match, context, state.at.pane);
  const from = pointedThing(state, match, context);
  if (from === null) return { state: { ...state, at: null } };
  const goal = way === null ? goalAt(asked, from.ref) : null;
  // Marked things are sent to the goal, too.
  if (goal !== null && (from.options.length === 0 ? state.at.moved === true : asked.isPut && state.squad.length > 0))
    return sent(state, goal);
  if (way === null && from.options.length === 0)
    return { state, effects: [notify(say('table.nothing-here'), 'warning')] };
  if (way === null) {
    const refused = from.options.length === 1 ? whyNotTaken(asked) : null;
    if (refused !== null) return { state, effects: [notify(refused, 'warning')] };
    const taken = takenAt(state, from);
    return followedBy(state, taken.state, taken.answer, match);
  }
  const next = stepped(state, places, from, way, match, context);
  // If there is no neighbour in that direction, keys with Shift have their general meaning.
  if (next === null && DIRECTIONS[command] === undefined) return null;
  return { state: next ?? pointedAt(state, state.at.pane, from, true) };
}

/** Handles a key for the question; `null`: another key. */
function questionKey(before: PlayState, raw: Pressed, match: MatchNow, context: FeatureContext): PlayStep | null {
  const press = before.asked === null ? raw : heardBy(before.asked, raw);
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
    const gone = wentTo(
      letGo({ ...state, asked: { ...lookFor(asked, null), finding: false } }),
      asked.find ?? '',
      match,
      context,
    );
    if (gone !== null) return { state: gone };
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
      const moved = letGo({ ...state, asked: result.asked });
      // If the cursor was on the board, it moves to the next thing there.
      const shown = command === 'next' && before.at !== null ? toBoard(moved, match, context) : null;
      return { state: shown ?? moved };
    }
    case 'warned': {
      const key = keyLabel(context.look.keymap.done[0] ?? '', matchLook(context));
      const told = notify(say('table.left', { left: result.left, key }), 'warning');
      return { state: { ...state, asked: result.asked }, effects: [told] };
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
function followedBy(before: PlayState, state: PlayState, answer: Answer | null, match: MatchNow): PlayStep {
  if (answer !== null) return answering(withSquad(state, answer, undefined, match), answer);
  return state.back === before.back ? { state } : { state, effects: [{ do: 'log-back', back: state.back }] };
}
