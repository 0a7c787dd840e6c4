import { offer } from '../../../kernel/match/offer.ts';
import type { Reason } from '../../../kernel/match/offer.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { gather } from '../../../kernel/plain/gather.ts';
import { CHOOSER_DISCOUNT, TECHNOLOGY_IDS } from '../data/technologies.ts';
import type { TechnologyId } from '../data/technologies.ts';
import { boxOf } from '../state/board.ts';
import { ownerOf, publicSeat, seatState } from '../state/seats.ts';
import type { Emperor, EmperorState, Turn } from '../state/state.ts';
import type { ScienceSteps } from '../state/steps.ts';
import { say, technologyName } from '../text/say.ts';
import { technologyFace } from './options.ts';

type ScientistTurn = Extract<Turn, { role: 'scientist' }>;

interface Purchase {
  readonly technology: TechnologyId;
  /** Whether the purchase uses the chooser's discount. */
  readonly discounted: boolean;
}

/** The price of a technology in energy (GE-11.1), never below 0 (GE-11.2). */
function priceOf(state: EmperorState, { technology, discounted }: Purchase): number {
  return Math.max(0, boxOf(state).technologies[technology] - (discounted ? CHOOSER_DISCOUNT : 0));
}

/** GE-11.1, GE-11.2: asks a seat for a technology that is still on offer, or none. */
export function* buyTechnology(game: Emperor, { seat }: ScienceSteps['scientist.buy']): Rule {
  const { state } = game;
  if (state.turn?.role !== 'scientist' || state.turn.seat !== seat) {
    state.turn = { role: 'scientist', seat, announced: [], bought: 0, discounted: false };
  }
  const { turn } = state;
  const { options, blocked } = offerCards(state, turn);
  const purchase = yield* choose<Purchase | null>(
    game,
    seat,
    'scientist.buy',
    [...options, { id: 'pass', words: say('scientist.pass'), value: null }],
    {
      prompt: say('scientist.buy', { energy: publicSeat(state, seat).energy }),
      rule: 'GE-11.1',
      blocked,
      obvious: true,
    },
  );
  if (purchase === null) {
    game.tell?.({ words: say('scientist.passed', { seat: { seat } }), rule: 'GE-11.1' });
    return;
  }
  const { technology, discounted } = purchase;
  const price = priceOf(state, purchase);
  const owner = seatState(state, seat);
  owner.energy -= price;
  owner.technologies.push(technology);
  turn.bought += 1;
  turn.discounted ||= discounted;
  game.tell?.({
    words: say('scientist.bought', { seat: { seat }, technology: technologyName(technology), price }),
    rule: 'GE-11.1',
    refs: [`technology:${technology}`],
  });
  if (turn.bought < state.options.purchases) game.next('scientist.buy', { seat });
}

function offerCards(state: EmperorState, turn: ScientistTurn) {
  const { seat, bought, discounted } = turn;
  const mayDiscount = state.role?.chooser === seat && !discounted;
  // Only a seat that may buy several cards can have a reason to keep the discount for a later one.
  const discountChoices = mayDiscount && bought + 1 < state.options.purchases ? [true, false] : [mayDiscount];
  const purchases = gather(TECHNOLOGY_IDS, technology => discountChoices.map(way => ({ technology, discounted: way })));
  const purchaseAction = (purchase: Purchase) => (discountChoices.length > 1 && !purchase.discounted ? 'full' : 'buy');
  return offer(purchases, {
    id: purchase => `${purchaseAction(purchase)}:${purchase.technology}`,
    face: purchase => ({
      ...technologyFace(purchase.technology),
      words: say(purchase.discounted ? 'scientist.card-cheaper' : 'scientist.card', {
        technology: technologyName(purchase.technology),
        price: priceOf(state, purchase),
      }),
      details: { do: purchaseAction(purchase) },
    }),
    fault: purchase => purchaseFault(state, seat, purchase),
    why: reason => reason,
    value: purchase => purchase,
  });
}

function purchaseFault(state: EmperorState, seat: number, purchase: Purchase): Reason | null {
  const { technology } = purchase;
  const owner = ownerOf(state, technology);
  if (owner !== null) return { why: say('why.technology-owned', { seat: { seat: owner } }), rule: 'GE-11.1' };
  if (state.gone.includes(technology)) return { why: say('why.technology-gone'), rule: 'GE-11.3' };
  return publicSeat(state, seat).energy < priceOf(state, purchase)
    ? { why: say('why.no-energy', { price: priceOf(state, purchase) }), rule: 'GE-11.1' }
    : null;
}
