import type { Ref } from '../../../../kernel/words/message.ts';
import { brought, following } from '../../board/turning.ts';
import type { MatchNow } from '../../../../session/running/match-now.ts';
import type { FeatureContext } from '../../../frame/store/feature-context.ts';
import { contextFor, surveyOf, tablePicture } from './state.ts';
import type { PlayState } from './state.ts';

/**
 * Points at the first place on the board whose name begins with a text, else at the first one whose name has it
 * somewhere, on the pane in front before all others; that pane comes to the front with the place in its middle. `null`:
 * no place is called so.
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
