import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { GOODS, MARKET_DICE, MERCHANT_MARKS } from '../data/set-up.ts';
import type { Good } from '../data/set-up.ts';
import { boxOf, controlledBy, faceAt } from '../state/board.ts';
import { seatState } from '../state/seats.ts';
import type { ChapterRules, Emperor, PublicState } from '../state/state.ts';
import type { MerchantSteps } from '../state/steps.ts';
import { goodName, say } from '../text/say.ts';
import { rollDice } from './dice.ts';
import { stealByPirate } from './pirate.ts';
import { endTurn, askTradeAction } from './trade.ts';

/** The steps of the Merchant role: harvest, trade and supply (GE-6). */
export const merchantSteps: ChapterRules<MerchantSteps> = {
  'merchant.roll': rollMarket,
  'merchant.prices': setPrices,
  'merchant.harvest': harvestFood,
  'merchant.trade': askTradeAction,
  'merchant.pirate': stealByPirate,
  'merchant.end': endTurn,
};

/** GE-6.1: gives the chooser three marks and rolls the four market dice. */
function* rollMarket(game: Emperor, { seat }: MerchantSteps['merchant.roll']): Rule {
  const owner = seatState(game.state, seat);
  if (!owner.out) {
    owner.marks += MERCHANT_MARKS;
    game.tell?.({ words: say('merchant.marks', { seat: { seat }, marks: MERCHANT_MARKS }), rule: 'GE-6.1' });
  }
  const dice = Array.from({ length: MARKET_DICE }, () => ({ seat, of: 'market' as const, hitsOn: 0 }));
  yield* rollDice(game, dice, faces => {
    game.tell?.({ words: say('market.rolled', { seat: { seat }, faces }), rule: 'GE-6.1' });
  });
  game.next('merchant.prices', { seat });
}

/** GE-6.1, GE-6.4: asks which die is discarded, and sets the prices by the order of the three others. */
function* setPrices(game: Emperor, { seat }: MerchantSteps['merchant.prices']): Rule {
  const { state } = game;
  const faces = state.dice.map(({ face }) => face).sort((one, other) => one - other);
  const distinctFaces = faces.filter((face, at) => faces.indexOf(face) === at);
  const options = distinctFaces.map(face => ({
    id: `discard:${face}-pips`,
    details: { face },
    words: say('market.discard', { face, ...priceParams(pricesWithout(state, faces, face)) }),
    value: face,
  }));
  // If the chooser has given up, the highest die is discarded.
  const face = seatState(state, seat).out
    ? Math.max(...faces)
    : yield* choose(game, seat, 'market.discard', options, {
        prompt: say('market.ask'),
        rule: 'GE-6.1',
        obvious: true,
      });
  state.dice = [];
  state.prices = pricesWithout(state, faces, face);
  game.tell?.({
    words: say('market.prices', { seat: { seat }, face, ...priceParams(state.prices) }),
    rule: 'GE-6.1',
  });
}

/**
 * The prices if a die with a given face is discarded: the lowest other die sets the price of food, the highest that of
 * energy.
 */
export function pricesWithout(
  state: PublicState,
  faces: readonly number[],
  discardedFace: number,
): Record<Good, number> {
  const keptFaces = [...faces].sort((one, other) => one - other);
  keptFaces.splice(keptFaces.indexOf(discardedFace), 1);
  const { prices } = boxOf(state);
  const price = (good: Good): number => prices[good][(keptFaces[GOODS.indexOf(good)] ?? 1) - 1] ?? 1;
  return { food: price('food'), metal: price('metal'), energy: price('energy') };
}

function priceParams({ food, metal, energy }: Record<Good, number>) {
  return { food, metal, energy };
}

/** GE-6.2: gives a seat the food that is printed on all sectors that it controls. */
function* harvestFood(game: Emperor, { seat }: MerchantSteps['merchant.harvest']): Rule {
  const { state } = game;
  const foodTotal = controlledBy(state, seat).reduce((sum, space) => sum + (faceAt(state, space)?.food ?? 0), 0);
  state.turn = { role: 'merchant', seat, announced: [], food: foodTotal, pirated: false };
  game.tell?.({
    words: say('merchant.harvested', { seat: { seat }, count: foodTotal, good: goodName('food') }),
    rule: 'GE-6.2',
  });
  game.next('merchant.trade', {});
}
