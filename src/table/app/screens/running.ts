import type { MatchNow } from '../../../session/running/match-now.ts';
import { builds, passed, staysFor, whole } from '../../match/moments/state.ts';
import type { MomentState } from '../../match/moments/state.ts';
import type { Speed } from '../../../session/setting/table-settings.ts';
import { notify, TO_LEAVE } from '../../frame/store/effects.ts';
import type { Effect } from '../../frame/store/effects.ts';
import type { FeatureStep, ScheduledInput } from '../../frame/store/feature.ts';
import { matchLook } from '../../frame/store/feature-context.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { say } from '../../frame/text/say.ts';
import type { TableCommand } from '../../frame/theme/keys.ts';

// What runs by itself in a match: what happens is shown moment by moment, and the program's players answer.

/** How far that is. */
export interface Running {
  /** The moment on the screen; `null`: none is. */
  readonly moment: MomentState | null;
  /** Whether what runs by itself was stopped by hand. */
  readonly isPaused: boolean;
}

/** How fast moments go, from those that wait for a key to the fastest that can still be seen. */
const PACES: readonly Speed[] = ['all', 'wait', 'slow', 'normal', 'fast'];

/** The speed beside another one; the last ones have none beyond them. */
function besidePace(speed: Speed, by: 1 | -1): Speed {
  return PACES[PACES.indexOf(speed) + by] ?? speed;
}

/** What can be looked at from a moment, which waits for it; to leave is asked about like that too. */
const LOOKS_ASIDE: Readonly<Record<string, readonly Effect[]>> = {
  help: [{ do: 'open', screen: { open: 'help' } }],
  log: [{ do: 'open', screen: { open: 'log' } }],
  keys: [{ do: 'open', screen: { open: 'keys' } }],
  leave: TO_LEAVE,
};

/** What a key does while a moment is on the screen: pause it, page through those before and behind it, or go on. */
export function momentKey<State extends Running>(
  state: State,
  command: TableCommand | null,
  match: MatchNow,
  speed: Speed,
): FeatureStep<State> {
  const { picture } = match;
  // Of what is on the screen nothing is lost by it.
  if (command === 'slower' || command === 'faster') {
    const settings = { speed: besidePace(speed, command === 'faster' ? 1 : -1) };
    return { state, effects: [{ do: 'set', settings }] };
  }
  const waits = picture.show === 'moment' && picture.waits;
  if (command === 'pause' && !waits) return { state: { ...state, isPaused: !state.isPaused } };
  const paused = { ...state, isPaused: true };
  const looks = LOOKS_ASIDE[command ?? ''];
  if (looks !== undefined) return { state: paused, effects: looks };
  // What comes after the moment is not given away.
  const index = state.moment?.told.at(-1)?.index ?? null;
  if (command === 'watch') return { state: paused, effects: [{ do: 'look-back', index }] };
  if (command === 'left') return { state: paused, effects: [{ do: 'match', act: { act: 'moment-before' } }] };
  if (command === 'right' && picture.show === 'moment' && picture.place.at < picture.place.of) {
    return { state: paused, effects: [NEXT_MOMENT] };
  }
  if (command === 'right' && waits) return { state };
  const step = pastMoment({ ...state, isPaused: false }, command === 'back');
  // What was told is not taken back by the way: the table says so.
  return command === 'undo' ? { ...step, effects: [...(step.effects ?? []), NOT_TAKEN_BACK] } : step;
}

const NOT_TAKEN_BACK = notify(say('moment.not-taken-back'), 'warning');

const NEXT_MOMENT: Effect = { do: 'match', act: { act: 'next-moment', all: false } };
const ANSWER_FOR_BOT: Effect = { do: 'match', act: { act: 'answer-for-bot' } };

/** Any key goes on with a moment, first to its whole picture; `all` leaves out the rest. */
export function pastMoment<State extends Running>(state: State, all: boolean): FeatureStep<State> {
  const more = all || state.moment === null ? null : whole(state.moment);
  if (more !== null) return { state: { ...state, moment: more } };
  // What the program does next follows at once: the table does not flicker up in between.
  return { state, effects: [{ do: 'match', act: { act: 'next-moment', all } }, ANSWER_FOR_BOT] };
}

/** The time of what runs by itself is over. */
export function timePassed<State extends Running>(state: State, { picture }: MatchNow): FeatureStep<State> {
  if (picture.show !== 'moment') {
    return picture.show === 'table' && picture.thinking !== null ? { state, effects: [ANSWER_FOR_BOT] } : { state };
  }
  const next = state.moment === null ? null : passed(state.moment);
  if (next !== null) return { state: { ...state, moment: next } };
  return { state, effects: [NEXT_MOMENT, ANSWER_FOR_BOT] };
}

/** What happens by itself: a moment goes on, the program's player answers. */
export function timer({ moment, isPaused }: Running, context: FeatureContext): ScheduledInput | null {
  const { match, preferences } = context;
  if (match === null) return null;
  const { picture } = match;
  if (picture.show === 'moment' && moment !== null) {
    if (isPaused || (picture.waits && !builds(moment))) return null;
    const stays = staysFor(moment, preferences.settings.speed, matchLook(context), picture.isOnWay);
    return { after: stays, of: moment, input: { kind: 'pass' } };
  }
  const isThinking = picture.show === 'table' && picture.thinking !== null && !match.ponders;
  return isThinking ? { after: 0, of: match.state, input: { kind: 'pass' } } : null;
}
