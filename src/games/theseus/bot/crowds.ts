import type { SectorId } from '../data/ids.ts';
import { sectorOf } from '../data/places.ts';
import type { TheseusState } from '../state/state.ts';
import { isRoom } from '../state/units.ts';

/**
 * The units of one sector: their number, and a text of all their properties that attacks depend on, to compare crowds
 * by.
 */
export interface Crowd {
  readonly size: number;
  readonly key: string;
}

/** The crowds by sector; where nobody stands there is none. */
export type Crowds = Readonly<Partial<Record<SectorId, Crowd>>>;

const NOBODY: Crowd = { size: 0, key: '' };

/** The cached crowds of each set of units. Imagined positions share the object `units` as long as no unit moves. */
const KNOWN = new WeakMap<TheseusState['units'], Crowds>();

/** Who stands in each sector. The units of `state` must not be changed in place afterwards. */
export function crowdsIn({ units }: TheseusState): Crowds {
  let crowds = KNOWN.get(units);
  if (crowds === undefined) KNOWN.set(units, (crowds = crowdsOf(units)));
  return crowds;
}

function crowdsOf(units: TheseusState['units']): Crowds {
  const crowds: Partial<Record<SectorId, Crowd>> = {};
  let id: keyof typeof units;
  for (id in units) {
    const unit = units[id];
    if (unit === undefined || !isRoom(unit.place)) continue;
    const sector = sectorOf(unit.place);
    const { size, key } = crowds[sector] ?? NOBODY;
    const marks = `${unit.side === 'upgraded' ? '+' : ''}${unit.invisible ? '?' : ''}${unit.heldBy === null ? '' : '!'}`;
    crowds[sector] = { size: size + 1, key: `${key} ${id}${marks}@${unit.place}` };
  }
  return crowds;
}
