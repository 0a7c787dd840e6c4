import { SHIPS, TOKENS } from '../../../../../src/games/galactic-emperor/data/ships.ts';
import type { ShipKind } from '../../../../../src/games/galactic-emperor/data/ships.ts';
import { SHIP_KINDS } from '../../../../../src/games/galactic-emperor/data/ships.ts';
import { SPACE_IDS } from '../../../../../src/games/galactic-emperor/data/spaces.ts';
import type { SpaceId } from '../../../../../src/games/galactic-emperor/data/spaces.ts';
import { shipsArrivedAt } from '../../../../../src/games/galactic-emperor/state/battle.ts';
import { faceAt, isEnemyHome, spacesOneStepFrom } from '../../../../../src/games/galactic-emperor/state/board.ts';
import {
  annexFault,
  enemyAt,
  kindsIn,
  seatsWithShips,
  shipsAt,
  sizeOf,
} from '../../../../../src/games/galactic-emperor/state/pieces.ts';
import { hasWorking, publicSeat } from '../../../../../src/games/galactic-emperor/state/seats.ts';
import type { Fleet } from '../../../../../src/games/galactic-emperor/state/state.ts';
import type { EmperorView } from '../../../../../src/games/galactic-emperor/view.ts';
import { mayGrow } from './growing.ts';
import { bestOption, faceWorth, spaceIn } from './turn.ts';
import type { BotTurn, Opinion } from './turn.ts';

/** What a ship or a token brings into a battle: hits a round, and how many it bears. */
const FORCE: Readonly<Record<ShipKind, number>> = { fighter: 1, cruiser: 2.4, dreadnought: 4.6 };
const TOKEN_FORCE = { empire: 2.2, starbase: 4 } as const;

/** The force of ships. */
function forceOf(fleet: Readonly<Fleet>): number {
  return SHIP_KINDS.reduce((sum, kind) => sum + fleet[kind] * FORCE[kind], 0);
}

/** The force that waits on a space for an attacker. */
export function enemyForce(view: EmperorView, me: number, space: SpaceId): number {
  const control = view.sectors[space];
  const ships = seatsWithShips(view, space).filter(seat => seat !== me);
  const fleets = ships.reduce((sum, seat) => sum + forceOf(shipsAt(view, seat, space)), 0);
  if (control === undefined || control.seat === me) return fleets;
  const ion = hasWorking(view, control.seat, 'ion-cannons') ? TOKENS[control.side].dice / 2 : 0;
  return fleets + TOKEN_FORCE[control.side] + ion;
}

/** The force of a seat's own ships on a space, with what helps an attacker. */
function ownForce(view: EmperorView, me: number, fleet: Readonly<Fleet>): number {
  const plasma = hasWorking(view, me, 'plasma-weapons') ? 1.3 : 1;
  const chooser = view.role?.chooser === me ? 0.8 : 0;
  return forceOf(fleet) * plasma + chooser;
}

/** What it is worth to drive others off a sector of its own. */
const INTRUDERS = 2;

/** What it is worth to annex with the last token while behind: it would end the game. */
const UNWANTED = -100;

