import { detailIn, numberIn } from '../../../kernel/match/decision.ts';
import type { ShownOption } from '../../../kernel/match/decision.ts';
import { SHIP_KINDS, SHIPS } from '../data/ships.ts';
import type { ShipKind } from '../data/ships.ts';
import { SPACE_IDS } from '../data/spaces.ts';
import { faceAt } from '../state/board.ts';
import { annexFault, enemyAt, kindsIn, shipsAt, sizeOf } from '../state/pieces.ts';
import { hasWorking, publicSeat } from '../state/seats.ts';
import type { Fleet } from '../state/state.ts';
import type { EmperorView } from '../view.ts';
import { mayGrow } from './growing.ts';
import { BOLD, CAREFUL, FORCE, forceOf, prospects, TOKEN_FORCE } from './reach.ts';
import type { Bent, Reach } from './reach.ts';
import { bestOption, faceWorth, spaceOf } from './turn.ts';
import type { BotTurn, Strategy } from './turn.ts';

function bentOf(turn: BotTurn): Bent {
  return { grows: mayGrow(turn), ...(turn.isBold ? BOLD : CAREFUL) };
}

/** What the ships of the seat can gain, fleet by fleet. */
function prospectsOf(turn: BotTurn): (fleet: Readonly<Fleet>) => Reach {
  return prospects(turn.view, turn.me, bentOf(turn));
}

/** The number of steps that a fleet can move together. */
function rangeOf(view: EmperorView, me: number, fleet: Readonly<Fleet>): number {
  const normal = Math.min(...kindsIn(fleet).map(kind => SHIPS[kind].movement));
  return normal + (hasWorking(view, me, 'fusion-engines') ? 1 : 0);
}

/** The ships that an option of a Warlord turn names; `null`: it is no move. */
function fleetOf(option: ShownOption): Fleet | null {
  const space = spaceOf(option);
  if (space === null || detailIn(option, 'do', ['move', 'warp']) === null) return null;
  const count = (kind: ShipKind): number => numberIn(option, kind) ?? 0;
  return { fighter: count('fighter'), cruiser: count('cruiser'), dreadnought: count('dreadnought') };
}

/** The worth of a waiting battle: more than that of any sector, so that it is fought before other fleets move. */
const FIRST = 60;

/** Chooses the ships to move: those that gain most, and no more than needed. A waiting battle comes first. */
export const setOut: Strategy = turn => {
  const { view, me } = turn;
  const bent = bentOf(turn);
  const reachOf = prospects(view, me, bent);
  const found = bestOption(turn, option => {
    if (option.details?.do === 'battle') return FIRST;
    const fleet = fleetOf(option);
    const from = spaceOf(option);
    if (fleet === null || from === null) return 0;
    const reach = reachOf(fleet);
    const gain =
      option.details?.do === 'warp'
        ? Math.max(...SPACE_IDS.map(reach.entering))
        : reach.from(from, rangeOf(view, me, fleet));
    return gain <= 0 ? 0 : gain - bent.thrift * forceOf(fleet);
  });
  return found ?? 'done';
};

/** Chooses the next space of a move, or to stop. */
export const walk: Strategy = turn => {
  const { view, me } = turn;
  const way = view.turn?.role === 'warlord' ? view.turn.walk : null;
  if (way === null) return null;
  const left = rangeOf(view, me, way.fleet) - way.gone;
  const reach = prospectsOf(turn)(way.fleet);
  const found = bestOption(turn, option => {
    const to = spaceOf(option);
    return to === null ? 0 : reach.step(to, left);
  });
  return found ?? (turn.has('stop') ? 'stop' : safest(turn));
};

/** The safest option: a space without an enemy, preferably one where the seat need not annex against its will. */
function safest(turn: BotTurn): string | null {
  const { view, me } = turn;
  return bestOption(turn, option => {
    const to = spaceOf(option);
    if (to === null || enemyAt(view, me, to) !== null) return 0;
    return annexFault(view, me, to) === null && !mayGrow(turn) ? 0.5 : 1;
  });
}

/** Chooses which of the sectors under its ships to annex: the best one. */
export const claim: Strategy = turn =>
  bestOption(turn, option => {
    const space = spaceOf(option);
    const face = space === null ? null : faceAt(turn.view, space);
    return face === null ? 0 : faceWorth(face);
  });

/** Chooses where the wormhole leads. */
export const warp: Strategy = turn => {
  const warping = turn.view.turn?.role === 'warlord' ? turn.view.turn.warping : null;
  if (warping === null) return null;
  const reach = prospectsOf(turn)(warping);
  const found = bestOption(turn, option => {
    const to = spaceOf(option);
    return to === null ? 0 : reach.entering(to);
  });
  return found ?? safest(turn);
};

/** Answers whether further warping ships join the attack: always, since they were chosen to beat the enemy there. */
export const join: Strategy = () => 'attack';

/** Answers whether to fight on or retreat: fights on as long as the odds are about even. */
export const goOn: Strategy = ({ view }) => {
  if (view.battle === null) return 'fight';
  const [attacker, defender] = view.battle.sides.map(({ groups, token }) => {
    const ships = groups.reduce((sum, { kind, count, onSide }) => sum + FORCE[kind] * count - onSide * 1.5, 0);
    return ships + (token === null ? 0 : TOKEN_FORCE[token]);
  });
  return (attacker ?? 0) >= 0.9 * (defender ?? 0) ? 'fight' : 'retreat';
};

/** Chooses the ship with the extra die: the biggest one. */
export const extraDie: Strategy = ({ has }) =>
  ['ship:dreadnought', 'ship:cruiser', 'ship:fighter'].find(id => has(id)) ?? null;

/**
 * Chooses what takes a hit, in this order: an undamaged Dreadnought, the cheapest ship, the token, a damaged
 * Dreadnought.
 */
export const casualty: Strategy = turn =>
  bestOption(turn, option => {
    if (option.id === 'token') return 2;
    const ship = detailIn(option, 'ship', SHIP_KINDS);
    if (ship === 'dreadnought') return numberIn(option, 'onSide') === 1 ? 1 : 6;
    return ship === 'fighter' ? 5 : 3;
  });

/** Chooses the dock for departing ships: the one with most of its own ships. */
export const departure: Strategy = turn =>
  bestOption(turn, option => {
    const space = spaceOf(option);
    return space === null ? 0 : 1 + sizeOf(shipsAt(turn.view, turn.me, space));
  });

/** The force of all ships of a seat. */
export function totalForce(view: EmperorView, seat: number): number {
  return Object.values(publicSeat(view, seat).ships).reduce((sum, fleet) => sum + forceOf(fleet), 0);
}
