import type { PaneContext } from '../../../boards/pane.ts';
import { nameOf } from '../../../boards/naming.ts';
import { say } from '../text/say.ts';
import type { StarCraftView } from '../view.ts';

/**
 * The seats that win by points or by their objective if nothing changes until the end of the round (SC-19.2, SC-19.3).
 * Points are checked first, so those who win by them stand first.
 */
export function alarms(view: StarCraftView, context: PaneContext): readonly string[] {
  if (view.outcome !== null) return [];
  const byPoints: string[] = [];
  const byObjective: string[] = [];
  for (const { seat, conquestPoints, standing, eliminated } of view.seats) {
    if (standing === null || eliminated) continue;
    const { pointsNeeded, pointsNext, teamFigures, objective, objectiveCounts } = standing;
    const name = nameOf(context, seat);
    const points = teamFigures?.points ?? conquestPoints;
    if (pointsNeeded !== null && points + pointsNext >= pointsNeeded)
      byPoints.push(context.format(say('alarm.points', { name, points, next: pointsNext, needed: pointsNeeded })));
    else if (objectiveCounts && objective.have >= objective.need)
      byObjective.push(context.format(say('alarm.objective', { name })));
  }
  return [...byPoints, ...byObjective];
}
