import type { EventKind } from '../../data/events.ts';
import { hasPoints } from '../../state/standing.ts';
import { say } from '../../text/say.ts';
import { gainConquestPoints } from '../conquest-points.ts';
import type { EventEffect } from './effect.ts';
import { factsOf } from './facts-of.ts';

/**
 * Propaganda Victory, Decisive Triumph: the owner gains conquest points. They count for a normal victory from the next
 * step 6 on (ruling steps-of-regrouping).
 */
export function gainsPoints(event: EventKind): EventEffect {
  const { amount } = factsOf(event, 'conquest-points');
  return {
    whyNot: state => (hasPoints(state) ? null : { why: say('conquest.why.points'), rule: 'SC-23.1.5' }),
    *execute(game, seat) {
      gainConquestPoints(game, seat, amount, 'SC-21.7');
    },
  };
}
