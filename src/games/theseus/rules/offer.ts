import { offer, offerPlain } from '../../../kernel/match/offer.ts';
import type { Offer, Reason } from '../../../kernel/match/offer.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { RoomId, SectorId } from '../data/ids.ts';
import { roomsOf } from '../data/places.ts';
import type { UnitId } from '../data/units.ts';
import { roomRefs, sectorRefs, unitRefs } from '../state/refs.ts';
import { opponentsOf } from '../state/seats.ts';
import type { TheseusState } from '../state/state.ts';
import { isFull, unitIn } from '../state/units.ts';
import { roomName, say, sectorName, unitName } from '../text/say.ts';
import { isFirstOfAlike } from './alike-rooms.ts';
import { seatFace, unitFace, unitId } from './options.ts';

/** The opponents of a seat as options. Those with a reason from `whyNot` are blocked. */
export function offerOpponents(
  state: TheseusState,
  seat: Seat,
  whyNot: (opponent: Seat) => Reason | null,
): Offer<Seat> {
  return offerPlain(opponentsOf(state, seat), { id: other => `seat:${other}`, face: seatFace, whyNot });
}

/** Units as options, with the rooms they are in. Those with a reason from `whyNot` are blocked. */
export function offerUnits(
  state: TheseusState,
  units: readonly UnitId[],
  whyNot: (unit: UnitId) => Reason | null,
): Offer<UnitId> {
  return offerPlain(units, {
    id: unitId,
    face: unit => unitFace(state, unit),
    blockedFace: unit => ({ words: unitFace(state, unit).words, refs: unitRefs(unit) }),
    whyNot,
  });
}

/** The rooms of a sector as options. Occupied rooms are blocked. */
export function offerRooms(state: TheseusState, sector: SectorId, rule: string): Offer<RoomId> {
  const { id, face } = ROOM_PARTS;
  return offer<RoomId, RoomId, UnitId>(roomsOf(sector), {
    id,
    face: room => (isFirstOfAlike(state, room) ? { ...face(room), autoAnswer: true } : face(room)),
    fault: room => unitIn(state, room),
    why: unit => ({ why: say('why.taken-room', { unit: unitName(unit) }), rule }),
    value: room => room,
  });
}

/** The id and the text of a room as an option, such as `room:corridors-a`. */
export const ROOM_PARTS = {
  id: (room: RoomId) => `room:${room}`,
  face: (room: RoomId) => ({ words: roomName(room), refs: roomRefs(room) }),
};

/** Why a room can't be taken: a unit is in it. `null` if it is empty. */
export function whyTaken(state: TheseusState, room: RoomId, rule: string): Reason | null {
  const unit = unitIn(state, room);
  return unit === null ? null : { why: say('why.taken-room', { unit: unitName(unit) }), rule };
}

/** The sectors of the ring as options. Sectors without an empty room are blocked. */
export function offerSectors(state: TheseusState, rule: string): Offer<SectorId> {
  return offerPlain(state.ring, {
    id: sector => `sector:${sector}`,
    face: sector => ({ words: sectorName(sector), refs: sectorRefs(sector) }),
    whyNot: sector => (isFull(state, sector) ? { why: say('why.full'), rule } : null),
  });
}
