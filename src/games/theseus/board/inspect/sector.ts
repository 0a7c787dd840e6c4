import type { InspectContext, Inspected } from '../../../../boards/inspected.ts';
import type { Line } from '../../../../boards/drawing/lines.ts';
import { nameOf, seatLabel } from '../../../../boards/naming.ts';
import { joined, span } from '../../../../boards/drawing/lines.ts';
import {
  PENDING_SLOT_IDS,
  pendingSlotsOf,
  ROOM_IDS,
  roomsOf,
  hasBonusSymbol,
  joinedTo,
  neighboursOf,
  sectorOf,
  SLOT_IDS,
  slotsOf,
} from '../../data/places.ts';
import { SECTOR_IDS } from '../../data/ids.ts';
import type { PendingSlotId, RoomId, SectorId, SlotId } from '../../data/ids.ts';
import { SECTORS } from '../../data/sectors.ts';
import { cardName, factionName, roomName, say, sectorName, slotName, unitName } from '../../text/say.ts';
import type { TheseusView } from '../../view.ts';
import { slotMark } from '../marks.ts';
import { unitTraits } from '../sector-pane.ts';
import { idAmong } from '../whereabouts.ts';
import { inspectCard } from './card.ts';
import { cardLink, fact, sectorLink, seatLink, section, unitLink } from './inspector.ts';
import type { Inspector } from './inspector.ts';
import { inspectUnit } from './unit.ts';

const ACTION_RULES = {
  assault: ['TH-10.4', 'TH-8.6'],
  malfunction: ['TH-10.6', 'TH-13.1', 'TH-13.2'],
  'extra-turn': ['TH-10.5'],
  faction: ['TH-10.7', 'TH-12.1'],
} as const;

/** Inspects a sector: its action, its units and cards, and the next sector. */
export const inspectSector: Inspector = (id, view, context): Inspected | null => {
  const sector = idAmong(SECTOR_IDS, id);
  if (sector === null) return null;
  const { format } = context;
  const { action, faction, passages } = SECTORS[sector];
  const actionMessage = say(`board.action.${action}.long`, faction === null ? {} : { faction: factionName(faction) });
  const units = roomsOf(sector).flatMap(room => view.rooms[room] ?? []);
  const cards = slotsOf(sector).flatMap(slot => view.installed[slot]?.card ?? view.bonus[slot] ?? []);
  const pending = pendingSlotsOf(sector).flatMap(slot => view.pending[slot] ?? []);
  const owners = view.seats.filter(({ home }) => home === sector);
  const nextSectorName = view.ring.includes(sector)
    ? (view.ring[(view.ring.indexOf(sector) + 1) % view.ring.length] ?? null)
    : null;
  return {
    kind: format(say('inspect.sector')),
    title: format(sectorName(sector)),
    sections: [
      ...section(context, 'inspect.facts', [
        fact(context, 'inspect.action', format(actionMessage)),
        fact(context, 'inspect.passages', passages.map(([one, other]) => `${one}-${other}`).join(', ')),
        ...(nextSectorName === null ? [] : [fact(context, 'inspect.next', format(sectorName(nextSectorName)))]),
        ...owners.map(({ seat }) => fact(context, 'inspect.owner', seatLabel(context, seat))),
      ]),
      ...section(context, 'inspect.here', [...unitLines(view, context, sector), ...cardLines(view, context, sector)]),
    ],
    links: [
      ...units.map(unit => unitLink(context, unit)),
      ...[...cards, ...pending].map(card => cardLink(context, card)),
      ...(nextSectorName === null ? [] : [sectorLink(context, nextSectorName)]),
      ...owners.map(({ seat }) => seatLink(context, seat)),
    ],
    rules: [...ACTION_RULES[action], 'TH-10.3', 'TH-2.3', 'TH-6.2', 'TH-6.7', 'TH-8.5'],
  };
};

function unitLines(view: TheseusView, context: InspectContext, sector: SectorId): Line[] {
  const { format } = context;
  const units = roomsOf(sector).flatMap(room => {
    const unit = view.rooms[room];
    return unit === undefined
      ? []
      : [`${room.slice(-1)}: ${format(unitName(unit))} (${unitTraits(view, context, unit)})`];
  });
  return [fact(context, 'inspect.units', units.length === 0 ? format(say('board.nobody')) : units.join(', '))];
}

