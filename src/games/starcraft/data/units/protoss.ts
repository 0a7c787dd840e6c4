import type { ProtossUnitType } from '../ids.ts';
import { unitsOf } from './facts.ts';
import type { UnitFacts } from './facts.ts';

const protoss = unitsOf('protoss');

/** The units of a Protoss faction. */
export const PROTOSS_UNITS: Readonly<Record<ProtossUnitType, UnitFacts>> = {
  zealot: protoss({
    figures: 6,
    cost: { minerals: 2, gas: 0 },
    targets: ['ground'],
    support: 1,
    unlockedBy: { building: 'gateway', level: 1 },
    tags: ['biological', 'melee'],
  }),
  dragoon: protoss({
    figures: 3,
    cost: { minerals: 2, gas: 1 },
    targets: ['ground', 'flying'],
    support: 1,
    unlockedBy: { building: 'gateway', level: 2 },
    tags: ['mechanical'],
  }),
  'high-templar': protoss({
    figures: 3,
    cost: { minerals: 0, gas: 1 },
    targets: [],
    support: 0,
    assist: true,
    unlockedBy: { building: 'gateway', level: 3 },
    tags: ['biological'],
  }),
  archon: protoss({
    figures: 3,
    cost: { minerals: 0, gas: 1 },
    targets: ['ground', 'flying'],
    support: 1,
    techRequired: 'summon-archon',
    sacrifices: { 'high-templar': 2 },
    unlockedBy: null,
    tags: ['energy'],
  }),
  reaver: protoss({
    figures: 3,
    cost: { minerals: 2, gas: 2 },
    targets: ['ground'],
    support: 2,
    unlockedBy: { building: 'robotics-facility', level: 1 },
    tags: ['mechanical'],
  }),
  scout: protoss({
    figures: 3,
    cost: { minerals: 2, gas: 2 },
    flying: true,
    targets: ['ground', 'flying'],
    support: 1,
    unlockedBy: { building: 'stargate', level: 1 },
    tags: ['mechanical'],
  }),
  arbiter: protoss({
    figures: 3,
    cost: { minerals: 0, gas: 2 },
    flying: true,
    targets: [],
    support: 0,
    assist: true,
    unlockedBy: { building: 'stargate', level: 2 },
    tags: ['mechanical'],
  }),
  carrier: protoss({
    figures: 3,
    cost: { minerals: 3, gas: 2 },
    flying: true,
    targets: ['ground', 'flying'],
    support: 2,
    unlockedBy: { building: 'stargate', level: 3 },
    tags: ['mechanical'],
  }),
};
