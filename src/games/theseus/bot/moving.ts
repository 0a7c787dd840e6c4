import type { Seat } from '../../../kernel/words/message.ts';
import type { RoomId, SectorId } from '../data/ids.ts';
import { ROOM_IDS, sectorOf } from '../data/places.ts';
import { SECTOR_IDS } from '../data/ids.ts';
import { SECTORS } from '../data/sectors.ts';
import { UNIT_IDS, unitFacts, unitKindOf } from '../data/units.ts';
import type { UnitId } from '../data/units.ts';
import { modulesOf } from '../rules/modules.ts';
import { pathsFor } from '../rules/paths.ts';
import type { Path } from '../rules/paths.ts';
import { areAllied, factionOf, seatOfFaction } from '../state/seats.ts';
import type { TheseusState } from '../state/state.ts';
import {
  emptyRooms,
  enemiesIn,
  isFull,
  roomOf,
  sectorOfUnit,
  unitsInSector,
  unitsOf,
  unitState,
} from '../state/units.ts';
import { actionsWorth, canMoveYet, EXTRA_TURN, sectorWorth } from './actions.ts';
import { attackWorth } from './attacking.ts';
import { pendingWorth } from './deploying.ts';
import { freeAct } from './free-acts.ts';
import { withUnit } from './imagined.ts';
import { bestTakeOver } from './pandora.ts';
import { livesByAttacks, outlook } from './prospects.ts';
import { meetingWorth } from './traps.ts';
import { askedUnit, best, bestOffer } from './turn.ts';
import type { BotTurn, Scored, Strategy } from './turn.ts';
import { DECIDES, preparing, woundsWorth } from './worth.ts';

/** What it costs the owner that a unit is in space: a whole turn brings it back (TH-9.2). */
const LAUNCHED = 2;

/**
 * The same to the enemy of Pandora in a duel: she strikes each turn where they share a sector, so a turn is better
 * spent than on launching.
 */
const LAUNCHED_BESIDE_PANDORA = 0.3;

/** What a turn is worth that only brings a unit back, and what it is worth to have it back. */
const RETURN = 0.2;

/** What an embryo gives that is born (TH-20.5). */
const BIRTH = 1.3;

/** A value from here on means that the match is decided. */
const WINS = 0.75 * DECIDES;

/** The share of an extra turn's gain that counts, 0 to 1, since the opponent can still reply. */
const EXTRA_GAIN = 0.8;

/** A bonus card Shaft Passage that is used up. */
const PASSAGE = 0.5;

/** A unit that is to stop in a sector: `own`, in the own movement phase, or moved by a card of `me`. */
export interface Stop {
  readonly unit: UnitId;
  readonly sector: SectorId;
  readonly own: boolean;
  /** Where it comes from; `null`: from space. */
  readonly from: SectorId | null;
  /** It is looked at as an extra turn already: what a further one would give is left out. */
  readonly extra?: boolean;
}

/** What it gives `me` that a unit takes its best way: in the own movement phase, or moved by a card. */
export function unitWorth(state: TheseusState, me: Seat, unit: UnitId, own: boolean, extra = false): number {
  if (unitState(state, unit).place === 'space') return returnWorth(state, me, unit)?.worth ?? -10;
  const paths = pathsFor(state, { unit, executor: me, own });
  return best(paths, path => pathWorth(state, me, unit, path, own, extra))?.worth ?? -10;
}

/** What a way gives: what the unit meets on it, and the best stop at its end. */
function pathWorth(state: TheseusState, me: Seat, unit: UnitId, path: Path, own: boolean, extra = false): number {
  const { parasites, seat } = unitState(state, unit);
  const aliens = seatOfFaction(state, 'aliens');
  const points = path.legs.filter(({ does }) => does !== 'skip').length;
  let worth = -PASSAGE * path.passages;
  if (aliens !== null) worth += woundsWorth(state, me, { victim: seat, by: aliens, amount: parasites * points });
  for (const { does, sector } of path.legs) {
    if (does === 'pass') worth += meetingWorth(state, me, { unit, sector, on: 'pass' });
  }
  const from = sectorOfUnit(state, unit);
  const teleports = own && modulesOf(state, path.target, 'teleports', me).length > 0;
  const goals = teleports ? state.ring : [path.target];
  return worth + (best(goals, sector => stopWorth(state, me, { unit, sector, own, from, extra }))?.worth ?? 0);
}

