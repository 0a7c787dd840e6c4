import type { ReactNode } from 'react';
import { CoachFrame } from '../../match/coach/coach-frame.tsx';
import { coachPanel, currentCoachContent, remainingArea, coachedSpeech } from '../../match/coach/coach.ts';
import type { CoachPanel, CoachContent } from '../../match/coach/coach.ts';
import type { MatchNow } from '../../../session/running/match-now.ts';
import {
  coveredPicture,
  followHandOver,
  handOverKey,
  HandOverScreen,
  handOverSpeech,
  isTooSoon,
  NOT_COVERED,
} from '../../match/hand-over/hand-over.tsx';
import type { HandOverState } from '../../match/hand-over/hand-over.tsx';
import { FinishedScreen, finishedInput, finishedSpeech } from '../../home/lessons/finished.tsx';
import { OrderCard } from '../../match/moments/order-card.tsx';
import { PageScreen } from '../../match/moments/page.tsx';
import { MomentScreen, momentSpeech } from '../../match/moments/screen.tsx';
import { isBeingShown, isCard, isPage, openMoment, completedMoment } from '../../match/moments/state.ts';
import { PlayScreen } from '../../match/play/screen.tsx';
import { layoutFor, paneLooksBefore, startPlay } from '../../match/play/panes/state.ts';
import type { PlayState } from '../../match/play/panes/state.ts';
import { keyPlaceOf } from '../../match/play/question/asked.ts';
import { playSpeech } from '../../match/play/speech.ts';
import { withoutMotion, motionTimer, withNextFrame } from '../../match/play/panes/motion.ts';
import { followPlay } from '../../match/play/panes/follow.ts';
import { previewsWanted } from '../../match/play/previews.ts';
import { updatePlay } from '../../match/play/update.ts';
import type { Effect } from '../../frame/store/effects.ts';
import type { Feature, FeatureStep, Input } from '../../frame/store/feature.ts';
import { ignoresKey } from '../../frame/store/guard.ts';
import { matchAppearance } from '../../frame/store/feature-context.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { LIST_START } from '../../frame/ui/list-state.ts';
import type { ListState } from '../../frame/ui/list-state.ts';
import type { Speech } from '../../frame/store/speech.ts';
import { EndScreen, endKey, endSpeech } from '../../match/end/end.tsx';
import type { EndState } from '../../match/end/end.tsx';
import { pressed } from '../../frame/theme/keys.ts';
import type { KeyPlace } from '../../frame/edge/keymap.ts';
import type { TableCommand } from '../../frame/theme/keys.ts';
import { momentKey, goOnFromMoment, timer, stateAfterTimer } from './running.ts';
import type { RunningState } from './running.ts';
import { isTwice } from './twice.ts';

/**
 * The state of the match screen, which shows the match's current picture: a hand-over, a moment, the table or the end.
 */
export interface MatchState extends RunningState {
  readonly screen: 'match';
  readonly play: PlayState;
  readonly handOver: HandOverState;
  readonly end: EndState;
  /** Whether the board is shown after the end of the match, instead of the result. */
  readonly lookingBack: boolean;
  /** What the coach shows in a lesson; `null`: the match is not a lesson. */
  readonly coached: CoachContent | null;
  /** The cursor at the end of a lesson. */
  readonly finished: ListState;
}

/** Opens the match screen; `null`: there is no match. */
export function openMatch(context: FeatureContext): FeatureStep<MatchState> | null {
  if (context.match === null) return null;
  const initialState: MatchState = {
    screen: 'match',
    play: startPlay(context.match),
    handOver: NOT_COVERED,
    moment: null,
    isPaused: false,
    end: { note: null },
    lookingBack: false,
    coached: null,
    finished: LIST_START,
  };
  return followChanges(initialState, context);
}

