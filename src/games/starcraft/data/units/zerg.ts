import type { ZergUnitType } from '../ids.ts';
import { unitOf } from './facts.ts';
import type { UnitFacts } from './facts.ts';

const zergUnit = unitOf('zerg');

/** The units of a Zerg faction. */
export const ZERG_UNITS: Readonly<Record<ZergUnitType, UnitFacts>> = {
  zergling: zergUnit({
    figures: 9,
    cost: { minerals: 1, gas: 0 },
    targets: ['ground'],
    support: 1,
    unlockedBy: { building: 'spawning-pool', level: 1 },
    tags: ['biological', 'melee'],
  }),
  hydralisk: zergUnit({
    figures: 6,
    cost: { minerals: 1, gas: 1 },
    targets: ['ground', 'flying'],
    support: 1,
    unlockedBy: { building: 'spawning-pool', level: 2 },
    tags: ['biological'],
  }),
  ultralisk: zergUnit({
    figures: 3,
    cost: { minerals: 2, gas: 2 },
    targets: ['ground'],
    support: 2,
    unlockedBy: { building: 'spawning-pool', level: 3 },
    tags: ['biological', 'melee'],
  }),
  queen: zergUnit({
    figures: 3,
    cost: { minerals: 0, gas: 1 },
    flying: true,
    targets: [],
    support: 0,
    assist: true,
    unlockedBy: { building: 'queens-nest', level: 1 },
    tags: ['biological'],
  }),
  defiler: zergUnit({
    figures: 3,
    cost: { minerals: 0, gas: 2 },
    targets: [],
    support: 0,
    assist: true,
    unlockedBy: { building: 'queens-nest', level: 2 },
    tags: ['biological'],
  }),
  scourge: zergUnit({
    figures: 3,
    cost: { minerals: 0, gas: 1 },
    flying: true,
    targets: [],
    support: 0,
    unlockedBy: { building: 'spire', level: 1 },
    tags: ['biological'],
  }),
  mutalisk: zergUnit({
    figures: 3,
    cost: { minerals: 2, gas: 1 },
    flying: true,
    targets: ['ground', 'flying'],
    support: 1,
    unlockedBy: { building: 'spire', level: 2 },
    tags: ['biological'],
  }),
  guardian: zergUnit({
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
