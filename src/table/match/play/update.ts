import type { Answer } from '../../../kernel/match/decision.ts';
import { keyLabel } from '../../frame/edge/keymap.ts';
import { DIRECTIONS, LOG_PANE, pointingKeyOf } from '../board/turning.ts';
import type { MatchNow } from '../../../session/running/match-now.ts';
import { notifyEffect } from '../../frame/store/effects.ts';
import type { Input } from '../../frame/store/feature.ts';
import { matchAppearance } from '../../frame/store/feature-context.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { say } from '../../frame/text/say.ts';
import { pressed } from '../../frame/theme/keys.ts';
import type { Pressed } from '../../frame/theme/keys.ts';
import { listWindow } from '../../frame/ui/list.ts';
import { appendTyped } from '../../frame/ui/typed.ts';
import {
  handleQuestionKey,
  keyForQuestion,
  isForQuestion,
  withRefusal,
  withSearch,
  whyNotTaken,
} from './question/asked-keys.ts';
import { keyPlaceOf, optionsAppearance, rowsOf } from './question/asked.ts';
import { answerOnwardByKey, shownOptions, spokenOptions, rowKeys, shownRows } from './question/rows.ts';
import type { QuestionState } from './question/asked.ts';
import { answerStep, askOnRequest, withSquadAnswers } from './answering.ts';
import { idleCountAfterKey } from './offer.ts';
import { commandEffects } from './commands.ts';
import { goalAt, marchKey, sendToGoal } from './panes/marching.ts';
import { formScroll } from './question/form-layout.ts';
import { layingAnswer, LAY_COMMANDS, whyNotLaid } from './question/laying.ts';
import { lookKey } from './panes/look.ts';
import { backFromReading, inspectEffects, lookingKey, withPaneZoomed } from './panes/looking.ts';
import { handleClick } from './panes/mouse.ts';
import {
  cursorToList,
  placesOn,
  withCursorAtPlace,
  pointedThing,
  moveBoardCursor,
  takePlace,
  cursorToBoard,
} from './panes/pointing.ts';
import { goToRef, goToNamed } from './panes/go-to.ts';
import { panesFor } from './panes/state.ts';
import type { PlayState, PlayStep } from './panes/state.ts';
import { questionSizeFor, withPreviews } from './previews.ts';

