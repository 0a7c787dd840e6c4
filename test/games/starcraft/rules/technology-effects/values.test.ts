import { describe, expect, test } from 'vitest';
import type { CardId } from '../../../../../src/games/starcraft/data/cards.ts';
import type { UnitType } from '../../../../../src/games/starcraft/data/units.ts';
import { duel, values } from '../fight.ts';

/** A faction of each race, and whom it fights. */
const SIDES = {
  mengsk: { attacker: 'mengsk', defender: 'overmind', defenders: { zergling: 1 }, enemy: 'zerg-c01' },
  aldaris: { attacker: 'aldaris', defender: 'overmind', defenders: { zergling: 1 }, enemy: 'zerg-c01' },
  overmind: { attacker: 'overmind', defender: 'mengsk', defenders: { marine: 1 }, enemy: 'terran-c02' },
} as const;
type Side = keyof typeof SIDES;

/** Attack and health of an attacker with that unit in front and these cards. */
function sum(side: Side, unit: UnitType, ...cards: readonly [CardId] | readonly [CardId, CardId]): string {
  const { enemy, ...sides } = SIDES[side];
  const [standard, reinforcement] = cards;
  const laid = reinforcement === undefined ? standard : ([standard, reinforcement] as const);
  const plan = { ...sides, attackers: { [unit]: 1 }, hands: [cards, [enemy]] } as const;
  return values(duel(plan, laid, enemy).compared.attacker);
}

describe('the standard cards of technologies', () => {
  const rows: readonly (readonly [Side, UnitType, UnitType, string, readonly (readonly [CardId, string])[]])[] = [
    [
      'mengsk',
      'marine',
      'vulture',
      '6/5',
      [
        ['stim-packs-1', '7/3'],
        ['stim-packs-2', '7/4'],
      ],
    ],
    [
      'mengsk',
      'firebat',
      'vulture',
      '6/5',
      [
        ['stim-packs-1', '7/3'],
        ['stim-packs-2', '7/4'],
      ],
    ],
    [
      'mengsk',
      'vulture',
      'marine',
      '5/6',
      [
        ['spider-mines-1', '7/7'],
        ['spider-mines-2', '8/7'],
      ],
    ],
    [
      'mengsk',
      'siege-tank',
      'marine',
      '6/5',
      [
        ['siege-mode-1', '9/7'],
        ['siege-mode-2', '9/8'],
      ],
    ],
    [
      'mengsk',
      'battlecruiser',
      'marine',
      '6/5',
      [
        ['yamato-gun-1', '10/8'],
        ['yamato-gun-2', '10/9'],
      ],
    ],
    ['mengsk', 'ghost', 'marine', '7/4', [['nuke-1', '0/6']]],
    [
      'aldaris',
      'reaver',
      'zealot',
      '6/5',
      [
        ['increased-reaver-capacity-1', '9/8'],
        ['increased-reaver-capacity-2', '9/7'],
        ['increased-reaver-capacity-3', '10/8'],
      ],
    ],
    [
      'aldaris',
      'carrier',
      'zealot',
      '6/5',
      [
        ['carrier-capacity-1', '10/8'],
        ['carrier-capacity-2', '9/9'],
        ['carrier-capacity-3', '10/9'],
      ],
    ],
    [
      'overmind',
      'zergling',
      'mutalisk',
      '4/6',
      [
        ['burrow-1', '0/5'],
        ['burrow-2', '0/5'],
        ['burrow-3', '0/6'],
        ['burrow-4', '0/6'],
      ],
    ],
    [
      'overmind',
      'hydralisk',
      'mutalisk',
      '4/6',
      [
        ['burrow-1', '0/5'],
        ['burrow-3', '0/6'],
      ],
    ],
    [
      'overmind',
      'ultralisk',
      'zergling',
      '4/5',
      [
        ['chitinous-plating-1', '9/9'],
        ['chitinous-plating-2', '8/10'],
      ],
    ],
  ];

  test.each(rows)('SC-13.7.B.1 %s: a %s has the major values, a %s %s', (side, unit, other, minor, cards) => {
    for (const [card, major] of cards) {
      expect([card, sum(side, unit, card), sum(side, other, card)]).toEqual([card, major, minor]);
    }
  });
});

describe('the reinforcement cards of technologies', () => {
  test.each([
    ['mengsk', 'science-vessel', 'terran-c01', 'defensive-matrix-1', '2/5', '2/7'],
    ['aldaris', 'dragoon', 'protoss-c06', 'singularity-charge-1', '8/7', '9/7'],
    ['aldaris', 'high-templar', 'protoss-c01', 'psionic-storm-1', '2/5', '4/5'],
    ['overmind', 'queen', 'zerg-c01', 'ensnare-1', '4/3', '5/3'],
  ] as const)('SC-13.7.B.3 SC-15.6 %s: a %s with %s and %s', (side, unit, card, reinforcement, alone, together) => {
    expect([sum(side, unit, card), sum(side, unit, card, reinforcement)]).toEqual([alone, together]);
  });
});

test('SC-13.7.B.6 Stasis Field of the defender: the final attack of both sides is 0', () => {
  const laid = ['protoss-c01', 'stasis-field-1'] as const;
  const { compared } = duel(
    {
      defender: 'aldaris',
      attackers: { zergling: 1 },
      defenders: { zealot: 1, arbiter: 1 },
      hands: [['zerg-c01'], laid],
    },
    'zerg-c01',
    laid,
  );
  expect([values(compared.attacker), values(compared.defender)]).toEqual(['0/3', '0/7']);
});

test('SC-15.1 the technology of the Arbiter cloaks nobody in a skirmish without one', () => {
  const { compared } = duel(
    {
      attacker: 'aldaris',
      attackers: { zealot: 1, 'high-templar': 1 },
      defenders: { marine: 1 },
      hands: [['protoss-c01'], ['terran-c02']],
      set: scene => scene.inPlay(0, 'arbiter-cloaking-1'),
    },
    'protoss-c01',
    'terran-c02',
  );
  expect(compared.attacker.cloaked).toEqual([]);
});
