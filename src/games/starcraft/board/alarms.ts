import type { PaneContext } from '../../../boards/pane.ts';
import { nameOf } from '../../../boards/naming.ts';
import { say } from '../text/say.ts';
import type { StarCraftView } from '../view.ts';

/**
 * The seats that win by points or by their objective if nothing changes until the end of the round (SC-19.2, SC-19.3).
 */
export function alarms(view: StarCraftView, context: PaneContext): readonly string[] {
  if (view.outcome !== null) return [];
  return view.seats.flatMap(({ seat, conquestPoints, standing, eliminated }): string[] => {
    if (standing === null || eliminated) return [];
    const { pointsNeeded, pointsNext, teamFigures, objective, objectiveCounts } = standing;
    const name = nameOf(context, seat);
    const points = teamFigures?.points ?? conquestPoints;
    const byPoints = pointsNeeded !== null && points + pointsNext >= pointsNeeded;
    if (byPoints)
      return [context.format(say('alarm.points', { name, points, next: pointsNext, needed: pointsNeeded }))];
    const byObjective = objectiveCounts && objective.have >= objective.need;
    return byObjective ? [context.format(say('alarm.objective', { name }))] : [];
  });
}
