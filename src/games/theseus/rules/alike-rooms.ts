import { gather } from '../../../kernel/plain/gather.ts';
import type { RoomId, SectorId } from '../data/ids.ts';
import { joinedTo, roomsOf, sectorOf } from '../data/places.ts';
import type { TheseusState } from '../state/state.ts';
import { unitIn } from '../state/units.ts';

/** Whether a room is the first empty one of a sector in which all empty rooms are equivalent for a stopping unit. */
export function isFirstOfAlike(state: TheseusState, room: RoomId): boolean {
  const sector = sectorOf(room);
  return room === roomsOf(sector).find(one => unitIn(state, one) === null) && areAlike(state, sector);
}

/**
 * Whether all empty rooms of a sector are equivalent for a unit that stops there. Two rooms are equivalent if the rooms
 * can be renamed so that one becomes the other while all passages and units stay the same.
 */
export function areAlike(state: TheseusState, sector: SectorId): boolean {
  const rooms = roomsOf(sector);
  const takenRooms = rooms.filter(room => unitIn(state, room) !== null);
  const [first, ...others] = rooms.filter(room => !takenRooms.includes(room));
  if (first === undefined) return false;
  const reachedRooms = new Set(
    gather(permutations(rooms.length), order => {
      const renamed = (room: RoomId): RoomId => rooms[order[rooms.indexOf(room)] ?? 0] ?? room;
      const isSame = rooms.every(room =>
        joinedTo(room).every(other => joinedTo(renamed(room)).includes(renamed(other))),
      );
      return isSame && takenRooms.every(room => renamed(room) === room) ? [renamed(first)] : [];
    }),
  );
  return others.every(room => reachedRooms.has(room));
}

/** All permutations of the numbers from 0 to `count - 1`. */
function permutations(count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  const last = count - 1;
  return gather(permutations(last), order =>
    Array.from({ length: count }, (_, at) => [...order.slice(0, at), last, ...order.slice(at)]),
  );
}