/** The reducer of the table itself. */
export function updatePlay(state: PlayState, input: Input, match: MatchNow, context: FeatureContext): PlayStep {
  switch (input.kind) {
    case 'previews':
      return { state: withPreviews(state, input, match) };
    case 'zoom':
      return withPaneZoomed(state, input.way, match, context);
    case 'point':
      return { state: goToRef(state, input.at, match, context) ?? state };
    case 'earlier': {
      const nothingToInspectNote = notifyEffect(say('take-back.none'), 'warning');
      const page = { page: 'take-back', earlier: input.earlier } as const;
      return {
        state,
        effects: [input.earlier.length === 0 ? nothingToInspectNote : { do: 'open', screen: { open: 'menu', page } }],
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
      const { idle, effects } = idleCountAfterKey(state.idle, step.effects ?? [], match, context);
      if (idle === step.state.idle) return step;
      return { state: { ...step.state, idle }, effects: [...(step.effects ?? []), ...effects] };
    }
    case 'pick':
      return optionPicked(state, input.choice);
    case 'mouse': {
      const { picture } = match;
      if (picture.show !== 'table') return { state };
      const clickResult = handleClick(state, input.mouse, match, context);
      if (clickResult.goal !== undefined) return sendToGoal(clickResult.state, clickResult.goal);
      const step = stateAfterPointing(state, clickResult.state, clickResult.answer, match);
      const inspectEffect =
        clickResult.inspected === null ? [] : inspectEffects(clickResult.state, clickResult.inspected, match, context);
      const refusedEffects = clickResult.refused === undefined ? [] : [notifyEffect(clickResult.refused, 'warning')];
      return { ...step, effects: [...(step.effects ?? []), ...inspectEffect, ...refusedEffects] };
    }
    default:
      return { state };
  }
}

function optionPicked(state: PlayState, choice: number): PlayStep {
  const { asked } = state;
  const option = asked === null ? undefined : spokenOptions(asked)[choice];
  return option === undefined ? { state } : answerStep(state, option.id);
}

// Each handler of keys returns `null` for keys that it leaves to the next one.

function handleKey(state: PlayState, key: string, match: MatchNow, context: FeatureContext): PlayStep {
  const { asked } = state;
  const keyPress = pressed(context.appearance.keymap, key, {
    typing: asked?.finding ?? false,
    place: keyPlaceOf(asked),
  });
  const { picture } = match;
  if (picture.show !== 'table') return { state };
  if (picture.peek) {
    if (keyPress.command === 'log') return { state, effects: [{ do: 'open', screen: { open: 'log' } }] };
    const lookStep = backFromReading(state, keyPress, match, context) ?? lookingKey(state, keyPress, match, context);
    if (lookStep !== null || keyPress.command === null) return lookStep ?? { state };
    return { state, effects: [{ do: 'match', act: { act: 'stand-up' } }] };
  }
  return (
    lookKey(state, keyPress, match, context) ??
    backFromReading(state, keyPress, match, context) ??
    layingKey(state, keyPress, match, context) ??
    marchKey(state, keyPress, match, context) ??
    pointKey(state, keyPress, match, context) ??
    questionKey(state, keyPress, match, context) ??
    lookingKey(state, keyPress, match, context) ?? {
      state,
      effects: commandEffects(picture, keyPress, state.asked, match, context),
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
  const { appearance } = context;
  const { asked } = state;
  const layingQuestion = asked?.laying ?? null;
  if (asked === null || layingQuestion === null || asked.finding) return null;
  // The key of a place only moves the cursor there; the next key puts something.
  const namedRow = command === null && layingQuestion.part === 'place' ? rowKeys(asked).indexOf(key) : -1;
  if (namedRow >= 0) {
    const withNamedRow = { ...asked, list: { ...asked.list, cursor: namedRow }, isPut: true };
    const placedState = { ...state, at: null, asked: withNamedRow };
    return { state: cursorToBoard(placedState, match, context) ?? placedState };
  }
  if (command !== 'take' && !LAY_COMMANDS.some(one => one === command)) return null;
  const place = shownOptions(asked)[asked.list.cursor];
  const layingAct = layingAnswer(layingQuestion, command, place);
  if (layingAct !== null) {
    const things = place === undefined ? undefined : asked.previews[place.id]?.laid?.things;
    const refused = whyNotLaid(things, layingAct.then?.answer);
    if (refused !== null) return { state, effects: [notifyEffect(refused, 'warning')] };
    // If no person has moved the cursor, the first key only confirms the place, and the same key again puts the thing
    // there.
    if (layingQuestion.part === 'place' && !asked.isPut) {
      const confirmedState = { ...state, asked: { ...asked, isPut: true } };
      const confirmHint = say('table.lay-again', { key: keyLabel(key, appearance), place: place?.words ?? '' });
      return { state: confirmedState, effects: [notifyEffect(confirmHint, 'warning')] };
    }
    const laidAt =
      layingQuestion.part === 'place' ? { ...state.laidAt, [asked.decision.seat]: layingAct.answer } : state.laidAt;
    return answerStep({ ...state, laidAt }, layingAct.answer, layingAct.then);
  }
  const keys = LAY_COMMANDS.slice(0, layingQuestion.laying.things.length).flatMap(one =>
    appearance.keymap[one].slice(0, 1),
  );
  // In the list, which people have chosen instead of the board, Enter takes the place like any option.
  if (command !== 'take' || layingQuestion.part !== 'place' || keys.length === 0 || state.at === null) return null;
  const keyLabels = keys.map(key => keyLabel(key, appearance)).join(' ');
  return {
    state,
    effects: [notifyEffect(say('table.lay', { keys: keyLabels, place: place?.words ?? '' }), 'warning')],
  };
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
    return sendToGoal(state, goal);
  if (direction === null && currentPlace.options.length === 0)
    return { state, effects: [notifyEffect(say('table.nothing-here'), 'warning')] };
  if (direction === null) {
    const refused = currentPlace.options.length === 1 ? whyNotTaken(asked) : null;
    if (refused !== null) return { state, effects: [notifyEffect(refused, 'warning')] };
    const takenResult = takePlace(state, currentPlace);
    return stateAfterPointing(state, takenResult.state, takenResult.answer, match);
  }
  const nextState = moveBoardCursor(state, places, currentPlace, direction, match, context);
  // If there is no neighbour in that direction, keys with Shift have their general meaning.
  if (nextState === null && DIRECTIONS[command] === undefined) return null;
  return { state: nextState ?? withCursorAtPlace(state, state.at.pane, currentPlace, true) };
}

/** Handles a key for the question; `null`: another key. */
function questionKey(
  previousState: PlayState,
  raw: Pressed,
  match: MatchNow,
  context: FeatureContext,
): PlayStep | null {
  const keyPress = previousState.asked === null ? raw : keyForQuestion(previousState.asked, raw);
  const { command } = keyPress;
  if (!isForQuestion(previousState.asked, keyPress)) return null;
  // Keys with a meaning for the list act on the list, and the cursor leaves the board.
  const isForList =
    command === null || command === 'nth' || command === 'find' || command === 'page-up' || command === 'page-down';
  // A digit that sends the thing under the cursor on leaves the cursor on the board.
  const sendsOnward =
    previousState.asked !== null &&
    answerOnwardByKey(previousState.asked, previousState.asked.list.cursor, keyPress.key) !== undefined;
  const state = isForList && !sendsOnward ? { ...previousState, at: null } : previousState;
  const { asked } = state;
  if (asked === null) return null;
  if (command === 'aside' && !asked.finding) return { state, effects: askOnRequest(asked) };
  const isPageKey = command === 'page-up' || command === 'page-down';
  if (asked.finding && command === 'take' && shownRows(asked).length === 0) {
    const foundPlaceState = goToNamed(
      cursorToList({ ...state, asked: { ...withSearch(asked, null), finding: false } }),
      asked.find ?? '',
      match,
      context,
    );
    if (foundPlaceState !== null) return { state: foundPlaceState };
  }
  const questionSize = questionSizeFor(asked, match, context);
  if (isPageKey && !pagesQuestion(state, asked, questionSize, match, context)) return null;
  const result = handleQuestionKey(asked, keyPress, questionSize, matchAppearance(context));
  const count = shownRows(asked).length;
  if (command === 'nth' && result.did === 'nothing' && !asked.finding && asked.decision.amount === null) {
    const isNumbered = rowKeys(asked).every((key, at) => key === String(at + 1));
    const words = isNumbered
      ? say('table.no-choice', { nth: keyPress.nth, count })
      : say('table.no-such-key', { key: keyPress.nth });
    return { state, effects: [notifyEffect(words, 'warning')] };
  }
  switch (result.did) {
    case 'nothing':
      return null;
    case 'answer':
      return answerStep(
        withSquadAnswers({ ...state, asked: result.asked ?? asked }, result.answer, result.then, match),
        result.answer,
        result.then,
      );
    case 'moved': {
      const movedState = cursorToList({ ...state, asked: result.asked });
      // If the cursor was on the board, it moves to the next thing there.
      const boardCursorState =
        command === 'next' && previousState.at !== null ? cursorToBoard(movedState, match, context) : null;
      return { state: boardCursorState ?? movedState };
    }
    case 'warned': {
      const key = keyLabel(context.appearance.keymap.done[0] ?? '', matchAppearance(context));
      const warning = notifyEffect(say('table.left', { left: result.left, key }), 'warning');
      return { state: { ...state, asked: result.asked }, effects: [warning] };
    }
    case 'less':
      return { state, effects: [{ do: 'match', act: { act: 'take-one-back', option: result.option } }] };
    case 'blocked': {
      const typedText = result.asked?.typed ?? '';
      const refusal = withRefusal({ ...(result.asked ?? asked), typed: typedText }, result);
      return { state: { ...state, asked: refusal.asked }, effects: [notifyEffect(refusal.words, 'warning')] };
    }
    case 'out-of-range': {
      const { min, max } = asked.decision.amount ?? { min: 0, max: 0 };
      return { state, effects: [notifyEffect(say('table.amount-out', { min, max }), 'warning')] };
    }
  }
}

/** Whether the page keys scroll the options: not all options fit, and the log is not in front. */
function pagesQuestion(
  state: PlayState,
  asked: QuestionState,
  { width, height }: { readonly width: number; readonly height: number },
  match: MatchNow,
  context: FeatureContext,
): boolean {
  if (state.front === LOG_PANE && panesFor(match, context).shape === 'tabs') return false;
  if (asked.order !== null) return formScroll(shownRows(asked), { width, height }, asked.format).scrolls;
  const appearance = optionsAppearance(matchAppearance(context));
  const { rowAt } = listWindow(rowsOf(asked), { cursor: 0, top: 0 }, { width, height: Infinity }, appearance);
  return rowAt.length > height;
}

/** Handles the result of pointing: an answer, or another place under the cursor. */
function stateAfterPointing(before: PlayState, state: PlayState, answer: Answer | null, match: MatchNow): PlayStep {
  if (answer !== null) return answerStep(withSquadAnswers(state, answer, undefined, match), answer);
  return state.back === before.back ? { state } : { state, effects: [{ do: 'log-back', back: state.back }] };
}
