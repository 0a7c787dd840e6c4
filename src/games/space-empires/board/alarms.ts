import type { PaneContext } from '../../../boards/pane.ts';
import { distance } from '../state/board.ts';
import { fightTogether } from '../state/seats.ts';
import { hexName, say, sideWords } from '../text/say.ts';
import type { EmpiresView } from '../view.ts';

/**
 * The homeworlds that enemy counters can reach in their next turn, at the slowest movement. The fall of a homeworld
 * decides the match (SE-19.4).
 */
export function alarms(view: EmpiresView, context: PaneContext): readonly string[] {
  if (view.outcome !== null || view.cycle === 0) return [];
  return [...view.seats.entries()].flatMap(([seat, { world, out }]): string[] => {
    if (out || world === null || view.hexes[world]?.colony?.owner !== seat) return [];
    const near = view.pieces.filter(
      ({ at, owner }) => !fightTogether(view, owner, seat) && distance(view, at, world) <= 1,
    );
    const sides = [...new Set(near.map(({ owner }) => owner))].map(side => context.format(sideWords(side)));
    return sides.length === 0
      ? []
      : [
          context.format(
            say('alarm.homeworld', {
              sides: sides.join(', '),
              name: context.format(sideWords(seat)),
              hex: hexName(world),
            }),
          ),
        ];
  });
}