/** What it is worth to enter a space with ships: to annex it, or to take it from an enemy. */
function entering(view: EmperorView, me: number, fleet: Readonly<Fleet>, space: SpaceId, grows: boolean): number {
  const face = faceAt(view, space);
  const fault = annexFault(view, me, space);
  if (fault === null) return grows && face !== null ? faceWorth(face) : UNWANTED;
  if (fault !== 'enemy' && fault !== 'controlled' && enemyAt(view, me, space) === null) return 0;
  const enemy = enemyAt(view, me, space);
  if (enemy === null) return 0;
  const mine = ownForce(view, me, addedTo(shipsArrivedAt(view, space), fleet));
  const theirs = enemyForce(view, me, space);
  if (mine < theirs * 1.25) return 0;
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

/** The most that ships can gain from a space within some steps. */
function bestFrom(
  view: EmperorView,
  me: number,
  fleet: Readonly<Fleet>,
  from: SpaceId,
  steps: number,
  grows: boolean,
): number {
  if (steps < 1) return 0;
  let best = 0;
  for (const to of spacesOneStepFrom(view, from)) {
    if (isEnemyHome(view, me, to)) continue;
    best = Math.max(best, stepWorth(view, me, fleet, to, steps, grows));
  }
  return best;
}

/** What a step to a space is worth, with what lies behind it. */
function stepWorth(
  view: EmperorView,
  me: number,
  fleet: Readonly<Fleet>,
  to: SpaceId,
  steps: number,
  grows: boolean,
): number {
  const now = entering(view, me, fleet, to, grows);
  if (enemyAt(view, me, to) !== null) return now;
  return now + 0.9 * bestFrom(view, me, fleet, to, steps - 1, grows);
}

/** What a lone Fighter could gain from a space. */
export function reachableGain(view: EmperorView, me: number, space: SpaceId, steps: number): number {
  return bestFrom(view, me, { fighter: 1, cruiser: 0, dreadnought: 0 }, space, steps, true);
}

/** How far ships move together. */
function rangeOf(view: EmperorView, me: number, fleet: Readonly<Fleet>): number {
  const normal = Math.min(...kindsIn(fleet).map(kind => SHIPS[kind].movement));
  return normal + (hasWorking(view, me, 'fusion-engines') ? 1 : 0);
}

/** The ships that an option of a Warlord turn names. */
function fleetIn(view: EmperorView, me: number, id: string): Fleet | null {
  const space = spaceIn(id);
  const [, what = ''] = /^(?:move|warp):([a-z0-9-]+)@/.exec(id) ?? [];
  if (space === null || what === '') return null;
  if (what === 'fleet') return { ...shipsAt(view, me, space) };
  const kind = SHIP_KINDS.find(one => what.startsWith(one));
  return kind === undefined ? null : { fighter: 0, cruiser: 0, dreadnought: 0, [kind]: Number(what.split('-').at(-1)) };
}

/** More than any sector is worth: what comes of a battle decides where the others go. */
const FIRST = 60;

/**
 * Which ships set out: those that gain most, and no more than are needed for it. A battle that waits is fought before.
 */
export const setOut: Opinion = turn => {
  const { view, me } = turn;
  const grows = mayGrow(turn);
  const found = bestOption(turn, id => {
    if (id.startsWith('battle:')) return FIRST;
    const fleet = fleetIn(view, me, id);
    const from = spaceIn(id);
    if (fleet === null || from === null) return 0;
    const gain = id.startsWith('warp:')
      ? Math.max(...SPACE_IDS.map(to => warpWorth(turn, fleet, to)))
      : bestFrom(view, me, fleet, from, rangeOf(view, me, fleet), grows);
    return gain <= 0 ? 0 : gain - 0.15 * forceOf(fleet);
  });
  return found ?? 'done';
};

/** Where ships go on to, or whether they stop. */
export const walk: Opinion = turn => {
  const { view, me } = turn;
  const way = view.turn?.role === 'warlord' ? view.turn.walk : null;
  if (way === null) return null;
  const left = rangeOf(view, me, way.fleet) - way.gone;
  const grows = mayGrow(turn);
  const away: Fleet = way.fleet;
  const found = bestOption(turn, id => {
    const to = spaceIn(id);
    return to === null || !id.startsWith('to:') ? 0 : stepWorth(view, me, away, to, left, grows);
  });
  return found ?? (turn.has('stop') ? 'stop' : safest(turn));
};

/** Somewhere without an enemy, where nothing can be gained, and nothing unwanted either if that can be helped. */
function safest(turn: BotTurn): string | null {
  const { view, me } = turn;
  return bestOption(turn, id => {
    const to = spaceIn(id);
    if (to === null || enemyAt(view, me, to) !== null) return 0;
    return annexFault(view, me, to) === null && !mayGrow(turn) ? 0.5 : 1;
  });
}

/** Which of the sectors under its ships it annexes: the best one. */
export const claim: Opinion = turn =>
  bestOption(turn, id => {
    const space = spaceIn(id);
    const face = space === null ? null : faceAt(turn.view, space);
    return face === null ? 0 : faceWorth(face);
  });

function warpWorth({ view, me, ...turn }: BotTurn, fleet: Fleet, to: SpaceId): number {
  return entering(view, me, fleet, to, mayGrow({ view, me, ...turn }));
}

/** Where the wormhole leads. */
export const warp: Opinion = turn => {
  const warping = turn.view.turn?.role === 'warlord' ? turn.view.turn.warping : null;
  if (warping === null) return null;
  const found = bestOption(turn, id => {
    const to = spaceIn(id);
    return to === null || !id.startsWith('to:') ? 0 : warpWorth(turn, warping, to);
  });
  return found ?? safest(turn);
};

/** Those that warp were chosen for what waits there: they attack. */
export const join: Opinion = () => 'attack';

/** Whether a battle goes on: as long as the odds are even. */
export const goOn: Opinion = ({ view }) => {
  if (view.battle === null) return 'fight';
  const [attacker, defender] = view.battle.sides.map(({ groups, token }) => {
    const ships = groups.reduce((sum, { kind, count, onSide }) => sum + FORCE[kind] * count - onSide * 1.5, 0);
    return ships + (token === null ? 0 : TOKEN_FORCE[token]);
  });
  return (attacker ?? 0) >= 0.9 * (defender ?? 0) ? 'fight' : 'retreat';
};

/** The extra die goes to the biggest ship. */
export const extraDie: Opinion = ({ has }) =>
  ['ship:dreadnought', 'ship:cruiser', 'ship:fighter'].find(id => has(id)) ?? null;

/** What is hit: a Dreadnought that stands, then the cheapest ship, then a Starbase. */
export const casualty: Opinion = turn =>
  bestOption(turn, id => {
    if (id === 'token') return 2;
    if (id.startsWith('ship:dreadnought')) return id.includes('on-side') ? 1 : 6;
    return id.startsWith('ship:fighter') ? 5 : 3;
  });

/** Where ships flee to: where most of its own are. */
export const departure: Opinion = turn =>
  bestOption(turn, id => {
    const space = spaceIn(id);
    return space === null ? 0 : 1 + sizeOf(shipsAt(turn.view, turn.me, space));
  });

/** The force of all ships of a seat. */
export function totalForce(view: EmperorView, seat: number): number {
  return Object.values(publicSeat(view, seat).ships).reduce((sum, fleet) => sum + forceOf(fleet), 0);
}
