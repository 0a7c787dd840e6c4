import type { Ref } from '../../../../kernel/words/message.ts';
import { broughtToFront, followingCursor } from '../../board/turning.ts';
import type { MatchNow } from '../../../../session/running/match-now.ts';
import type { FeatureContext } from '../../../frame/store/feature-context.ts';
import { withCursorAtPlace, placesOn } from './pointing.ts';
import { thingAt } from './places.ts';
import { contextFor, surveyOf, tablePicture } from './state.ts';
import type { PlayState } from './state.ts';

/**
 * Points at the first place on the board whose name begins with a text, else at the first one whose name contains it;
 * the front pane is searched first. The place's pane comes to the front, with the place in its middle. `null`: no name
 * matches.
 */
export function goToNamed(state: PlayState, text: string, match: MatchNow, context: FeatureContext): PlayState | null {
  const searchText = text.trim().toLowerCase();
  const tableContent = tablePicture(match);
  if (searchText === '' || tableContent === null) return null;
  const paneContext = contextFor(state, match, context, null);
  const nameOf = (ref: Ref): string =>
    match.board.inspect?.(tableContent.view, ref, paneContext)?.title.toLowerCase() ?? '';
  const panes = [state.front, ...match.panes.map(({ id }) => id).filter(id => id !== state.front)];
  const places = panes.flatMap(pane =>
    (surveyOf(state, match, context, pane)?.things ?? []).map(({ ref }) => ({ pane, ref, name: nameOf(ref) })),
  );
  const foundPlace =
    places.find(({ name }) => name.startsWith(searchText)) ??
    places.find(({ name }) => name.includes(searchText)) ??
    null;
  if (foundPlace === null) return null;
  const { pane, ref } = foundPlace;
  const frontState = pane === state.front ? state : broughtToFront(state, match, pane);
  return { ...frontState, at: { pane, ref, moved: true }, looks: followingCursor(frontState.looks) };
}

/** Points at the place with an address, on the front pane if possible; `null`: no pane shows it. */
export function goToRef(state: PlayState, ref: Ref, match: MatchNow, context: FeatureContext): PlayState | null {
  const panes = [state.front, ...match.panes.map(({ id }) => id).filter(id => id !== state.front)];
  for (const pane of panes) {
    const things = surveyOf(state, match, context, pane)?.things ?? [];
    const place = things.some(thing => thing.ref === ref)
      ? thingAt(placesOn(state, match, context, pane), things, ref)
      : null;
    if (place === null) continue;
    const frontState = pane === state.front ? state : broughtToFront(state, match, pane);
    return withCursorAtPlace(frontState, pane, place, true);
  }
  return null;
}
