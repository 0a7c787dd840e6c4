import type { Answer } from '../../../../kernel/match/decision.ts';
import type { Spot } from '../../../../boards/pane.ts';
import type { Message, Ref } from '../../../../kernel/words/message.ts';
import type { Goal } from '../../../../boards/marching.ts';
import { inset } from '../../../../boards/drawing/grid.ts';
import type { Mouse } from '../../../frame/edge/mouse.ts';
import { paneSize } from '../../board/layout.ts';
import { logLines, maxScrollBack } from '../../board/log-pane.ts';
import { tabsOf } from '../../board/tabs.ts';
import type { TabRegion } from '../../board/tabs.ts';
import { besideMain, broughtToFront, LOG_PANE, pannedLook, scrolledLog } from '../../board/turning.ts';
import type { MatchNow } from '../../../../session/running/match-now.ts';
import { matchAppearance } from '../../../frame/store/feature-context.ts';
import type { FeatureContext } from '../../../frame/store/feature-context.ts';
import { goalAt } from './marching.ts';
import { takenRow, withRefusal } from '../question/asked-keys.ts';
import { shownRows } from '../question/rows.ts';
import { containsCell, hasNeighbours, placeUnder } from './places.ts';
import { cursorToList, placesOn, withCursorAtPlace, takePlace, withOption } from './pointing.ts';
import { optionUnder, questionPlaces } from '../question/question.tsx';
import { layoutFor, panesFor, surveyOf } from './state.ts';
import type { PlayState } from './state.ts';

/** The visible panes and the log, with their rectangles. */
function panesInSight(state: PlayState, match: MatchNow, context: FeatureContext): readonly TabRegion[] {
  const { shape, main, side, log } = layoutFor(match, context, state.asked);
  if (shape === 'tabs') return [{ id: state.front, rect: main }];
  const mainPane = match.panes[0];
  const sidePane = besideMain(state, match);
  return [
    ...(mainPane === undefined ? [] : [{ id: mainPane.id, rect: inset(main) }]),
    ...(side === null || sidePane === null ? [] : [{ id: sidePane, rect: inset(side) }]),
    ...(log === null ? [] : [{ id: LOG_PANE, rect: inset(log) }]),
  ];
}

/** The result of a click: the next state, the answer taken, and the effects. */
interface ClickResult {
  readonly state: PlayState;
  readonly answer: Answer | null;
  readonly inspected: readonly Ref[] | null;
  /** The goal to which the thing in question is sent; absent: none. */
  readonly goal?: Goal;
  /** Why the clicked row was not taken; absent: there was nothing to take. */
  readonly refused?: Message;
}

/**
 * Handles a mouse event. The wheel scrolls the pane under it. A click on an option or place moves the cursor there, and
 * a second click takes it. A click on a tab turns to that pane. The right button inspects.
 */
export function handleClick(state: PlayState, mouse: Mouse, match: MatchNow, context: FeatureContext): ClickResult {
  const { button, x, y } = mouse;
  const wheelStep = button === 'wheel-up' ? -1 : button === 'wheel-down' ? 1 : 0;
  const clickResult = (next: PlayState, answer: Answer | null = null): ClickResult => ({
    state: next,
    answer,
    inspected: null,
  });
  const { tabs } = panesFor(match, context);
  const clickedTab =
    tabs === null
      ? undefined
      : tabsOf(match, tabs, matchAppearance(context)).find(({ rect }) => containsCell(rect, x, y));
  if (clickedTab !== undefined)
    return clickResult(button === 'left' ? broughtToFront(state, match, clickedTab.id) : state);
  const pane = panesInSight(state, match, context).find(({ rect }) => containsCell(rect, x, y));
  if (pane === undefined) return clickOption(state, mouse, wheelStep, match, context);
  if (wheelStep !== 0) return clickResult(withWheelTurned(state, pane, wheelStep, match, context));
  const cell = { x: x - pane.rect.x, y: y - pane.rect.y };
  if (button === 'right') {
    const things = surveyOf(state, match, context, pane.id)?.things.map(thing => ({ ...thing, options: [] })) ?? [];
    const thing = placeUnder(things, cell.x, cell.y);
    return { state, answer: null, inspected: thing === null ? null : [thing.ref] };
  }
  if (button !== 'left' || pane.id === LOG_PANE) return clickResult(state);
  const place = placeUnder(placesOn(state, match, context, pane.id), cell.x, cell.y);
  const frontState = state.front === pane.id ? state : broughtToFront(state, match, pane.id);
  const goal = state.at?.moved === true && state.at.pane === pane.id ? goalAt(state.asked, state.at.ref) : null;
  if (place === null && goal !== null && isThingUnder(frontState, pane.id, cell, goal.ref, match, context))
    return { ...clickResult(frontState), goal };
  if (place === null) return clickResult(lookAtCell(frontState, pane.id, cell, match, context));
  if (state.at?.pane !== pane.id || state.at.ref !== place.ref)
    return clickResult(withCursorAtPlace(frontState, pane.id, place, true));
  // If only the question has put the cursor on this place, the first click does not take the place yet.
  if (state.asked?.isPut === false) return clickResult(withCursorAtPlace(frontState, pane.id, place, true));
  const takenResult = takePlace(frontState, place);
  return clickResult(takenResult.state, takenResult.answer);
}

