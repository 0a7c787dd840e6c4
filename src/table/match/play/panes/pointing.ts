import type { PointingKey } from '../../../../boards/pane.ts';
import { isEndOfRow, goesBack } from '../../../../kernel/match/decision.ts';
import type { Answer } from '../../../../kernel/match/decision.ts';
import type { Seat } from '../../../../kernel/words/message.ts';
import { LIST_START } from '../../../frame/ui/list-state.ts';
import { broughtToFront, followingCursor, withWindowsKept } from '../../board/turning.ts';
import type { MatchNow } from '../../../../session/running/match-now.ts';
import type { FeatureContext } from '../../../frame/store/feature-context.ts';
import { focusOf } from '../question/asked.ts';
import { shownOptions, shownRows } from '../question/rows.ts';
import { hasNeighbours, neighbourOf, placeAt, placeBeside, placesOf, thingAt } from './places.ts';
import type { Place } from './places.ts';
import { surveyOf } from './state.ts';
import type { PlayState } from './state.ts';

/** The result of pointing: the next state, and the answer taken. */
interface PointedResult {
  readonly state: PlayState;
  readonly answer: Answer | null;
}

/** The places of a pane at which an option can be chosen. */
export function placesOn(state: PlayState, match: MatchNow, context: FeatureContext, pane: string): readonly Place[] {
  const rows = state.asked === null ? [] : shownRows(state.asked);
  // Blocked options have no place to choose.
  const options = rows.filter(({ takes }) => takes !== null).map(({ option }) => option);
  const survey = surveyOf(state, match, context, pane);
  return survey === null ? [] : placesOf(survey.things, options);
}

/**
 * Moves the board's cursor to a place. The panes follow it, and the list's cursor moves to the place's first option.
 * `isPutByPerson`: a person has moved the cursor. If nothing can be chosen there, the list shows no cursor.
 */
export function withCursorAtPlace(state: PlayState, pane: string, place: Place, isPutByPerson: boolean): PlayState {
  const isMoved = isPutByPerson || state.at?.moved === true;
  const cursorPlace = {
    pane,
    ref: place.ref,
    ...(state.at?.asked && { asked: state.at.asked }),
    ...(isMoved && { moved: true as const }),
  };
  const withCursorAt = { ...state, at: cursorPlace, looks: followingCursor(state.looks) };
  const [first] = place.options;
  if (first !== undefined) return withOption(withCursorAt, first, isPutByPerson);
  return {
    ...withCursorAt,
    at: { ...cursorPlace, away: true as const },
    asked: withCursorAt.asked && { ...withCursorAt.asked, isPut: false },
  };
}

/**
 * The thing under the board's cursor, even if nothing can be chosen there; `null`: the cursor is in the list, or the
 * pane no longer shows the thing.
 */
export function pointedThing(state: PlayState, match: MatchNow, context: FeatureContext): Place | null {
  if (state.at === null) return null;
  const { pane, ref } = state.at;
  return thingAt(placesOn(state, match, context, pane), surveyOf(state, match, context, pane)?.things ?? [], ref);
}

/**
 * Moves the cursor to the board if the question is about places: most options have a place of their own on the
 * question's pane, and these places have neighbours. Options that end the series or go back do not count. `null`: the
 * question is not about places.
 */
export function cursorToPlaces(state: PlayState, match: MatchNow, context: FeatureContext): PlayState | null {
  const { asked } = state;
  if (asked?.order !== null || asked.laying !== null || match.picture.show !== 'table') return null;
  const pane = match.board.paneFor(asked.decision, match.picture.view) ?? match.panes[0]?.id ?? '';
  const places = placesOn(state, match, context, pane);
  const rows = shownRows(asked).filter(({ option }) => !isEndOfRow(option) && !goesBack(option));
  const things = surveyOf(state, match, context, pane)?.things ?? [];
  const ownPlaces = places.filter(({ ref, options }) => options.length === 1 && hasNeighbours(things, ref));
  if (ownPlaces.length < 2 || ownPlaces.length * 2 <= rows.length) return null;
  const focusRefs = focusOf(asked);
  // Options may also name the thing that goes to the place, so the focus can contain more than places.
  const firstPlace = ownPlaces.find(({ ref }) => focusRefs.includes(ref)) ?? ownPlaces[0];
  if (firstPlace === undefined) return null;
  const frontState = pane === state.front ? state : broughtToFront(state, match, pane);
  const withBoardCursor = { ...frontState, at: { pane, ref: firstPlace.ref, asked: true as const } };
  return withCursorAtPlace(withBoardCursor, pane, firstPlace, asked.isPut && focusRefs.includes(firstPlace.ref));
}

