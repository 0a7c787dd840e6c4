import { detailIn } from '../../../kernel/match/decision.ts';
import { MOST_FOOD } from '../data/set-up.ts';
import { SHIP_KINDS } from '../data/ships.ts';
import { stepsBetween } from '../data/spaces.ts';
import type { TechnologyId } from '../data/technologies.ts';
import { boxOf, controlledBy, faceAt, starbasesOf } from '../state/board.ts';
import { publicSeat } from '../state/seats.ts';
import type { EmperorView } from '../view.ts';
import { loneFighter } from './reach.ts';
import { bestOption, spaceOf } from './turn.ts';
import type { BotTurn, Strategy } from './turn.ts';

/**
 * Chooses the market die to discard: the one that makes food and metal cheap if the seat has much to feed, else the one
 * that makes them expensive.
 */
export const discard: Strategy = turn => {
  const ids = turn.decision.options.map(({ id }) => id);
  return (wantedFood(turn) > 2 ? ids.at(-1) : ids[0]) ?? null;
};

/** The number of food cubes that the seat's sectors have room for. */
function wantedFood({ view, me }: BotTurn): number {
  return controlledBy(view, me).reduce((sum, space) => {
    const face = faceAt(view, space);
    return face !== null && face.metal + face.energy > 0 ? sum + MOST_FOOD - (view.food[space] ?? 0) : sum;
  }, 0);
}

/**
 * Chooses the next action of a Merchant turn: first feeds sectors, the richest first, then buys the goods that ships
 * cost, as long as marks last.
 */
export const trade: Strategy = turn => {
  const { view, me, has } = turn;
  const pirated = bestOption(turn, option => {
    if (option.details?.do !== 'pirate') return 0;
    return spaceOf(option) === null ? 2 : 1;
  });
  if (pirated !== null) return pirated;
  if (view.turn?.role !== 'merchant' || view.prices === null) return 'done';
  const place = bestOption(turn, option => {
    const space = option.details?.do === 'place' ? spaceOf(option) : null;
    const face = space === null ? null : faceAt(view, space);
    if (space === null || face === null) return 0;
    return (face.metal + face.energy * 1.3) / (1 + (view.food[space] ?? 0));
  });
  if (place !== null) return place;
  const { marks, metal, energy } = publicSeat(view, me);
  const { prices } = view;
  if (has('buy:food') && marks >= prices.food + 2 && wantedFood(turn) > 0) return 'buy:food';
  if (has('buy:metal') && metal < 6 && prices.metal <= 2 && marks >= prices.metal + 5) return 'buy:metal';
  if (has('buy:energy') && energy < 2 && prices.energy <= 3 && marks >= prices.energy + 6) return 'buy:energy';
  if (has('sell:metal') && metal === 6 && marks < 4 && prices.metal >= 2) return 'sell:metal';
  return 'done';
};

/** Chooses the Steward's free cube: energy if the seat has little of it or much metal, else metal. */
export const freeCube: Strategy = ({ view, me }) => {
  const { metal, energy } = publicSeat(view, me);
  return energy < 2 || metal > 4 ? 'energy' : 'metal';
};

/** Chooses the next sector to produce, as long as there is room. Protein Fields are used where there is no food. */
export const produce: Strategy = turn => {
  const { view, me } = turn;
  const { metal, energy } = publicSeat(view, me);
  return bestOption(turn, option => {
    const space = spaceOf(option);
    const face = space === null ? null : faceAt(view, space);
    if (space === null || face === null) return 0;
    const gain = Math.min(face.metal, 6 - metal) + 1.3 * Math.min(face.energy, 3 - energy);
    return gain <= 0 ? 0 : gain + (option.details?.do === 'protein' ? ((view.food[space] ?? 0) > 0 ? -0.5 : 0.5) : 0);
  });
};

/** Places a free Fighter where it can gain most. */
export const freeFighter: Strategy = turn => {
  const fighter = loneFighter(turn.view, turn.me);
  return bestOption(turn, option => {
    const space = spaceOf(option);
    return space === null ? 0 : 1 + fighter.from(space, 2);
  });
};

/**
 * Chooses a ship to buy: Fighters while free sectors are in reach, else bigger ships. Keeps a few marks for influence.
 */
export const buy: Strategy = turn => {
  const { view, me } = turn;
  const { marks } = publicSeat(view, me);
  const costs = boxOf(view).ships;
  const fighter = loneFighter(view, me);
  const bases = starbasesOf(view, me).length;
  return bestOption(turn, option => {
    const ship = detailIn(option, 'ship', SHIP_KINDS);
    const space = spaceOf(option);
    if (space === null) return 0;
    const gain = fighter.from(space, 2);
    const front = 1 + Math.min(3, gain / 4) - Math.min(distanceToFront(view, me, space), bases) / 20;
    if (ship === 'dreadnought') return 3 * front;
    if (ship === 'cruiser') return marks >= costs.cruiser.marks + 2 ? 2.6 * front : 0;
    return marks >= costs.fighter.marks + 2 ? (gain > 3 ? 3.5 : 1.5) * front : 0;
  });
};

function distanceToFront(view: EmperorView, me: number, space: (typeof view.homes)[number] & string): number {
  const others = view.homes.filter((home, seat) => home !== null && seat !== me);
  return Math.min(9, ...others.map(home => (home === null ? 9 : stepsBetween(space, home))));
}

/** The technologies by preference, best first. */
const LIKED: readonly TechnologyId[] = [
  'plasma-weapons',
  'protein-fields',
  'robotics',
  'fusion-engines',
  'shield-generators',
  'ion-cannons',
  'diplomat',
  'time-warp',
  'ambassador',
  'space-pirate',
  'long-range-scanners',
  'saboteur',
];

/** Chooses a technology: the affordable one that comes first in `LIKED`. */
export const technology: Strategy = ({ decision }) => {
  for (const liked of LIKED) {
    const found = decision.options.find(
      ({ subject, details }) => subject === `technology:${liked}` && details?.do === 'buy',
    );
    if (found !== undefined) return found.id;
  }
  return 'pass';
};
