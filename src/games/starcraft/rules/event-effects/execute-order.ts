import { offerPlain } from '../../../../kernel/match/offer.ts';
import type { Reason } from '../../../../kernel/match/offer.ts';
import { choose } from '../../../../kernel/match/rule.ts';
import type { Seat } from '../../../../kernel/words/message.ts';
import type { EventEffect as Facts, EventKind } from '../../data/events.ts';
import type { PlanetId } from '../../data/planets.ts';
import { baseOn } from '../../state/areas.ts';
import { newOrder } from '../../state/new-order.ts';
import { planetsForOrders } from '../../state/order-stacks.ts';
import { planetRefs } from '../../state/refs.ts';
import type { StarCraftState } from '../../state/state.ts';
import { planetName, say } from '../../text/say.ts';
import { beginOrder } from '../begin-order.ts';
import type { EventEffect } from './effect.ts';
import { factsOf } from './facts-of.ts';

type ExecuteOrder = Extract<Facts, { readonly op: 'execute-order' }>;

/**
 * Grand Offensive, Total Mobilisation: the owner executes an order at once, without a token (SC-21.7.7). Its steps are
 * put on the agenda before the step that ends the event.
 */
export function executesOrder(event: EventKind): EventEffect {
  const effectFacts = factsOf(event, 'execute-order');
  return {
    whyNot: (state, seat) =>
      planetsForOrder(state, seat, effectFacts).length > 0 ? null : noPlanetReason(effectFacts),
    *execute(game, seat) {
      const { state } = game;
      const openPlanets = planetsForOrder(state, seat, effectFacts);
      const otherPlanets = state.planets.map(({ planet }) => planet).filter(planet => !openPlanets.includes(planet));
      const { options, blocked } = offerPlain([...openPlanets, ...otherPlanets], {
        id: planet => `planet:${planet}`,
        face: planet => ({ words: planetName(planet), refs: planetRefs(planet) }),
        whyNot: planet => (openPlanets.includes(planet) ? null : noPlanetReason(effectFacts)),
      });
      const planet = yield* choose(game, seat, 'event.planet', options, {
        prompt: say(effectFacts.special ? 'events.order.prompt-special' : 'events.order.prompt', {
          order: say(`order.${effectFacts.order}`),
        }),
        rule: 'SC-21.7.7',
        blocked,
      });
      const { order, special } = effectFacts;
      state.order = newOrder(state, seat, planet, order, special);
      game.tell?.({
        words: say(special ? 'events.order-special' : 'events.order', {
          seat: { seat },
          order: say(`order.${order}`),
          planet: planetName(planet),
        }),
        refs: [`planet:${planet}`],
        rule: 'SC-21.7.7',
      });
      beginOrder(game, order);
    },
  };
}

function planetsForOrder(state: StarCraftState, seat: Seat, { where }: ExecuteOrder): PlanetId[] {
  if (where === 'planet-legal-for-orders') return planetsForOrders(state, seat);
  return state.planets.flatMap(({ planet }) => (baseOn(state, planet, seat) === null ? [] : [planet]));
}

function noPlanetReason({ where }: ExecuteOrder): Reason {
  return where === 'planet-legal-for-orders'
    ? { why: say('events.why.too-far'), rule: 'SC-5.2' }
    : { why: say('build.why.no-base'), rule: 'SC-21.7' };
}