/** Moves the list's cursor to an option, if it is visible. */
export function withOption(state: PlayState, id: string | undefined, isPut: boolean): PlayState {
  const { asked } = state;
  if (asked === null || id === undefined) return state;
  const cursor = shownOptions(asked).findIndex(option => option.id === id);
  return cursor < 0 ? state : { ...state, asked: { ...asked, list: { ...asked.list, cursor }, isPut } };
}

/** Takes the only option of a place. If there are several, the list shows only these. */
export function takePlace(state: PlayState, { options, ref }: Place): PointedResult {
  const [only, ...others] = options;
  if (only === undefined) return { state, answer: null };
  if (others.length === 0) return { state, answer: only };
  const { asked } = state;
  return {
    state: { ...state, at: null, asked: asked && { ...asked, only: ref, list: LIST_START, isPut: false } },
    answer: null,
  };
}

/**
 * Moves the cursor to the board: to the place of the option under the list's cursor, or else to the first place. The
 * first pane with any place comes to the front. `null`: no pane has one.
 */
export function cursorToBoard(state: PlayState, match: MatchNow, context: FeatureContext): PlayState | null {
  const focusRefs = state.asked === null ? [] : focusOf(state.asked);
  const otherPanes = match.panes.map(({ id }) => id).filter(id => id !== state.front);
  for (const pane of [state.front, ...otherPanes]) {
    const places = placesOn(state, match, context, pane);
    const firstPlace = places.findLast(({ ref }) => focusRefs.includes(ref)) ?? places[0];
    if (firstPlace === undefined) continue;
    const frontState = pane === state.front ? state : broughtToFront(state, match, pane);
    const isOnFirstPlace = focusRefs.includes(firstPlace.ref) && state.asked?.isPut === true;
    return withCursorAtPlace(frontState, pane, firstPlace, isOnFirstPlace);
  }
  return null;
}

/** Moves the board's cursor to the next place in a direction; `null`: there is none. */
export function moveBoardCursor(
  state: PlayState,
  places: readonly Place[],
  currentPlace: Place,
  direction: PointingKey,
  match: MatchNow,
  context: FeatureContext,
): PlayState | null {
  const pane = state.at?.pane ?? '';
  const things = surveyOf(state, match, context, pane)?.things ?? [];
  const nextPlace =
    neighbourOf(places, things, currentPlace, direction) ?? placeBeside(places, currentPlace, direction, things);
  return nextPlace === null ? null : withCursorAtPlace(state, pane, nextPlace, true);
}

/** Returns the cursor from the board to the list. */
export function cursorToList(state: PlayState): PlayState {
  return { ...state, at: null, looks: followingCursor(state.looks) };
}

/**
 * Called before another question: for the same seat, all panes keep their windows. Another seat must not see where this
 * one looked.
 */
export function withSteadyPanes(state: PlayState, match: MatchNow, context: FeatureContext, seat: Seat): PlayState {
  const isSameSeat = state.lastAsked?.decision.seat === seat;
  const withLastQuestion = { ...state, asked: state.lastAsked };
  const surveys = isSameSeat
    ? match.panes.map(({ id }) => [id, surveyOf(withLastQuestion, match, context, id)] as const)
    : [];
  return { ...state, looks: withWindowsKept(state.looks, Object.fromEntries(surveys)) };
}

/**
 * Called for another question: keeps the board's cursor on its place if that can still be chosen; else moves it to the
 * first place of the pane.
 */
export function withCursorKept(state: PlayState, match: MatchNow, context: FeatureContext): PlayState {
  const followingState = { ...state, looks: followingCursor(state.looks) };
  if (state.at === null) return followingState;
  const { pane, ref } = state.at;
  const places = placesOn(followingState, match, context, pane);
  const place = placeAt(places, ref) ?? places[0];
  // No person has moved the cursor since the new question.
  const withoutMove = { ...followingState, at: { pane, ref } };
  return place === undefined ? { ...followingState, at: null } : withCursorAtPlace(withoutMove, pane, place, false);
}
