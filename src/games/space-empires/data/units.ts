import type { RuleSet, TechnologyId } from './technologies.ts';

/** The unit types that seats build (SE-11), in the order of the production sheet. */
export const UNIT_KINDS = [
  'scout',
  'destroyer',
  'cruiser',
  'battlecruiser',
  'battleship',
  'dreadnought',
  'carrier',
  'fighter',
  'raider',
  'sweeper',
  'mine',
  'base',
  'yard',
  'decoy',
  'colony-ship',
  'miner',
  'pipeline',
] as const;
export type UnitKind = (typeof UNIT_KINDS)[number];

/** The types of alien ships on barren planets (SE-17.3). */
export const ALIEN_KINDS = ['alien-b', 'alien-c', 'alien-d'] as const;
export type AlienKind = (typeof ALIEN_KINDS)[number];

/** The type of doomsday machines, whose figures are in `machines.ts` (SE-18.3, SE-25). */
export const MACHINE_KIND = 'machine';

/** The type of a counter that is an alien fleet whose ships are not bought yet (SE-26.5). */
const FLEET_KIND = 'alien-fleet';

/** All types of counters on the map. */
export const PIECE_KINDS = [...UNIT_KINDS, ...ALIEN_KINDS, MACHINE_KIND, FLEET_KIND] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

/** The weapon classes; A fires first (SE-8.7). */
export const WEAPON_CLASSES = ['a', 'b', 'c', 'd', 'e'] as const;
type WeaponClass = (typeof WEAPON_CLASSES)[number];

/** The combat strength of a unit. */
export interface Strength {
  readonly cls: WeaponClass;
  readonly attack: number;
  readonly defence: number;
}

/** The printed figures of a unit type. */
interface Unit {
  readonly cost: number;
  /** The strength of the weapon; `null` for units without weapons, which are not combat-capable. */
  readonly weapon: Strength | null;
  readonly hull: number;
  /** The maintenance of one unit in every economic phase (SE-10.4). */
  readonly upkeep: number;
  /** How many hexes a unit moves per turn; `tech`: by its level of Movement; `carried`: only in carriers. */
  readonly moves: 'tech' | 'carried' | number;
  /** The technology that the type needs, and its level; `null` if it needs none. */
  readonly needs: readonly [TechnologyId, number] | null;
  /** The number of counters of one colour (SE-1.1, SE-1.3). */
  readonly counters: number;
  /** Whether a counter of this type is always face up and stands for one unit (SE-4.2). */
  readonly single: boolean;
  /** Whether Ship Yards build the type; otherwise it is placed at any colony with income. */
  readonly byYard: boolean;
  /** The special technology that units of the type carry (SE-12.6). */
  readonly special: TechnologyId | null;
  readonly set: RuleSet | null;
}

const shipFacts = (
  cost: number,
  weapon: Strength | null,
  hull: number,
  counters: number,
  needs: Unit['needs'],
  more: Partial<Unit> = {},
): Unit => ({
  cost,
  weapon,
  hull,
  upkeep: hull,
  moves: 'tech',
  needs,
  counters,
  single: false,
  byYard: true,
  special: null,
  set: null,
  ...more,
});

const makeWeapon = (cls: WeaponClass, attack: number, defence = 0): Strength => ({ cls, attack, defence });
const UNARMED_FACTS = { upkeep: 0, moves: 1, single: true } as const;

