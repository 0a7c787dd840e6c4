import type { Cost } from './costs.ts';
import type { BuildingId, Race, UnitType } from './ids.ts';

export { BUILDING_IDS } from './ids.ts';
export type { BuildingId } from './ids.ts';

/** The ids of all building levels. Each is a token, except the three levels that are printed on the faction sheets. */
export const BUILDING_LEVEL_IDS = [
  'barracks-1',
  'barracks-2',
  'barracks-3',
  'factory-1',
  'factory-2',
  'factory-3',
  'starport-1',
  'starport-2',
  'starport-3',
  'gateway-1',
  'gateway-2',
  'gateway-3',
  'robotics-facility-1',
  'stargate-1',
  'stargate-2',
  'stargate-3',
  'spawning-pool-1',
  'spawning-pool-2',
  'spawning-pool-3',
  'queens-nest-1',
  'queens-nest-2',
  'spire-1',
  'spire-2',
] as const;
export type BuildingLevelId = (typeof BUILDING_LEVEL_IDS)[number];

/** One level of a building: its price (`null` if the level is printed on the sheet) and the units it unlocks. */
type BuildingLevel = { readonly cost: Cost | null; readonly unlocks: readonly UnitType[] };

/** The facts about a building. Level n is `levels[n - 1]`; a higher level keeps what the lower ones unlock. */
type BuildingFacts = {
  readonly race: Race;
  /** Whether level 1 is printed on the faction sheet, so that it is owned from the start and has no token. */
  readonly printedLevel1: boolean;
  readonly levels: readonly BuildingLevel[];
};

/** All buildings. A Terran faction has 8 building tokens, a Protoss faction 6, a Zerg faction 6 (SC-2.1). */
export const BUILDINGS: Readonly<Record<BuildingId, BuildingFacts>> = {
  barracks: {
    race: 'terran',
    printedLevel1: true,
    levels: [
      { cost: null, unlocks: ['marine'] },
      { cost: { minerals: 1, gas: 0 }, unlocks: ['firebat'] },
      { cost: { minerals: 1, gas: 1 }, unlocks: ['ghost'] },
    ],
  },
  factory: {
    race: 'terran',
    printedLevel1: false,
    levels: [
      { cost: { minerals: 2, gas: 0 }, unlocks: ['vulture'] },
      { cost: { minerals: 1, gas: 1 }, unlocks: ['goliath'] },
      { cost: { minerals: 1, gas: 1 }, unlocks: ['siege-tank'] },
    ],
  },
  starport: {
    race: 'terran',
    printedLevel1: false,
    levels: [
      { cost: { minerals: 1, gas: 1 }, unlocks: ['wraith'] },
      { cost: { minerals: 1, gas: 1 }, unlocks: ['science-vessel'] },
      { cost: { minerals: 1, gas: 1 }, unlocks: ['battlecruiser'] },
    ],
  },
  gateway: {
    race: 'protoss',
    printedLevel1: true,
    levels: [
      { cost: null, unlocks: ['zealot'] },
      { cost: { minerals: 1, gas: 0 }, unlocks: ['dragoon'] },
      { cost: { minerals: 2, gas: 0 }, unlocks: ['high-templar'] },
    ],
  },
  'robotics-facility': {
    race: 'protoss',
    printedLevel1: false,
    levels: [{ cost: { minerals: 1, gas: 2 }, unlocks: ['reaver'] }],
  },
  stargate: {
    race: 'protoss',
    printedLevel1: false,
    levels: [
      { cost: { minerals: 1, gas: 1 }, unlocks: ['scout'] },
      { cost: { minerals: 1, gas: 1 }, unlocks: ['arbiter'] },
      { cost: { minerals: 1, gas: 1 }, unlocks: ['carrier'] },
    ],
  },
  'spawning-pool': {
    race: 'zerg',
    printedLevel1: true,
    levels: [
      { cost: null, unlocks: ['zergling'] },
      { cost: { minerals: 1, gas: 0 }, unlocks: ['hydralisk'] },
      { cost: { minerals: 2, gas: 0 }, unlocks: ['ultralisk'] },
    ],
  },
  'queens-nest': {
    race: 'zerg',
    printedLevel1: false,
    levels: [
      { cost: { minerals: 0, gas: 1 }, unlocks: ['queen'] },
      { cost: { minerals: 1, gas: 1 }, unlocks: ['defiler'] },
    ],
  },
  spire: {
    race: 'zerg',
    printedLevel1: false,
    levels: [
      { cost: { minerals: 2, gas: 0 }, unlocks: ['scourge'] },
      { cost: { minerals: 1, gas: 1 }, unlocks: ['mutalisk'] },
    ],
  },
};
