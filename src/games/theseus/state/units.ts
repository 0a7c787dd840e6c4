import { RuleFault } from '../../../kernel/match/refusal.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { RoomId, SectorId } from '../data/ids.ts';
import { joinedTo, ROOM_IDS, roomsOf, sectorOf } from '../data/places.ts';
import { sideOf, UNIT_IDS } from '../data/units.ts';
import type { Attack, UnitId, UnitKind } from '../data/units.ts';
import { unitKindOf } from '../data/units.ts';
import { areAllied } from './seats.ts';
import type { TheseusState, UnitPlace, UnitState } from './state.ts';

const ROOMS: ReadonlySet<string> = new Set(ROOM_IDS);

/** Whether a unit's place is a room, not space, a card, or on its way. */
export function isRoom(place: UnitPlace): place is RoomId {
  return ROOMS.has(place);
}

/** The state of a unit in play. Throws `RuleFault` if the unit is in the supply. */
export function unitState(state: TheseusState, unit: UnitId): UnitState {
  const found = state.units[unit];
  if (found === undefined) throw new RuleFault(`${unit} is in the supply.`);
  return found;
}

/** All units in play, in the order of `UNIT_IDS`. */
export function unitsInPlay(state: TheseusState): UnitId[] {
  return UNIT_IDS.filter(unit => state.units[unit] !== undefined);
}

/** The units of a kind that are in the supply. */
export function inSupply(state: TheseusState, kind: UnitKind): UnitId[] {
  return UNIT_IDS.filter(unit => unitKindOf(unit) === kind && state.units[unit] === undefined);
}

/** The room of a unit; `null` if it is in space, on its way, or on a card. */
export function roomOf(state: TheseusState, unit: UnitId): RoomId | null {
  const place = state.units[unit]?.place;
  return place !== undefined && isRoom(place) ? place : null;
}

/** The sector of a unit; `null` if it stands in no room (TH-9.3). */
export function sectorOfUnit(state: TheseusState, unit: UnitId): SectorId | null {
  const room = roomOf(state, unit);
  return room === null ? null : sectorOf(room);
}

/** The unit in a room; `null` if the room is empty. */
export function unitIn(state: TheseusState, room: RoomId): UnitId | null {
  return unitAt(state.units, room);
}

/**
 * The unit at a place; `null` if there is none. It only searches the few units in play, because it is called very
 * often.
 */
function unitAt<Unit extends string>(units: Readonly<Partial<Record<Unit, UnitState>>>, place: UnitPlace): Unit | null {
  for (const unit in units) if (units[unit]?.place === place) return unit;
  return null;
}

/** The units in the rooms of a sector, from room a to d. */
export function unitsInSector(state: TheseusState, sector: SectorId): UnitId[] {
  const found: UnitId[] = [];
  for (const room of roomsOf(sector)) {
    const unit = unitIn(state, room);
    if (unit !== null) found.push(unit);
  }
  return found;
}

/** The empty rooms of a sector. */
export function emptyRooms(state: TheseusState, sector: SectorId): RoomId[] {
  return roomsOf(sector).filter(room => unitIn(state, room) === null);
}

/** Whether all four rooms are occupied (TH-1.3). */
export function isFull(state: TheseusState, sector: SectorId): boolean {
  return roomsOf(sector).every(room => unitIn(state, room) !== null);
}

/** The units of a seat that are in play, wherever they are. */
export function unitsOf(state: TheseusState, seat: Seat): UnitId[] {
  return UNIT_IDS.filter(unit => state.units[unit]?.seat === seat);
}

/** The units in a sector that are enemies of a seat. */
export function enemiesIn(state: TheseusState, sector: SectorId, seat: Seat): UnitId[] {
  return unitsInSector(state, sector).filter(unit => !areAllied(state, unitState(state, unit).seat, seat));
}

/** All units in rooms that are enemies of a seat, clockwise by sector. */
export function enemiesInRooms(state: TheseusState, seat: Seat): UnitId[] {
  const found: UnitId[] = [];
  for (const sector of state.ring) found.push(...enemiesIn(state, sector, seat));
  return found;
}

/** The attack of the side that a unit shows (TH-8.2). */
export function attackOf(state: TheseusState, unit: UnitId): Attack {
  return sideOf(unit, unitState(state, unit).side).attack;
}

/** TH-8.1: the enemies in rooms that a passage joins to the unit's own room, whether or not they can be attacked. */
export function enemiesInRange(state: TheseusState, unit: UnitId): UnitId[] {
  const room = roomOf(state, unit);
  if (room === null) return [];
  const { seat } = unitState(state, unit);
  const found: UnitId[] = [];
  for (const other of joinedTo(room)) {
    const target = unitIn(state, other);
    if (target !== null && !areAllied(state, unitState(state, target).seat, seat)) found.push(target);
  }
  return found;
}
