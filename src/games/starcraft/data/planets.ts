/** The sides of an unrotated planet tile, clockwise. */
export const TILE_SIDES = ['north', 'east', 'south', 'west'] as const;
export type TileSide = (typeof TILE_SIDES)[number];

/** The twelve planets (SC-1.2). */
export const PLANET_IDS = [
  'abaddon',
  'antiga-prime',
  'bhekar-ro',
  'braken',
  'chau-sara',
  'dylar-iv',
  'halcyon',
  'helios',
  'pridewater',
  'tarsonis',
  'torus',
  'vyctor-5',
] as const;
export type PlanetId = (typeof PLANET_IDS)[number];

/** The ids of all areas of all planets. */
export const AREA_IDS = [
  'abaddon-1',
  'abaddon-2',
  'antiga-prime-1',
  'antiga-prime-2',
  'antiga-prime-3',
  'bhekar-ro-1',
  'bhekar-ro-2',
  'bhekar-ro-3',
  'braken-1',
  'braken-2',
  'braken-3',
  'chau-sara-1',
  'chau-sara-2',
  'chau-sara-3',
  'dylar-iv-1',
  'dylar-iv-2',
  'dylar-iv-3',
  'dylar-iv-4',
  'halcyon-1',
  'halcyon-2',
  'halcyon-3',
  'helios-1',
  'helios-2',
  'helios-3',
  'helios-4',
  'pridewater-1',
  'pridewater-2',
  'pridewater-3',
  'tarsonis-1',
  'tarsonis-2',
  'tarsonis-3',
  'torus-1',
  'torus-2',
  'torus-3',
  'torus-4',
  'vyctor-5-1',
  'vyctor-5-2',
] as const;
export type AreaId = (typeof AREA_IDS)[number];

/** The areas that yield minerals or gas. Each has one Resource card, known by the id of its area. */
export const RESOURCE_AREAS = [
  'abaddon-2',
  'antiga-prime-2',
  'antiga-prime-3',
  'bhekar-ro-1',
  'bhekar-ro-2',
  'bhekar-ro-3',
  'braken-2',
  'braken-3',
  'chau-sara-1',
  'chau-sara-3',
  'dylar-iv-2',
  'dylar-iv-3',
  'dylar-iv-4',
  'halcyon-1',
  'halcyon-2',
  'helios-2',
  'helios-4',
  'pridewater-1',
  'pridewater-2',
  'pridewater-3',
  'tarsonis-2',
  'tarsonis-3',
  'torus-2',
  'torus-3',
  'torus-4',
  'vyctor-5-2',
] as const satisfies readonly AreaId[];
export type ResourceAreaId = (typeof RESOURCE_AREAS)[number];

/** What an area yields: conquest points, minerals or gas. */
type AreaYield = 'conquest' | 'mineral' | 'gas';

/** The facts about a planet tile: its route slots, and its areas in no particular order. */
type PlanetFacts = { readonly slots: readonly TileSide[]; readonly areas: readonly AreaId[] };

/**
 * The facts about an area. `amount` is also the room for workers on its Resource card, whichever side is up (ruling
 * partly-depleted-capacity).
 */
type AreaFacts = {
  readonly planet: PlanetId;
  /** The area's number on its planet, from 1. */
  readonly index: number;
  readonly yields: AreaYield;
  readonly amount: number;
  readonly unitLimit: number;
};

/** The planets. */
export const PLANETS: Readonly<Record<PlanetId, PlanetFacts>> = {
  abaddon: { slots: ['north', 'south'], areas: ['abaddon-1', 'abaddon-2'] },
  'antiga-prime': { slots: ['north', 'east', 'south'], areas: ['antiga-prime-1', 'antiga-prime-2', 'antiga-prime-3'] },
  'bhekar-ro': { slots: ['north', 'south'], areas: ['bhekar-ro-1', 'bhekar-ro-2', 'bhekar-ro-3'] },
  braken: { slots: ['north', 'east'], areas: ['braken-1', 'braken-2', 'braken-3'] },
  'chau-sara': { slots: ['north', 'east'], areas: ['chau-sara-1', 'chau-sara-2', 'chau-sara-3'] },
  'dylar-iv': {
    slots: ['north', 'east', 'south', 'west'],
    areas: ['dylar-iv-1', 'dylar-iv-2', 'dylar-iv-3', 'dylar-iv-4'],
  },
  halcyon: { slots: ['north', 'south'], areas: ['halcyon-1', 'halcyon-2', 'halcyon-3'] },
  helios: { slots: ['north', 'east', 'south', 'west'], areas: ['helios-1', 'helios-2', 'helios-3', 'helios-4'] },
  pridewater: { slots: ['north', 'east', 'south'], areas: ['pridewater-1', 'pridewater-2', 'pridewater-3'] },
  tarsonis: { slots: ['north', 'east', 'south'], areas: ['tarsonis-1', 'tarsonis-2', 'tarsonis-3'] },
  torus: { slots: ['north', 'east', 'south', 'west'], areas: ['torus-1', 'torus-2', 'torus-3', 'torus-4'] },
  'vyctor-5': { slots: ['north', 'east', 'south'], areas: ['vyctor-5-1', 'vyctor-5-2'] },
};

