import type { Blocked } from '../../../kernel/match/decision.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { RoomId, SectorId } from '../data/ids.ts';
import { roomsOf } from '../data/places.ts';
import type { UnitId } from '../data/units.ts';
import { roomRefs, sectorRefs, unitRefs } from '../state/refs.ts';
import { isFull, roomOf, unitIn, unitsInPlay, unitsInSector, unitState } from '../state/units.ts';
import type { TheseusState } from '../state/state.ts';
import { roomName, say, sectorName, unitName } from '../text/say.ts';
import type { Obstacle } from './card-effects/effect.ts';
import { shelterOf } from './attack-targets.ts';

// What a player might want and may not take: the rooms, slots, sectors and units that a decision leaves out, each with its reason.

/** The rooms of some sectors that are taken. */
export function takenRooms(state: TheseusState, sectors: readonly SectorId[], rule: string): Blocked[] {
  return sectors.flatMap(roomsOf).flatMap(room => {
    const unit = unitIn(state, room);
    return unit === null ? [] : [{ ...roomFace(room), why: say('why.taken-room', { unit: unitName(unit) }), rule }];
  });
}

/** Empty rooms outside the sectors where a unit may be placed now. */
export function roomsElsewhere(state: TheseusState, sectors: readonly SectorId[], rule: string): Blocked[] {
  const others = state.ring.filter(sector => !sectors.includes(sector)).flatMap(roomsOf);
  return others
    .filter(room => unitIn(state, room) === null)
    .map(room => ({ ...roomFace(room), why: say('why.home-first'), rule }));
}

function roomFace(room: RoomId): Pick<Blocked, 'id' | 'words' | 'refs'> {
  return { id: `room:${room}`, words: roomName(room), refs: roomRefs(room) };
}

/** The sectors without an empty room. */
export function fullSectors(state: TheseusState, rule: string): Blocked[] {
  return state.ring
    .filter(sector => isFull(state, sector))
    .map(sector => ({
      id: `sector:${sector}`,
      words: sectorName(sector),
      refs: sectorRefs(sector),
      why: say('why.full'),
      rule,
    }));
}

/** TH-8.1, TH-8.4: the enemies of a sector that an attack does not reach, and why: a wall, a shelter, or that they are not seen. */
export function safeFrom(
  state: TheseusState,
  enemies: readonly UnitId[],
  targets: readonly UnitId[],
  hidden: readonly UnitId[],
): Blocked[] {
  return enemies
    .filter(unit => !targets.includes(unit))
    .map(unit => {
      const face = { id: `unit:${unit}`, words: unitMessage(state, unit), refs: unitRefs(unit) };
      if (hidden.includes(unit)) return { ...face, why: say('why.invisible'), rule: 'TH-16.5.2' };
      if (shelterOf(state, unit) !== null) return { ...face, why: say('why.sheltered'), rule: 'TH-8.4' };
      return { ...face, why: say('why.wall'), rule: 'TH-8.1' };
    });
}

/** Of the units that one might want, those with something in their way, and what that is. */
export function unitsLeftOut(
  state: TheseusState,
  units: readonly UnitId[],
  obstacleOf: (unit: UnitId) => Obstacle | null,
): Blocked[] {
  return units.flatMap(unit => {
    const obstacle = obstacleOf(unit);
    if (obstacle === null) return [];
    return [{ id: `unit:${unit}`, words: unitMessage(state, unit), refs: unitRefs(unit), ...obstacle }];
  });
}

/** Why a card cannot choose a unit at all: in space it is in no sector (TH-9.3), and nothing chooses it twice (TH-16.1.2). `null`: it can. */
export function whyNotForCard(state: TheseusState, unit: UnitId, chosen: readonly UnitId[]): Obstacle | null {
  if (chosen.includes(unit)) return { why: say('why.chosen'), rule: 'TH-16.1.2' };
  return isInSpace(state, unit) ? { why: say('why.in-space'), rule: 'TH-9.3' } : null;
}

/** The units of some seats, sector by sector, and those that wait in space. */
export function unitsAround(state: TheseusState, isMeant: (seat: Seat) => boolean): UnitId[] {
  const inSpace = unitsInPlay(state).filter(unit => isInSpace(state, unit));
  const around = [...state.ring.flatMap(sector => unitsInSector(state, sector)), ...inSpace];
  return around.filter(unit => isMeant(unitState(state, unit).seat));
}

function isInSpace(state: TheseusState, unit: UnitId): boolean {
  return unitState(state, unit).place === 'space';
}

function unitMessage(state: TheseusState, unit: UnitId): Blocked['words'] {
  const room = roomOf(state, unit);
  return say('unit-in', { unit: unitName(unit), place: room === null ? say('space') : roomName(room) });
}
