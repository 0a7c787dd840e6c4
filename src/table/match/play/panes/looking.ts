import type { Ref } from '../../../../kernel/words/message.ts';
import { paneSize } from '../../board/layout.ts';
import { logLines, maxScrollBack } from '../../board/log-pane.ts';
import {
  besideMain,
  isLegendShown,
  broughtToFront,
  LOG_PANE,
  pannedLook,
  PAN_DIRECTIONS,
  scrolledLog,
  withNeighbourPane,
  withLegend,
  paneTurnOf,
  ZOOM_WAYS,
  zoomedLook,
} from '../../board/turning.ts';
import type { Direction } from '../../board/turning.ts';
import type { MatchNow } from '../../../../session/running/match-now.ts';
import { notifyEffect } from '../../../frame/store/effects.ts';
import type { Effect } from '../../../frame/store/effects.ts';
import { matchAppearance } from '../../../frame/store/feature-context.ts';
import type { FeatureContext } from '../../../frame/store/feature-context.ts';
import { say } from '../../../frame/text/say.ts';
import type { Pressed } from '../../../frame/theme/keys.ts';
import { focusOf } from '../question/asked.ts';
import { cursorToBoard, cursorToPlaces } from './pointing.ts';
import { layoutFor, paneOf, panesFor, surveyOf } from './state.ts';
import type { PlayState, PlayStep } from './state.ts';

/**
 * Handles a key that only looks at something: it turns, scrolls and zooms panes or opens the inspector; `null`: another
 * key.
 */
export function lookingKey(
  state: PlayState,
  { command }: Pressed,
  match: MatchNow,
  context: FeatureContext,
): PlayStep | null {
  if (command === null) return null;
  if (command === 'inspect') return { state, effects: inspectEffects(state, inspectedRefs(state), match, context) };
  if (command === 'remark') return { state, effects: [noteEffect(state)] };
  if (command === 'legend') {
    const legendState = withLegend(state, match, panesFor(match, context));
    return legendState === null ? null : { state: legendState };
  }
  if (command === 'board') {
    const pointingState = cursorToPlaces(state, match, context) ?? cursorToBoard(state, match, context);
    return pointingState === null
      ? { state, effects: [notifyEffect(say('table.no-places'), 'warning')] }
      : { state: { ...pointingState, at: pointingState.at && { ...pointingState.at, moved: true } } };
  }
  const paneTurn = paneTurnOf(command);
  if (paneTurn === 'back' || paneTurn === 'forth')
    return scrolledState(state, paneTurn === 'back' ? 1 : -1, match, context);
  if (paneTurn !== null)
    return { state: withNeighbourPane(state, match, panesFor(match, context), paneTurn === 'next' ? 1 : -1) };
  const panDirection = PAN_DIRECTIONS[command];
  if (panDirection !== undefined) return withPanePanned(state, state.front, panDirection, match, context);
  const zoomWay = ZOOM_WAYS[command];
  return zoomWay === undefined ? null : withPaneZoomed(state, zoomWay, match, context);
}

/**
 * Handles Esc while a pane is in front only for reading: it leads back from the legend to the panes before it, and from
 * any other pane that hides that of the question to that one; `null`: another key, or no such pane.
 */
export function backFromReading(
  state: PlayState,
  { command }: Pressed,
  match: MatchNow,
  context: FeatureContext,
): PlayStep | null {
  const { asked, at, front } = state;
  const { picture, board, panes } = match;
  if (command !== 'back' || picture.show !== 'table') return null;
  // A search and a key that is typed by half are let go first.
  if (asked !== null && (asked.find !== null || asked.typed !== '')) return null;
  const layout = panesFor(match, context);
  const visiblePanes = layout.shape === 'tabs' ? [front] : [panes[0]?.id ?? '', besideMain(state, { panes }) ?? ''];
  if (isLegendShown(state, match, layout) && at?.pane !== board.legend) {
    const shownState = withLegend(state, match, layout);
    return shownState === null ? null : { state: shownState };
  }
  if (front !== LOG_PANE && (asked === null || picture.peek)) return null;
  const bestPane = asked === null ? null : board.paneFor({ ...asked.decision, focus: focusOf(asked) }, picture.view);
  const questionPane = at?.pane ?? bestPane ?? panes[0]?.id ?? LOG_PANE;
  if (front !== LOG_PANE && visiblePanes.includes(questionPane)) return null;
  return { state: broughtToFront(state, match, questionPane) };
}

