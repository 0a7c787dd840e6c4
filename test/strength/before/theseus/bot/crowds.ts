import type { SectorId } from '../../../../../src/games/theseus/data/ids.ts';
import { sectorOf } from '../../../../../src/games/theseus/data/places.ts';
import type { TheseusState } from '../../../../../src/games/theseus/state/state.ts';
import { isRoom } from '../../../../../src/games/theseus/state/units.ts';

/** The units of one sector: how many they are, and all about them that an attack depends on, as a text to compare. */
export interface Crowd {
  readonly size: number;
  readonly key: string;
}

type Crowds = Readonly<Partial<Record<SectorId, Crowd>>>;

const NOBODY: Crowd = { size: 0, key: '' };

/** Imagined positions share their units as long as nobody moves. */
const KNOWN = new WeakMap<TheseusState['units'], Crowds>();

/** Who stands in a sector. The units of `state` must not be changed in place afterwards. */
export function crowdIn({ units }: TheseusState, sector: SectorId): Crowd {
  let crowds = KNOWN.get(units);
  if (crowds === undefined) {
    crowds = crowdsOf(units);
    KNOWN.set(units, crowds);
  }
  return crowds[sector] ?? NOBODY;
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
