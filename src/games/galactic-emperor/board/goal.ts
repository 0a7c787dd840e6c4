import type { GoalPart } from '../../../boards/board.ts';
import type { PaneContext } from '../../../boards/pane.ts';
import { say } from '../text/say.ts';
import type { EmperorView } from '../view.ts';

/** How a match is won (GE-12), and what a round is (GE-3). */
export function goalParts(
  { pool }: EmperorView,
  { format }: Pick<PaneContext, 'names' | 'format'>,
): readonly GoalPart[] {
  return [
    { title: format(say('goal.win')), lines: [format(say('goal.points')), format(say('goal.tycoon'))] },
    {
      title: format(say('goal.end')),
      lines: [format(say('goal.end.pool', { count: pool })), format(say('goal.end.count'))],
    },
    { title: format(say('goal.turn')), lines: [format(say('goal.turn.roles'))] },
  ];
}