/** Scrolls the log back (1) or forth (-1). */
function scrolledState(state: PlayState, by: 1 | -1, match: MatchNow, context: FeatureContext): PlayStep {
  const { shape, main, log } = layoutFor(match, context, state.asked);
  const logArea =
    shape === 'tabs' ? { ...main, width: main.width - 2 } : log && { width: log.width - 2, height: log.height - 2 };
  const isLogVisible = shape !== 'tabs' || state.front === LOG_PANE;
  const appearance = matchAppearance(context);
  const maxRowsBack =
    logArea === null || !isLogVisible ? 0 : maxScrollBack(logLines(match, appearance), logArea, appearance);
  const nextState = scrolledLog(state, maxRowsBack, by);
  return nextState.back === state.back
    ? { state: nextState }
    : { state: nextState, effects: [{ do: 'log-back', back: nextState.back }] };
}

/**
 * What to inspect: the place under the board's cursor, or else the subjects of the option under the list's cursor with
 * the rule of the question.
 */
function inspectedRefs({ asked, at }: PlayState): readonly Ref[] {
  const focusRefs = asked === null ? [] : focusOf(asked);
  if (at !== null && !focusRefs.includes(at.ref)) return [at.ref];
  return asked === null || focusRefs.length === 0 ? [] : [...focusRefs, `rule:${asked.decision.rule}`];
}

/**
 * The effect that opens a note on the place under the board's cursor, or else on a subject of the option under the
 * list's cursor.
 */
function noteEffect({ asked, at }: PlayState): Effect {
  const focusRefs = asked === null ? [] : focusOf(asked);
  const refs = at === null ? focusRefs : [at.ref, ...focusRefs];
  return { do: 'open', screen: { open: 'inspect', refs, around: [], writes: true } };
}

/** The effect that opens the inspector on `refs`, with everything on the pane in front around them. */
export function inspectEffects(
  state: PlayState,
  refs: readonly Ref[],
  match: MatchNow,
  context: FeatureContext,
): readonly Effect[] {
  const rule: readonly Ref[] = state.asked === null ? [] : [`rule:${state.asked.decision.rule}`];
  const survey =
    surveyOf(state, match, context, state.front) ?? surveyOf(state, match, context, match.panes[0]?.id ?? '');
  const things = survey?.things.map(({ ref }) => ref) ?? [];
  return [{ do: 'open', screen: { open: 'inspect', refs, around: [...things, ...rule] } }];
}

/** Scrolls a pane, or the log if the pane can't be scrolled. */
function withPanePanned(
  state: PlayState,
  pane: string,
  direction: Direction,
  match: MatchNow,
  context: FeatureContext,
): PlayStep {
  const survey = surveyOf(state, match, context, pane);
  if (survey !== null) {
    const size = paneSize(panesFor(match, context), match, pane);
    const paneLook = pannedLook(state.looks[pane] ?? {}, survey, size, direction);
    return { state: { ...state, looks: { ...state.looks, [pane]: paneLook } } };
  }
  if (direction !== 'up' && direction !== 'down') return { state };
  return scrolledState(state, direction === 'up' ? 1 : -1, match, context);
}

/** Zooms the pane in front or, if it has no zoom, the main pane. */
export function withPaneZoomed(
  state: PlayState,
  zoomWay: 'in' | 'out' | 'fit',
  match: MatchNow,
  context: FeatureContext,
): PlayStep {
  for (const pane of [state.front, match.panes[0]?.id ?? '']) {
    const survey = surveyOf(state, match, context, pane);
    const paneLook = survey === null ? null : zoomedLook(survey, zoomWay);
    if (paneLook === null) continue;
    const nextState = { ...state, looks: { ...state.looks, [pane]: paneLook } };
    const zoomLevels = surveyOf(nextState, match, context, pane)?.zooms;
    const messageParams = { pane: paneOf(match, pane)?.title ?? '', zoom: zoomLevels?.titles[zoomLevels.shown] ?? '' };
    return { state: nextState, effects: [notifyEffect(say('table.zoom', messageParams), 'good')] };
  }
  return { state };
}
