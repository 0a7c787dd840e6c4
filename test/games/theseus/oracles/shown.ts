import { theseusBoard } from '../../../../src/games/theseus/board/index.ts';
import { CARD_IDS } from '../../../../src/games/theseus/data/cards.ts';
import { previewer } from '../../../../src/kernel/history/preview.ts';
import type { Match } from '../../../../src/kernel/history/playable.ts';
import type { Ref, Viewer } from '../../../../src/kernel/words/message.ts';
import { contextOf, picture, survey } from '../board/painting.ts';

/**
 * All that the board shows a viewer of a match: its panes, its lines, what comes of each option, and the page of everything that can be
 * looked at, every card of the box too, wherever it lies.
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
  const refs = new Set<Ref>(CARD_IDS.map((card): Ref => `card:${card}`));
  const panes = theseusBoard.panes(view).map(({ id }) => {
    for (const { ref } of survey(id, view, 98, 33, looking).things) refs.add(ref);
    return picture(id, view, 98, 33, looking);
  });
  return {
    panes,
    status: theseusBoard.status(view, context),
    final: theseusBoard.finalTable(view, context),
    outlooks:
      decision === null
        ? []
        : options.map(one => theseusBoard.outlook?.(view, decision, one, context, preview) ?? null),
    pages: [...refs].map(ref => [ref, theseusBoard.inspect?.(view, ref, context) ?? null]),
  };
}
