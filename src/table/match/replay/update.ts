import type { Ref } from '../../../kernel/words/message.ts';
import { paneSize } from '../board/layout.ts';
import { logLines, maxScrollBack } from '../board/log-pane.ts';
import {
  LOG_PANE,
  pannedLook,
  PAN_DIRECTIONS,
  scrolledLog,
  withNeighbourPane,
  isLegendShown,
  withLegend,
  paneTurnOf,
  ZOOM_WAYS,
  zoomedLook,
} from '../board/turning.ts';
import type { ReplayAct, ReplayNow } from '../../../session/looking-back/replay-now.ts';
import type { Effect } from '../../frame/store/effects.ts';
import type { FeatureStep, Input } from '../../frame/store/feature.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { say } from '../../frame/text/say.ts';
import { say as sayWhy } from '../../../session/text/say.ts';
import { pressed } from '../../frame/theme/keys.ts';
import type { Pressed } from '../../frame/theme/keys.ts';
import { viewerDialog, jumpDialog } from './asks.ts';
import {
  contextAt,
  afterStep,
  canContinue,
  isAtEnd,
  withReplayShown,
  replayLayout,
  replayAppearance,
  surveyOf,
} from './state.ts';
import type { ReplayState } from './state.ts';

type ReplayStep = FeatureStep<ReplayState>;

/** The reducer of the replay. */
export function updateReplay(state: ReplayState, input: Input, context: FeatureContext): ReplayStep {
  const { shown } = state;
  const replayNow = shown.show === 'stop' ? shown.now : null;
  switch (input.kind) {
    case 'replay':
      return { state: withPicture(state, input, context) };
    case 'jumps':
      return {
        state,
        effects:
          replayNow === null ? [] : [{ do: 'open', screen: { open: 'ask', ask: jumpDialog(input.jumps, replayNow) } }],
      };
    case 'why':
      if (!input.isReason || replayNow === null) return { state: { ...state, note: input.words } };
      return { state: { ...state, note: null, reason: input.words } };
    case 'pass':
      return {
        state,
        effects: [replayEffect(replayNow === null ? { act: 'read-on' } : { act: 'step', step: state.step, by: 1 })],
      };
    case 'key': {
      const keyPress = pressed(context.appearance.keymap, input.key);
      if (replayNow !== null) return handleKey(state, keyPress, replayNow, context);
      const isLeavingReplay = keyPress.command === 'back' || keyPress.command === 'leave';
      return { state, effects: isLeavingReplay ? [{ do: 'close' }] : [] };
    }
    default:
      return { state };
  }
}

function replayEffect(act: ReplayAct): Effect {
  return { do: 'in-replay', act };
}

function withPicture(
  state: ReplayState,
  { shown, moved }: Extract<Input, { kind: 'replay' }>,
  context: FeatureContext,
) {
  if (state.shown.show === 'progress' || shown.show === 'progress') return withReplayShown(state, shown, context);
  const nextState = { ...state, shown };
  return moved ? afterStep(nextState, shown.now, context) : nextState;
}

function handleKey(before: ReplayState, press: Pressed, now: ReplayNow, context: FeatureContext): ReplayStep {
  const { command } = press;
  const state = { ...before, note: null, reason: null, plays: false };
  // Back or Enter first closes the reason, and does nothing else.
  if (before.reason !== null && (command === 'back' || command === 'take')) return { state };
  if (command === 'watch') return { state: { ...state, plays: !before.plays && !isAtEnd(now) } };
  // The legend is left for the panes before it.
  if (command === 'back' && !before.plays && isLegendShown(state, now, replayLayout(now, context)))
    return { state: withLegend(state, now, replayLayout(now, context)) ?? state };
  // While the replay plays, going back only stops it.
  if (command === 'back' || command === 'leave') return { state, effects: before.plays ? [] : [{ do: 'close' }] };
  if (command === 'cover') return { state, effects: coverEffects(now) };
  return (
    handleStepKey(state, press, now) ??
    handleTurnKey(state, press, now, context) ??
    handleScrollKey(state, press, now, context) ??
    handleOtherKey(state, press, now, context)
  );
}

/** The effects of covering the screen: a seat's own view is replaced by the spectator's. */
function coverEffects({ viewer }: ReplayNow): readonly Effect[] {
  return viewer === 'spectator' ? [] : [replayEffect({ act: 'see', viewer: 'spectator' })];
}

/** Handles a key that goes through the match; `null`: another key. */
function handleStepKey(state: ReplayState, { command }: Pressed, { steps }: ReplayNow): ReplayStep | null {
  const { step } = state;
  switch (command) {
    case 'left':
    case 'right':
      return { state, effects: [replayEffect({ act: 'step', step, by: command === 'left' ? -1 : 1 })] };
    case 'first':
      return { state, effects: [replayEffect({ act: 'go-to', at: 0 })] };
    case 'last':
      return { state, effects: [replayEffect({ act: 'go-to', at: 'last' })] };
    case 'up':
    case 'down': {
      const nextIndex = steps.indexOf(step) + (command === 'up' ? -1 : 1);
      return { state: { ...state, step: steps[Math.max(0, Math.min(steps.length - 1, nextIndex))] ?? step } };
    }
    default:
      return null;
  }
}

