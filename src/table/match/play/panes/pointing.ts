import type { Way } from '../../../../boards/board.ts';
import type { Answer } from '../../../../kernel/match/decision.ts';
import type { Ref, Seat } from '../../../../kernel/words/message.ts';
import { LIST_START } from '../../../frame/ui/list-state.ts';
import { brought, following, steady } from '../../board/turning.ts';
import type { MatchNow } from '../../../../session/running/match-now.ts';
import type { Situation } from '../../../frame/store/situation.ts';
import { focusOf } from '../question/asked.ts';
import { optionsShown, rowsShown } from '../question/rows.ts';
import { placeAt, placeBeside, placesOf } from './places.ts';
import type { Place } from './places.ts';
import { surveyOf } from './state.ts';
import type { PlayState } from './state.ts';

/** What pointing came to: another state, and the answer that was taken. */
interface Pointed {
  readonly state: PlayState;
  readonly answer: Answer | null;
}

/** The places of a pane at which something can be chosen. */
export function placesOn(state: PlayState, match: MatchNow, at: Situation, pane: string): readonly Place[] {
  const rows = state.asked === null ? [] : rowsShown(state.asked);
  // What can't be taken any more is no place to choose.
  const options = rows.filter(({ takes }) => takes !== null).map(({ option }) => option);
  const survey = surveyOf(state, match, at, pane);
  return survey === null ? [] : placesOf(survey.things, options);
}

/** Points at a place: the panes follow it, and the list's cursor stands on its first option. `isPut`: a person has put it there. */
export function pointedAt(state: PlayState, pane: string, place: Place, isPut: boolean): PlayState {
  const pointed = { ...state, at: { pane, ref: place.ref }, looks: following(state.looks) };
  return withOption(pointed, place.options[0], isPut);
}

/** The list's cursor on an option that is shown. */
export function withOption(state: PlayState, id: string | undefined, isPut: boolean): PlayState {
  const { asked } = state;
  if (asked === null || id === undefined) return state;
  const cursor = optionsShown(asked).findIndex(option => option.id === id);
  return cursor < 0 ? state : { ...state, asked: { ...asked, list: { ...asked.list, cursor }, isPut } };
}

/** Takes the only option of a place; several are left in the list to choose from. */
export function takenAt(state: PlayState, { options, ref }: Place): Pointed {
  const [only, ...others] = options;
  if (only === undefined) return { state, answer: null };
  if (others.length === 0) return { state, answer: only };
  const { asked } = state;
  return {
    state: { ...state, at: null, asked: asked && { ...asked, only: ref, list: LIST_START, isPut: false } },
    answer: null,
  };
}

/** Points at the place of the cursor's option, else at the first one; the first pane that has any comes to the front. */
export function toBoard(state: PlayState, match: MatchNow, at: Situation): PlayState | null {
  const focus = state.asked === null ? [] : focusOf(state.asked);
  const others = match.panes.map(({ id }) => id).filter(id => id !== state.front);
  for (const pane of [state.front, ...others]) {
    const places = placesOn(state, match, at, pane);
    const start = places.findLast(({ ref }) => focus.includes(ref)) ?? places[0];
    if (start === undefined) continue;
    const front = pane === state.front ? state : brought(state, match, pane);
    const isSame = focus.includes(start.ref) && state.asked?.isPut === true;
    return pointedAt(front, pane, start, isSame);
  }
  return null;
}

/** From the place that is pointed at to the next one that way; `null`: there is none. */
export function stepped(
  state: PlayState,
  places: readonly Place[],
  from: Place,
  way: Way,
  match: MatchNow,
  at: Situation,
): PlayState | null {
  const pane = state.at?.pane ?? '';
  const next = placeBeside(places, from, way, surveyOf(state, match, at, pane)?.things ?? []);
  return next === null ? null : pointedAt(state, pane, next, true);
}

/** The list has the cursor again. */
export function letGo(state: PlayState): PlayState {
  return { ...state, at: null, looks: following(state.looks) };
}

/** Before something else is asked: maps stay where they are for the same seat. Nobody else is shown where that seat looked. */
export function steadied(state: PlayState, match: MatchNow, at: Situation, seat: Seat): PlayState {
  const isSame = state.lately?.decision.seat === seat;
  const shown = { ...state, asked: state.lately };
  const surveys = isSame ? match.panes.map(({ id }) => [id, surveyOf(shown, match, at, id)] as const) : [];
  return { ...state, looks: steady(state.looks, Object.fromEntries(surveys)) };
}

/** Something else is asked: the place that was pointed at, if it is still one, else the first one of that pane. */
export function stillPointing(state: PlayState, match: MatchNow, at: Situation): PlayState {
  const followed = { ...state, looks: following(state.looks) };
  if (state.at === null) return followed;
  const { pane, ref }: { pane: string; ref: Ref } = state.at;
  const places = placesOn(followed, match, at, pane);
  const place = placeAt(places, ref) ?? places[0];
  return place === undefined ? { ...followed, at: null } : pointedAt(followed, pane, place, false);
}