/** Updates all parts of the state after a change of the match. */
function followChanges(before: MatchState, outside: FeatureContext): FeatureStep<MatchState> {
  const { match } = outside;
  if (match === null) return { state: before };
  const { picture } = match;
  const state = { ...before, coached: currentCoachContent(before.coached, match) };
  const innerContext = contextBesidePanel(coachPanelOf(state, match, outside), outside);
  const seenMoment = picture.show === 'moment' ? picture.seen : null;
  const isNew = seenMoment !== null && seenMoment !== state.moment?.seen;
  const openedMoment = isNew ? openMoment(seenMoment, match.momentEvents, match, innerContext) : state.moment;
  // A moment that people paged to has already been animated, so it is shown complete.
  const moment =
    isNew && openedMoment !== null && state.isPaused ? (completedMoment(openedMoment) ?? openedMoment) : openedMoment;
  const nextPlay = followPlay(state.play, match, innerContext);
  const nextState = {
    ...state,
    play: nextPlay.state,
    handOver: followHandOver(state.handOver, match, innerContext),
    moment: seenMoment === null ? null : moment,
    lookingBack: state.lookingBack && match.outcome !== null,
  };
  return { state: nextState, effects: nextPlay.effects ?? [] };
}

/** The coach's panel around the match; `null` at the end of a lesson or a match. */
function coachPanelOf(state: MatchState, match: MatchNow, context: FeatureContext): CoachPanel | null {
  const matchPart = partOf(state, match);
  return matchPart === 'finished' || matchPart === 'end' ? null : coachPanel(state.coached, match, context);
}

/** The context with the part of the screen that remains beside the coach. */
function contextBesidePanel(around: CoachPanel | null, context: FeatureContext): FeatureContext {
  return around === null ? context : remainingArea(around, context);
}

/** The part of the match on the screen. */
export type MatchPart = 'covered' | 'moment' | 'since' | 'finished' | 'end' | 'table';

function partOf({ lookingBack }: MatchState, { picture, lesson }: MatchNow): MatchPart {
  if (picture.show === 'hand-over' || picture.show === 'cover') return 'covered';
  if (picture.show === 'moment') return 'moment';
  if (picture.show === 'since') return 'since';
  if (!picture.peek && lesson !== null && lesson.stage === null) return 'finished';
  return picture.over && !lookingBack ? 'end' : 'table';
}

/** Whether a key comes too soon for the covered screen. */
export function isCoveredAgainst({ handOver }: MatchState, key: string, context: FeatureContext): boolean {
  const picture = context.match === null ? null : coveredPicture(context.match);
  return picture !== null && isTooSoon(handOver, key, picture, context);
}

const COVER_EFFECT: Effect = { do: 'match', act: { act: 'cover' } };

function update(before: MatchState, input: Input, outside: FeatureContext): FeatureStep<MatchState> {
  const { match } = outside;
  if (match === null) return { state: before };
  // During an animation, any key shows its end at once.
  const isGesture = input.kind === 'key' || input.kind === 'mouse' || input.kind === 'pick';
  const state = isGesture && before.play.motion !== null ? { ...before, play: withoutMotion(before.play) } : before;
  const matchPart = partOf(state, match);
  const panel = coachPanelOf(state, match, outside);
  const innerContext = contextBesidePanel(panel, outside);
  if (input.kind === 'pass' && state.play.motion !== null)
    return { state: { ...state, play: withNextFrame(state.play) } };
  if (input.kind === 'pass') return stateAfterTimer(state, match);
  if (input.kind === 'report') return { state: { ...state, end: { note: input.note } } };
  if (matchPart === 'finished' && (input.kind === 'mouse' || input.kind === 'pick'))
    return finishedStep(state, input, match, innerContext);
  if (input.kind === 'key') return handleKey(state, matchPart, input, match, innerContext);
  if (input.kind === 'mouse') {
    const isDeaf = ignoresKey(innerContext.guard, null, innerContext.time, innerContext.preferences.settings.deaf);
    if (isDeaf && input.mouse.button === 'left') return { state };
    if (matchPart === 'moment') return input.mouse.button === 'left' ? goOnFromMoment(state, false) : { state };
    const panelMouse = { ...input.mouse, y: input.mouse.y - (panel?.lines ?? 0) };
    return matchPart === 'table'
      ? withNoteCleared(playStep(state, { kind: 'mouse', mouse: panelMouse }, match, innerContext), match)
      : { state };
  }
  const step = playStep(state, input, match, innerContext);
  return input.kind === 'pick' ? withNoteCleared(step, match) : step;
}

