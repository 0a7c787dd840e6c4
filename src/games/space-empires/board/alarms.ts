import type { PaneContext } from '../../../boards/pane.ts';
import { distance } from '../state/board.ts';
import { isCombatCapable } from '../state/pieces.ts';
import { fightTogether } from '../state/seats.ts';
import { hexName, say, sideWords } from '../text/say.ts';
import type { EmpiresView } from '../view.ts';

/**
 * Warnings about homeworlds in danger: enemy counters are there, or adjacent, so that even the slowest could arrive in
 * its next turn. The fall of a homeworld decides the match (SE-19.4). Counters known to be unarmed are ignored.
 */
export function alarms(view: EmpiresView, context: PaneContext): readonly string[] {
  if (view.outcome !== null || view.cycle === 0) return [];
  return [...view.seats.entries()].flatMap(([seat, { world, out }]): string[] => {
    if (out || world === null || view.hexes[world]?.colony?.owner !== seat) return [];
    const enemiesNear = view.pieces.filter(
      ({ at, owner, kind }) =>
        !fightTogether(view, owner, seat) &&
        (kind === null || isCombatCapable({ kind })) &&
        distance(view, at, world) <= 1,
    );
    const enemiesAtWorld = enemiesNear.filter(({ at }) => at === world);
    const sides = [...new Set((enemiesAtWorld.length > 0 ? enemiesAtWorld : enemiesNear).map(({ owner }) => owner))];
    if (sides.length === 0) return [];
    const sideNames = sides.map(side => context.format(sideWords(side))).join(', ');
    const alarmKey = enemiesAtWorld.length > 0 ? 'alarm.homeworld.attacked' : 'alarm.homeworld';
    return [
      context.format(say(alarmKey, { sides: sideNames, name: context.format(sideWords(seat)), hex: hexName(world) })),
    ];
  });
}
