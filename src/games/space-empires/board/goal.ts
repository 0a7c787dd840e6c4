import type { GoalPart } from '../../../boards/board.ts';
import type { PaneContext } from '../../../boards/pane.ts';
import { scenarioOf } from '../data/scenarios.ts';
import { say } from '../text/say.ts';
import type { TextKey } from '../text/en.ts';
import type { EmpiresView } from '../view.ts';

/** Texts on how the match is won (SE-19.4 to SE-19.7, SE-21.3, SE-25.2, SE-26.1), and on what a cycle is (SE-5). */
export function goal(view: EmpiresView, { format }: Pick<PaneContext, 'names' | 'format'>): readonly GoalPart[] {
  const { options } = view;
  return [
    {
      title: format(say('goal.win')),
      lines: [
        format(say(victoryTextKey(view))),
        ...(options.cycles === 0 ? [] : [format(say('goal.stopped', { cycles: options.cycles }))]),
      ],
    },
    {
      title: format(say('goal.turn')),
      lines: [format(say('goal.turn.turns')), format(say('goal.turn.economy'))],
    },
    { title: format(say('goal.begin')), lines: [format(say('goal.begin.colonies'))] },
  ];
}

function victoryTextKey({ options, seats }: EmpiresView): TextKey {
  const { solo } = scenarioOf(options);
  if (solo !== null) return solo === 'aliens' ? 'goal.aliens' : 'goal.machines';
  if (options.partners !== null) return 'goal.teams';
  return seats.length === 2 ? 'goal.duel' : `goal.${options.victory}`;
}
