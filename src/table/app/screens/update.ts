import { commandFor, aloudKeymap } from '../../frame/edge/keymap.ts';
import { isTooSmall } from '../../frame/edge/too-small.ts';
import { TABLE_ACTIONS } from '../../../lessons/lesson.ts';
import type { TableAction } from '../../../lessons/lesson.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { MatchNow } from '../../../session/running/match-now.ts';
import type { PreferencesNow } from '../../frame/preferences/now.ts';
import { answerIn } from '../../frame/store/effects.ts';
import type { Effect, OuterEffect, ScreenEffect } from '../../frame/store/effects.ts';
import type { Input } from '../../frame/store/feature.ts';
import type { Step } from '../../frame/store/store.ts';
import type { ColouredAppearance } from '../../frame/theme/look.ts';
import {
  bookOfScreen,
  followMatch,
  keyPlaceOfScreen,
  openScreen,
  ruleOfScreen,
  takesAllKeys,
  updateScreen,
  viewerOfScreen,
} from './screens.ts';
import type { ScreenState } from './screens.ts';
import { isCoveredAgainst } from './match.tsx';
import { guardAfterPage, guardAfterClosing, ignoresKey, isRepeated, guardAfterKey } from '../../frame/store/guard.ts';
import type { Guard } from '../../frame/store/guard.ts';
import type { TableState } from './state.ts';

/** The inputs of the table: people's input, and the results of effects. */
export type TableInput =
  | Input
  /** Something has happened to the match. */
  | { readonly kind: 'match'; readonly match: MatchNow | null }
  | { readonly kind: 'preferences'; readonly preferences: PreferencesNow; readonly appearance: ColouredAppearance }
  /** The system asks the program to stop. */
  | { readonly kind: 'suspend' }
  /** Carries out these effects, perhaps with another match. */
  | { readonly kind: 'go'; readonly match?: MatchNow | null; readonly effects: readonly Effect[] };

/** An input and its time, in milliseconds since an arbitrary start. */
export interface TimedInput {
  readonly input: TableInput;
  readonly time: number;
}

type TableStep = Step<TableState, OuterEffect>;

/** The exit code for Ctrl-C. */
const INTERRUPTED_EXIT_CODE = 130;

/** The reducer of the whole table. It is pure: side effects are returned as data. */
export function updateTable(previousState: TableState, { input, time }: TimedInput): TableStep {
  const state = { ...previousState, time, ...(isPressed(input) ? { swallowed: false } : {}) };
  const step = withGuard(state, input, handleInput(state, input));
  // When the viewer changes, the screen is wiped before anything new is shown.
  const viewer = currentViewer(step.state);
  const mustWipe = previousState.shown !== 'spectator' && viewer !== previousState.shown;
  const withViewer = viewer === step.state.shown ? step.state : { ...step.state, shown: viewer };
  const tableAction = tableActionDone(state, step.state, input);
  const lookEffects = tableAction === null ? [] : [{ do: 'match', act: { act: 'look', at: tableAction } } as const];
  return {
    state: withViewer,
    effects: [...(mustWipe ? [{ do: 'wipe' } as const] : []), ...(step.effects ?? []), ...lookEffects],
  };
}

/** Whether a key or a button was pressed. */
function isPressed({ kind }: TableInput): boolean {
  return kind === 'key' || kind === 'mouse';
}

/** Updates the guard for closed screens after a step, and notes whether the key was ignored. */
function withGuard(before: TableState, input: TableInput, step: TableStep): TableStep {
  const { time, preferences } = before;
  const deafWish = preferences.settings.deaf;
  const heardGuard = guardAfterInput(before, input);
  const closedGuard = hasScreenClosed(before, step.state) ? guardAfterClosing(heardGuard, time) : heardGuard;
  const mustBeRead = isPageToRead(before, step.state) || isAnotherSeatAsked(before, step.state);
  const guard = answeredBy(input, before, mustBeRead ? guardAfterPage(closedGuard, time) : closedGuard, step.effects);
  const isWithout = (step.effects ?? []).length === 0;
  const isIdle = step.state.screens === before.screens && isWithout;
  const isDeaf =
    isIdle &&
    input.kind === 'key' &&
    (ignoresKey(before.guard, input.key, time, deafWish) || isRepeated(before.guard, input.key, null, time, deafWish));
  const swallowed = isDeaf || (isWithout && input.kind === 'key' && isCovered(before, input.key));
  return { ...step, state: { ...step.state, guard, swallowed: swallowed || step.state.swallowed } };
}

