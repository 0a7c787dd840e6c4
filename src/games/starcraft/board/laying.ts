import type { LayingOf } from '../../../boards/deeds.ts';
import { knownNameIn } from '../../../kernel/words/message.ts';
import { ORDER_KINDS } from '../data/factions.ts';
import type { OrderKind } from '../data/factions.ts';
import { PLANET_IDS, PLANETS } from '../data/planets.ts';
import type { PlanetId } from '../data/planets.ts';
import { joined, MUTED, span } from '../../../boards/drawing/lines.ts';
import { say } from '../text/say.ts';
import type { StarCraftView } from '../view.ts';
import { tokenSpans } from './naming.ts';

function orderChoice(order: OrderKind, special: boolean): LayingOf<StarCraftView>['things'][number] {
  return { id: `${special ? 'special' : 'order'}:${order}`, label: say(`board.lay.${order}`) };
}

/**
 * How orders are placed on the map: the player chooses a planet, and a key places an order on its stack (SC-5.2,
 * SC-5.3).
 */
export const orderTokenPlacing: LayingOf<StarCraftView> = {
  place: 'planning.planet',
  what: 'planning.token',
  things: [
    ...ORDER_KINDS.map(order => orderChoice(order, false)),
    ...ORDER_KINDS.map(order => orderChoice(order, true)),
  ],
  // The cursor starts at a planet with own units or bases, where nearly all orders are placed.
  start: ({ areas }, { seat, options }) => {
    const hasOwnArea = (planet: PlanetId): boolean => PLANETS[planet].areas.some(area => areas[area]?.holder === seat);
    const ownPlanets = PLANET_IDS.filter(hasOwnArea);
    return options.find(({ subject }) => knownNameIn(subject, 'planet', ownPlanets) !== null)?.id ?? null;
  },
  pile: (view, { subject }, context) => {
    const planet = knownNameIn(subject, 'planet', PLANET_IDS);
    const tokens = planet === null ? [] : (view.stacks[planet] ?? []);
    if (tokens.length === 0) return [];
    const tokensFromTop = tokens.toReversed().map(token => tokenSpans(context, token));
    return [span(`${context.format(say('board.pile'))} `, MUTED), ...joined(tokensFromTop, `, `)];
  },
};
