import type { ProtossUnitType } from '../ids.ts';
import { unitOf } from './facts.ts';
import type { UnitFacts } from './facts.ts';

const protossUnit = unitOf('protoss');

/** The units of a Protoss faction. */
export const PROTOSS_UNITS: Readonly<Record<ProtossUnitType, UnitFacts>> = {
  zealot: protossUnit({
    figures: 6,
    cost: { minerals: 2, gas: 0 },
    targets: ['ground'],
    support: 1,
    unlockedBy: { building: 'gateway', level: 1 },
    tags: ['biological', 'melee'],
  }),
  dragoon: protossUnit({
    figures: 3,
    cost: { minerals: 2, gas: 1 },
    targets: ['ground', 'flying'],
    support: 1,
    unlockedBy: { building: 'gateway', level: 2 },
    tags: ['mechanical'],
  }),
  'high-templar': protossUnit({
    figures: 3,
    cost: { minerals: 0, gas: 1 },
    targets: [],
    support: 0,
    assist: true,
    unlockedBy: { building: 'gateway', level: 3 },
    tags: ['biological'],
  }),
  archon: protossUnit({
    figures: 3,
    cost: { minerals: 0, gas: 1 },
    targets: ['ground', 'flying'],
    support: 1,
    techRequired: 'summon-archon',
    sacrifices: { 'high-templar': 2 },
    unlockedBy: null,
    tags: ['energy'],
  }),
  reaver: protossUnit({
    figures: 3,
    cost: { minerals: 2, gas: 2 },
    targets: ['ground'],
    support: 2,
    unlockedBy: { building: 'robotics-facility', level: 1 },
    tags: ['mechanical'],
  }),
  scout: protossUnit({
    figures: 3,
    cost: { minerals: 2, gas: 2 },
    flying: true,
    targets: ['ground', 'flying'],
    support: 1,
    unlockedBy: { building: 'stargate', level: 1 },
    tags: ['mechanical'],
  }),
  arbiter: protossUnit({
    figures: 3,
    cost: { minerals: 0, gas: 2 },
    flying: true,
    targets: [],
    support: 0,
    assist: true,
    unlockedBy: { building: 'stargate', level: 2 },
    tags: ['mechanical'],
  }),
  carrier: protossUnit({
    figures: 3,
    cost: { minerals: 3, gas: 2 },
    flying: true,
    targets: ['ground', 'flying'],
    support: 2,
    unlockedBy: { building: 'stargate', level: 3 },
    tags: ['mechanical'],
  }),
};
