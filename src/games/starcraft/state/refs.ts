import { cachedAndFrozen } from '../../../kernel/plain/once.ts';
import { nameIn } from '../../../kernel/words/message.ts';
import type { Ref } from '../../../kernel/words/message.ts';
import { AREA_IDS, PLANET_IDS, TILE_SIDES } from '../data/planets.ts';
import type { AreaId, PlanetId, TileSide } from '../data/planets.ts';
import { UNIT_TYPES } from '../data/units.ts';
import type { UnitType } from '../data/units.ts';

// Makes and caches the addresses of planets, areas and units for events and options, and parses addresses.

/** A place on the square grid; y grows to the south. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** The id of an option that chooses a planet. */
export const planetId = cachedAndFrozen((planet: PlanetId): string => `planet:${planet}`);

/** The address of a planet as a cached list with one element. */
export const planetRefs = cachedAndFrozen((planet: PlanetId): readonly Ref[] => [`planet:${planet}`]);

/** The address of an area as a cached list with one element. */
export const areaRefs = cachedAndFrozen((area: AreaId): readonly Ref[] => [`area:${area}`]);

/** The address of a unit type as a cached list with one element. */
export const unitRefs = cachedAndFrozen((unit: UnitType): readonly Ref[] => [`unit:${unit}`]);

/** The address of the units of a type in an area: `unit:marine@braken-2`. */
export function unitsRef(unit: UnitType, area: AreaId): `unit:${string}` {
  return `unit:${unit}@${area}`;
}

/** The units that an address names; `area` is `null` if it names only a unit type. `null` for other addresses. */
export const unitsInRef = cachedAndFrozen(
  (ref: Ref): { readonly unit: UnitType; readonly area: AreaId | null } | null => {
    const [kind, place] = nameIn(ref, 'unit')?.split('@') ?? [];
    const unit = UNIT_TYPES.find(one => one === kind);
    return unit === undefined ? null : { unit, area: AREA_IDS.find(one => one === place) ?? null };
  },
);

/** The area that an address names, directly or by units in the area; `null` for other addresses. */
export const areaInRef = cachedAndFrozen((ref: Ref): AreaId | null => {
  const areaName = nameIn(ref, 'area');
  return AREA_IDS.find(area => area === areaName) ?? unitsInRef(ref)?.area ?? null;
});

/** The address of a cell of the square grid, where a planet can be placed: `cell:2,-1`. */
export function cellRef({ x, y }: Cell): `cell:${string}` {
  return `cell:${x},${y}`;
}

/** The cell of an address made by `cellRef`; `null` for other addresses. */
export function cellInRef(ref: Ref): Cell | null {
  const [x = 0, y] = nameIn(ref, 'cell')?.split(',').map(Number) ?? [];
  return y === undefined ? null : { x, y };
}

/** The address of a slot of a planet: `slot:braken-north`. */
export function slotRef(planet: PlanetId, side: TileSide): `slot:${string}` {
  return `slot:${planet}-${side}`;
}

/** The planet of the slot with this address; `null` if there is no such slot. */
export function planetOfSlot(ref: Ref): PlanetId | null {
  return PLANET_IDS.find(planet => TILE_SIDES.some(side => ref === slotRef(planet, side))) ?? null;
}
