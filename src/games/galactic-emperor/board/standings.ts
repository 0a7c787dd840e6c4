import type { PaneContext } from '../../../boards/pane.ts';
import type { Standing } from '../../../boards/board.ts';
import { planetsOf } from '../state/board.ts';
import { tokenReserve } from '../state/pieces.ts';
import { say } from '../text/say.ts';
import type { EmperorView } from '../view.ts';

/**
 * The public standings (GE-13.1). With open points: each seat's points and what the next Regent would add. Otherwise:
 * its planets and its remaining tokens, because the game ends with a seat's last token (GE-12.1).
 */
export function standings(view: EmperorView, { format }: PaneContext): readonly Standing[] {
  const areScoresOpen = view.seats.every(({ points }) => points !== null);
  return view.seats.map(({ points, out }, side): Standing => {
    if (out) return { side, has: '-', against: '-', soon: '' };
    const planetCount = planetsOf(view, side);
    if (areScoresOpen && points !== null) {
      return {
        side,
        has: String(points),
        against: format(say('standing.points', { count: points })),
        soon: view.outcome === null ? format(say('standing.regent', { count: planetCount })) : '',
      };
    }
    const tokensLeft = format(say('standing.tokens', { count: tokenReserve(view, side) }));
    return {
      side,
      has: String(planetCount),
      against: format(say('standing.planets', { count: planetCount })),
      soon: tokensLeft,
    };
  });
}
