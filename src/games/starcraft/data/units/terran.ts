import type { TerranUnitType } from '../ids.ts';
import { unitsOf } from './facts.ts';
import type { UnitFacts } from './facts.ts';

const terran = unitsOf('terran');

/** The units of a Terran faction. */
export const TERRAN_UNITS: Readonly<Record<TerranUnitType, UnitFacts>> = {
  marine: terran({
    figures: 6,
    cost: { minerals: 1, gas: 0 },
    targets: ['ground', 'flying'],
    support: 1,
    unlockedBy: { building: 'barracks', level: 1 },
    tags: ['biological', 'infantry'],
  }),
  firebat: terran({
    figures: 3,
    cost: { minerals: 1, gas: 1 },
    targets: ['ground'],
    support: 1,
    unlockedBy: { building: 'barracks', level: 2 },
    tags: ['biological', 'infantry', 'melee'],
  }),
  ghost: terran({
    figures: 3,
    cost: { minerals: 0, gas: 2 },
    targets: ['ground', 'flying'],
    support: 1,
    unlockedBy: { building: 'barracks', level: 3 },
    tags: ['biological', 'infantry'],
  }),
  vulture: terran({
    figures: 3,
    cost: { minerals: 2, gas: 0 },
    targets: ['ground'],
    support: 1,
    unlockedBy: { building: 'factory', level: 1 },
    tags: ['mechanical'],
  }),
  goliath: terran({
    figures: 3,
    cost: { minerals: 2, gas: 1 },
    targets: ['ground', 'flying'],
    support: 1,
    unlockedBy: { building: 'factory', level: 2 },
    tags: ['mechanical'],
  }),
  'siege-tank': terran({
    figures: 3,
    cost: { minerals: 2, gas: 2 },
    targets: ['ground'],
    support: 2,
    unlockedBy: { building: 'factory', level: 3 },
    tags: ['mechanical'],
  }),
  wraith: terran({
    figures: 3,
    cost: { minerals: 2, gas: 1 },
    flying: true,
    targets: ['ground', 'flying'],
    support: 1,
    unlockedBy: { building: 'starport', level: 1 },
    tags: ['mechanical'],
  }),
  'science-vessel': terran({
    figures: 3,
    cost: { minerals: 0, gas: 2 },
    flying: true,
    targets: [],
    support: 0,
    assist: true,
    detector: true,
    unlockedBy: { building: 'starport', level: 2 },
    tags: ['mechanical'],
  }),
  battlecruiser: terran({
    figures: 3,
    cost: { minerals: 3, gas: 2 },
    flying: true,
    targets: ['ground', 'flying'],
    support: 2,
    unlockedBy: { building: 'starport', level: 3 },
    tags: ['mechanical'],
  }),
};
