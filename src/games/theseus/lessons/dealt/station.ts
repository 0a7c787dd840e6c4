import type { RandomState } from '../../../../kernel/plain/random.ts';
import { drawn } from '../../../../lessons/dealing.ts';
import type { Decision } from '../../../../kernel/match/decision.ts';
import { firstOffered } from '../../../../lessons/goals.ts';
import type { WayAnswer } from '../../../../lessons/lesson.ts';
import type { FactionId, RoomId, SectorId } from '../../data/ids.ts';
import { roomsOf, sectorOf } from '../../data/places.ts';
import type { UnitId } from '../../data/units.ts';
import { PositionBuilder } from '../position.ts';

// Stations to practise on: where units stand comes from chance.

/** Who stands where. */
export type Places = ReadonlyMap<UnitId, RoomId>;

export const MARINES: readonly UnitId[] = ['marine-1', 'marine-2', 'marine-3'];
export const ALIENS: readonly UnitId[] = ['alien-1', 'alien-2', 'alien-3'];
export const SCIENTISTS: readonly UnitId[] = ['scientist-1', 'scientist-2', 'scientist-3'];

/** The standard ring of Marines and Aliens, clockwise. */
export const RING: readonly SectorId[] = ['corridors', 'control-room', 'docking-bay', 'tech-bay', 'alien-nest'];

/** In no sector stand more, so that a unit that comes finds a room. */
const MOST = 3;

/** Places for all of these units, each in a room of one of the sectors. */
export function dealtPlaces(random: RandomState, units: readonly UnitId[], sectors: readonly SectorId[]): Places {
  const rooms = sectors.flatMap(sector => drawn(random, roomsOf(sector), MOST));
  return new Map(drawn(random, rooms, units.length).flatMap((room, at) => (units[at] ? [[units[at], room]] : [])));
}

/** A station with these units. */
export function stationOf(factions: readonly FactionId[], places: Places): PositionBuilder {
  const builder = new PositionBuilder(factions);
  for (const [unit, room] of places) builder.unit(unit, room);
  return builder;
}

/** How many units stand in the sector of one of them, itself among them. */
export function companyOf(places: Places, unit: UnitId): number {
  const room = places.get(unit);
  if (room === undefined) return 0;
  return [...places.values()].filter(other => sectorOf(other) === sectorOf(room)).length;
}

/** Where the walk of a unit ends on a ring, so many steps further than by the count. */
export function endOf(ring: readonly SectorId[], places: Places, unit: UnitId, further = 0): SectorId | null {
  const room = places.get(unit);
  if (room === undefined) return null;
  return ring[(ring.indexOf(sectorOf(room)) + companyOf(places, unit) + further) % ring.length] ?? null;
}

/** The sector where it ends among some others, in the order of the ring. */
export function amongOthers(
  random: RandomState,
  right: SectorId | null,
  ring: readonly SectorId[],
): readonly SectorId[] {
  const others = drawn(
    random,
    ring.filter(sector => sector !== right),
    2,
  );
  return ring.filter(sector => sector === right || others.includes(sector));
}

/** Deals until something fits. */
export function dealtSo<One>(
  random: RandomState,
  deal: (random: RandomState) => One,
  fits: (one: One) => boolean,
): One {
  for (;;) {
    const one = deal(random);
    if (fits(one)) return one;
  }
}

/** Takes the first of these answers that is offered, else the first that there is. */
export function takes(...wanted: readonly string[]): WayAnswer {
  return decision => firstOffered(decision, ...wanted) ?? firstOf(decision);
}

function firstOf({ kind, options }: Decision): string {
  const [first] = options;
  if (first === undefined) throw new Error(`${kind} offers nothing`);
  return first.id;
}
