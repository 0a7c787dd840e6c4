import type { ZergUnitType } from '../ids.ts';
import { unitsOf } from './facts.ts';
import type { UnitFacts } from './facts.ts';

const zerg = unitsOf('zerg');

/** The units of a Zerg faction. */
export const ZERG_UNITS: Readonly<Record<ZergUnitType, UnitFacts>> = {
  zergling: zerg({
    figures: 9,
    cost: { minerals: 1, gas: 0 },
    targets: ['ground'],
    support: 1,
    unlockedBy: { building: 'spawning-pool', level: 1 },
    tags: ['biological', 'melee'],
  }),
  hydralisk: zerg({
    figures: 6,
    cost: { minerals: 1, gas: 1 },
    targets: ['ground', 'flying'],
    support: 1,
    unlockedBy: { building: 'spawning-pool', level: 2 },
    tags: ['biological'],
  }),
  ultralisk: zerg({
    figures: 3,
    cost: { minerals: 2, gas: 2 },
    targets: ['ground'],
    support: 2,
    unlockedBy: { building: 'spawning-pool', level: 3 },
    tags: ['biological', 'melee'],
  }),
  queen: zerg({
    figures: 3,
    cost: { minerals: 0, gas: 1 },
    flying: true,
    targets: [],
    support: 0,
    assist: true,
    unlockedBy: { building: 'queens-nest', level: 1 },
    tags: ['biological'],
  }),
  defiler: zerg({
    figures: 3,
    cost: { minerals: 0, gas: 2 },
    targets: [],
    support: 0,
    assist: true,
    unlockedBy: { building: 'queens-nest', level: 2 },
    tags: ['biological'],
  }),
  scourge: zerg({
    figures: 3,
    cost: { minerals: 0, gas: 1 },
    flying: true,
    targets: [],
    support: 0,
    unlockedBy: { building: 'spire', level: 1 },
    tags: ['biological'],
  }),
  mutalisk: zerg({
    figures: 3,
    cost: { minerals: 2, gas: 1 },
    flying: true,
    targets: ['ground', 'flying'],
    support: 1,
    unlockedBy: { building: 'spire', level: 2 },
    tags: ['biological'],
  }),
  guardian: zerg({
    figures: 3,
    cost: { minerals: 0, gas: 1 },
    flying: true,
    targets: ['ground'],
    support: 2,
    techRequired: 'guardian-aspect',
    sacrifices: { mutalisk: 1 },
    unlockedBy: null,
    tags: ['biological'],
  }),
};
