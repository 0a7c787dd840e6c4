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

/** The cost of a launched unit for its owner: bringing it back from space takes a whole turn (TH-9.2). */
const LAUNCHED = 2;

/**
 * The cost of a launched unit for Pandora's opponent in a duel. It is low, because Pandora attacks in each turn in
 * which they share a sector, so that moving on matters more than keeping units on the station.
 */
const LAUNCHED_BESIDE_PANDORA = 0.3;

/** The value of a turn in which a unit only returns from space. */
const RETURN = 0.2;

/** The value of a new embryo (TH-20.5). */
const BIRTH = 1.3;

/** A value above this means that the match is decided. */
const WINS = 0.75 * DECIDES;

/** The share of an extra turn's gain that counts, from 0 to 1, since the opponent can still reply. */
const EXTRA_GAIN = 0.8;

/** The cost of using up a bonus card Shaft Passage. */
const PASSAGE = 0.5;

/**
 * A possible stop of a unit in a sector. `own`: the move is the unit's own movement phase, not the effect of a card of
 * seat `me`.
 */
export interface Stop {
  readonly unit: UnitId;
  readonly sector: SectorId;
  readonly own: boolean;
  /** The sector where the move begins; `null`: space. */
  readonly from: SectorId | null;
  /** Whether the move is already part of an extra turn. The value of a further extra turn is then left out. */
  readonly extra?: boolean;
}

/** The value, for seat `me`, of a unit's best move: in its own movement phase, or by a card. */
export function unitWorth(state: TheseusState, me: Seat, unit: UnitId, own: boolean, extra = false): number {
  if (unitState(state, unit).place === 'space') return returnWorth(state, me, unit)?.worth ?? -10;
  const paths = pathsFor(state, { unit, executor: me, own });
  return best(paths, path => pathWorth(state, me, unit, path, own, extra))?.worth ?? -10;
}

/** The value of a path: what the unit meets on it, and its best stop at the end. */
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
 * The value of a stop in a sector: in the best room, or with the best unit to launch. The value of an extra turn hardly
 * depends on the room and takes longest to compute, so it is only added for the best choice.
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

/**
 * The value of a stop in itself, and the state after it in which the unit acts; `acting` is `null` if it does not act.
 */
interface Standing {
  readonly worth: number;
  readonly acting: TheseusState | null;
}

function withExtraTurn(me: Seat, stop: Stop, { worth, acting }: Standing): number {
  return acting === null ? worth : worth + extraTurnWorth(acting, me, stop);
}

/** The value of a unit's stop in a room: traps, minor assault, actions, and the outlook from there (TH-6.8). */
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
  // A stop that decides the match needs no outlook.
  if (worth > WINS) return { worth: worth * WINS, acting: null };
  return { worth: worth + outlook(after, me), acting: acts ? after : null };
}

/** The value of the Tech Bay's extra turn for the best of the other units (TH-10.3), beyond that of a usual turn. */
function extraTurnWorth(state: TheseusState, me: Seat, { unit, sector, extra }: Stop): number {
  if (SECTORS[sector].action !== 'extra-turn' || extra === true || livesByAttacks(state, me)) return 0;
  const before = outlook(state, me);
  const others = unitsOf(state, me).filter(other => other !== unit && canMoveYet(state, other));
  const gains = others.map(other => unitWorth(state, me, other, true, true) - before);
  return Math.max(0, EXTRA_GAIN * Math.max(0, ...gains) - EXTRA_TURN * preparing(state));
}

/** The value, for seat `me`, of the launch of a unit; below 0 for a unit of its own side. */
export function lossOf(state: TheseusState, me: Seat, unit: UnitId): number {
  const weight = unitState(state, unit).side === 'upgraded' ? 1.3 : 1;
  const loss = weight * (isDuelWithPandora(state, me) ? LAUNCHED_BESIDE_PANDORA : LAUNCHED);
  return areAllied(state, unitState(state, unit).seat, me) ? -loss : loss * preparing(state);
}

function isDuelWithPandora(state: TheseusState, me: Seat): boolean {
  return state.seats.length === 2 && factionOf(state, me) !== 'pandora' && seatOfFaction(state, 'pandora') !== null;
}

/** The value of what only Pandora gains by a stop: an embryo, or a card that it takes over (TH-20.5, TH-20.6). */
function broodWorth(state: TheseusState, me: Seat, unit: UnitId, sector: SectorId): number {
  if (unitFacts(unit).faction !== 'pandora') return 0;
  if (unitKindOf(unit) === 'creature') return enemiesIn(state, sector, me).length === 0 ? BIRTH : 0;
  return bestTakeOver(state, me, unit);
}

/** The best sector in which a unit can return from space, and its value (TH-9.2). */
function returnWorth(state: TheseusState, me: Seat, unit: UnitId): Scored<SectorId> | null {
  const lost = unitsOf(state, me).filter(other => unitState(state, other).place === 'space').length;
  const open = state.ring.filter(sector => emptyRooms(state, sector).length > 0);
  const found = best(open, sector => stopWorth(state, me, { unit, sector, own: true, from: null }));
  return found === null ? null : { ...found, worth: found.worth + RETURN + 0.7 * (lost - 1) };
}

/** The unit that is moving now, or that is about to return from space. */
function movingUnit({ state, me }: BotTurn): UnitId | null {
  const moving = UNIT_IDS.find(unit => state.units[unit]?.place === 'moving');
  if (moving !== undefined) return moving;
  const named = state.turn?.unit ?? null;
  if (named !== null && state.units[named]?.place === 'space') return named;
  return unitsOf(state, me).find(unit => unitState(state, unit).place === 'space') ?? null;
}

/** Chooses in phase 1: first a useful free action, otherwise the unit whose move gains most. */
export const unit: Strategy = turn => {
  const { state, me } = turn;
  return freeAct(turn) ?? bestOffer(turn, 'unit', UNIT_IDS, one => unitWorth(state, me, one, true))?.thing ?? 'no-move';
};

/** Chooses the path of the unit that the question is about, in the seat's own move or in a move by a card. */
export const path: Strategy = turn => {
  const { state, me, has } = turn;
  const mover = askedUnit(turn);
  if (mover === null) return null;
  const own = state.turn?.part === 'move' && state.turn.unit === mover;
  const paths = pathsFor(state, { unit: mover, executor: me, own }).filter(({ id }) => has(id));
  return best(paths, one => pathWorth(state, me, mover, one, own))?.thing.id ?? null;
};

/** Chooses the room in which a unit stops. The value of an extra turn is left out, as in `stopWorth`. */
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

/** Chooses the unit that is launched from a full sector. */
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

/** Chooses the sector where a unit stops, after a Teleport or from space. */
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

/** The value of a room for a new own unit, in the set-up or at a birth. */
function placeWorth({ state, me }: BotTurn, place: RoomId): number {
  const goal = sectorOf(place);
  const [like] = unitsOf(state, me);
  const crowd = unitsInSector(state, goal).length;
  const alone = unitsInSector(state, goal).filter(one => areAllied(state, unitState(state, one).seat, me)).length;
  if (like === undefined) return -crowd;
  const stands = withUnit(state, like, place);
  return outlook(stands, me) - 0.1 * crowd - 0.1 * alone;
}

/** Chooses the room for a new unit, in the set-up or at a birth. */
export const newUnit: Strategy = turn =>
  bestOffer(turn, 'room', ROOM_IDS, place => placeWorth(turn, place))?.thing ?? null;