function handleKey(
  state: MatchState,
  part: MatchPart,
  input: Extract<Input, { kind: 'key' }>,
  match: MatchNow,
  context: FeatureContext,
): FeatureStep<MatchState> {
  const { key, isAhead = false } = input;
  const coveredContent = part === 'covered' ? coveredPicture(match) : null;
  if (coveredContent !== null) {
    const step = handOverKey(state.handOver, { key, isAhead }, coveredContent, context);
    return { ...step, state: { ...state, handOver: step.state } };
  }
  const isDeaf =
    input.isHeard !== true &&
    (isAhead || ignoresKey(context.guard, key, context.time, context.preferences.settings.deaf));
  if (part === 'finished') return isDeaf ? { state } : finishedStep(state, input, match, context);
  const isTyping = part === 'table' && state.play.asked?.finding === true;
  const keyPlace = part === 'table' ? keyPlaceOf(state.play.asked) : null;
  const { command } = pressed(context.appearance.keymap, key, { typing: isTyping, place: keyPlace });
  if (command === 'cover') return withNoteCleared({ state, effects: [COVER_EFFECT] }, match);
  // A late key meant for something else must not close a complete moment that waits for a key.
  if (part === 'moment')
    return isDeaf && isMomentWaiting(state, match)
      ? { state }
      : momentKey(state, command, match, context.preferences.settings.speed);
  if (isDeaf && (part !== 'table' || couldAnswer(command, key, keyPlace))) return { state };
  if (part === 'since') return goOnAfterMissed(state, command === 'watch', match);
  if (part === 'end') {
    const showsBoard = command === 'inspect' || command === 'next-pane';
    const endState = { ...state, end: { note: null }, lookingBack: showsBoard };
    return withNoteCleared({ state: endState, effects: showsBoard ? [] : endKey(command, match) }, match);
  }
  const isOver = match.picture.show === 'table' && match.picture.over;
  if (isOver && command === 'back') return { state: { ...state, lookingBack: false } };
  const step = playStep(state, input, match, context);
  return input.isHeard !== true && isTwice(state.play.asked, { key, command }, step.effects, context)
    ? { state }
    : withNoteCleared(step, match);
}

/** Whether the moment on the screen is complete and stays until a key is pressed. */
function isMomentWaiting({ moment }: MatchState, { picture }: MatchNow): boolean {
  return picture.show === 'moment' && picture.waits && moment !== null && !isBeingShown(moment);
}

/**
 * The commands that answer a question or undo an answer. `back` is one of them, because some questions have an answer
 * for it.
 */
const ANSWER_COMMANDS: ReadonlySet<TableCommand | null> = new Set([
  ...(['take', 'nth', 'done', 'back', 'more', 'less', 'undo', 'redo'] as const),
  ...(['lay-1', 'lay-2', 'lay-3', 'lay-4', 'lay-5', 'lay-6'] as const),
]);

/**
 * Whether a key could answer the question: options may have capitals as keys, and in a form the left and right arrows
 * count.
 */
function couldAnswer(command: TableCommand | null, key: string, place: KeyPlace | null): boolean {
  if (command === null) return /^[A-Z]$/.test(key);
  return ANSWER_COMMANDS.has(command) || (place === 'form' && (command === 'left' || command === 'right'));
}

/** Handles an input at the end of a lesson. */
function finishedStep(
  state: MatchState,
  input: Extract<Input, { kind: 'key' | 'mouse' | 'pick' }>,
  match: MatchNow,
  context: FeatureContext,
): FeatureStep<MatchState> {
  if (match.lesson === null) return { state };
  const step = finishedInput(state.finished, input, match.lesson, match, context);
  return { ...step, state: { ...state, finished: step.state } };
}

function playStep(state: MatchState, input: Input, match: MatchNow, context: FeatureContext): FeatureStep<MatchState> {
  const step = updatePlay(state.play, input, match, context);
  return { ...step, state: step.state === state.play ? state : { ...state, play: step.state } };
}

/**
 * Clears the note after an input on the table, where people could read it; on other screens the note stays. It is
 * cleared before the input adds a new note.
 */
function withNoteCleared(step: FeatureStep<MatchState>, { note, picture }: MatchNow): FeatureStep<MatchState> {
  if (note === null || picture.show !== 'table') return step;
  return { ...step, effects: [{ do: 'match', act: { act: 'clear-note' } }, ...(step.effects ?? [])] };
}