/**
 * What the best room of a sector gives, or the best unit to launch from it. What an extra turn gives is hardly another
 * from one room to the next, and costs most to work out: it counts for the best one only.
 */
export function stopWorth(state: TheseusState, me: Seat, stop: Stop): number {
  const empty = emptyRooms(state, stop.sector);
  const stands =
    empty.length > 0
      ? empty.map(room => standing(state, me, stop, room, null))
      : unitsInSector(state, stop.sector).map(other => launching(state, me, stop, other));
  const found = best(stands, ({ worth }) => worth);
  return found === null ? 0 : withExtraTurn(me, stop, found.thing);
}

function launchWorth(state: TheseusState, me: Seat, stop: Stop, launched: UnitId): number {
  return withExtraTurn(me, stop, launching(state, me, stop, launched));
}

function launching(state: TheseusState, me: Seat, stop: Stop, launched: UnitId): Standing {
  if (launched === stop.unit) return { worth: lossOf(state, me, launched), acting: null };
  const room = roomOf(state, launched);
  return room === null ? { worth: 0, acting: null } : standing(state, me, stop, room, launched);
}

/** What a stop gives by itself, and the position after it in which the unit acts; `null`: it does not. */
interface Standing {
  readonly worth: number;
  readonly acting: TheseusState | null;
}

function withExtraTurn(me: Seat, stop: Stop, { worth, acting }: Standing): number {
  return acting === null ? worth : worth + extraTurnWorth(acting, me, stop);
}

/**
 * What follows at once from a unit's stop in a room: traps, minor assault, actions, and how it stands there (TH-6.8).
 */
function standing(state: TheseusState, me: Seat, stop: Stop, room: RoomId, launched: UnitId | null): Standing {
  const { unit, sector, own, from } = stop;
  const cleared = launched === null ? state : withUnit(state, launched, 'space');
  const after = withUnit(cleared, unit, room);
  let worth = launched === null ? 0 : lossOf(state, me, launched);
  worth += meetingWorth(after, me, { unit, sector, on: 'stop' });
  if (from !== null && isFull(after, sector)) worth += attackWorth(after, me, me, sector);
  const acts = own && from !== null;
  if (acts) {
    worth +=
      actionsWorth(after, me, sector) + sectorWorth(after, me, sector, unit) + broodWorth(after, me, unit, sector);
    worth += pendingWorth(state, me, sector);
  }
  // What wins at once is not weighed against what would follow.
  if (worth > WINS) return { worth: worth * WINS, acting: null };
  return { worth: worth + outlook(after, me), acting: acts ? after : null };
}

/** What the extra turn of the Tech Bay gives with the best of the other units (TH-10.3), beyond what any turn does. */
function extraTurnWorth(state: TheseusState, me: Seat, { unit, sector, extra }: Stop): number {
  if (SECTORS[sector].action !== 'extra-turn' || extra === true || livesByAttacks(state, me)) return 0;
  const before = outlook(state, me);
  const others = unitsOf(state, me).filter(other => other !== unit && canMoveYet(state, other));
  const gains = others.map(other => unitWorth(state, me, other, true, true) - before);
  return Math.max(0, EXTRA_GAIN * Math.max(0, ...gains) - EXTRA_TURN * preparing(state));
}

/** What it gives `me` that a unit is launched. */
export function lossOf(state: TheseusState, me: Seat, unit: UnitId): number {
  const weight = unitState(state, unit).side === 'upgraded' ? 1.3 : 1;
  const loss = weight * (isDuelWithPandora(state, me) ? LAUNCHED_BESIDE_PANDORA : LAUNCHED);
  return areAllied(state, unitState(state, unit).seat, me) ? -loss : loss * preparing(state);
}

function isDuelWithPandora(state: TheseusState, me: Seat): boolean {
  return state.seats.length === 2 && factionOf(state, me) !== 'pandora' && seatOfFaction(state, 'pandora') !== null;
}

/** What only Pandora gains by a stop: an embryo, or a card (TH-20.5, TH-20.6). */
function broodWorth(state: TheseusState, me: Seat, unit: UnitId, sector: SectorId): number {
  if (unitFacts(unit).faction !== 'pandora') return 0;
  if (unitKindOf(unit) === 'creature') return enemiesIn(state, sector, me).length === 0 ? BIRTH : 0;
  return bestTakeOver(state, me, unit);
}

