import { combatCardOf } from '../card-facts.ts';
import type { CombatCardFacts } from '../card-facts.ts';
import type { CardNumber } from './numbers.ts';

const zergCard = combatCardOf('zerg');

/** The starting Combat deck of a Zerg faction. */
export const ZERG_CARDS: Readonly<Record<`zerg-c${CardNumber}`, CombatCardFacts>> = {
  'zerg-c01': zergCard({
    number: 1,
    kind: 'standard',
    icons: ['zergling'],
    major: { attack: 6, health: 3 },
    minor: { attack: 4, health: 3 },
  }),
  'zerg-c02': zergCard({
    number: 2,
    kind: 'standard',
    icons: ['zergling'],
    major: { attack: 5, health: 4 },
    minor: { attack: 4, health: 3 },
  }),
  'zerg-c03': zergCard({
    number: 3,
    kind: 'standard',
    icons: ['zergling'],
    major: { attack: 4, health: 5 },
    minor: { attack: 4, health: 3 },
  }),
  'zerg-c04': zergCard({
    number: 4,
    kind: 'standard',
    icons: ['zergling', 'hydralisk'],
    major: { attack: 5, health: 5 },
    minor: { attack: 1, health: 6 },
  }),
  'zerg-c05': zergCard({
    number: 5,
    kind: 'standard',
    icons: ['zergling', 'hydralisk'],
    major: { attack: 5, health: 6 },
    minor: { attack: 1, health: 6 },
    abilities: [
      { op: 'attack', timing: 'compare', amount: 1, if: { ownFront: ['hydralisk'], enemyFront: { type: 'flying' } } },
    ],
  }),
  'zerg-c06': zergCard({
    number: 6,
    kind: 'standard',
    icons: ['hydralisk'],
    major: { attack: 6, health: 6 },
    minor: { attack: 2, health: 5 },
    abilities: [{ op: 'attack', timing: 'compare', amount: 1, if: { enemyFront: { type: 'flying' } } }],
  }),
  'zerg-c07': zergCard({
    number: 7,
    kind: 'standard',
    icons: ['ultralisk', 'guardian'],
    major: { attack: 7, health: 8 },
    minor: { attack: 3, health: 4 },
  }),
  'zerg-c08': zergCard({
    number: 8,
    kind: 'standard',
    icons: ['ultralisk', 'guardian'],
    major: { attack: 8, health: 7 },
    minor: { attack: 3, health: 4 },
    abilities: [{ op: 'health', timing: 'compare', amount: 1, if: { ownFront: ['ultralisk'] } }],
  }),
  'zerg-c09': zergCard({
    number: 9,
    kind: 'standard',
    icons: ['ultralisk', 'guardian'],
    major: { attack: 8, health: 8 },
    minor: { attack: 5, health: 2 },
    abilities: [{ op: 'health', timing: 'compare', amount: 1, if: { ownFront: ['ultralisk'] } }],
  }),
  'zerg-c10': zergCard({
    number: 10,
    kind: 'standard',
    icons: ['scourge'],
    major: { attack: 7, health: 5 },
    minor: { attack: 5, health: 2 },
    abilities: [{ op: 'scourge', timing: 'end-of-destroy' }],
  }),
  'zerg-c11': zergCard({
    number: 11,
    kind: 'standard',
    icons: ['scourge'],
    major: { attack: 8, health: 6 },
    minor: { attack: 5, health: 2 },
    abilities: [{ op: 'scourge', timing: 'end-of-destroy' }],
  }),
  'zerg-c12': zergCard({
    number: 12,
    kind: 'standard',
    icons: ['scourge'],
    major: { attack: 9, health: 6 },
    minor: { attack: 5, health: 2 },
    abilities: [{ op: 'scourge', timing: 'end-of-destroy' }],
  }),
  'zerg-c13': zergCard({
    number: 13,
    kind: 'standard',
    icons: ['hydralisk', 'mutalisk'],
    major: { attack: 7, health: 6 },
    minor: { attack: 2, health: 5 },
  }),
  'zerg-c14': zergCard({
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
  'zerg-c15': zergCard({
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
  'zerg-c16': zergCard({
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
  'zerg-c17': zergCard({
    number: 17,
    kind: 'reinforcement',
    icons: 'any',
    major: null,
    minor: null,
    abilities: [{ op: 'attack', timing: 'compare', amount: 1, if: { ownSupporters: { min: 1 } } }],
  }),
  'zerg-c18': zergCard({
    number: 18,
    kind: 'reinforcement',
    icons: 'any',
    major: null,
    minor: null,
    abilities: [{ op: 'attack', timing: 'compare', amount: 1, if: { ownSupporters: { min: 1 } } }],
  }),
};
