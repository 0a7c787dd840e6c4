import { knownNameIn } from '../../../kernel/words/message.ts';
import { numberIn } from '../../../kernel/match/decision.ts';
import { BUILDING_IDS } from '../data/buildings.ts';
import { EVENT_CARDS, EVENT_KINDS } from '../data/events.ts';
import type { EventKind } from '../data/events.ts';
import { AREAS } from '../data/planets.ts';
import { TECHNOLOGY_IDS } from '../data/technologies.ts';
import { UNIT_TYPES } from '../data/units.ts';
import { armyWeights, leastUsefulCard } from '../view/card-worth.ts';
import { technologyWorth } from './cards.ts';
import { bestMoves } from './moves.ts';
import { purseOf } from './purse.ts';
import { farEnd, hasBase, hasUnit, isEnemySpot, sketchOf } from './sketch.ts';
import type { Spot } from './sketch.ts';
import { powerOf, worthOf, worthOfAll } from './strength.ts';
import { best, bestOffer, firstAbout } from './turn.ts';
import type { BotTurn, Strategy } from './turn.ts';
import { aimsOf, bestSpotFor } from './worth.ts';

/** How much the bot wants each kind of event. It never plays other kinds, because they could do harm. */
const EVENT_SCORES: Readonly<Partial<Record<EventKind, number>>> = {
  'decisive-triumph': 20,
  'propaganda-victory': 14,
  'total-mobilisation': 15,
  'grand-offensive': 13,
  reinforcements: 12,
  'elite-reserves': 11,
  'collapse-of-order': 10,
  'war-economy': 9,
  'extra-hands': 8,
  'fresh-recruits': 7.5,
  breakthrough: 7,
  'orbital-requisition': 6.5,
  'prefabricated-halls': 6,
  'precision-strike': 6,
  'battle-reports': 5,
  'perfect-intelligence': 5,
  overrun: 4.8,
  'new-deposits': 4.5,
  'supply-run': 4,
  'flawless-defense-plan': 4,
  'sudden-ambush': 3.5,
  'veteran-staff': 3,
  'field-laboratory': 3,
  'scorched-world': 2,
  'strip-mining': 2,
  'convoy-raid': 2,
  'sabotaged-refinery': 1.5,
  'air-defence-contract': 1,
};

/** SC-21.2: the bot plays the event that it wants most. */
export const event: Strategy = turn => {
  const cards = turn.me.own?.events ?? [];
  const found = bestOffer(
    turn,
    cards,
    card => `event:${card}`,
    card => EVENT_SCORES[EVENT_CARDS[card].event] ?? (EVENT_CARDS[card].event === 'the-end-draws-near' ? 0 : null),
  );
  return found ?? (turn.has('none') ? 'none' : null);
};

/** SC-21.4: the bot takes points rather than cards. */
export const benefit: Strategy = turn =>
  turn.has('benefit:conquest-points') ? 'benefit:conquest-points' : (turn.decision.options[0]?.id ?? null);

/** The kind of event that a question is about; `null` if the question names none. */
function askedEvent({ decision }: BotTurn): EventKind | null {
  return knownNameIn(decision.subject, 'event', EVENT_KINDS);
}

/** The bot chooses an area in which an event places units, changes a resource or destroys a unit. */
export const area: Strategy = turn => {
  const { view, seat, me } = turn;
  const sketch = sketchOf(view, seat);
  const spots = [...sketch.spots.values()].flat().filter(spot => turn.has(`area:${spot.area}`));
  switch (askedEvent(turn)) {
    case 'sabotaged-refinery':
    case 'strip-mining':
      return areaIdOf(best(spots, spot => depletionGain(turn, spot)));
    case 'precision-strike':
      return areaIdOf(best(spots, ({ units }) => worthOfAll(units) / (units.length + 1)));
    case 'new-deposits':
      return areaIdOf(best(spots, spot => AREAS[spot.area].amount));
    default: {
      const unit = best(me.unlockedUnits, worthOf) ?? 'marine';
      return areaIdOf(bestSpotFor(sketch, aimsOf(view, sketch), spots, unit));
    }
  }
};

function areaIdOf(spot: Spot | null): string | null {
  return spot === null ? null : `area:${spot.area}`;
}

/** The loss of other seats if an area is depleted, minus the bot's own loss. */
function depletionGain({ view, seat }: BotTurn, { area: id }: Spot): number {
  const owner = view.seats.findIndex(({ resourceCards }) => resourceCards.some(card => card.area === id));
  const { amount } = AREAS[id];
  return owner < 0 ? 0 : owner === seat ? -amount : amount;
}

