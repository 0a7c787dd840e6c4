import type { Board, PaneContext } from '../../games/board.ts';
import { TOLD } from '../beats.ts';
import type { Seen } from '../beats.ts';
import type { Look } from '../look.ts';
import { say } from '../say.ts';
import type { MomentState } from '../screens/moment.ts';
import type { Session } from '../session.ts';
import type { MomentPlayer } from './moments.ts';
import { savedText, unsavedText } from './table-state.ts';

/** Where a moment stands among those that are shown. */
export interface MomentPlace {
  readonly at: number;
  readonly of: number;
}

/** What a moment's pictures are painted with: lit is what was told last. */
export function contextFor(session: Session, seen: Seen | null, { glyphs, format }: Look): PaneContext {
  const focus = seen === null ? [] : (session.views.told(seen).at(-1)?.refs ?? []);
  const seat = seen === null || seen.viewer === 'spectator' ? null : seen.viewer;
  return { glyphs, format, names: session.names, focus, seat, watched: true };
}

/** Everything that the painter needs of a moment, in words. */
export function momentState(
  session: Session,
  board: Board,
  seen: Seen,
  { scene, view, builds }: MomentPlayer,
  place: MomentPlace | null,
  look: Look,
): MomentState {
  const { format } = look;
  const { unsaved } = session.saving;
  const context = contextFor(session, seen, look);
  const panes = board.panes(seen.view);
  const pane = panes.find(({ id }) => id === scene?.pane) ?? panes[0] ?? null;
  const again = place !== null;
  return {
    status: board.status(seen.view, context),
    saved: again ? format(say('moment.again')) : savedText(session.saving, look),
    warning: unsaved === null ? null : unsavedText(unsaved, look),
    pane,
    view,
    context,
    title: scene?.title ?? (seen.kind === TOLD ? format(say('moment.answer')) : ''),
    why: scene?.why ?? '',
    // What it comes to is not told before the picture is whole.
    told: builds ? [] : session.views.told(seen).map(({ words }) => format(words)),
    place: place === null ? null : format(say('moment.place', { at: place.at, of: place.of })),
    footer: [
      { commands: ['take'], label: format(say('key.go-on')) },
      ...(again ? [{ commands: ['left'] as const, label: format(say('key.once-more')) }] : []),
      { commands: ['back'], label: format(say('key.skip')) },
    ],
  };
}
