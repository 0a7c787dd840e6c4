import type { Option } from '../../../../kernel/match/decision.ts';
import { choose } from '../../../../kernel/match/rule.ts';
import type { Rule } from '../../../../kernel/match/rule.ts';
import type { Seat } from '../../../../kernel/words/message.ts';
import type { CardId } from '../../data/cards.ts';
import type { EventKind } from '../../data/events.ts';
import { TECHNOLOGIES } from '../../data/technologies.ts';
import type { TechnologyId } from '../../data/technologies.ts';
import type { Purchase } from '../../state/orders.ts';
import { raceOf } from '../../state/seats.ts';
import type { StarCraft, StarCraftState } from '../../state/state.ts';
import { cardName, say } from '../../text/say.ts';
import { differentCopies, tellBought } from '../research.ts';
import { copiesInDeck, takeCopyToHand, takeTechnology, technologiesOf } from '../technologies.ts';
import { buyOne, whyNothing } from './discounted.ts';
import type { DiscountedOffer } from './discounted.ts';
import type { EventEffect } from './effect.ts';
import { factsOf } from './facts-of.ts';

type TechnologyPurchase = Extract<Purchase, { readonly buy: 'technology' }>;

/**
 * Field Laboratory, Breakthrough: the owner buys a technology at a discount, without a base and without drawing cards.
 * Its copies are treated as in SC-11 steps 3 and 4. With Breakthrough the owner may put one copy for the Combat deck
 * into its hand.
 */
export function buysTechnology(event: EventKind): EventEffect {
  const { discount, oneCopyToHand } = factsOf(event, 'research');
  return {
    whyNot: (state, seat) => whyNothing(state, seat, offers(state, seat), discount),
    *execute(game, seat) {
      const purchase = yield* buyOne(game, seat, event, discount, offers(game.state, seat));
      if (purchase === null) return;
      const { technology } = purchase;
      tellBought(game, seat, technology);
      if (oneCopyToHand !== undefined && TECHNOLOGIES[technology].kind !== 'play-area') {
        yield* offerCopy(game, seat, technology);
      }
      takeTechnology(game, seat, technology);
    },
  };
}

function offers(state: StarCraftState, seat: Seat): DiscountedOffer<TechnologyPurchase>[] {
  return technologiesOf(raceOf(state, seat)).map(technology => {
    const count = copiesInDeck(state, seat, technology).length;
    return {
      id: `technology:${technology}`,
      what: say('events.technology', { technology: say(`technology.${technology}`), count }),
      refs: [`technology:${technology}`],
      purchase: { buy: 'technology', technology },
      cost: TECHNOLOGIES[technology].cost,
      obstacle: count > 0 ? null : { why: say('research.why.copies-out'), rule: 'SC-11.9' },
    };
  });
}

/** Asks the owner whether one copy goes to its hand, seen by all, or all copies go into the new deck. */
function* offerCopy(game: StarCraft, seat: Seat, technology: TechnologyId): Rule {
  const options: Option<CardId | null>[] = [
    { id: 'shuffle-all', words: say('events.copy.none'), value: null },
    ...differentCopies(copiesInDeck(game.state, seat, technology)).map((card): Option<CardId> => ({
      id: `hand:${card}`,
      words: say('research.special.hand', { card: cardName(card) }),
      refs: [`card:${card}`],
      value: card,
    })),
  ];
  const card = yield* choose(game, seat, 'event.copy', options, {
    prompt: say('events.copy.prompt'),
    rule: 'SC-21.7.1',
  });
  if (card !== null) takeCopyToHand(game, seat, card, 'SC-21.7');
}
