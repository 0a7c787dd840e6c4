import type { PaneContext, PointingKey, SurveyEntry } from '../../../boards/pane.ts';
import { isOpen } from '../../../boards/naming.ts';
import { knownNameIn } from '../../../kernel/words/message.ts';
import type { Ref } from '../../../kernel/words/message.ts';
import { ROOM_IDS, roomsOf, sectorOf } from '../data/places.ts';
import type { RoomId, SectorId } from '../data/ids.ts';
import { ROOM_ROWS } from './rooms.ts';

/** A room that is visible, and its row on the screen. */
interface SeenRoom {
  readonly room: RoomId;
  readonly y: number;
}

/** The indices of a sector's rooms down the first column, then down the second. */
const ROOM_INDICES_BY_COLUMN = [0, 2, 1, 3] as const;

/**
 * Sets where the arrow keys lead from each room, if rooms of several sectors can be chosen: left and right to the next
 * sector of the ring, up and down to another room of the sector. The lower of two rows of sectors runs from right to
 * left.
 */
export function withRingNeighbours(
  things: readonly SurveyEntry[],
  ring: readonly SectorId[],
  context: PaneContext,
): readonly SurveyEntry[] {
  const seenRooms = things.flatMap(({ ref, rect }): SeenRoom[] => {
    const room = knownNameIn(ref, 'room', ROOM_IDS);
    return room === null ? [] : [{ room, y: rect.y }];
  });
  const openRooms = seenRooms.filter(({ room }) => isOpen(context, refOf(room)));
  if (new Set(openRooms.map(({ room }) => sectorOf(room))).size < 2) return things;
  const topRow = Math.min(...seenRooms.map(({ y }) => y));
  return things.map(thing => {
    const room = knownNameIn(thing.ref, 'room', ROOM_IDS);
    if (room === null) return thing;
    const direction = thing.rect.y >= topRow + ROOM_ROWS ? -1 : 1;
    const neighbours: Partial<Record<PointingKey, Ref>> = {};
    const setNeighbour = (arrow: PointingKey, to: RoomId | undefined): void => {
      if (to !== undefined) neighbours[arrow] = refOf(to);
    };
    setNeighbour('right', inNextSector(room, openRooms, ring, direction));
    setNeighbour('left', inNextSector(room, openRooms, ring, -direction));
    const roomColumn = ROOM_INDICES_BY_COLUMN.flatMap(at => roomsOf(sectorOf(room))[at] ?? []).filter(
      other => other === room || openRooms.some(one => one.room === other),
    );
    setNeighbour('down', roomColumn[roomColumn.indexOf(room) + 1]);
    setNeighbour('up', roomColumn[roomColumn.indexOf(room) - 1]);
    return { ...thing, beside: neighbours };
  });
}

function refOf(room: RoomId): Ref {
  return `room:${room}`;
}

/**
 * The room to which an arrow key leads in the next sector with choosable rooms: the one with the same letter, else the
 * first.
 */
function inNextSector(
  room: RoomId,
  openSeenRooms: readonly SeenRoom[],
  ring: readonly SectorId[],
  direction: number,
): RoomId | undefined {
  const startIndex = ring.indexOf(sectorOf(room));
  for (let stepCount = 1; stepCount < ring.length; stepCount += 1) {
    const sector = ring[(startIndex + direction * stepCount + ring.length * stepCount) % ring.length];
    const rooms = openSeenRooms.filter(one => sectorOf(one.room) === sector).map(one => one.room);
    const sameLetter = rooms.find(other => other.slice(-1) === room.slice(-1));
    const found = sameLetter ?? rooms[0];
    if (found !== undefined) return found;
  }
  return undefined;
}
