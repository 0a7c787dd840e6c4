import { drawableCards } from '../../state/placing.ts';
import { say } from '../../text/say.ts';
import { drawCards } from '../cards.ts';
import type { EventEffect } from './effect.ts';
import { factsOf } from './facts-of.ts';

const { amount } = factsOf('battle-reports', 'draw-combat');

/** Battle Reports: its owner draws Combat cards; the hand limit is checked only in step 9. */
export const battleReports: EventEffect = {
  whyNot: (state, seat) =>
    drawableCards(state, seat) > 0 ? null : { why: say('events.benefit.no-cards'), rule: 'SC-11.8' },
  *execute(game, seat) {
    drawCards(game, seat, amount);
  },
};
