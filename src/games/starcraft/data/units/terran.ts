import type { TerranUnitType } from '../ids.ts';
import { unitOf } from './facts.ts';
import type { UnitFacts } from './facts.ts';

const terranUnit = unitOf('terran');

/** The units of a Terran faction. */
export const TERRAN_UNITS: Readonly<Record<TerranUnitType, UnitFacts>> = {
  marine: terranUnit({
    figures: 6,
    cost: { minerals: 1, gas: 0 },
    targets: ['ground', 'flying'],
    support: 1,
    unlockedBy: { building: 'barracks', level: 1 },
    tags: ['biological', 'infantry'],
  }),
  firebat: terranUnit({
    figures: 3,
    cost: { minerals: 1, gas: 1 },
    targets: ['ground'],
    support: 1,
    unlockedBy: { building: 'barracks', level: 2 },
    tags: ['biological', 'infantry', 'melee'],
  }),
  ghost: terranUnit({
    figures: 3,
    cost: { minerals: 0, gas: 2 },
    targets: ['ground', 'flying'],
    support: 1,
    unlockedBy: { building: 'barracks', level: 3 },
    tags: ['biological', 'infantry'],
  }),
  vulture: terranUnit({
    figures: 3,
    cost: { minerals: 2, gas: 0 },
    targets: ['ground'],
    support: 1,
    unlockedBy: { building: 'factory', level: 1 },
    tags: ['mechanical'],
  }),
  goliath: terranUnit({
    figures: 3,
    cost: { minerals: 2, gas: 1 },
    targets: ['ground', 'flying'],
    support: 1,
    unlockedBy: { building: 'factory', level: 2 },
    tags: ['mechanical'],
  }),
  'siege-tank': terranUnit({
    figures: 3,
    cost: { minerals: 2, gas: 2 },
    targets: ['ground'],
    support: 2,
    unlockedBy: { building: 'factory', level: 3 },
    tags: ['mechanical'],
  }),
  wraith: terranUnit({
    figures: 3,
    cost: { minerals: 2, gas: 1 },
    flying: true,
    targets: ['ground', 'flying'],
    support: 1,
    unlockedBy: { building: 'starport', level: 1 },
    tags: ['mechanical'],
  }),
  'science-vessel': terranUnit({
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
  battlecruiser: terranUnit({
    figures: 3,
    cost: { minerals: 3, gas: 2 },
    flying: true,
    targets: ['ground', 'flying'],
    support: 2,
    unlockedBy: { building: 'starport', level: 3 },
    tags: ['mechanical'],
  }),
};
