import { randomBelow } from '../../../../../src/kernel/plain/random.ts';
import { MOST_ENERGY, MOST_METAL } from '../../../../../src/games/galactic-emperor/data/set-up.ts';
import {
  boxOf,
  controlledBy,
  faceAt,
  faceOf,
  planetsOf,
} from '../../../../../src/games/galactic-emperor/state/board.ts';
import { shipReserve, spacesWithShips, tokenReserve } from '../../../../../src/games/galactic-emperor/state/pieces.ts';
import { hasWorking, opponentsOf, publicSeat } from '../../../../../src/games/galactic-emperor/state/seats.ts';
import type { EmperorView } from '../../../../../src/games/galactic-emperor/view.ts';
import { isAhead } from './growing.ts';
import { reachableGain } from './moving.ts';
import { bestOption, faceWorth, planetLead } from './turn.ts';
import type { Opinion } from './turn.ts';

/**
 * Roles whose worth differs by so much of it are as good as each other: which of them helps more, a rule of thumb
 * cannot tell.
 */
const UNSURE = 0.5;
/** The steps in which that is drawn. */
const STEPS = 1000;

/**
 * Which role it picks: one of those that help it more than the others. Chance decides between what is nearly as good.
 */
export const role: Opinion = turn =>
  bestOption(turn, id => {
    const worth = ROLES[id.slice('role:'.length)];
    if (worth === undefined) return 0;
    const drawn = 1 + (UNSURE * randomBelow(turn.random, STEPS)) / STEPS;
    return (0.1 + Math.max(0, worth(turn.view, turn.me))) * drawn;
  });

type Worth = (view: EmperorView, me: number) => number;

const ROLES: Readonly<Partial<Record<string, Worth>>> = {
  explorer,
  merchant,
  steward,
  engineer,
  warlord,
  'warlord-2': warlord,
  regent,
  scientist,
};

/**
 * The first tile is annexed at once. But what the others place feeds them, too, and a sector that nobody guards is lost
 * to the next Regent: whoever explored in the first round won a third of its share.
 */
function explorer(view: EmperorView, me: number): number {
  const best = Math.max(0, ...view.row.map(tile => faceWorth(faceOf(view, tile))));
  const grows = tokenReserve(view, me) > 1 || isAhead(view, me);
  return (grows ? 0.13 : 0.1) * best + 0.2 * (view.row.length - view.seats.length);
}

/** Three marks, and the market when it is needed most. */
function merchant(view: EmperorView, me: number): number {
  const unfed = controlledBy(view, me).filter(space => {
    const face = faceAt(view, space);
    return face !== null && face.metal + face.energy > 0 && (view.food[space] ?? 0) === 0;
  }).length;
  const { marks } = publicSeat(view, me);
  return 3.2 + unfed * 1.1 + (marks < 4 ? 1.5 : 0);
}

/** What its fed sectors would give, as far as there is room, against what the others get. */
function steward(view: EmperorView, me: number): number {
  const others = opponentsOf(view, me);
  const theirs = others.reduce((sum, seat) => sum + production(view, seat), 0) / Math.max(1, others.length);
  return production(view, me) * 1.3 + 1 - theirs * 0.5;
}

function production(view: EmperorView, seat: number): number {
  const owner = publicSeat(view, seat);
  let metal = 0;
  let energy = 0;
  for (const space of controlledBy(view, seat)) {
    if ((view.food[space] ?? 0) === 0 && !hasWorking(view, seat, 'protein-fields')) continue;
    const face = faceAt(view, space);
    metal += face?.metal ?? 0;
    energy += face?.energy ?? 0;
  }
  return Math.min(metal, MOST_METAL - owner.metal) + 1.3 * Math.min(energy, MOST_ENERGY - owner.energy);
}

/** The ships that it could buy. */
function engineer(view: EmperorView, me: number): number {
  const { metal, energy, marks } = publicSeat(view, me);
  const { fighter, dreadnought } = boxOf(view).ships;
  const big = metal >= dreadnought.metal && energy >= dreadnought.energy && shipReserve(view, me, 'dreadnought') > 0;
  const small = Math.min(shipReserve(view, me, 'fighter'), Math.floor(metal / Math.max(1, fighter.metal)), marks);
  return 0.8 + (big ? 4 : 0) + 1.1 * small;
}

/** What its ships could take. */
function warlord(view: EmperorView, me: number): number {
  const gains = spacesWithShips(view, me).map(space => reachableGain(view, me, space, 2));
  const grows = tokenReserve(view, me) > 1 || isAhead(view, me);
  return (grows ? 1 : 0.4) * gains.reduce((sum, gain) => sum + Math.min(gain, 8), 0) * 0.8;
}

/** Points for planets, and the last word on influence. */
function regent(view: EmperorView, me: number): number {
  const lead = planetLead(view, me);
  return 2.5 + 0.5 * planetsOf(view, me) + 2 * lead;
}

function scientist(view: EmperorView, me: number): number {
  const { energy } = publicSeat(view, me);
  return energy >= 2 ? 3 : energy === 1 ? 1 : 0;
}
