import { randomBelow } from '../../../kernel/plain/random.ts';
import { knownNameIn } from '../../../kernel/words/message.ts';
import { ROLE_IDS } from '../data/roles.ts';
import type { RoleId } from '../data/roles.ts';
import { MOST_ENERGY, MOST_METAL } from '../data/set-up.ts';
import { boxOf, controlledBy, faceAt, faceOf, planetsOf } from '../state/board.ts';
import { shipReserve, spacesWithShips, tokenReserve } from '../state/pieces.ts';
import { hasWorking, opponentsOf, publicSeat } from '../state/seats.ts';
import type { EmperorView } from '../view.ts';
import { isAhead, wouldEnd } from './growing.ts';
import { loneFighter } from './reach.ts';
import { bestOption, faceWorth, planetLead } from './turn.ts';
import type { Strategy } from './turn.ts';

/** The difference up to which roles count as equal, as a share of their worth: a rule of thumb is no more precise. */
const UNSURE = 0.5;
/** The number of steps in which the random part of a role's worth is drawn. */
const STEPS = 1000;

/** Chooses one of the roles that help the seat most. Chance decides between roles of nearly equal worth. */
export const role: Strategy = turn =>
  bestOption(turn, ({ subject }) => {
    const named = knownNameIn(subject, 'role', ROLE_IDS);
    if (named === null) return 0;
    const drawn = 1 + (UNSURE * randomBelow(turn.random, STEPS)) / STEPS;
    return (0.1 + Math.max(0, ROLES[named](turn.view, turn.me))) * drawn;
  });

type Worth = (view: EmperorView, me: number) => number;

const ROLES: Readonly<Record<RoleId, Worth>> = {
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
 * The worth of the Explorer. The first tile is annexed at once. But the tiles of other seats help those seats, and an
 * unguarded sector is lost at the next Regent. In matches of bots, a seat that explored in the first round won only a
 * third of its fair share.
 */
function explorer(view: EmperorView, me: number): number {
  const best = Math.max(0, ...view.row.map(tile => faceWorth(faceOf(view, tile))));
  const grows = tokenReserve(view, me) > 1 || isAhead(view, me);
  return (grows ? 0.13 : 0.1) * best + 0.2 * (view.row.length - view.seats.length);
}

/** The worth of the Merchant: three marks, and the market if the seat needs it. */
function merchant(view: EmperorView, me: number): number {
  const unfed = controlledBy(view, me).filter(space => {
    const face = faceAt(view, space);
    return face !== null && face.metal + face.energy > 0 && (view.food[space] ?? 0) === 0;
  }).length;
  const { marks } = publicSeat(view, me);
  return 3.2 + unfed * 1.1 + (marks < 4 ? 1.5 : 0);
}

/**
 * The worth of the Steward: the production of the fed sectors, as far as the Storage has room, less a part of the
 * others' production.
 */
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

/** The worth of the Engineer: the ships that the seat could buy. */
function engineer(view: EmperorView, me: number): number {
  const { metal, energy, marks } = publicSeat(view, me);
  const { fighter, dreadnought } = boxOf(view).ships;
  const big = metal >= dreadnought.metal && energy >= dreadnought.energy && shipReserve(view, me, 'dreadnought') > 0;
  const small = Math.min(shipReserve(view, me, 'fighter'), Math.floor(metal / Math.max(1, fighter.metal)), marks);
  return 0.8 + (big ? 4 : 0) + 1.1 * small;
}

/** The worth of the Warlord: the sectors that the seat's ships could take. */
function warlord(view: EmperorView, me: number): number {
  const fighter = loneFighter(view, me);
  const gains = spacesWithShips(view, me).map(space => fighter.from(space, 2));
  const grows = tokenReserve(view, me) > 1 || isAhead(view, me);
  return (grows ? 1 : 0.4) * gains.reduce((sum, gain) => sum + Math.min(gain, 8), 0) * 0.8;
}

/** The further worth of the last Regent of a match: for a seat that leads, and for one that picks before others. */
const WINNING = 10;
const LAST_WORD = 8;

/**
 * The worth of the Regent: points for planets, and placing influence last. The one that ends the match is for who
 * leads; any other seat picks it only so that no other does, because who picks it has the last word.
 */
function regent(view: EmperorView, me: number): number {
  const lead = planetLead(view, me);
  const usual = 2.5 + 0.5 * planetsOf(view, me) + 2 * lead;
  if (!wouldEnd(view)) return usual;
  if (isAhead(view, me)) return Math.max(0, usual) + WINNING;
  const pickLater = opponentsOf(view, me).some(seat => !view.picks.some(pick => pick.seat === seat));
  return pickLater ? Math.max(0, usual) + LAST_WORD : 0;
}

function scientist(view: EmperorView, me: number): number {
  const { energy } = publicSeat(view, me);
  return energy >= 2 ? 3 : energy === 1 ? 1 : 0;
}
