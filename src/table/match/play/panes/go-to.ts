import type { Ref } from '../../../../kernel/words/message.ts';
import { brought, following } from '../../board/turning.ts';
import type { MatchNow } from '../../../../session/running/match-now.ts';
import type { FeatureContext } from '../../../frame/store/feature-context.ts';
import { pointedAt, placesOn } from './pointing.ts';
import { thingAt } from './places.ts';
import { contextFor, surveyOf, tablePicture } from './state.ts';
import type { PlayState } from './state.ts';

/**
 * Points at the first place on the board whose name begins with a text, else at the first one whose name contains it;
 * the front pane is searched first. The place's pane comes to the front, with the place in its middle. `null`: no name
 * matches.
 */
export function wentTo(state: PlayState, text: string, match: MatchNow, at: FeatureContext): PlayState | null {
  const wanted = text.trim().toLowerCase();
  const picture = tablePicture(match);
  if (wanted === '' || picture === null) return null;
  const context = contextFor(state, match, at, null);
  const nameOf = (ref: Ref): string => match.board.inspect?.(picture.view, ref, context)?.title.toLowerCase() ?? '';
  const panes = [state.front, ...match.panes.map(({ id }) => id).filter(id => id !== state.front)];
  const places = panes.flatMap(pane =>
    (surveyOf(state, match, at, pane)?.things ?? []).map(({ ref }) => ({ pane, ref, name: nameOf(ref) })),
  );
  const found =
    places.find(({ name }) => name.startsWith(wanted)) ?? places.find(({ name }) => name.includes(wanted)) ?? null;
  if (found === null) return null;
  const { pane, ref } = found;
  const front = pane === state.front ? state : brought(state, match, pane);
  return { ...front, at: { pane, ref, moved: true }, looks: following(front.looks) };
}

/** Points at the place with an address, on the front pane if possible; `null`: no pane shows it. */
export function broughtTo(state: PlayState, ref: Ref, match: MatchNow, at: FeatureContext): PlayState | null {
  const panes = [state.front, ...match.panes.map(({ id }) => id).filter(id => id !== state.front)];
  for (const pane of panes) {
    const things = surveyOf(state, match, at, pane)?.things ?? [];
    const place = things.some(thing => thing.ref === ref)
      ? thingAt(placesOn(state, match, at, pane), things, ref)
      : null;
    if (place === null) continue;
    const front = pane === state.front ? state : brought(state, match, pane);
    return pointedAt(front, pane, place, true);
  }
  return null;
}