/** Handles a key that turns panes or scrolls the log; `null`: another key. */
function handleTurnKey(
  state: ReplayState,
  { command }: Pressed,
  now: ReplayNow,
  context: FeatureContext,
): ReplayStep | null {
  if (command === 'legend') {
    const legendState = withLegend(state, now, replayLayout(now, context));
    return legendState === null ? null : { state: legendState };
  }
  const paneTurn = paneTurnOf(command);
  if (paneTurn === null) return null;
  const layout = replayLayout(now, context);
  if (paneTurn === 'next' || paneTurn === 'previous') {
    const nextState = withNeighbourPane(state, now, layout, paneTurn === 'next' ? 1 : -1);
    return { state: nextState, effects: scrollEffects(state, nextState) };
  }
  const { shape, main, log } = layout;
  const logArea =
    shape === 'tabs' ? { ...main, width: main.width - 2 } : log && { width: log.width - 2, height: log.height - 2 };
  const isLogVisible = shape !== 'tabs' || state.front === LOG_PANE;
  const appearance = replayAppearance(now, context);
  const maxRowsBack =
    logArea === null || !isLogVisible ? 0 : maxScrollBack(logLines(now, appearance), logArea, appearance);
  const next = scrolledLog(state, maxRowsBack, paneTurn === 'back' ? 1 : -1);
  return { state: next, effects: scrollEffects(state, next) };
}

function scrollEffects(before: ReplayState, { back }: ReplayState): readonly Effect[] {
  return before.back === back ? [] : [replayEffect({ act: 'scroll', back })];
}

/** Handles a key that scrolls or zooms the pane in front; `null`: another key. */
function handleScrollKey(
  state: ReplayState,
  { command }: Pressed,
  now: ReplayNow,
  context: FeatureContext,
): ReplayStep | null {
  const panDirection = command === null ? undefined : PAN_DIRECTIONS[command];
  const zoomWay = command === null ? undefined : ZOOM_WAYS[command];
  if (panDirection === undefined && zoomWay === undefined) return null;
  const pane = state.front;
  const survey = surveyOf(state, now, context, pane);
  if (survey === null) return { state };
  const look = state.looks[pane] ?? {};
  const size = paneSize(replayLayout(now, context), now, pane);
  const nextLook =
    panDirection === undefined ? zoomWay && zoomedLook(survey, zoomWay) : pannedLook(look, survey, size, panDirection);
  return { state: nextLook ? { ...state, looks: { ...state.looks, [pane]: nextLook } } : state };
}

function handleOtherKey(state: ReplayState, { command }: Pressed, now: ReplayNow, context: FeatureContext): ReplayStep {
  switch (command) {
    case 'take':
      return { state, effects: [replayEffect({ act: 'find-jumps' })] };
    case 'inspect':
      return inspectResult(state, now, context);
    case 'hint':
      return { state: { ...state, note: sayWhy('why.looking') }, effects: [replayEffect({ act: 'why' })] };
    case 'peek':
      return { state, effects: [{ do: 'open', screen: { open: 'ask', ask: viewerDialog(now) } }] };
    case 'again': {
      if (!now.mayCopy) return { state };
      return canContinue(now)
        ? { state, effects: [replayEffect({ act: 'copy' })] }
        : { state: { ...state, note: say('replay.over') } };
    }
    case 'help':
    case 'keys':
      return { state, effects: [{ do: 'open', screen: { open: 'keys' } }] };
    default:
      return { state };
  }
}

/**
 * Inspects what the last event is about, with all things on the pane in front around it. If there is nothing to
 * inspect, a note says so.
 */
function inspectResult(state: ReplayState, now: ReplayNow, at: FeatureContext): ReplayStep {
  const { board, view, viewer, panes } = now;
  const context = contextAt(state, now, at, null);
  const frontPane = surveyOf(state, now, at, state.front) === null ? (panes[0]?.id ?? '') : state.front;
  const aroundRefs = surveyOf(state, now, at, frontPane)?.things.map(({ ref }) => ref) ?? [];
  const hasFacts = (ref: Ref): boolean => (board.inspect?.(view, ref, context) ?? null) !== null;
  if (![...context.focus, ...aroundRefs].some(hasFacts)) return { state: { ...state, note: say('inspect.nothing') } };
  const pastTarget = { board, view, viewer, context };
  return {
    state,
    effects: [{ do: 'open', screen: { open: 'inspect', refs: context.focus, around: aroundRefs, past: pastTarget } }],
  };
}
