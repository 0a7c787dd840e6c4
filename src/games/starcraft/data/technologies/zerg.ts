import type { ZergTechnologyId } from '../ids.ts';
import { technologyOf } from './facts.ts';
import type { TechnologyFacts } from './facts.ts';

const zergTechnology = technologyOf('zerg');

/** The technologies in the Technology deck of a Zerg faction. */
export const ZERG_TECHNOLOGIES: Readonly<Record<ZergTechnologyId, TechnologyFacts>> = {
  burrow: zergTechnology({
    kind: 'standard',
    copies: 4,
    cost: { minerals: 0, gas: 1 },
    units: ['zergling', 'hydralisk', 'defiler'],
    timings: ['compare'],
    major: [
      { attack: 0, health: 5 },
      { attack: 0, health: 5 },
      { attack: 0, health: 6 },
      { attack: 0, health: 6 },
    ],
    minor: { attack: 4, health: 6 },
    abilities: [{ op: 'cloak', timing: 'compare', units: 'own-front' }],
  }),
  'metabolic-boost': zergTechnology({
    kind: 'play-area',
    copies: 1,
    cost: { minerals: 0, gas: 2 },
    units: ['zergling'],
    timings: ['after-compare'],
    abilities: [
      {
        op: 'health',
        timing: 'after-compare',
        amount: 2,
        if: { role: 'attacker', ownFront: ['zergling'], enemyFront: { type: 'ground' }, sufficientStrength: true },
      },
    ],
  }),
  'chitinous-plating': zergTechnology({
    kind: 'standard',
    copies: 2,
    cost: { minerals: 1, gas: 1 },
    units: ['ultralisk'],
    timings: ['compare'],
    major: [
      { attack: 9, health: 9 },
      { attack: 8, health: 10 },
    ],
    minor: { attack: 4, health: 5 },
    abilities: [],
  }),
  parasite: zergTechnology({
    kind: 'play-area',
    copies: 1,
    cost: { minerals: 0, gas: 2 },
    units: ['queen'],
    timings: ['continuous', 'start-of-battle'],
    abilities: [
      { op: 'detector', timing: 'continuous', units: ['queen'] },
      { op: 'reveal-hand', timing: 'start-of-battle', to: 'owner', if: { ownUnitInBattle: ['queen'] } },
    ],
  }),
  ensnare: zergTechnology({
    kind: 'reinforcement',
    copies: 3,
    cost: { minerals: 0, gas: 1 },
    units: ['queen'],
    specialtySupport: true,
    timings: ['compare'],
    abilities: [
      { op: 'detector', timing: 'compare' },
      { op: 'attack', timing: 'compare', amount: 1 },
      { op: 'zero-support', timing: 'compare', side: 'enemy' },
    ],
  }),
  'spawn-broodling': zergTechnology({
    kind: 'reinforcement',
    copies: 3,
    cost: { minerals: 0, gas: 2 },
    units: ['queen'],
    specialtySupport: true,
    timings: ['end-of-destroy'],
    abilities: [{ op: 'opponent-destroys', timing: 'end-of-destroy', filter: { type: 'ground', tag: 'biological' } }],
  }),
  plague: zergTechnology({
    kind: 'reinforcement',
    copies: 2,
    cost: { minerals: 1, gas: 2 },
    units: ['defiler'],
    specialtySupport: true,
    timings: ['compare'],
    abilities: [
      { op: 'auto-strength', timing: 'compare' },
      { op: 'detector', timing: 'compare' },
    ],
  }),
  'dark-swarm': zergTechnology({
    kind: 'reinforcement',
    copies: 2,
    cost: { minerals: 0, gas: 2 },
    units: ['defiler'],
    specialtySupport: true,
    timings: ['compare'],
    abilities: [{ op: 'lose-ground-target', timing: 'compare', side: 'enemy', exceptTag: 'melee' }],
  }),
  consume: zergTechnology({
    kind: 'play-area',
    copies: 1,
    cost: { minerals: 0, gas: 1 },
    units: ['defiler'],
    timings: ['start-of-battle'],
    abilities: [
      {
        op: 'draw',
        timing: 'start-of-battle',
        amount: 3,
        cost: { destroyOneOf: ['own-unit-in-battle', 'worker-in-pool-or-unavailable'] },
        if: { ownUnitInBattle: ['defiler'] },
      },
    ],
  }),
  'improved-flyer-attack': zergTechnology({
    kind: 'reinforcement',
    copies: 2,
    cost: { minerals: 1, gas: 1 },
    units: ['mutalisk', 'guardian'],
    timings: ['compare'],
    abilities: [{ op: 'attack', timing: 'compare', amount: 1 }],
  }),
  'guardian-aspect': zergTechnology({
    kind: 'play-area',
    copies: 1,
    cost: { minerals: 0, gas: 1 },
    units: ['guardian'],
    timings: ['build'],
    abilities: [{ op: 'unlock-unit', timing: 'build', unit: 'guardian' }],
  }),
};
