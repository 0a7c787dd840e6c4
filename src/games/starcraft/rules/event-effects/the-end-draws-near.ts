import { offerPlain } from '../../../../kernel/match/offer.ts';
import { RuleFault } from '../../../../kernel/match/refusal.ts';
import { choose } from '../../../../kernel/match/rule.ts';
import type { Rule } from '../../../../kernel/match/rule.ts';
import type { Seat } from '../../../../kernel/words/message.ts';
import { EVENTS } from '../../data/events.ts';
import type { EventEffect as Effect } from '../../data/events.ts';
import { seatState } from '../../state/seats.ts';
import type { StarCraft, StarCraftState } from '../../state/state.ts';
import { say } from '../../text/say.ts';
import { drawCards } from '../cards.ts';
import { gainConquestPoints } from '../conquest-points.ts';
import type { EventEffect } from './effect.ts';

/** One of the two benefits of the card The End Draws Near. */
type Benefit = Extract<Effect, { readonly op: 'conquest-points' | 'draw-combat' }>;

/**
 * SC-21.4: the effect of The End Draws Near. The card can always be played. Its owner takes one benefit, however many
 * copies it played at once.
 */
export const theEndDrawsNear: EventEffect = { whyNot: () => null, execute: takeBenefit };

function* takeBenefit(game: StarCraft, seat: Seat): Rule {
  const { state } = game;
  const { options, blocked } = offerPlain(benefitsOf(), {
    id: ({ op }) => `benefit:${op}`,
    face: ({ op, amount }) => ({ words: say(`events.benefit.${op}`, { count: amount }) }),
    whyNot: benefit =>
      canTake(state, seat, benefit) ? null : { why: say('events.benefit.no-cards'), rule: 'SC-11.8' },
  });
  const benefit = yield* choose(game, seat, 'regrouping.benefit', options, {
    prompt: say('events.benefit.prompt', { seat: { seat } }),
    rule: 'SC-21.4',
    blocked,
  });
  if (benefit.op === 'conquest-points') gainConquestPoints(game, seat, benefit.amount, 'SC-21.4');
  else drawCards(game, seat, benefit.amount);
}

/** The benefits that the card The End Draws Near names. */
function benefitsOf(): Benefit[] {
  return EVENTS['the-end-draws-near'].effect.flatMap(effect =>
    effect.op === 'choice' ? effect.options.flat().map(benefitOfEffect) : [],
  );
}

function benefitOfEffect(effect: Effect): Benefit {
  if (effect.op === 'conquest-points' || effect.op === 'draw-combat') return effect;
  throw new RuleFault(`The End Draws Near knows no benefit ${effect.op}.`);
}

/** Combat cards can't be drawn if deck and discard pile are empty, which is public (SC-11.8). */
function canTake(state: StarCraftState, seat: Seat, { op }: Benefit): boolean {
  const { deck, discard } = seatState(state, seat);
  return op === 'conquest-points' || deck.length + discard.length > 0;
}