/** Where a unit comes back from space best (TH-9.2). */
function returnWorth(state: TheseusState, me: Seat, unit: UnitId): Scored<SectorId> | null {
  const lost = unitsOf(state, me).filter(other => unitState(state, other).place === 'space').length;
  const open = state.ring.filter(sector => emptyRooms(state, sector).length > 0);
  const found = best(open, sector => stopWorth(state, me, { unit, sector, own: true, from: null }));
  return found === null ? null : { ...found, worth: found.worth + RETURN + 0.7 * (lost - 1) };
}

/** The unit that is on its way, or that comes back from space. */
function movingUnit({ state, me }: BotTurn): UnitId | null {
  const moving = UNIT_IDS.find(unit => state.units[unit]?.place === 'moving');
  if (moving !== undefined) return moving;
  const named = state.turn?.unit ?? null;
  if (named !== null && state.units[named]?.place === 'space') return named;
  return unitsOf(state, me).find(unit => unitState(state, unit).place === 'space') ?? null;
}

/** Phase 1: what may be done before it, then the unit that gains most. */
export const unit: Strategy = turn => {
  const { state, me } = turn;
  return freeAct(turn) ?? bestOffer(turn, 'unit', UNIT_IDS, one => unitWorth(state, me, one, true))?.thing ?? 'no-move';
};

/** The way of the unit that was chosen: the prompt's, which is the active player's own one or a card's. */
export const path: Strategy = turn => {
  const { state, me, has } = turn;
  const mover = askedUnit(turn);
  if (mover === null) return null;
  const own = state.turn?.part === 'move' && state.turn.unit === mover;
  const paths = pathsFor(state, { unit: mover, executor: me, own }).filter(({ id }) => has(id));
  return best(paths, one => pathWorth(state, me, mover, one, own))?.thing.id ?? null;
};

/** The room in which a unit stops, an extra turn left out as in `stopWorth`. */
export const room: Strategy = turn => {
  const mover = movingUnit(turn);
  if (mover === null) return bestOffer(turn, 'room', ROOM_IDS, place => placeWorth(turn, place))?.thing ?? null;
  const { state, me } = turn;
  const standsIn = (place: RoomId): number => {
    const stop = stopOf(turn, mover, sectorOf(place));
    return standing(state, me, stop, place, null).worth;
  };
  return bestOffer(turn, 'room', ROOM_IDS, standsIn)?.thing ?? null;
};

/** The unit that is launched from a full sector. */
export const launch: Strategy = turn => {
  const { state, me } = turn;
  const mover = movingUnit(turn);
  const sector = UNIT_IDS.filter(one => turn.has(`unit:${one}`)).flatMap(one => sectorOfUnit(state, one) ?? [])[0];
  if (mover === null || sector === undefined) {
    return bestOffer(turn, 'unit', UNIT_IDS, one => lossOf(state, me, one))?.thing ?? null;
  }
  const stop = stopOf(turn, mover, sector);
  return bestOffer(turn, 'unit', UNIT_IDS, one => launchWorth(state, me, stop, one))?.thing ?? null;
};

/** The sector where a unit stops: by Teleport, or from space. */
export const sector: Strategy = turn => {
  const mover = movingUnit(turn);
  if (mover === null) return null;
  return (
    bestOffer(turn, 'sector', SECTOR_IDS, goal => stopWorth(turn.state, turn.me, stopOf(turn, mover, goal)))?.thing ??
    null
  );
};

function stopOf({ state }: BotTurn, mover: UnitId, goal: SectorId): Stop {
  const isMoving = unitState(state, mover).place === 'moving';
  return { unit: mover, sector: goal, own: state.turn?.unit === mover, from: isMoving ? goal : null };
}

/** How a new unit of one's own would stand in a room: in the set-up, and where one is born. */
function placeWorth({ state, me }: BotTurn, place: RoomId): number {
  const goal = sectorOf(place);
  const [like] = unitsOf(state, me);
  const crowd = unitsInSector(state, goal).length;
  const alone = unitsInSector(state, goal).filter(one => areAllied(state, unitState(state, one).seat, me)).length;
  if (like === undefined) return -crowd;
  const stands = withUnit(state, like, place);
  return outlook(stands, me) - 0.1 * crowd - 0.1 * alone;
}

/** Where a unit is placed before the match, or born. */
export const newUnit: Strategy = turn =>
  bestOffer(turn, 'room', ROOM_IDS, place => placeWorth(turn, place))?.thing ?? null;
