import type { MatchNow } from '../../../session/running/match-now.ts';
import { isBeingShown, nextStep, durationOf, completedMoment } from '../../match/moments/state.ts';
import type { MomentState } from '../../match/moments/state.ts';
import type { Speed } from '../../../session/setting/table-settings.ts';
import { notifyEffect, LEAVE_EFFECTS } from '../../frame/store/effects.ts';
import type { Effect } from '../../frame/store/effects.ts';
import type { FeatureStep, ScheduledInput } from '../../frame/store/feature.ts';
import { matchAppearance } from '../../frame/store/feature-context.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { say } from '../../frame/text/say.ts';
import type { TableCommand } from '../../frame/theme/keys.ts';

// The automatic parts of a match: moments follow each other, and the computer players answer.

/** The state of the automatic parts. */
export interface RunningState {
  /** The moment on the screen; `null`: none is. */
  readonly moment: MomentState | null;
  /** Whether a person has paused the moments. */
  readonly isPaused: boolean;
}

/** The speeds of moments, from those that wait for a key to the fastest visible one. */
const VISIBLE_SPEEDS: readonly Speed[] = ['all', 'wait', 'slow', 'normal', 'fast'];

/** The next faster or slower speed; the first and the last stay the same. */
function neighbouringSpeed(speed: Speed, by: 1 | -1): Speed {
  return VISIBLE_SPEEDS[VISIBLE_SPEEDS.indexOf(speed) + by] ?? speed;
}

/** The screens that can be opened from a moment, which is paused meanwhile. */
const SIDE_SCREENS: Readonly<Record<string, readonly Effect[]>> = {
  help: [{ do: 'open', screen: { open: 'help' } }],
  log: [{ do: 'open', screen: { open: 'log' } }],
  keys: [{ do: 'open', screen: { open: 'keys' } }],
  leave: LEAVE_EFFECTS,
};

/** Handles a key while a moment is on the screen: pauses, pages to another moment, or goes on. */
export function momentKey<State extends RunningState>(
  state: State,
  command: TableCommand | null,
  match: MatchNow,
  speed: Speed,
): FeatureStep<State> {
  const { picture } = match;
  // Changing the speed does not end the moment on the screen.
  if (command === 'slower' || command === 'faster') {
    const settings = { speed: neighbouringSpeed(speed, command === 'faster' ? 1 : -1) };
    return { state, effects: [{ do: 'set', settings }] };
  }
  const isWaiting = picture.show === 'moment' && picture.waits;
  if (command === 'pause' && !isWaiting) return { state: { ...state, isPaused: !state.isPaused } };
  const pausedState = { ...state, isPaused: true };
  const sideScreen = SIDE_SCREENS[command ?? ''];
  if (sideScreen !== undefined) return { state: pausedState, effects: sideScreen };
  // The replay starts at this moment, so that it does not reveal later events.
  const index = state.moment?.told.at(-1)?.index ?? null;
  if (command === 'watch') return { state: pausedState, effects: [{ do: 'look-back', index }] };
  if (command === 'left') return { state: pausedState, effects: [{ do: 'match', act: { act: 'moment-before' } }] };
  if (command === 'right' && picture.show === 'moment' && picture.place.at < picture.place.of) {
    return { state: pausedState, effects: [NEXT_MOMENT] };
  }
  if (command === 'right' && isWaiting) return { state };
  const step = goOnFromMoment({ ...state, isPaused: false }, command === 'back');
  // Going on undoes nothing, and the table says so.
  return command === 'undo' ? { ...step, effects: [...(step.effects ?? []), NOT_TAKEN_BACK_NOTE] } : step;
}

const NOT_TAKEN_BACK_NOTE = notifyEffect(say('moment.not-taken-back'), 'warning');

const NEXT_MOMENT: Effect = { do: 'match', act: { act: 'next-moment', all: false } };
const ANSWER_FOR_BOT: Effect = { do: 'match', act: { act: 'answer-for-bot' } };

/** Goes on from a moment: first to its complete picture, then to the next one; `skipsOtherMoments` skips all others. */
export function goOnFromMoment<State extends RunningState>(
  state: State,
  skipsOtherMoments: boolean,
): FeatureStep<State> {
  const completedState = skipsOtherMoments || state.moment === null ? null : completedMoment(state.moment);
  if (completedState !== null) return { state: { ...state, moment: completedState } };
  // The computer player's next answer follows at once, so that the table does not flicker in between.
  return { state, effects: [{ do: 'match', act: { act: 'next-moment', all: skipsOtherMoments } }, ANSWER_FOR_BOT] };
}

/** Handles the end of an automatic delay. */
export function stateAfterTimer<State extends RunningState>(state: State, { picture }: MatchNow): FeatureStep<State> {
  if (picture.show !== 'moment') {
    return picture.show === 'table' && picture.thinking !== null ? { state, effects: [ANSWER_FOR_BOT] } : { state };
  }
  const nextMomentStep = state.moment === null ? null : nextStep(state.moment);
  if (nextMomentStep !== null) return { state: { ...state, moment: nextMomentStep } };
  return { state, effects: [NEXT_MOMENT, ANSWER_FOR_BOT] };
}

/** The next automatic step: a moment goes on, or a computer player answers. */
export function timer({ moment, isPaused }: RunningState, context: FeatureContext): ScheduledInput | null {
  const { match, preferences } = context;
  if (match === null) return null;
  const { picture } = match;
  if (picture.show === 'moment' && moment !== null) {
    if (isPaused || (picture.waits && !isBeingShown(moment))) return null;
    const duration = durationOf(moment, preferences.settings.speed, matchAppearance(context), picture.isOnWay);
    return { after: duration, of: moment, input: { kind: 'pass' } };
  }
  const isThinking = picture.show === 'table' && picture.thinking !== null && !match.ponders;
  return isThinking ? { after: 0, of: match.state, input: { kind: 'pass' } } : null;
}