/** Goes on after the missed events were read, or shows their moments first. */
function goOnAfterMissed(state: MatchState, isWatched: boolean, { picture }: MatchNow): FeatureStep<MatchState> {
  const goOnEffect: Effect = { do: 'match', act: { act: 'go-on' } };
  if (!isWatched || picture.show !== 'since') return { state, effects: [goOnEffect] };
  const { missed } = picture;
  const missedRange = { from: missed[0]?.index ?? 0, to: (missed.at(-1)?.index ?? 0) + 1 };
  return { state, effects: [{ do: 'watch', range: missedRange, then: [goOnEffect] }] };
}

function MatchScreen({ state, at }: { readonly state: MatchState; readonly at: FeatureContext }): ReactNode {
  const { match } = at;
  if (match === null) return null;
  const panel = coachPanelOf(state, match, at);
  return (
    <CoachFrame panel={panel} at={at}>
      <Table state={state} match={match} at={contextBesidePanel(panel, at)} />
    </CoachFrame>
  );
}

interface TableProps {
  readonly state: MatchState;
  readonly match: MatchNow;
  readonly at: FeatureContext;
}

/** The match, in the part of the screen that remains beside the coach. */
function Table({ state, match, at }: TableProps): ReactNode {
  const coveredContent = coveredPicture(match);
  if (coveredContent !== null) return <HandOverScreen picture={coveredContent} match={match} at={at} />;
  if (state.moment !== null && match.picture.show === 'moment') {
    const { place, waits } = match.picture;
    const { moment, isPaused, play } = state;
    const watchProps = { again: false, waits, isPaused } as const;
    if (!isCard(moment, match)) return <MomentScreen {...{ moment, match, at, place, watching: watchProps }} />;
    const layout = layoutFor(match, at, null);
    const paneLooks = paneLooksBefore(play, moment.seen, match, at);
    const cardProps = { moment, place, waits, isPaused, turned: play, looks: paneLooks, layout, match, at };
    return isPage(moment) ? <PageScreen {...cardProps} /> : <OrderCard {...cardProps} />;
  }
  const matchPart = partOf(state, match);
  if (matchPart === 'finished' && match.lesson !== null) {
    return <FinishedScreen list={state.finished} now={match.lesson} match={match} at={at} />;
  }
  if (matchPart === 'end') return <EndScreen state={state.end} match={match} at={at} />;
  return <PlayScreen state={state.play} match={match} at={at} />;
}

function speech(state: MatchState, outside: FeatureContext): Speech {
  const { match } = outside;
  if (match === null) return { lines: [], choices: [] };
  const panel = coachPanelOf(state, match, outside);
  const table = tableSpeech({ state, match, at: contextBesidePanel(panel, outside) });
  return panel === null ? table : coachedSpeech(panel, table, matchAppearance(outside));
}

function tableSpeech({ state, match, at }: TableProps): Speech {
  const coveredContent = coveredPicture(match);
  if (coveredContent !== null) return handOverSpeech({ picture: coveredContent, match, at });
  if (state.moment !== null && match.picture.show === 'moment') {
    const { place, waits } = match.picture;
    const watchProps = { again: false, waits, isPaused: state.isPaused } as const;
    return momentSpeech({ moment: state.moment, match, at, place, watching: watchProps });
  }
  const matchPart = partOf(state, match);
  if (matchPart === 'finished' && match.lesson !== null) {
    return finishedSpeech({ list: state.finished, now: match.lesson, match, at });
  }
  return matchPart === 'end' ? endSpeech(state.end, match, at) : playSpeech(state.play, match, at);
}

/** The match: hand-overs, moments, the table and the end. */
export const matchFeature: Feature<MatchState> = {
  update,
  Screen: MatchScreen,
  speech,
  viewer: (_, at) => at.match?.viewer ?? 'spectator',
  keyPlace: state => keyPlaceOf(state.play.asked),
  takesAllKeys: state => state.play.asked?.finding ?? false,
  rule: (state, { match }) => {
    if (match !== null && match.lesson !== null && partOf(state, match) === 'finished') {
      return match.lesson.lesson.rules[0] ?? null;
    }
    return state.play.asked?.decision.rule ?? null;
  },
  follow: followChanges,
  previewsWanted: (state, outside) => {
    const { match } = outside;
    if (match === null) return [];
    return previewsWanted(state.play, match, contextBesidePanel(coachPanelOf(state, match, outside), outside));
  },
  timer: (state, at) => motionTimer(state.play, at) ?? timer(state, at),
};