/** The bot chooses the planet where an order is worth most, or where other seats lose most. */
export const planet: Strategy = turn => {
  const { view, seat } = turn;
  const sketch = sketchOf(view, seat);
  const aims = aimsOf(view, sketch);
  if (askedEvent(turn) === 'scorched-world') {
    return bestOffer(
      turn,
      sketch.planets,
      id => `planet:${id}`,
      id => (sketch.spots.get(id) ?? []).reduce((sum, spot) => sum + depletionGain(turn, spot), 0),
    );
  }
  return bestOffer(
    turn,
    sketch.planets,
    id => `planet:${id}`,
    id => bestMoves(sketch, aims, id, false).gain + (hasBase(sketch, id, seat) ? 0.1 : 0),
  );
};

/** The bot chooses a useful purchase at a discount, or none. */
export const purchase: Strategy = turn => {
  const army = armyWeights(turn.view, turn.me);
  const technology = bestOffer(
    turn,
    TECHNOLOGY_IDS,
    id => `technology:${id}`,
    id => {
      const worth = technologyWorth(army, id) + 1.5;
      return worth > 0.5 ? worth : null;
    },
  );
  const modules = ['supply', 'research-development', 'air-support'];
  const module = modules.find(id => turn.has(`module:${id}`));
  const building = bestOffer(
    turn,
    BUILDING_IDS,
    id => `building:${id}`,
    id => 3 - (turn.me.buildings[id] ?? 0),
  );
  return technology ?? (module === undefined ? null : `module:${module}`) ?? building ?? 'none';
};

/** SC-7.6: the bot uses a discount for the resource that it has less of. */
export const price: Strategy = turn => {
  const { gas, minerals } = purseOf(turn.me);
  const scarce = gas < minerals ? 'gas' : 'minerals';
  const { options } = turn.decision;
  return (options.find(option => numberIn(option, scarce) === 0) ?? options[0])?.id ?? null;
};

/** The bot takes a copy of the new technology to its hand. */
export const copy: Strategy = turn => firstAbout(turn, 'card');

/** The bot places a transport on a route to a planet that its transports do not reach yet. */
export const route: Strategy = turn => {
  const { view, seat } = turn;
  const sketch = sketchOf(view, seat);
  const way = best(
    sketch.ways.filter(({ id }) => turn.has(`transport:${id}`)),
    ({ ends }) => sketch.planets.flatMap(id => farEnd(ends, id)).filter(id => !hasUnit(sketch, id, seat)).length,
  );
  return way === null ? firstAbout(turn, 'route') : `transport:${way.id}`;
};

/** The bot destroys a transport of the seat with the most conquest points. */
export const raid: Strategy = turn => {
  const seats = turn.view.seats.map(({ seat, conquestPoints }) => ({ seat, conquestPoints }));
  seats.sort((one, other) => other.conquestPoints - one.conquestPoints);
  for (const { seat } of seats) {
    const found = turn.decision.options.find(({ subject }) => subject === `seat:${seat}`);
    if (found !== undefined && seat !== turn.seat) return found.id;
  }
  return null;
};

/** The bot chooses the most expensive unit. */
export const unit: Strategy = turn =>
  bestOffer(
    turn,
    UNIT_TYPES,
    id => `unit:${id}`,
    id => powerOf(id),
  );

/** If not all units can be placed or moved, the bot chooses as many and as expensive ones as possible. */
export const units: Strategy = turn => {
  const placed = best(turn.decision.options, option => {
    const placed = UNIT_TYPES.flatMap(type => Array.from({ length: numberIn(option, type) ?? 0 }, () => type));
    return placed.length === 0 ? null : worthOfAll(placed);
  });
  if (placed !== null) return placed.id;
  const one = turn.has('done')
    ? null
    : bestOffer(
        turn,
        UNIT_TYPES,
        id => `unit:${id}`,
        id => -worthOf(id),
      );
  return one ?? (turn.has('done') ? 'done' : null);
};

/** With Rapid Redeployment the bot moves units from the area where it has the most. */
export const from: Strategy = turn => {
  const sketch = sketchOf(turn.view, turn.seat);
  const spots = [...sketch.spots.values()].flat().filter(spot => turn.has(`from:${spot.area}`));
  const spot = best(spots, ({ units: here, base }) => here.length + (base === null ? 0 : 0.5));
  return spot === null ? null : `from:${spot.area}`;
};

/** With Rapid Redeployment the bot moves units to the area where one more unit helps most. */
export const to: Strategy = turn => {
  const sketch = sketchOf(turn.view, turn.seat);
  const spots = [...sketch.spots.values()].flat().filter(spot => turn.has(`area:${spot.area}`));
  const open = spots.filter(spot => !isEnemySpot(spot, turn.seat));
  return areaIdOf(bestSpotFor(sketch, aimsOf(turn.view, sketch), open, 'marine'));
};

/** SC-18.9: the bot discards its least useful cards. */
export const discard: Strategy = turn => {
  if (turn.has('done')) return 'done';
  const card = leastUsefulCard(turn.view, turn.me, held => turn.has(`card:${held}`));
  return card === null ? null : `card:${card}`;
};