/** The guard after a step: the key that has answered is remembered with the kind of its question. */
function answeredBy(
  input: TableInput,
  before: TableState,
  guard: Guard,
  effects: Step<TableState, OuterEffect>['effects'],
): Guard {
  const kind = before.match?.picture.show === 'table' ? before.match.picture.decision?.kind : undefined;
  if (input.kind !== 'key' || kind === undefined || effects?.some(effect => answerIn(effect) !== null) !== true)
    return guard;
  return { ...guard, answered: { key: input.key, kind, at: before.time, heard: before.time } };
}

/** Whether the covered screen takes no such key yet. */
function isCovered(before: TableState, key: string): boolean {
  const top = before.screens.at(-1);
  return top?.screen === 'match' && isCoveredAgainst(top, key, before);
}

/** The guard after an input. Inputs from effects belong to the input that caused them. */
function guardAfterInput({ guard, match, time, preferences }: TableState, input: TableInput): Guard {
  // A key typed while a screen is read aloud answers what was said, so it is never late.
  if (input.kind === 'key' && input.isHeard !== true)
    return guardAfterKey(guard, input.key, time, preferences.settings.deaf);
  const isInputDirect =
    input.kind === 'pass' || input.kind === 'mouse' || input.kind === 'key' || input.kind === 'pick';
  if (!isInputDirect) return guard;
  // After the program's moves, the next person is also protected from keys meant for the last card.
  const isThinking = match?.picture.show === 'table' && match.picture.thinking !== null;
  const leftAt = isThinking && guard.leftAt !== null ? time : guard.leftAt;
  return { ...guard, pressed: null, leftAt };
}

/** Whether what was on the screen has closed: the top screen, or a picture that covered the table. */
function hasScreenClosed(before: TableState, after: TableState): boolean {
  const [was, is] = [before.screens.at(-1), after.screens.at(-1)];
  if (was === undefined || is === undefined) return false;
  if (was.screen !== is.screen || before.screens.length !== after.screens.length)
    return after.screens.length <= before.screens.length;
  if (is.screen !== 'match' || before.match === null || after.match === null) return false;
  const [shown, shows] = [before.match.picture, after.match.picture];
  if (shown.show === 'table') return false;
  return shown.show !== shows.show || (shown.show === 'moment' && shows.show === 'moment' && shown.seen !== shows.seen);
}

/** Whether a page has appeared that nobody asked for and that has to be read first. */
function isPageToRead(before: TableState, after: TableState): boolean {
  return after.screens.at(-1)?.screen === 'goal' && before.screens.at(-1)?.screen !== 'goal';
}

/** Whether another person is asked on the same open table: the last key was not meant for that question. */
function isAnotherSeatAsked(before: TableState, after: TableState): boolean {
  const [was, is] = [askedSeat(before), askedSeat(after)];
  return was !== null && is !== null && was !== is;
}

/** The seat of the question on the table; `null`: none is shown. */
function askedSeat({ match }: TableState): Seat | null {
  return match?.picture.show === 'table' && match.picture.thinking === null
    ? (match.picture.decision?.seat ?? null)
    : null;
}

/**
 * The action of a learner that this input has completed, if the stage of the lesson is about using the table; `null`:
 * none.
 */
function tableActionDone(before: TableState, after: TableState, input: TableInput): TableAction | null {
  if (before.match?.lesson?.stage?.aboutTable !== true) return null;
  const [was, top] = [before.screens.at(-1), after.screens.at(-1)];
  if (top !== undefined && after.screens.length > before.screens.length)
    return TABLE_ACTIONS.find(appearance => appearance === top.screen) ?? null;
  const command = input.kind === 'key' ? commandFor(before.appearance.keymap, input.key)?.command : null;
  return (command === 'next-pane' || command === 'previous-pane') && was?.screen === 'match' ? 'pane' : null;
}

