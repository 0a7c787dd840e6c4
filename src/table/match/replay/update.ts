import type { Ref } from '../../../kernel/words/message.ts';
import { paneSize } from '../board/layout.ts';
import { logLines, maxScrollBack } from '../board/log-pane.ts';
import {
  LOG,
  panned,
  PAN_DIRECTIONS,
  scrolledLog,
  withNeighbourPane,
  withLegend,
  turningOf,
  ZOOM_WAYS,
  zoomed,
} from '../board/turning.ts';
import type { ReplayAct, ReplayNow } from '../../../session/looking-back/replay-now.ts';
import type { Effect } from '../../frame/store/effects.ts';
import type { FeatureStep, Input } from '../../frame/store/feature.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { say } from '../../frame/text/say.ts';
import { say as sayWhy } from '../../../session/text/say.ts';
import { pressed } from '../../frame/theme/keys.ts';
import type { Pressed } from '../../frame/theme/keys.ts';
import { eyesAsk, jumpAsk } from './asks.ts';
import { contextAt, afterStep, canContinue, isAtEnd, opened, replayLayout, replayLook, surveyOf } from './state.ts';
import type { ReplayState } from './state.ts';

type ReplayStep = FeatureStep<ReplayState>;

/** The reducer of the replay. */
export function updateReplay(state: ReplayState, input: Input, context: FeatureContext): ReplayStep {
  const { shown } = state;
  const now = shown.show === 'stop' ? shown.now : null;
  switch (input.kind) {
    case 'replay':
      return { state: withPicture(state, input, context) };
    case 'jumps':
      return {
        state,
        effects: now === null ? [] : [{ do: 'open', screen: { open: 'ask', ask: jumpAsk(input.jumps, now) } }],
      };
    case 'why':
      if (!input.isReason || now === null) return { state: { ...state, note: input.words } };
      return { state: { ...state, note: null, reason: input.words } };
    case 'pass':
      return {
        state,
        effects: [replayEffect(now === null ? { act: 'read-on' } : { act: 'step', step: state.step, by: 1 })],
      };
    case 'key': {
      const press = pressed(context.look.keymap, input.key);
      if (now !== null) return handleKey(state, press, now, context);
      const isLeft = press.command === 'back' || press.command === 'leave';
      return { state, effects: isLeft ? [{ do: 'close' }] : [] };
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
  if (state.shown.show === 'progress' || shown.show === 'progress') return opened(state, shown, context);
  const next = { ...state, shown };
  return moved ? afterStep(next, shown.now, context) : next;
}

function handleKey(before: ReplayState, press: Pressed, now: ReplayNow, context: FeatureContext): ReplayStep {
  const { command } = press;
  const state = { ...before, note: null, reason: null, plays: false };
  // Back or Enter first closes the reason, and does nothing else.
  if (before.reason !== null && (command === 'back' || command === 'take')) return { state };
  if (command === 'watch') return { state: { ...state, plays: !before.plays && !isAtEnd(now) } };
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
      const next = steps.indexOf(step) + (command === 'up' ? -1 : 1);
      return { state: { ...state, step: steps[Math.max(0, Math.min(steps.length - 1, next))] ?? step } };
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
    const legend = withLegend(state, now, replayLayout(now, context));
    return legend === null ? null : { state: legend };
  }
  const turn = turningOf(command);
  if (turn === null) return null;
  const layout = replayLayout(now, context);
  if (turn === 'next' || turn === 'previous') {
    const next = withNeighbourPane(state, now, layout, turn === 'next' ? 1 : -1);
    return { state: next, effects: scrollEffects(state, next) };
  }
  const { shape, main, log } = layout;
  const logArea =
    shape === 'tabs' ? { ...main, width: main.width - 2 } : log && { width: log.width - 2, height: log.height - 2 };
  const isVisible = shape !== 'tabs' || state.front === LOG;
  const maxBack = logArea === null || !isVisible ? 0 : maxScrollBack(logLines(now, replayLook(now, context)), logArea);
  const next = scrolledLog(state, maxBack, turn === 'back' ? 1 : -1);
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
  const pan = command === null ? undefined : PAN_DIRECTIONS[command];
  const zoom = command === null ? undefined : ZOOM_WAYS[command];
  if (pan === undefined && zoom === undefined) return null;
  const pane = state.front;
  const survey = surveyOf(state, now, context, pane);
  if (survey === null) return { state };
  const look = state.looks[pane] ?? {};
  const size = paneSize(replayLayout(now, context), now, pane);
  const next = pan === undefined ? zoom && zoomed(survey, zoom) : panned(look, survey, size, pan);
  return { state: next ? { ...state, looks: { ...state.looks, [pane]: next } } : state };
}

function handleOtherKey(state: ReplayState, { command }: Pressed, now: ReplayNow, context: FeatureContext): ReplayStep {
  switch (command) {
    case 'take':
      return { state, effects: [replayEffect({ act: 'find-jumps' })] };
    case 'inspect':
      return inspected(state, now, context);
    case 'hint':
      return { state: { ...state, note: sayWhy('why.looking') }, effects: [replayEffect({ act: 'why' })] };
    case 'peek':
      return { state, effects: [{ do: 'open', screen: { open: 'ask', ask: eyesAsk(now) } }] };
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
function inspected(state: ReplayState, now: ReplayNow, at: FeatureContext): ReplayStep {
  const { board, view, viewer, panes } = now;
  const context = contextAt(state, now, at, null);
  const frontPane = surveyOf(state, now, at, state.front) === null ? (panes[0]?.id ?? '') : state.front;
  const aroundRefs = surveyOf(state, now, at, frontPane)?.things.map(({ ref }) => ref) ?? [];
  const hasFacts = (ref: Ref): boolean => (board.inspect?.(view, ref, context) ?? null) !== null;
  if (![...context.focus, ...aroundRefs].some(hasFacts)) return { state: { ...state, note: say('inspect.nothing') } };
  const past = { board, view, viewer, context };
  return {
    state,
    effects: [{ do: 'open', screen: { open: 'inspect', refs: context.focus, around: aroundRefs, past } }],
  };
}
