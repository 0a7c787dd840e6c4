import type { PaneContext } from '../../../boards/pane.ts';
import { nameOf } from '../../../boards/naming.ts';
import { say } from '../text/say.ts';
import type { StarCraftView } from '../view.ts';
import { pointsToCome } from './standings.ts';

/**
 * The seats that win at the end of the round if nothing changes: those with the most points among the seats with
 * enough. If there are none, the seats that win by their objective (SC-19.2, SC-19.3).
 */
export function alarms(view: StarCraftView, context: PaneContext): readonly string[] {
  if (view.outcome !== null) return [];
  const pointAlarms: { readonly total: number; readonly words: string }[] = [];
  const objectiveAlarms: string[] = [];
  for (const { seat, conquestPoints, standing, eliminated } of view.seats) {
    if (standing === null || eliminated) continue;
    const { pointsNeeded: needed, teamFigures, objective, objectiveCounts } = standing;
    const pointsNextRound = pointsToCome(view, seat);
    const name = nameOf(context, seat);
    const points = teamFigures?.points ?? conquestPoints;
    if (needed !== null && points + pointsNextRound >= needed)
      pointAlarms.push({
        total: points + pointsNextRound,
        words: context.format(say('alarm.points', { name, points, next: pointsNextRound, needed })),
      });
    else if (objectiveCounts && objective.have >= objective.need)
      objectiveAlarms.push(context.format(say('alarm.objective', { name })));
  }
  const mostPoints = Math.max(...pointAlarms.map(({ total }) => total));
  return pointAlarms.length > 0
    ? pointAlarms.filter(({ total }) => total === mostPoints).map(({ words }) => words)
    : objectiveAlarms;
}