function currentViewer(state: TableState) {
  const topScreen = state.screens.at(-1);
  return topScreen === undefined ? 'spectator' : viewerOfScreen(topScreen.screen, topScreen, state);
}

function handleInput(state: TableState, input: TableInput): TableStep {
  switch (input.kind) {
    case 'match':
      return afterMatchChange({ ...state, match: input.match });
    case 'preferences':
      return { state: { ...state, preferences: input.preferences, appearance: input.appearance } };
    case 'go':
      return runEffects(input.match === undefined ? state : { ...state, match: input.match }, input.effects);
    case 'suspend':
      return handleSuspend(state);
    case 'resize':
      return toTopScreen({ ...state, size: input.size }, input);
    case 'key':
      return input.isHeard === true
        ? handleHeardKey({ ...state, pasteRefused: false }, input)
        : handleKey({ ...state, pasteRefused: false }, input);
    case 'mouse':
      return isTooSmall(state.size) ? { state } : toTopScreen({ ...state, pasteRefused: false }, input);
    case 'paste': {
      if (isTooSmall(state.size)) return { state };
      const step = toTopScreen(state, input);
      const isKeyTaken = step.state.screens.at(-1) !== state.screens.at(-1);
      return { ...step, state: { ...step.state, pasteRefused: !isKeyTaken } };
    }
    case 'replay':
    case 'jumps':
    case 'why':
      return toScreen(state, 'replay', input);
    case 'previews':
      return toScreen(state, 'match', input);
    case 'saves':
      return toScreen(state, 'resume', input);
    default:
      return toTopScreen(state, input);
  }
}

type Key = Extract<Input, { kind: 'key' }>;

/** Handles a key typed while the screen is read aloud. */
function handleHeardKey(state: TableState, input: Key): TableStep {
  const { appearance } = state;
  const step = handleKey({ ...state, appearance: { ...appearance, keymap: aloudKeymap(appearance.keymap) } }, input);
  return { ...step, state: { ...step.state, appearance } };
}

/** Handles the keys that mean the same on every screen; passes others to the top screen. */
function handleKey(state: TableState, input: Key): TableStep {
  const { key } = input;
  const topScreen = state.screens.at(-1);
  const place = topScreen === undefined ? null : keyPlaceOfScreen(topScreen.screen, topScreen, state);
  const command = commandFor(state.appearance.keymap, key, { place })?.command;
  if (key === 'ctrl-c') return { state, effects: [{ do: 'leave', code: INTERRUPTED_EXIT_CODE }] };
  if (command === 'repaint') return { state, effects: [{ do: 'repaint' }] };
  if (command === 'suspend') return handleSuspend(state);
  if (topScreen === undefined) return { state };
  const takesTableCommands = !takesAllKeys(topScreen.screen, topScreen, state);
  // On a terminal that is too small, people can't see the question, so keys must not answer it.
  if (isTooSmall(state.size) && !(command === 'cover' && takesTableCommands)) return { state };
  if (command === 'rules' && takesTableCommands && topScreen.screen !== 'rules') {
    const book = state.screens.map(screen => bookOfScreen(screen.screen, screen)).findLast(found => found !== null);
    const rule = ruleOfScreen(topScreen.screen, topScreen, state);
    const viewer = viewerOfScreen(topScreen.screen, topScreen, state);
    const rulesRequest = { open: 'rules', rule, viewer, ...(book === undefined ? {} : { book }) } as const;
    return runEffects(state, [{ do: 'open', screen: rulesRequest }]);
  }
  // Without a match there is no rule to explain, so help is the page of keys.
  const hasOwnHelp = state.match !== null || topScreen.screen === 'replay' || topScreen.screen === 'keys';
  if (command === 'help' && takesTableCommands && !hasOwnHelp)
    return runEffects(state, [{ do: 'open', screen: { open: 'keys' } }]);
  // The screens above the match may show secrets too, so they are closed.
  const coveredState =
    command === 'cover' && state.match !== null && takesTableCommands ? onlyBottomScreen(state) : state;
  return toTopScreen(coveredState, input);
}

