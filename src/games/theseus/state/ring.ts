import type { SectorId } from '../data/ids.ts';
import type { TheseusState } from './state.ts';

/** The next sector clockwise (TH-2.2). The given sector must be part of the ring. */
export function nextSector(state: TheseusState, sector: SectorId): SectorId {
  const { ring } = state;
  return ring[(ring.indexOf(sector) + 1) % ring.length] ?? sector;
}

/** The sectors of the ring, clockwise from the Corridors. */
export function fromCorridors(state: TheseusState): SectorId[] {
  const start = Math.max(0, state.ring.indexOf('corridors'));
  return [...state.ring.slice(start), ...state.ring.slice(0, start)];
}
