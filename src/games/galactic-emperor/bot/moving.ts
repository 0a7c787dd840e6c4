import { detailIn, numberIn } from '../../../kernel/match/decision.ts';
import type { ShownOption } from '../../../kernel/match/decision.ts';
import { SHIPS, TOKENS } from '../data/ships.ts';
import type { ShipKind } from '../data/ships.ts';
import { SHIP_KINDS } from '../data/ships.ts';
import { SPACE_IDS } from '../data/spaces.ts';
import type { SpaceId } from '../data/spaces.ts';
import { arrivedAt } from '../state/battle.ts';
import { faceAt, isEnemyHome, oneStepFrom } from '../state/board.ts';
import { annexFault, enemyAt, kindsIn, seatsWithShips, shipsAt, sizeOf } from '../state/pieces.ts';
import { hasWorking, publicSeat } from '../state/seats.ts';
import type { Fleet } from '../state/state.ts';
import type { EmperorView } from '../view.ts';
import { mayGrow } from './growing.ts';
import { bestOption, faceWorth, spaceOf } from './turn.ts';
import type { BotTurn, Strategy } from './turn.ts';

/** The strength of each kind of ship and token in battle, from its hits per round and the hits that it can take. */
const FORCE: Readonly<Record<ShipKind, number>> = { fighter: 1, cruiser: 2.4, dreadnought: 4.6 };
const TOKEN_FORCE = { empire: 2.2, starbase: 4 } as const;

/** The strength of a fleet in battle. */
function forceOf(fleet: Readonly<Fleet>): number {
  return SHIP_KINDS.reduce((sum, kind) => sum + fleet[kind] * FORCE[kind], 0);
}

/** The force of the enemies and their token that an attacker would meet on a space. */
export function enemyForce(view: EmperorView, me: number, space: SpaceId): number {
  const control = view.sectors[space];
  const ships = seatsWithShips(view, space).filter(seat => seat !== me);
  const fleets = ships.reduce((sum, seat) => sum + forceOf(shipsAt(view, seat, space)), 0);
  if (control === undefined || control.seat === me) return fleets;
  const ion = hasWorking(view, control.seat, 'ion-cannons') ? TOKENS[control.side].dice / 2 : 0;
  return fleets + TOKEN_FORCE[control.side] + ion;
}

/** The force of a seat's own fleet in an attack, including its bonuses. */
function ownForce(view: EmperorView, me: number, fleet: Readonly<Fleet>): number {
  const plasma = hasWorking(view, me, 'plasma-weapons') ? 1.3 : 1;
  const chooser = view.role?.chooser === me ? 0.8 : 0;
  return forceOf(fleet) * plasma + chooser;
}

/** The worth of driving enemy ships out of an own sector. */
const INTRUDERS = 2;

/** The worth of annexing with the last token while behind: this would end the game. */
const UNWANTED = -100;

/** How willingly a seat moves its ships and attacks. */
interface Bent {
  /** Whether the seat wants one more sector. */
  readonly grows: boolean;
  /** The ratio of its own force to the enemy's force from which it attacks. */
  readonly edge: number;
  /** The cost of sending ships, for each point of force; below 0 the seat sends more ships than needed. */
  readonly thrift: number;
}

/** The usual and the bold settings for `edge` and `thrift`. */
const CAREFUL = { edge: 1.25, thrift: 0.15 };
const BOLD = { edge: 0.7, thrift: -0.05 };

function bentOf(turn: BotTurn): Bent {
  return { grows: mayGrow(turn), ...(turn.isBold === true ? BOLD : CAREFUL) };
}

/** The worth of entering a space with ships, to annex it or to take it from an enemy. */
function entering(view: EmperorView, me: number, fleet: Readonly<Fleet>, space: SpaceId, bent: Bent): number {
  const { grows, edge } = bent;
  const face = faceAt(view, space);
  const fault = annexFault(view, me, space);
  if (fault === null) return grows && face !== null ? faceWorth(face) : UNWANTED;
  if (fault !== 'enemy' && fault !== 'controlled' && enemyAt(view, me, space) === null) return 0;
  const enemy = enemyAt(view, me, space);
  if (enemy === null) return 0;
  const mine = ownForce(view, me, addedTo(arrivedAt(view, space), fleet));
  const theirs = enemyForce(view, me, space);
  if (mine < theirs * edge) return 0;
  if (view.sectors[space]?.seat === me) return INTRUDERS - theirs * 0.35;
  const prize = face === null ? 0 : faceWorth(face) * (grows ? 1.2 : 0.6);
  return prize + (view.sectors[space] === undefined ? 0 : 1.5) - theirs * 0.35;
}

function addedTo(one: Readonly<Fleet>, other: Readonly<Fleet>): Fleet {
  return {
    fighter: one.fighter + other.fighter,
    cruiser: one.cruiser + other.cruiser,
    dreadnought: one.dreadnought + other.dreadnought,
  };
}

/** The most that ships can gain from a space within this many steps. */
function bestFrom(
  view: EmperorView,
  me: number,
  fleet: Readonly<Fleet>,
  from: SpaceId,
  steps: number,
  bent: Bent,
): number {
  if (steps < 1) return 0;
  let best = 0;
  for (const to of oneStepFrom(view, from)) {
    if (isEnemyHome(view, me, to)) continue;
    best = Math.max(best, stepWorth(view, me, fleet, to, steps, bent));
  }
  return best;
}

/** The worth of a step to a space, including what can be reached from there. */
function stepWorth(
  view: EmperorView,
  me: number,
  fleet: Readonly<Fleet>,
  to: SpaceId,
  steps: number,
  bent: Bent,
): number {
  const now = entering(view, me, fleet, to, bent);
  if (enemyAt(view, me, to) !== null) return now;
  return now + 0.9 * bestFrom(view, me, fleet, to, steps - 1, bent);
}

/** The most that a lone Fighter could gain from a space within a number of steps. */
export function reachableGain(view: EmperorView, me: number, space: SpaceId, steps: number): number {
  return bestFrom(view, me, { fighter: 1, cruiser: 0, dreadnought: 0 }, space, steps, { grows: true, ...CAREFUL });
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
  const found = bestOption(turn, option => {
    if (option.details?.do === 'battle') return FIRST;
    const fleet = fleetOf(option);
    const from = spaceOf(option);
    if (fleet === null || from === null) return 0;
    const gain =
      option.details?.do === 'warp'
        ? Math.max(...SPACE_IDS.map(to => warpWorth(turn, fleet, to)))
        : bestFrom(view, me, fleet, from, rangeOf(view, me, fleet), bent);
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
  const bent = bentOf(turn);
  const away: Fleet = way.fleet;
  const found = bestOption(turn, option => {
    const to = spaceOf(option);
    return to === null ? 0 : stepWorth(view, me, away, to, left, bent);
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

function warpWorth(turn: BotTurn, fleet: Fleet, to: SpaceId): number {
  return entering(turn.view, turn.me, fleet, to, bentOf(turn));
}

/** Chooses the space to which the wormhole leads. */
export const warp: Strategy = turn => {
  const warping = turn.view.turn?.role === 'warlord' ? turn.view.turn.warping : null;
  if (warping === null) return null;
  const found = bestOption(turn, option => {
    const to = spaceOf(option);
    return to === null ? 0 : warpWorth(turn, warping, to);
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