/** Whether the thing with this address is on top in a cell. */
function isThingUnder(
  state: PlayState,
  pane: string,
  cell: Spot,
  ref: Ref,
  match: MatchNow,
  context: FeatureContext,
): boolean {
  const things = surveyOf(state, match, context, pane)?.things.map(thing => ({ ...thing, options: [] })) ?? [];
  return placeUnder(things, cell.x, cell.y)?.ref === ref;
}

/** Moves the cursor to a thing that can't be chosen, on maps whose things have neighbours. */
function lookAtCell(state: PlayState, pane: string, cell: Spot, match: MatchNow, context: FeatureContext): PlayState {
  const things = surveyOf(state, match, context, pane)?.things ?? [];
  const thing = placeUnder(
    things.map(({ ref, rect }) => ({ ref, rect, options: [] })),
    cell.x,
    cell.y,
  );
  return thing === null || state.asked === null || !hasNeighbours(things, thing.ref)
    ? state
    : withCursorAtPlace(state, pane, thing, true);
}

/** Handles the wheel over a pane: it scrolls the pane. Over the log it scrolls the log. */
function withWheelTurned(
  state: PlayState,
  { id, rect }: TabRegion,
  wheel: number,
  match: MatchNow,
  context: FeatureContext,
): PlayState {
  const survey = id === LOG_PANE ? null : surveyOf(state, match, context, id);
  if (survey === null) {
    const width = panesFor(match, context).shape === 'tabs' ? rect.width - 2 : rect.width;
    const appearance = matchAppearance(context);
    const maxRowsBack =
      id === LOG_PANE ? maxScrollBack(logLines(match, appearance), { width, height: rect.height }, appearance) : 0;
    return scrolledLog(state, maxRowsBack, wheel < 0 ? 1 : -1);
  }
  const size = paneSize(panesFor(match, context), match, id);
  const look = pannedLook(state.looks[id] ?? {}, survey, size, wheel < 0 ? 'up' : 'down');
  return { ...state, looks: { ...state.looks, [id]: look } };
}

function clickOption(
  state: PlayState,
  { button, x, y }: Mouse,
  wheel: number,
  match: MatchNow,
  context: FeatureContext,
): ClickResult {
  const nothingClicked = { state, answer: null, inspected: null };
  const { asked } = state;
  if (asked === null) return nothingClicked;
  const appearance = matchAppearance(context);
  const seatName = match.names[asked.decision.seat] ?? '';
  const { body } = questionPlaces(asked, seatName, layoutFor(match, context, asked).question, appearance);
  const row = optionUnder(asked, body, x, y, appearance);
  if (row === null || (wheel === 0 && button !== 'left')) return nothingClicked;
  const clickedRow = shownRows(asked)[wheel === 0 ? row : asked.list.cursor + wheel];
  if (clickedRow === undefined) return nothingClicked;
  const isSecondClick = wheel === 0 && state.at === null && asked.list.cursor === row && asked.isPut;
  const withoutBoardCursor = cursorToList(state);
  if (isSecondClick) {
    const takenResult = takenRow(clickedRow);
    if (takenResult.did === 'blocked') {
      const refusal = withRefusal(withoutBoardCursor.asked ?? asked, takenResult);
      return { ...nothingClicked, state: { ...withoutBoardCursor, asked: refusal.asked }, refused: refusal.words };
    }
    return { ...nothingClicked, state: withoutBoardCursor, answer: takenResult.answer };
  }
  return { state: withOption(withoutBoardCursor, clickedRow.option.id, true), answer: null, inspected: null };
}
