import type { RandomState } from '../../../../kernel/plain/random.ts';
import { drawItems } from '../../../../lessons/dealing.ts';
import type { Decision } from '../../../../kernel/match/decision.ts';
import { firstOffered } from '../../../../lessons/goals.ts';
import type { WayAnswer } from '../../../../lessons/lesson.ts';
import type { FactionId, RoomId, SectorId } from '../../data/ids.ts';
import { roomsOf, sectorOf } from '../../data/places.ts';
import type { UnitId } from '../../data/units.ts';
import { PositionBuilder } from '../position.ts';

// Stations for practice questions, with random places of units.

/** The room of each unit. */
export type Places = ReadonlyMap<UnitId, RoomId>;

export const MARINES: readonly UnitId[] = ['marine-1', 'marine-2', 'marine-3'];
export const ALIENS: readonly UnitId[] = ['alien-1', 'alien-2', 'alien-3'];
export const SCIENTISTS: readonly UnitId[] = ['scientist-1', 'scientist-2', 'scientist-3'];

/** The standard ring of Marines and Aliens, clockwise. */
export const RING: readonly SectorId[] = ['corridors', 'control-room', 'docking-bay', 'tech-bay', 'alien-nest'];

/** The most units in one sector, so that an arriving unit finds an empty room. */
const MOST_IN_SECTOR = 3;

/** Random rooms for these units, all in the given sectors. */
export function dealtPlaces(random: RandomState, units: readonly UnitId[], sectors: readonly SectorId[]): Places {
  const rooms = sectors.flatMap(sector => drawItems(random, roomsOf(sector), MOST_IN_SECTOR));
  return new Map(drawItems(random, rooms, units.length).flatMap((room, at) => (units[at] ? [[units[at], room]] : [])));
}

/** A station with these units in their rooms. */
export function stationOf(factions: readonly FactionId[], places: Places): PositionBuilder {
  const builder = new PositionBuilder(factions);
  for (const [unit, room] of places) builder.unit(unit, room);
  return builder;
}

/** The number of units in a unit's sector, itself included. */
export function unitCountAround(places: Places, unit: UnitId): number {
  const room = places.get(unit);
  if (room === undefined) return 0;
  return [...places.values()].filter(other => sectorOf(other) === sectorOf(room)).length;
}

/**
 * The sector where a unit's move ends: one sector for each unit in its own sector, and `extraSteps` more. `null` if the
 * unit has no room.
 */
export function moveEndOf(ring: readonly SectorId[], places: Places, unit: UnitId, extraSteps = 0): SectorId | null {
  const room = places.get(unit);
  if (room === undefined) return null;
  return ring[(ring.indexOf(sectorOf(room)) + unitCountAround(places, unit) + extraSteps) % ring.length] ?? null;
}

/** The choices of a question: the right sector and two others, in the order of the ring. */
export function amongOthers(
  random: RandomState,
  rightSector: SectorId | null,
  ring: readonly SectorId[],
): readonly SectorId[] {
  const otherSectors = drawItems(
    random,
    ring.filter(sector => sector !== rightSector),
    2,
  );
  return ring.filter(sector => sector === rightSector || otherSectors.includes(sector));
}

/** Repeats a random deal until it fits. */
export function dealtUntil<One>(
  random: RandomState,
  deal: (random: RandomState) => One,
  isSuitable: (one: One) => boolean,
): One {
  for (;;) {
    const dealtThing = deal(random);
    if (isSuitable(dealtThing)) return dealtThing;
  }
}

/** Answers with the first of these ids that is offered, otherwise with the first option. */
export function firstOfferedAnswer(...wantedIds: readonly string[]): WayAnswer {
  return decision => firstOffered(decision, ...wantedIds) ?? firstOf(decision);
}

function firstOf({ kind, options }: Decision): string {
  const [first] = options;
  if (first === undefined) throw new Error(`${kind} offers nothing`);
  return first.id;
}
