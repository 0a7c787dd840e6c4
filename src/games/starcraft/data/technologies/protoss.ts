import type { ProtossTechnologyId } from '../ids.ts';
import { technologyOf } from './facts.ts';
import type { TechnologyFacts } from './facts.ts';

const protossTechnology = technologyOf('protoss');

/** The technologies in the Technology deck of a Protoss faction. */
export const PROTOSS_TECHNOLOGIES: Readonly<Record<ProtossTechnologyId, TechnologyFacts>> = {
  'leg-enhancements': protossTechnology({
    kind: 'play-area',
    copies: 1,
    cost: { minerals: 1, gas: 2 },
    units: ['zealot'],
    timings: ['start-of-battle'],
    returnsToTechnologyDeck: true,
    abilities: [
      {
        op: 'opponent-destroys',
        timing: 'start-of-battle',
        filter: { type: 'ground', lowest: 'total-cost' },
        if: { ownUnitInBattle: ['zealot'], enemyUnitInBattle: { type: 'ground' } },
      },
    ],
  }),
  'singularity-charge': protossTechnology({
    kind: 'reinforcement',
    copies: 3,
    cost: { minerals: 0, gas: 1 },
    units: ['dragoon'],
    timings: ['compare'],
    abilities: [{ op: 'attack', timing: 'compare', amount: 1 }],
  }),
  'psionic-storm': protossTechnology({
    kind: 'reinforcement',
    copies: 3,
    cost: { minerals: 1, gas: 2 },
    units: ['high-templar'],
    specialtySupport: true,
    timings: ['compare'],
    abilities: [
      { op: 'attack', timing: 'compare', amount: 2 },
      { op: 'detector', timing: 'compare' },
      { op: 'splash', timing: 'compare', targets: { type: 'any' } },
    ],
  }),
  hallucination: protossTechnology({
    kind: 'reinforcement',
    copies: 2,
    cost: { minerals: 0, gas: 2 },
    units: ['high-templar'],
    specialtySupport: true,
    timings: ['cancel'],
    abilities: [{ op: 'cancel', timing: 'cancel', what: 'standard', replace: true }],
  }),
  'summon-archon': protossTechnology({
    kind: 'play-area',
    copies: 1,
    cost: { minerals: 0, gas: 1 },
    units: ['archon'],
    timings: ['build'],
    abilities: [{ op: 'unlock-unit', timing: 'build', unit: 'archon' }],
  }),
  'increased-reaver-capacity': protossTechnology({
    kind: 'standard',
    copies: 3,
    cost: { minerals: 1, gas: 1 },
    units: ['reaver'],
    timings: ['compare'],
    major: [
      { attack: 9, health: 8 },
      { attack: 9, health: 7 },
      { attack: 10, health: 8 },
    ],
    minor: { attack: 6, health: 5 },
    abilities: [{ op: 'splash', timing: 'compare', targets: { type: 'ground' } }],
  }),
  recall: protossTechnology({
    kind: 'play-area',
    copies: 1,
    cost: { minerals: 0, gas: 2 },
    units: ['arbiter'],
    timings: ['mobilize'],
    abilities: [
      {
        op: 'recall',
        timing: 'mobilize',
        perOrder: 1,
        from: 'any-own-area',
        to: 'area-with-own-arbiter',
        toMustBe: ['friendly', 'contested-area-of-this-order'],
      },
    ],
  }),
  'stasis-field': protossTechnology({
    kind: 'reinforcement',
    copies: 2,
    cost: { minerals: 1, gas: 2 },
    units: ['arbiter'],
    specialtySupport: true,
    timings: ['compare'],
    abilities: [{ op: 'set-final-attack', timing: 'compare', side: 'both', value: 0 }],
  }),
  'arbiter-cloaking': protossTechnology({
    kind: 'play-area',
    copies: 1,
    cost: { minerals: 1, gas: 1 },
    units: ['arbiter'],
    timings: ['continuous'],
    abilities: [
      { op: 'cloak', timing: 'continuous', units: { except: ['arbiter'] }, if: { ownUnitInSkirmish: ['arbiter'] } },
    ],
  }),
  'carrier-capacity': protossTechnology({
    kind: 'standard',
    copies: 3,
    cost: { minerals: 1, gas: 2 },
    units: ['carrier'],
    timings: ['compare'],
    major: [
      { attack: 10, health: 8 },
      { attack: 9, health: 9 },
      { attack: 10, health: 9 },
    ],
    minor: { attack: 6, health: 5 },
    abilities: [],
  }),
};