/** The number of units by which attackers may exceed the unit limit of the area they attack (SC-10.5). */
export const ATTACK_LIMIT_BONUS = 2;

/** The areas. */
export const AREAS: Readonly<Record<AreaId, AreaFacts>> = {
  'abaddon-1': { planet: 'abaddon', index: 1, yields: 'conquest', amount: 1, unitLimit: 4 },
  'abaddon-2': { planet: 'abaddon', index: 2, yields: 'mineral', amount: 3, unitLimit: 3 },
  'antiga-prime-1': { planet: 'antiga-prime', index: 1, yields: 'conquest', amount: 1, unitLimit: 4 },
  'antiga-prime-2': { planet: 'antiga-prime', index: 2, yields: 'mineral', amount: 2, unitLimit: 3 },
  'antiga-prime-3': { planet: 'antiga-prime', index: 3, yields: 'mineral', amount: 2, unitLimit: 3 },
  'bhekar-ro-1': { planet: 'bhekar-ro', index: 1, yields: 'gas', amount: 3, unitLimit: 4 },
  'bhekar-ro-2': { planet: 'bhekar-ro', index: 2, yields: 'mineral', amount: 2, unitLimit: 3 },
  'bhekar-ro-3': { planet: 'bhekar-ro', index: 3, yields: 'mineral', amount: 1, unitLimit: 3 },
  'braken-1': { planet: 'braken', index: 1, yields: 'conquest', amount: 1, unitLimit: 4 },
  'braken-2': { planet: 'braken', index: 2, yields: 'gas', amount: 2, unitLimit: 3 },
  'braken-3': { planet: 'braken', index: 3, yields: 'mineral', amount: 1, unitLimit: 2 },
  'chau-sara-1': { planet: 'chau-sara', index: 1, yields: 'gas', amount: 1, unitLimit: 4 },
  'chau-sara-2': { planet: 'chau-sara', index: 2, yields: 'conquest', amount: 1, unitLimit: 3 },
  'chau-sara-3': { planet: 'chau-sara', index: 3, yields: 'mineral', amount: 2, unitLimit: 3 },
  'dylar-iv-1': { planet: 'dylar-iv', index: 1, yields: 'conquest', amount: 1, unitLimit: 3 },
  'dylar-iv-2': { planet: 'dylar-iv', index: 2, yields: 'gas', amount: 2, unitLimit: 3 },
  'dylar-iv-3': { planet: 'dylar-iv', index: 3, yields: 'mineral', amount: 2, unitLimit: 3 },
  'dylar-iv-4': { planet: 'dylar-iv', index: 4, yields: 'mineral', amount: 2, unitLimit: 2 },
  'halcyon-1': { planet: 'halcyon', index: 1, yields: 'gas', amount: 1, unitLimit: 4 },
  'halcyon-2': { planet: 'halcyon', index: 2, yields: 'mineral', amount: 2, unitLimit: 3 },
  'halcyon-3': { planet: 'halcyon', index: 3, yields: 'conquest', amount: 1, unitLimit: 3 },
  'helios-1': { planet: 'helios', index: 1, yields: 'conquest', amount: 1, unitLimit: 2 },
  'helios-2': { planet: 'helios', index: 2, yields: 'mineral', amount: 2, unitLimit: 4 },
  'helios-3': { planet: 'helios', index: 3, yields: 'conquest', amount: 1, unitLimit: 2 },
  'helios-4': { planet: 'helios', index: 4, yields: 'gas', amount: 1, unitLimit: 3 },
  'pridewater-1': { planet: 'pridewater', index: 1, yields: 'mineral', amount: 3, unitLimit: 4 },
  'pridewater-2': { planet: 'pridewater', index: 2, yields: 'gas', amount: 2, unitLimit: 4 },
  'pridewater-3': { planet: 'pridewater', index: 3, yields: 'mineral', amount: 1, unitLimit: 3 },
  'tarsonis-1': { planet: 'tarsonis', index: 1, yields: 'conquest', amount: 1, unitLimit: 3 },
  'tarsonis-2': { planet: 'tarsonis', index: 2, yields: 'gas', amount: 2, unitLimit: 4 },
  'tarsonis-3': { planet: 'tarsonis', index: 3, yields: 'mineral', amount: 2, unitLimit: 3 },
  'torus-1': { planet: 'torus', index: 1, yields: 'conquest', amount: 2, unitLimit: 2 },
  'torus-2': { planet: 'torus', index: 2, yields: 'mineral', amount: 1, unitLimit: 2 },
  'torus-3': { planet: 'torus', index: 3, yields: 'gas', amount: 2, unitLimit: 4 },
  'torus-4': { planet: 'torus', index: 4, yields: 'mineral', amount: 1, unitLimit: 2 },
  'vyctor-5-1': { planet: 'vyctor-5', index: 1, yields: 'conquest', amount: 2, unitLimit: 3 },
  'vyctor-5-2': { planet: 'vyctor-5', index: 2, yields: 'gas', amount: 1, unitLimit: 4 },
};

/** The number of normal navigation routes in the box. */
export const NORMAL_ROUTES = 15;

/** The number of z-axis navigation routes in the box; each has a major and a minor end. */
export const Z_AXIS_PAIRS = 6;
