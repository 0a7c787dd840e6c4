import { once } from '../../../kernel/plain/once.ts';
import type { Ref } from '../../../kernel/words/message.ts';
import type { AreaId, PlanetId } from '../data/planets.ts';
import type { UnitType } from '../data/units.ts';

// The addresses that most events and options carry, made once.

/** The id of an option that is a planet. */
export const planetId = once((planet: PlanetId): string => `planet:${planet}`);

/** The address of a planet, as the only one of an option or event. */
export const planetRefs = once((planet: PlanetId): readonly Ref[] => [`planet:${planet}`]);

/** The address of an area, as the only one of an option or event. */
export const areaRefs = once((area: AreaId): readonly Ref[] => [`area:${area}`]);

/** The address of a kind of unit, as the only one of an option or event. */
export const unitRefs = once((unit: UnitType): readonly Ref[] => [`unit:${unit}`]);