function cardLines(view: TheseusView, context: InspectContext, sector: SectorId): Line[] {
  const { format } = context;
  const names = slotsOf(sector).flatMap((slot): Line[] => {
    const card = view.installed[slot]?.card ?? view.bonus[slot];
    return card === undefined ? [] : [[span(`${slotMark(slot)} ${format(cardName(card))}`)]];
  });
  const pending = pendingSlotsOf(sector).flatMap((slot): Line[] => {
    const card = view.pending[slot];
    return card === undefined ? [] : [[span(`${slotMark(slot)} ${format(cardName(card))}`)]];
  });
  return [
    ...(names.length === 0 ? [] : [fact(context, 'inspect.cards', joined(names, ', ', {}))]),
    ...(pending.length === 0 ? [] : [fact(context, 'inspect.pending-cards', joined(pending, ', ', {}))]),
  ];
}

/**
 * Inspects a room: the unit in it. For an empty room, the rooms behind its passages, whose units could attack a unit
 * here and be attacked by it.
 */
export const inspectRoom: Inspector = (id, view, context): Inspected | null => {
  const room = idAmong(ROOM_IDS, id);
  if (room === null) return null;
  const unit = view.rooms[room];
  if (unit !== undefined) return inspectUnit(unit, view, context);
  const { format } = context;
  const joinedRooms = joinedTo(room);
  const units = joinedRooms.flatMap(other => view.rooms[other] ?? []);
  return {
    kind: format(say('inspect.room')),
    title: format(roomName(room)),
    sections: section(context, null, [
      [span(format(say('inspect.empty-room')))],
      fact(
        context,
        'inspect.passages',
        joinedRooms.length === 0
          ? format(say('inspect.no-passages'))
          : joinedRooms.map(other => joinedRoomText(view, context, other)).join('; '),
      ),
    ]),
    links: [...units.map(unit => unitLink(context, unit)), sectorLink(context, sectorOf(room))],
    rules: ['TH-6.6', 'TH-8.1', 'TH-2.3'],
  };
};

/** The text for the room behind a passage: `b: Marine 1 of Ann, attacks one`, or `c: nobody here`. */
function joinedRoomText(view: TheseusView, context: InspectContext, room: RoomId): string {
  const { format } = context;
  const letter = room.slice(-1);
  const unit = view.rooms[room];
  const seat = unit === undefined ? undefined : view.units[unit]?.seat;
  if (unit === undefined || seat === undefined) return `${letter}: ${format(say('board.nobody'))}`;
  const ownedUnit = say('inspect.unit-of', { unit: unitName(unit), name: nameOf(context, seat) });
  return `${letter}: ${format(ownedUnit)}, ${unitTraits(view, context, unit)}`;
}

/** Inspects a slot: the card in it, or the empty slot itself. */
export const inspectSlot: Inspector = (id, view, context): Inspected | null => {
  const slot = idAmong(SLOT_IDS, id) ?? idAmong(PENDING_SLOT_IDS, id);
  if (slot === null) return null;
  const installed = idAmong(SLOT_IDS, slot);
  const card =
    installed === null
      ? view.pending[idAmong(PENDING_SLOT_IDS, slot) ?? 'corridors-p1']
      : (view.installed[installed]?.card ?? view.bonus[installed]);
  return card === undefined ? emptySlot(slot, installed, view, context) : inspectCard(card, view, context);
};

function emptySlot(
  slot: SlotId | PendingSlotId,
  installed: SlotId | null,
  view: TheseusView,
  context: InspectContext,
): Inspected {
  const { format } = context;
  const neighbours =
    installed === null ? [] : neighboursOf(installed).flatMap(other => view.installed[other]?.card ?? []);
  const description =
    installed === null
      ? say('inspect.empty-pending')
      : say(hasBonusSymbol(installed) ? 'inspect.empty-bonus-slot' : 'inspect.empty-slot');
  const names = neighbours.map((card): Line => [span(format(cardName(card)))]);
  return {
    kind: format(say('inspect.slot')),
    title: format(slotName(slot)),
    sections: section(context, null, [
      [span(format(description))],
      ...(names.length === 0 ? [] : [fact(context, 'inspect.neighbours', joined(names, ', ', {}))]),
    ]),
    links: [sectorLink(context, sectorOf(slot)), ...neighbours.map(card => cardLink(context, card))],
    rules: installed === null ? ['TH-11.1', 'TH-11.2'] : ['TH-11.3', 'TH-15.1', 'TH-3.5'],
  };
}
