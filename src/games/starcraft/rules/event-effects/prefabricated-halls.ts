import type { Seat } from '../../../../kernel/words/message.ts';
import { BUILDINGS } from '../../data/buildings.ts';
import type { Purchase } from '../../state/orders.ts';
import { raceOf } from '../../state/seats.ts';
import { buildingsOf, nextLevel } from '../../state/sheet.ts';
import type { StarCraftState } from '../../state/state.ts';
import { say } from '../../text/say.ts';
import { takePurchase } from '../buying.ts';
import { buyOne, whyNothing } from './discounted.ts';
import type { DiscountedOffer } from './discounted.ts';
import type { EventEffect } from './effect.ts';
import { factsOf } from './facts-of.ts';

type BuildingPurchase = Extract<Purchase, { readonly buy: 'building' }>;

const { discount } = factsOf('prefabricated-halls', 'build-building');

/** Prefabricated Halls: the owner buys a new building, or the next level of one, at a discount (SC-17.2, SC-21.7.3). */
export const prefabricatedHalls: EventEffect = {
  whyNot: (state, seat) => whyNothing(state, seat, offers(state, seat), discount),
  *execute(game, seat) {
    const purchase = yield* buyOne(game, seat, 'prefabricated-halls', discount, offers(game.state, seat));
    if (purchase !== null) takePurchase(game, seat, purchase);
  },
};

function offers(state: StarCraftState, seat: Seat): DiscountedOffer<BuildingPurchase>[] {
  return buildingsOf(raceOf(state, seat)).map(building => {
    const next = nextLevel(state, seat, building);
    const level = next?.level ?? BUILDINGS[building].levels.length;
    return {
      id: `building:${building}`,
      what: say('building.level', { building: say(`building.${building}`), level }),
      refs: [`building:${building}`],
      purchase: { buy: 'building', building },
      cost: next?.cost ?? { minerals: 0, gas: 0 },
      obstacle: next === null ? { why: say('build.why.highest'), rule: 'SC-17.2' } : null,
    };
  });
}
