import type { GoalPart } from '../../../boards/board.ts';
import type { PaneContext } from '../../../boards/pane.ts';
import { nameOf } from '../../../boards/naming.ts';
import { FACTIONS } from '../data/factions.ts';
import { say } from '../text/say.ts';
import type { TheseusView } from '../view.ts';

const WOUNDS_KEYS = {
  duel: 'goal.wounds',
  'free-for-all': 'goal.life',
  teams: 'goal.wounds.teams',
} as const;

/**
 * The page before the first turn: how this match is won (TH-1.1, TH-17, TH-18.5, TH-19.6), and what a turn is (TH-5).
 */
export function goal(
  { seats, options }: TheseusView,
  context: Pick<PaneContext, 'names' | 'format'>,
): readonly GoalPart[] {
  const { format } = context;
  const collectors = seats
    .filter(({ faction }) => faction !== null && FACTIONS[faction].collectsData)
    .map(({ seat }) => nameOf(context, seat));
  return [
    {
      title: format(say('goal.win')),
      lines: [
        format(say(WOUNDS_KEYS[options.mode])),
        ...(collectors.length === 0 ? [] : [format(say('goal.data', { names: collectors.join(', ') }))]),
        format(say('goal.countdown')),
      ],
    },
    { title: format(say('goal.turn')), lines: [format(say('goal.turn.move')), format(say('goal.turn.card'))] },
  ];
}
