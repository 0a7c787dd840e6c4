import { emperorBoard } from '../../../../src/games/galactic-emperor/board/index.ts';
import { TECHNOLOGY_IDS } from '../../../../src/games/galactic-emperor/data/technologies.ts';
import { TILE_IDS } from '../../../../src/games/galactic-emperor/data/tiles.ts';
import { previewer } from '../../../../src/kernel/history/preview.ts';
import type { Match } from '../../../../src/kernel/history/playable.ts';
import type { Ref, Viewer } from '../../../../src/kernel/words/message.ts';
import { contextOf, picture, survey } from '../board/painting.ts';

/**
 * All that the board shows a viewer of a match: its panes, its lines, who is winning, what comes of each option, and the page of everything
 * that can be looked at, every tile and technology of the box too, wherever it lies.
 */
export function shownTo(match: Match, viewer: Viewer): unknown {
  const view = match.view(viewer);
  const { decision } = match;
  const options =
    decision !== null && (decision.secrecy === 'open' || decision.seat === viewer) ? decision.options : [];
  const open = options.flatMap(({ refs = [] }) => refs);
  const looking = { seat: viewer === 'spectator' ? null : viewer, open };
  const context = contextOf(looking);
  const preview = previewer(match, viewer);
  const refs = new Set<Ref>([
    ...TILE_IDS.map((tile): Ref => `tile:${tile}`),
    ...TECHNOLOGY_IDS.map((technology): Ref => `technology:${technology}`),
  ]);
  const panes = emperorBoard.panes(view).map(({ id }) => {
    for (const { ref } of survey(id, view, 98, 33, looking).things) refs.add(ref);
    return picture(id, view, 98, 33, looking);
  });
  return {
    panes,
    status: emperorBoard.status(view, context),
    standings: emperorBoard.standings?.(view, context) ?? null,
    final: emperorBoard.finalTable(view, context),
    outlooks:
      decision === null
        ? []
        : options.map(one => emperorBoard.outlook?.(view, decision, one, context, preview) ?? null),
    pages: [...refs].map(ref => [ref, emperorBoard.inspect?.(view, ref, context) ?? null]),
  };
}
