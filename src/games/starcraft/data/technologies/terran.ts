import type { TerranTechnologyId } from '../ids.ts';
import { technologyOf } from './facts.ts';
import type { TechnologyFacts } from './facts.ts';

const terranTechnology = technologyOf('terran');

/** The technologies in the Technology deck of a Terran faction. */
export const TERRAN_TECHNOLOGIES: Readonly<Record<TerranTechnologyId, TechnologyFacts>> = {
  'stim-packs': terranTechnology({
    kind: 'standard',
    copies: 2,
    cost: { minerals: 1, gas: 1 },
    units: ['marine', 'firebat'],
    timings: ['compare'],
    major: [
      { attack: 7, health: 3 },
      { attack: 7, health: 4 },
    ],
    minor: { attack: 6, health: 5 },
    abilities: [],
  }),
  bunker: terranTechnology({
    kind: 'play-area',
    copies: 1,
    cost: { minerals: 1, gas: 0 },
    units: ['marine', 'firebat', 'ghost'],
    timings: ['continuous'],
    abilities: [
      {
        op: 'health',
        timing: 'continuous',
        amount: 1,
        if: { role: 'defender', areaHasOwnBase: true, ownFront: ['marine', 'firebat', 'ghost'] },
      },
    ],
  }),
  nuke: terranTechnology({
    kind: 'standard',
    copies: 1,
    cost: { minerals: 1, gas: 2 },
    units: ['ghost'],
    timings: ['end-of-destroy'],
    returnsToTechnologyDeck: true,
    major: [{ attack: 0, health: 6 }],
    minor: { attack: 7, health: 4 },
    abilities: [{ op: 'nuke', timing: 'end-of-destroy' }],
  }),
  lockdown: terranTechnology({
    kind: 'reinforcement',
    copies: 2,
    cost: { minerals: 0, gas: 1 },
    units: ['ghost'],
    specialtySupport: true,
    timings: ['compare'],
    abilities: [
      { op: 'force-minor', timing: 'compare', scope: 'standard-card-only', if: { enemyFront: { tag: 'mechanical' } } },
    ],
  }),
  'cloaking-field': terranTechnology({
    kind: 'reinforcement',
    copies: 2,
    cost: { minerals: 0, gas: 2 },
    units: ['wraith', 'ghost'],
    specialtySupport: true,
    timings: ['compare'],
    abilities: [{ op: 'cloak', timing: 'compare', units: ['wraith', 'ghost'] }],
  }),
  'spider-mines': terranTechnology({
    kind: 'standard',
    copies: 2,
    cost: { minerals: 1, gas: 1 },
    units: ['vulture'],
    timings: ['compare'],
    major: [
      { attack: 7, health: 7 },
      { attack: 8, health: 7 },
    ],
    minor: { attack: 5, health: 6 },
    abilities: [{ op: 'splash', timing: 'compare', targets: { type: 'ground' }, if: { enemyDetector: false } }],
  }),
  'charon-boosters': terranTechnology({
    kind: 'play-area',
    copies: 1,
    cost: { minerals: 1, gas: 2 },
    units: ['goliath'],
    timings: ['start-of-battle'],
    returnsToTechnologyDeck: true,
    abilities: [
      {
        op: 'opponent-destroys',
        timing: 'start-of-battle',
        filter: { type: 'flying' },
        if: { role: 'defender', ownUnitInBattle: ['goliath'], enemyUnitInBattle: { type: 'flying' } },
      },
    ],
  }),
  'siege-mode': terranTechnology({
    kind: 'standard',
    copies: 2,
    cost: { minerals: 1, gas: 1 },
    units: ['siege-tank'],
    timings: ['compare'],
    major: [
      { attack: 9, health: 7 },
      { attack: 9, health: 8 },
    ],
    minor: { attack: 6, health: 5 },
    abilities: [{ op: 'splash', timing: 'compare', targets: { type: 'ground' } }],
  }),
  irradiate: terranTechnology({
    kind: 'reinforcement',
    copies: 2,
    cost: { minerals: 0, gas: 1 },
    units: ['science-vessel'],
    specialtySupport: true,
    timings: ['compare'],
    abilities: [{ op: 'splash', timing: 'compare', targets: { type: 'any' } }],
  }),
  'emp-shockwave': terranTechnology({
    kind: 'reinforcement',
    copies: 2,
    cost: { minerals: 1, gas: 1 },
    units: ['science-vessel'],
    specialtySupport: true,
    timings: ['cancel'],
    abilities: [{ op: 'cancel', timing: 'cancel', what: 'reinforcement', replace: false }],
  }),
  'defensive-matrix': terranTechnology({
    kind: 'reinforcement',
    copies: 2,
    cost: { minerals: 0, gas: 2 },
    units: ['science-vessel'],
    specialtySupport: true,
    timings: ['compare'],
    abilities: [{ op: 'health', timing: 'compare', amount: 2 }],
  }),
  'yamato-gun': terranTechnology({
    kind: 'standard',
    copies: 2,
    cost: { minerals: 1, gas: 2 },
    units: ['battlecruiser'],
    timings: ['compare'],
    major: [
      { attack: 10, health: 8 },
      { attack: 10, health: 9 },
    ],
    minor: { attack: 6, health: 5 },
    abilities: [],
  }),
};
