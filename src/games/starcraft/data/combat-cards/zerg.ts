import { combatCardsOf } from '../card-facts.ts';
import type { CombatCardFacts } from '../card-facts.ts';
import type { CardNumber } from './numbers.ts';

const zerg = combatCardsOf('zerg');

/** The starting Combat deck of a Zerg faction. */
export const ZERG_CARDS: Readonly<Record<`zerg-c${CardNumber}`, CombatCardFacts>> = {
  'zerg-c01': zerg({
    number: 1,
    kind: 'standard',
    icons: ['zergling'],
    major: { attack: 6, health: 3 },
    minor: { attack: 4, health: 3 },
  }),
  'zerg-c02': zerg({
    number: 2,
    kind: 'standard',
    icons: ['zergling'],
    major: { attack: 5, health: 4 },
    minor: { attack: 4, health: 3 },
  }),
  'zerg-c03': zerg({
    number: 3,
    kind: 'standard',
    icons: ['zergling'],
    major: { attack: 4, health: 5 },
    minor: { attack: 4, health: 3 },
  }),
  'zerg-c04': zerg({
    number: 4,
    kind: 'standard',
    icons: ['zergling', 'hydralisk'],
    major: { attack: 5, health: 5 },
    minor: { attack: 1, health: 6 },
  }),
  'zerg-c05': zerg({
    number: 5,
    kind: 'standard',
    icons: ['zergling', 'hydralisk'],
    major: { attack: 5, health: 6 },
    minor: { attack: 1, health: 6 },
    abilities: [
      { op: 'attack', timing: 'compare', amount: 1, if: { ownFront: ['hydralisk'], enemyFront: { type: 'flying' } } },
    ],
  }),
  'zerg-c06': zerg({
    number: 6,
    kind: 'standard',
    icons: ['hydralisk'],
    major: { attack: 6, health: 6 },
    minor: { attack: 2, health: 5 },
    abilities: [{ op: 'attack', timing: 'compare', amount: 1, if: { enemyFront: { type: 'flying' } } }],
  }),
  'zerg-c07': zerg({
    number: 7,
    kind: 'standard',
    icons: ['ultralisk', 'guardian'],
    major: { attack: 7, health: 8 },
    minor: { attack: 3, health: 4 },
  }),
  'zerg-c08': zerg({
    number: 8,
    kind: 'standard',
    icons: ['ultralisk', 'guardian'],
    major: { attack: 8, health: 7 },
    minor: { attack: 3, health: 4 },
    abilities: [{ op: 'health', timing: 'compare', amount: 1, if: { ownFront: ['ultralisk'] } }],
  }),
  'zerg-c09': zerg({
    number: 9,
    kind: 'standard',
    icons: ['ultralisk', 'guardian'],
    major: { attack: 8, health: 8 },
    minor: { attack: 5, health: 2 },
    abilities: [{ op: 'health', timing: 'compare', amount: 1, if: { ownFront: ['ultralisk'] } }],
  }),
  'zerg-c10': zerg({
    number: 10,
    kind: 'standard',
    icons: ['scourge'],
    major: { attack: 7, health: 5 },
    minor: { attack: 5, health: 2 },
    abilities: [{ op: 'scourge', timing: 'end-of-destroy' }],
  }),
  'zerg-c11': zerg({
    number: 11,
    kind: 'standard',
    icons: ['scourge'],
    major: { attack: 8, health: 6 },
    minor: { attack: 5, health: 2 },
    abilities: [{ op: 'scourge', timing: 'end-of-destroy' }],
  }),
  'zerg-c12': zerg({
    number: 12,
    kind: 'standard',
    icons: ['scourge'],
    major: { attack: 9, health: 6 },
    minor: { attack: 5, health: 2 },
    abilities: [{ op: 'scourge', timing: 'end-of-destroy' }],
  }),
  'zerg-c13': zerg({
    number: 13,
    kind: 'standard',
    icons: ['hydralisk', 'mutalisk'],
    major: { attack: 7, health: 6 },
    minor: { attack: 2, health: 5 },
  }),
  'zerg-c14': zerg({
    number: 14,
    kind: 'standard',
    icons: ['mutalisk'],
    major: { attack: 7, health: 8 },
    minor: { attack: 3, health: 4 },
    abilities: [
      {
        op: 'splash',
        timing: 'compare',
        targets: { type: 'ground', units: ['marine', 'zergling', 'zealot'] },
        if: { ownFront: ['mutalisk'] },
      },
    ],
  }),
  'zerg-c15': zerg({
    number: 15,
    kind: 'standard',
    icons: ['mutalisk'],
    major: { attack: 7, health: 7 },
    minor: { attack: 3, health: 4 },
    abilities: [
      {
        op: 'splash',
        timing: 'compare',
        targets: { type: 'ground', units: ['marine', 'zergling', 'zealot'] },
        if: { ownFront: ['mutalisk'] },
      },
    ],
  }),
  'zerg-c16': zerg({
    number: 16,
    kind: 'standard',
    icons: ['mutalisk'],
    major: { attack: 8, health: 7 },
    minor: { attack: 3, health: 4 },
    abilities: [
      {
        op: 'splash',
        timing: 'compare',
        targets: { type: 'ground', units: ['marine', 'zergling', 'zealot'] },
        if: { ownFront: ['mutalisk'] },
      },
    ],
  }),
  'zerg-c17': zerg({
    number: 17,
    kind: 'reinforcement',
    icons: 'any',
    major: null,
    minor: null,
    abilities: [{ op: 'attack', timing: 'compare', amount: 1, if: { ownSupporters: { min: 1 } } }],
  }),
  'zerg-c18': zerg({
    number: 18,
    kind: 'reinforcement',
    icons: 'any',
    major: null,
    minor: null,
    abilities: [{ op: 'attack', timing: 'compare', amount: 1, if: { ownSupporters: { min: 1 } } }],
  }),
};
