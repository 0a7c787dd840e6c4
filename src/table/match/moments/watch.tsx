import type { ReactNode } from 'react';
import type { Message } from '../../../kernel/words/message.ts';
import type { Speech } from '../../frame/store/speech.ts';
import type { WatchedMoment } from '../../frame/store/screen-requests.ts';
import type { Effect } from '../../frame/store/effects.ts';
import type { Feature, FeatureStep, Input, ScheduledInput } from '../../frame/store/feature.ts';
import { matchAppearance } from '../../frame/store/feature-context.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { pressed } from '../../frame/theme/keys.ts';
import { MomentScreen, momentSpeech } from './screen.tsx';
import { openMoment, nextStep, durationOf, completedMoment } from './state.ts';
import type { MomentState } from './state.ts';

/** The state of the screen on which moments are watched again, one after the other. */
export interface WatchState {
  readonly screen: 'watch';
  readonly moments: readonly WatchedMoment[];
  /** The index of the shown moment. */
  readonly place: number;
  readonly moment: MomentState;
  /** What is said about all moments; `null`: nothing. */
  readonly why: Message | null;
  /** The effects after the last moment, or when the rest is skipped. */
  readonly then: readonly Effect[];
}

/** Opens the first of these moments; `null`: there are none. */
export function openWatch(
  { moments, why, then }: Pick<WatchState, 'moments' | 'why' | 'then'>,
  context: FeatureContext,
): WatchState | null {
  const moment = momentAt(moments, 0, context);
  return moment === null ? null : { screen: 'watch', moments, place: 0, moment, why, then };
}

function momentAt(moments: readonly WatchedMoment[], place: number, context: FeatureContext): MomentState | null {
  const watchedMoment = moments[place];
  return watchedMoment === undefined || context.match === null
    ? null
    : openMoment(
        watchedMoment.seen,
        watchedMoment.events,
        { board: context.match.board, names: context.match.names },
        context,
      );
}

function finishWatching(state: WatchState): FeatureStep<WatchState> {
  return { state, effects: [{ do: 'close' }, ...state.then] };
}

function goToMoment(state: WatchState, by: 1 | -1, context: FeatureContext): FeatureStep<WatchState> {
  if (state.place + by >= state.moments.length) return finishWatching(state);
  const place = Math.max(0, state.place + by);
  const moment = momentAt(state.moments, place, context);
  return moment === null ? finishWatching(state) : { state: { ...state, place, moment } };
}

function update(state: WatchState, input: Input, context: FeatureContext): FeatureStep<WatchState> {
  if (input.kind === 'pass') {
    const nextFrame = nextStep(state.moment);
    return nextFrame === null ? goToMoment(state, 1, context) : { state: { ...state, moment: nextFrame } };
  }
  if (input.kind === 'mouse' && input.mouse.button !== 'left') return { state };
  if (input.kind !== 'key' && input.kind !== 'mouse') return { state };
  const command = input.kind === 'key' ? pressed(context.appearance.keymap, input.key).command : 'take';
  if (command === 'back' || command === 'leave') return finishWatching(state);
  if (command === 'cover') return { state, effects: [{ do: 'clear' }, { do: 'match', act: { act: 'cover' } }] };
  if (command === 'left' || command === 'up' || command === 'page-up') return goToMoment(state, -1, context);
  const wholeMoment = completedMoment(state.moment);
  return wholeMoment === null ? goToMoment(state, 1, context) : { state: { ...state, moment: wholeMoment } };
}

function placeOf({ place, moments }: WatchState) {
  return { at: place + 1, of: moments.length };
}

function watchProps({ why }: WatchState) {
  return { again: true, why } as const;
}

function WatchScreen({ state, at }: { readonly state: WatchState; readonly at: FeatureContext }): ReactNode {
  if (at.match === null) return null;
  return (
    <MomentScreen moment={state.moment} match={at.match} at={at} place={placeOf(state)} watching={watchProps(state)} />
  );
}

function speech(state: WatchState, context: FeatureContext): Speech {
  if (context.match === null) return { lines: [], choices: [] };
  return momentSpeech({
    moment: state.moment,
    match: context.match,
    at: context,
    place: placeOf(state),
    watching: watchProps(state),
  });
}

/** The delay until the next step. Even at the speed `instant`, moments that somebody wants to see again are shown. */
function timer({ moment }: WatchState, context: FeatureContext): ScheduledInput {
  const { settings } = context.preferences;
  const speed = settings.speed === 'instant' ? 'fast' : settings.speed;
  return { after: durationOf(moment, speed, matchAppearance(context)), of: moment, input: { kind: 'pass' } };
}

export const watchFeature: Feature<WatchState> = {
  update,
  Screen: WatchScreen,
  speech,
  viewer: ({ moment }) => moment.seen.viewer,
  timer,
};
