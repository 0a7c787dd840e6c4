import type { Board } from '../../src/boards/board.ts';
import { previewer } from '../../src/kernel/history/preview.ts';
import type { Match } from '../../src/kernel/history/playable.ts';
import type { Ref, Viewer } from '../../src/kernel/words/message.ts';
import type { BoardPainting } from '../boards/painting.ts';

/**
 * All that a board shows a viewer of a match: its panes, its lines, who is winning, what comes of each option, and the
 * page of everything that can be looked at, of everything in the `box` too, wherever it lies.
 */
export function shownByBoard(
  board: Board,
  { contextOf, picture, survey }: BoardPainting,
  box: readonly Ref[],
  match: Match,
  viewer: Viewer,
): unknown {
  const view = match.view(viewer);
  const { decision } = match;
  const options =
    decision !== null && (decision.secrecy === 'open' || decision.seat === viewer) ? decision.options : [];
  const open = options.flatMap(({ refs = [] }) => refs);
  const looking = { seat: viewer === 'spectator' ? null : viewer, open };
  const context = contextOf(looking);
  const preview = previewer(match, viewer);
  const refs = new Set(box);
  const panes = board.panes(view).map(({ id }) => {
    for (const { ref } of survey(id, view, 98, 33, looking).things) refs.add(ref);
    return picture(id, view, 98, 33, looking);
  });
  return {
    panes,
    status: board.status(view, context),
    standings: board.standings?.(view, context) ?? null,
    final: board.finalTable(view, context),
    outlooks:
      decision === null ? [] : options.map(one => board.outlook?.(view, decision, one, context, preview) ?? null),
    pages: [...refs].map(ref => [ref, board.inspect?.(view, ref, context) ?? null]),
    // Beside the map, in the list of what one has, and in what moves.
    about: [...refs].map(ref => [ref, board.about?.(view, ref, context, options.length > 0 ? decision : null) ?? null]),
    holdings: looking.seat === null ? [] : (board.holdings?.(view, looking.seat, context) ?? []),
    places: [...(board.placesIn?.(view) ?? [])],
  };
}