/** The printed figures of all unit types (SE-11). */
export const UNITS: Readonly<Record<UnitKind, Unit>> = {
  scout: shipFacts(6, makeWeapon('e', 3), 1, 5, null, { special: 'point-defence' }),
  destroyer: shipFacts(9, makeWeapon('d', 4), 1, 4, ['ship-size', 2], { special: 'scanners' }),
  cruiser: shipFacts(12, makeWeapon('c', 4, 1), 2, 4, ['ship-size', 3], { special: 'exploration' }),
  battlecruiser: shipFacts(15, makeWeapon('b', 5, 1), 2, 4, ['ship-size', 4]),
  battleship: shipFacts(20, makeWeapon('a', 5, 2), 3, 4, ['ship-size', 5]),
  dreadnought: shipFacts(24, makeWeapon('a', 6, 3), 3, 2, ['ship-size', 6]),
  carrier: shipFacts(12, makeWeapon('e', 3), 1, 4, ['fighters', 1], { set: 'carriers' }),
  fighter: shipFacts(5, makeWeapon('b', 5), 1, 8, ['fighters', 1], {
    moves: 'carried',
    special: 'fighters',
    set: 'carriers',
  }),
  raider: shipFacts(12, makeWeapon('d', 4), 2, 4, ['cloaking', 1], { special: 'cloaking', set: 'raiders' }),
  sweeper: shipFacts(6, makeWeapon('e', 1), 1, 3, ['mine-sweep', 1], { special: 'mine-sweep', set: 'mines' }),
  mine: shipFacts(5, null, 1, 5, ['mines', 1], { upkeep: 0, moves: 1, set: 'mines' }),
  base: shipFacts(12, makeWeapon('a', 7, 2), 3, 2, ['ship-size', 2], { upkeep: 0, moves: 0, byYard: false }),
  yard: shipFacts(6, makeWeapon('c', 3), 1, 4, null, { upkeep: 0, moves: 0, byYard: false }),
  decoy: shipFacts(1, null, 0, 2, null, { byYard: false }),
  'colony-ship': shipFacts(8, null, 1, 15, null, UNARMED_FACTS),
  miner: shipFacts(5, null, 1, 2, null, UNARMED_FACTS),
  pipeline: shipFacts(3, null, 1, 20, null, { ...UNARMED_FACTS, set: 'pipelines' }),
};

/** The most units that one counter stands for (SE-4.1). */
export const MOST_IN_GROUP = 6;

/** The printed price of a unit type; 0 if units of the type are not bought. */
export function printedPrice(kind: PieceKind): number {
  return isUnitKind(kind) ? UNITS[kind].cost : 0;
}

/** The strength of Fighters by their level (SE-11). */
export const FIGHTERS: readonly Strength[] = [makeWeapon('b', 5), makeWeapon('b', 6), makeWeapon('b', 7, 1)];

/** The attack strength of Scouts against Fighters by their level of Point Defence (SE-14.7). */
export const POINT_DEFENCE: readonly number[] = [6, 7, 8];

/** How many fighters one carrier holds (SE-14.1). */
export const FIGHTERS_PER_CARRIER = 3;

/** The alien ship types of barren planets, with the number of ships of each (SE-1.2, SE-17.3). */
export const ALIENS: Readonly<Record<AlienKind, Strength & { readonly count: number }>> = {
  'alien-b': { ...makeWeapon('b', 6, 2), count: 10 },
  'alien-c': { ...makeWeapon('c', 5, 2), count: 20 },
  'alien-d': { ...makeWeapon('d', 4, 1), count: 10 },
};

/** The level of Tactics of all aliens on barren planets (SE-17.3). */
export const ALIEN_TACTICS = 1;

/** How many alien ships a barren planet in deep space has (SE-17.1). */
export const ALIENS_PER_PLANET = 4;

/** The units that every seat begins with at its homeworld (SE-19.1). */
export const STARTING_UNITS: readonly (readonly [UnitKind, number])[] = [
  ['scout', 3],
  ['yard', 4],
  ['colony-ship', 3],
  ['miner', 1],
];

/** The values of a homeworld, from the lowest to the undamaged one (SE-9.3, SE-19.1). */
export const HOMEWORLD_STEPS: readonly number[] = [5, 10, 15, 20];
/** The values of a colony, from a new one to a full one (SE-9.3, SE-10.9). */
export const COLONY_STEPS: readonly number[] = [0, 1, 3, 5];

/** The most CP that a seat keeps for the next phase (SE-10.8). */
export const MOST_KEPT = 30;

/** Whether a type of counter is a unit that can be built. */
export function isUnitKind(kind: string): kind is UnitKind {
  return Object.hasOwn(UNITS, kind);
}
