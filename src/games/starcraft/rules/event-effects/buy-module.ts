import type { Reason } from '../../../../kernel/match/offer.ts';
import type { Seat } from '../../../../kernel/words/message.ts';
import type { EventKind } from '../../data/events.ts';
import { MODULES, MODULE_IDS } from '../../data/modules.ts';
import type { ModuleId } from '../../data/modules.ts';
import { RACES } from '../../data/races.ts';
import type { Purchase } from '../../state/orders.ts';
import { raceOf } from '../../state/seats.ts';
import { moduleSpacesLeft, moduleTokensLeft } from '../../state/sheet.ts';
import type { StarCraftState } from '../../state/state.ts';
import { say } from '../../text/say.ts';
import { takePurchase } from '../buying.ts';
import { buyOne, whyNothing } from './discounted.ts';
import type { DiscountedOffer } from './discounted.ts';
import type { EventEffect } from './effect.ts';
import { factsOf } from './facts-of.ts';

type ModulePurchase = Extract<Purchase, { readonly buy: 'module' }>;

/**
 * Air Defence Contract, Orbital Requisition: the owner buys a module at a discount. It needs neither order nor base
 * (SC-21.7.3).
 */
export function buysModule(event: EventKind): EventEffect {
  const { module, discount } = factsOf(event, 'build-module');
  const modules = module === 'any' ? MODULE_IDS : [module];
  return {
    whyNot: (state, seat) => whyNothing(state, seat, offers(state, seat, modules), discount),
    *execute(game, seat) {
      const purchase = yield* buyOne(game, seat, event, discount, offers(game.state, seat, modules));
      if (purchase !== null) takePurchase(game, seat, purchase);
    },
  };
}

function offers(state: StarCraftState, seat: Seat, modules: readonly ModuleId[]): DiscountedOffer<ModulePurchase>[] {
  return modules.map(module => ({
    id: `module:${module}`,
    what: say(`module.${module}`),
    refs: [`module:${module}`],
    purchase: { buy: 'module', module },
    cost: MODULES[module].cost,
    obstacle: moduleObstacle(state, seat, module),
  }));
}

/** The reason why the seat can't buy a module (SC-17.4, SC-22.3); `null` if it can. */
function moduleObstacle(state: StarCraftState, seat: Seat, module: ModuleId): Reason | null {
  const race = raceOf(state, seat);
  if (MODULES[module].tokens[race] === 0) {
    return { why: say('build.why.none-for-race', { module: say(`module.${module}`) }), rule: 'SC-22.3' };
  }
  if (moduleTokensLeft(state, seat, module) < 1) return { why: say('build.why.no-token'), rule: 'SC-17.4' };
  if (moduleSpacesLeft(state, seat) > 0) return null;
  return { why: say('build.why.no-space', { count: RACES[race].moduleSpaces }), rule: 'SC-17.4' };
}
