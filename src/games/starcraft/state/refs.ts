import { once } from '../../../kernel/plain/once.ts';
import { nameIn } from '../../../kernel/words/message.ts';
import type { Ref } from '../../../kernel/words/message.ts';
import { AREA_IDS, PLANET_IDS, SIDES } from '../data/planets.ts';
import type { AreaId, PlanetId, Side } from '../data/planets.ts';
import { UNIT_TYPES } from '../data/units.ts';
import type { UnitType } from '../data/units.ts';

// The addresses that most events and options carry, made once; and readers of those that name two things.

/** A place on the square grid; y grows to the south. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** The id of an option that is a planet. */
export const planetId = once((planet: PlanetId): string => `planet:${planet}`);

/** The address of a planet, as the only one of an option or event. */
export const planetRefs = once((planet: PlanetId): readonly Ref[] => [`planet:${planet}`]);

/** The address of an area, as the only one of an option or event. */
export const areaRefs = once((area: AreaId): readonly Ref[] => [`area:${area}`]);

/** The address of a kind of unit, as the only one of an option or event. */
export const unitRefs = once((unit: UnitType): readonly Ref[] => [`unit:${unit}`]);

/** The address of the units of a kind in an area: `unit:marine@braken-2`. */
export function unitsRef(unit: UnitType, area: AreaId): `unit:${string}` {
  return `unit:${unit}@${area}`;
}

/** The units that an address means, `area: null` where it is that of a kind alone; `null`: it means something else. */
export const unitsMeant = once((ref: Ref): { readonly unit: UnitType; readonly area: AreaId | null } | null => {
  const [kind, place] = nameIn(ref, 'unit')?.split('@') ?? [];
  const unit = UNIT_TYPES.find(one => one === kind);
  return unit === undefined ? null : { unit, area: AREA_IDS.find(one => one === place) ?? null };
});

/** The area that an address means, itself or by units in it; `null`: it means something else. */
export const areaMeant = once((ref: Ref): AreaId | null => {
  const name = nameIn(ref, 'area');
  return AREA_IDS.find(area => area === name) ?? unitsMeant(ref)?.area ?? null;
});

/** The address of a place for a planet: `cell:2,-1`. */
export function cellRef({ x, y }: Cell): `cell:${string}` {
  return `cell:${x},${y}`;
}

/** The place of an address that `cellRef` made; `null`: it is another one. */
export function cellMeant(ref: Ref): Cell | null {
  const [x = 0, y] = nameIn(ref, 'cell')?.split(',').map(Number) ?? [];
  return y === undefined ? null : { x, y };
}

/** The address of a slot of a planet: `slot:braken-north`. */
export function slotRef(planet: PlanetId, side: Side): `slot:${string}` {
  return `slot:${planet}-${side}`;
}

/** The planet of a slot by its address; `null`: there is no such slot. */
export function planetOfSlot(ref: Ref): PlanetId | null {
  return PLANET_IDS.find(planet => SIDES.some(side => ref === slotRef(planet, side))) ?? null;
}
