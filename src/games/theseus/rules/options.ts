import type { Option } from '../../../kernel/match/decision.ts';
import { openOptions } from '../../../kernel/match/offer.ts';
import type { OptionFace } from '../../../kernel/match/offer.ts';
import { cachedAndFrozen } from '../../../kernel/plain/once.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { RoomId, SectorId } from '../data/ids.ts';
import type { UnitId } from '../data/units.ts';
import { roomRefs, sectorRefs, unitRefs } from '../state/refs.ts';
import { roomOf } from '../state/units.ts';
import type { TheseusState } from '../state/state.ts';
import { roomName, say, sectorName, unitName } from '../text/say.ts';

/** One option for each unit (`unit:marine-2`), whose text names the unit and its place. */
export function unitOptions(state: TheseusState, units: readonly UnitId[]): readonly Option<UnitId>[] {
  return openOptions(units, { id: unitId, face: unit => unitFace(state, unit), value: unit => unit });
}

/** The id of the option for a unit. */
export function unitId(unit: UnitId): string {
  return `unit:${unit}`;
}

/** The text of the option for a unit: its name and its place. */
export function unitFace(state: TheseusState, unit: UnitId): OptionFace {
  const room = roomOf(state, unit);
  return {
    words: say('unit-in', { unit: unitName(unit), place: room === null ? say('space') : roomName(room) }),
    refs: room === null ? unitRefs(unit) : [`unit:${unit}`, `room:${room}`],
  };
}

/** One option for each room (`room:corridors-a`). */
export function roomOptions(rooms: readonly RoomId[]): Option<RoomId>[] {
  return rooms.map(roomOption);
}

const roomOption = cachedAndFrozen((room: RoomId): Option<RoomId> => ({
  id: `room:${room}`,
  words: roomName(room),
  refs: roomRefs(room),
  value: room,
}));

/** One option for each sector (`sector:tech-bay`). */
export function sectorOptions(sectors: readonly SectorId[]): Option<SectorId>[] {
  return sectors.map(sectorOption);
}

const sectorOption = cachedAndFrozen((sector: SectorId): Option<SectorId> => ({
  id: `sector:${sector}`,
  words: sectorName(sector),
  refs: sectorRefs(sector),
  value: sector,
}));

/** The text of the option for a seat (`seat:1`). */
export function seatFace(seat: Seat): OptionFace {
  return { words: say('seat', { seat: { seat } }), refs: [`seat:${seat}`] };
}

/** One option for each seat (`seat:1`). */
export function seatOptions(seats: readonly Seat[]): Option<Seat>[] {
  return seats.map(seat => ({ id: `seat:${seat}`, ...seatFace(seat), value: seat }));
}