/** Prepares the program for being stopped: private content is hidden first. */
function handleSuspend(state: TableState): TableStep {
  const isSecret = state.match !== null && state.match.viewer !== 'spectator';
  const coverEffects: readonly Effect[] = isSecret ? [{ do: 'match', act: { act: 'cover' } }] : [];
  const coveredState = state.match === null ? closedToReplay(state) : onlyBottomScreen(state);
  const hideEffects: readonly Effect[] =
    currentViewer(coveredState) === 'spectator' ? [] : [{ do: 'in-replay', act: { act: 'see', viewer: 'spectator' } }];
  return runEffects(coveredState, [...coverEffects, ...(state.match === null ? hideEffects : []), { do: 'suspend' }]);
}

/** Closes the screens above a replay, because they may show a seat's view. */
function closedToReplay(state: TableState): TableState {
  const place = state.screens.findLastIndex(({ screen }) => screen === 'replay');
  return place < 0 ? state : { ...state, screens: state.screens.slice(0, place + 1) };
}

/** Passes an input to the top screen. */
function toTopScreen(state: TableState, input: Input): TableStep {
  const topScreen = state.screens.at(-1);
  if (topScreen === undefined) return { state };
  const step = updateScreen(topScreen.screen, topScreen, input, state);
  return runEffects(withTopScreen(state, step.state), step.effects ?? []);
}

/** Passes an input to a screen that another one may cover by now. */
function toScreen(state: TableState, name: ScreenState['screen'], input: Input): TableStep {
  const place = state.screens.findLastIndex(({ screen }) => screen === name);
  const screenState = state.screens[place];
  if (screenState === undefined) return { state };
  const step = updateScreen(screenState.screen, screenState, input, state);
  return runEffects({ ...state, screens: state.screens.with(place, step.state) }, step.effects ?? []);
}

function withTopScreen(state: TableState, top: ScreenState): TableState {
  return top === state.screens.at(-1) ? state : { ...state, screens: [...state.screens.slice(0, -1), top] };
}

/** Updates every screen after something has happened to the match. */
function afterMatchChange(state: TableState): TableStep {
  const steps = state.screens.map(screen => followMatch(screen.screen, screen, state));
  const nextState = { ...state, screens: steps.map(step => step.state) };
  return runEffects(
    nextState,
    steps.flatMap(step => step.effects ?? []),
  );
}

/** Carries out the effects on screens and returns the others. */
function runEffects(state: TableState, effects: readonly Effect[]): TableStep {
  let currentState = state;
  const outerEffects: OuterEffect[] = [];
  for (const effect of effects) {
    if (!isScreenEffect(effect)) outerEffects.push(effect);
    else {
      const step = applyScreenEffect(currentState, effect);
      currentState = step.state;
      outerEffects.push(...(step.effects ?? []));
    }
  }
  return { state: currentState, effects: outerEffects };
}

const SCREEN_EFFECTS: ReadonlySet<Effect['do']> = new Set<ScreenEffect['do']>([
  'open',
  'show',
  'close',
  'clear',
  'point',
]);

function isScreenEffect(effect: Effect): effect is ScreenEffect {
  return SCREEN_EFFECTS.has(effect.do);
}

function applyScreenEffect(state: TableState, effect: ScreenEffect): TableStep {
  switch (effect.do) {
    case 'close':
      return { state: { ...state, screens: state.screens.length > 1 ? state.screens.slice(0, -1) : state.screens } };
    case 'clear':
      return { state: onlyBottomScreen(state) };
    case 'point':
      return toScreen(state, 'match', { kind: 'point', at: effect.at });
    case 'open':
    case 'show': {
      const step = openScreen(effect.screen, state);
      if (step.state === null) return runEffects(state, step.effects ?? []);
      const screens = effect.do === 'show' ? [step.state] : [...state.screens, step.state];
      return runEffects({ ...state, screens }, step.effects ?? []);
    }
  }
}

function onlyBottomScreen(state: TableState): TableState {
  return { ...state, screens: state.screens.slice(0, 1) };
}
