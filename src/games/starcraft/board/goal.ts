import type { GoalPart } from '../../../boards/board.ts';
import type { PaneContext } from '../../../boards/pane.ts';
import { nameOf } from '../../../boards/naming.ts';
import { FACTIONS } from '../data/factions.ts';
import { say } from '../text/say.ts';
import type { StarCraftView } from '../view.ts';

/** The text that explains how this match is won (SC-19, SC-23.1, SC-23.2), and what a round is (SC-4.1). */
export function goalParts(
  { seats, variant, teams }: StarCraftView,
  context: Pick<PaneContext, 'names' | 'format'>,
): readonly GoalPart[] {
  const { format } = context;
  const turn: GoalPart = {
    title: format(say('goal.turn')),
    lines: [format(say('goal.turn.planning')), format(say('goal.turn.execution')), format(say('goal.turn.regrouping'))],
  };
  if (variant === 'galactic-conquest')
    return [{ title: format(say('goal.win')), lines: [format(say('goal.last'))] }, turn];
  const points = seats.flatMap(({ seat, standing }) => {
    const pointsNeeded = standing?.pointsNeeded ?? null;
    return pointsNeeded === null ? [] : [{ name: nameOf(context, seat), needed: pointsNeeded }];
  });
  const [first] = points;
  const isSameForAll = points.every(({ needed }) => needed === first?.needed);
  const pointsGoalKey = teams === null ? 'goal.points' : 'goal.points.teams';
  const objectives = seats.flatMap(({ seat, faction }): string[] => {
    if (faction === null) return [];
    const objective = format(say(`faction.${faction}.objective`));
    const key = FACTIONS[faction].stage3Only ? 'goal.objective' : 'goal.objective.always';
    return [format(say(key, { name: nameOf(context, seat), faction: say(`faction.${faction}`), objective }))];
  });
  return [
    {
      title: format(say('goal.win')),
      lines: [
        ...(isSameForAll && first !== undefined ? [format(say(pointsGoalKey, first))] : []),
        ...(isSameForAll ? [] : points.map(one => format(say('goal.points.own', one)))),
        format(say('goal.last-too')),
        format(say('goal.deck')),
      ],
    },
    ...(objectives.length === 0 ? [] : [{ title: format(say('goal.objectives')), lines: objectives }]),
    turn,
  ];
}
