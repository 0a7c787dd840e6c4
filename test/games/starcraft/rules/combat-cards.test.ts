import { describe, expect, test } from 'vitest';
import { CARDS, STARTING_DECKS } from '../../../../src/games/starcraft/data/cards.ts';
import type { CardId } from '../../../../src/games/starcraft/data/cards.ts';
import type { FactionId } from '../../../../src/games/starcraft/data/factions.ts';
import type { UnitType } from '../../../../src/games/starcraft/data/units.ts';
import { duel, fight, lines, values } from './fight.ts';
import type { Fight, FightPlan } from './fight.ts';

/**
 * A card with that unit in front: final values against a ground unit, against a flyer, and whether splash damage is
 * ready.
 */
type Row = readonly [CardId, UnitType, string, string, ('splash' | '')?];

const TERRAN: readonly Row[] = [
  ['terran-c01', 'marine', '5/4', '6/4'],
  ['terran-c01', 'ghost', '5/4', '6/4'],
  ['terran-c01', 'vulture', '2/5', '2/5'],
  ['terran-c02', 'marine', '5/5', '6/5'],
  ['terran-c02', 'ghost', '5/5', '6/5'],
  ['terran-c02', 'wraith', '2/5', '2/5'],
  ['terran-c03', 'marine', '5/5', '5/5'],
  ['terran-c03', 'firebat', '6/5', '6/5', 'splash'],
  ['terran-c03', 'ghost', '3/4', '3/4'],
  ['terran-c04', 'goliath', '6/7', '8/7'],
  ['terran-c04', 'marine', '1/6', '1/6'],
  ['terran-c05', 'goliath', '7/8', '7/8'],
  ['terran-c05', 'siege-tank', '8/8', '8/8'],
  ['terran-c05', 'wraith', '2/5', '2/5'],
  ['terran-c06', 'marine', '6/6', '6/6'],
  ['terran-c06', 'firebat', '6/6', '6/6', 'splash'],
  ['terran-c06', 'vulture', '3/4', '3/4'],
  ['terran-c07', 'firebat', '6/5', '6/5', 'splash'],
  ['terran-c07', 'vulture', '6/5', '6/5', 'splash'],
  ['terran-c07', 'marine', '4/3', '4/3'],
  ['terran-c08', 'firebat', '6/6', '6/6'],
  ['terran-c08', 'vulture', '6/6', '6/6'],
  ['terran-c08', 'marine', '4/3', '4/3'],
  ['terran-c09', 'ghost', '5/6', '5/6'],
  ['terran-c09', 'vulture', '5/6', '5/6'],
  ['terran-c09', 'marine', '4/3', '4/3'],
  ['terran-c10', 'goliath', '6/7', '8/7'],
  ['terran-c10', 'wraith', '6/7', '6/7'],
  ['terran-c10', 'marine', '3/4', '3/4'],
  ['terran-c11', 'goliath', '6/7', '7/7'],
  ['terran-c11', 'wraith', '6/7', '7/7'],
  ['terran-c11', 'marine', '3/4', '3/4'],
  ['terran-c12', 'wraith', '7/7', '7/7'],
  ['terran-c12', 'battlecruiser', '8/7', '8/7'],
  ['terran-c12', 'marine', '4/3', '4/3'],
  ['terran-c13', 'wraith', '7/8', '7/8'],
  ['terran-c13', 'battlecruiser', '8/9', '8/9'],
  ['terran-c13', 'marine', '4/3', '4/3'],
  ['terran-c14', 'siege-tank', '7/8', '7/8'],
  ['terran-c14', 'battlecruiser', '8/8', '8/8'],
  ['terran-c14', 'marine', '5/2', '5/2'],
  ['terran-c15', 'vulture', '7/7', '7/7'],
  ['terran-c15', 'siege-tank', '8/7', '8/7'],
  ['terran-c15', 'marine', '2/5', '2/5'],
  ['terran-c16', 'siege-tank', '8/8', '8/8'],
  ['terran-c16', 'battlecruiser', '9/8', '9/8'],
  ['terran-c16', 'marine', '5/2', '5/2'],
];

const ZERG: readonly Row[] = [
  ['zerg-c01', 'zergling', '6/3', '6/3'],
  ['zerg-c01', 'hydralisk', '4/3', '4/3'],
  ['zerg-c02', 'zergling', '5/4', '5/4'],
  ['zerg-c02', 'hydralisk', '4/3', '4/3'],
  ['zerg-c03', 'zergling', '4/5', '4/5'],
  ['zerg-c03', 'hydralisk', '4/3', '4/3'],
  ['zerg-c04', 'zergling', '5/5', '5/5'],
  ['zerg-c04', 'hydralisk', '5/5', '5/5'],
  ['zerg-c04', 'ultralisk', '1/6', '1/6'],
  ['zerg-c05', 'zergling', '5/6', '5/6'],
  ['zerg-c05', 'hydralisk', '5/6', '6/6'],
  ['zerg-c05', 'ultralisk', '1/6', '1/6'],
  ['zerg-c06', 'hydralisk', '6/6', '7/6'],
  ['zerg-c06', 'zergling', '2/5', '2/5'],
  ['zerg-c07', 'ultralisk', '7/8', '7/8'],
  ['zerg-c07', 'guardian', '7/8', '7/8'],
  ['zerg-c07', 'zergling', '3/4', '3/4'],
  ['zerg-c08', 'ultralisk', '8/8', '8/8'],
  ['zerg-c08', 'guardian', '8/7', '8/7'],
  ['zerg-c08', 'zergling', '3/4', '3/4'],
  ['zerg-c09', 'ultralisk', '8/9', '8/9'],
  ['zerg-c09', 'guardian', '8/8', '8/8'],
  ['zerg-c09', 'zergling', '5/2', '5/2'],
  ['zerg-c10', 'scourge', '7/5', '7/5'],
  ['zerg-c10', 'zergling', '5/2', '5/2'],
  ['zerg-c11', 'scourge', '8/6', '8/6'],
  ['zerg-c11', 'zergling', '5/2', '5/2'],
  ['zerg-c12', 'scourge', '9/6', '9/6'],
  ['zerg-c12', 'zergling', '5/2', '5/2'],
  ['zerg-c13', 'hydralisk', '7/6', '7/6'],
  ['zerg-c13', 'mutalisk', '7/6', '7/6'],
  ['zerg-c13', 'zergling', '2/5', '2/5'],
  ['zerg-c14', 'mutalisk', '7/8', '7/8', 'splash'],
  ['zerg-c14', 'zergling', '3/4', '3/4'],
  ['zerg-c15', 'mutalisk', '7/7', '7/7', 'splash'],
  ['zerg-c15', 'zergling', '3/4', '3/4'],
  ['zerg-c16', 'mutalisk', '8/7', '8/7', 'splash'],
  ['zerg-c16', 'zergling', '3/4', '3/4'],
];

const PROTOSS: readonly Row[] = [
  ['protoss-c01', 'zealot', '6/7', '6/7'],
  ['protoss-c01', 'scout', '2/5', '2/5'],
  ['protoss-c02', 'zealot', '7/5', '7/5'],
  ['protoss-c02', 'scout', '2/5', '2/5'],
  ['protoss-c03', 'zealot', '5/6', '5/6'],
  ['protoss-c03', 'scout', '2/5', '2/5'],
  ['protoss-c04', 'zealot', '5/7', '5/7'],
  ['protoss-c04', 'dragoon', '5/7', '5/7'],
  ['protoss-c04', 'scout', '1/6', '1/6'],
  ['protoss-c05', 'zealot', '6/6', '6/6'],
  ['protoss-c05', 'dragoon', '6/6', '7/6'],
  ['protoss-c05', 'scout', '1/6', '1/6'],
  ['protoss-c06', 'dragoon', '8/7', '8/7'],
  ['protoss-c06', 'scout', '8/7', '8/7'],
  ['protoss-c06', 'zealot', '3/4', '3/4'],
  ['protoss-c07', 'dragoon', '7/7', '8/7'],
  ['protoss-c07', 'scout', '7/7', '8/7'],
  ['protoss-c07', 'zealot', '3/4', '3/4'],
  ['protoss-c08', 'scout', '7/8', '7/8'],
  ['protoss-c08', 'zealot', '4/3', '4/3'],
  ['protoss-c09', 'scout', '7/8', '8/8'],
  ['protoss-c09', 'zealot', '4/3', '4/3'],
  ['protoss-c10', 'reaver', '7/8', '7/8'],
  ['protoss-c10', 'carrier', '7/8', '7/8'],
  ['protoss-c10', 'zealot', '3/4', '3/4'],
  ['protoss-c11', 'reaver', '8/8', '8/8'],
  ['protoss-c11', 'carrier', '8/8', '8/8'],
  ['protoss-c11', 'zealot', '3/4', '3/4'],
  ['protoss-c12', 'archon', '8/8', '8/8', 'splash'],
  ['protoss-c12', 'reaver', '8/8', '8/8', 'splash'],
  ['protoss-c12', 'zealot', '2/5', '2/5'],
  ['protoss-c13', 'archon', '9/8', '9/8', 'splash'],
  ['protoss-c13', 'zealot', '5/2', '5/2'],
  ['protoss-c14', 'archon', '9/8', '9/8', 'splash'],
  ['protoss-c14', 'carrier', '9/8', '9/8'],
  ['protoss-c14', 'zealot', '5/2', '5/2'],
  ['protoss-c15', 'archon', '8/9', '8/9', 'splash'],
  ['protoss-c15', 'carrier', '8/9', '8/9'],
  ['protoss-c15', 'zealot', '2/5', '2/5'],
  ['protoss-c16', 'reaver', '7/7', '7/7', 'splash'],
  ['protoss-c16', 'zealot', '3/4', '3/4'],
];

interface Enemy {
  readonly faction: FactionId;
  readonly ground: UnitType;
  readonly flying: UnitType;
}
const AGAINST_ZERG: Enemy = { faction: 'overmind', ground: 'zergling', flying: 'mutalisk' };
const AGAINST_TERRAN: Enemy = { faction: 'mengsk', ground: 'marine', flying: 'wraith' };

function planned(
  attacker: FactionId,
  unit: UnitType,
  hand: readonly CardId[],
  enemy: Enemy,
  kind: 'ground' | 'flying',
): FightPlan {
  return {
    attacker,
    defender: enemy.faction,
    attackers: { [unit]: 1 },
    defenders: { [enemy[kind]]: 1 },
    hands: [hand, []],
  };
}

describe('standard cards of the starting decks, SC-13.7.B', () => {
  const decks: readonly (readonly [FactionId, readonly Row[], Enemy])[] = [
    ['raynor', TERRAN, AGAINST_ZERG],
    ['overmind', ZERG, AGAINST_TERRAN],
    ['tassadar', PROTOSS, AGAINST_ZERG],
  ];
  for (const [faction, rows, enemy] of decks) {
    for (const [card, unit, ground, flying, splash = ''] of rows) {
      test(`${card} with a ${unit} in front: ${ground} against ground, ${flying} against a flyer`, () => {
        for (const [kind, expected] of [
          ['ground', ground],
          ['flying', flying],
        ] as const) {
          const { compared } = duel(planned(faction, unit, [card], enemy, kind), card, 'deck');
          expect(values(compared.attacker)).toBe(expected);
          expect(compared.attacker.splash).toEqual(splash === '' ? [] : [card]);
          expect(compared.attacker.cloaked).toEqual([]);
        }
      });
    }
  }

  test('SC-13.7.B.1 every standard card has a row for each of its icons and one without a match', () => {
    for (const deck of Object.values(STARTING_DECKS)) {
      for (const card of deck) {
        const { kind, icons } = CARDS[card];
        if (kind !== 'standard' || icons === 'any') continue;
        const units = [...TERRAN, ...ZERG, ...PROTOSS].filter(row => row[0] === card).map(row => row[1]);
        expect(units).toEqual(expect.arrayContaining([...icons]));
        expect(units.some(unit => !icons.includes(unit))).toBe(true);
      }
    }
  });
});

describe('reinforcement cards of the starting decks', () => {
  test.each(['protoss-c17', 'protoss-c18'] as const)('%s: health + 1 for any unit', card => {
    const plan = planned('tassadar', 'zealot', ['protoss-c01', card], AGAINST_ZERG, 'ground');
    expect(values(duel(plan, ['protoss-c01', card], 'deck').compared.attacker)).toBe('6/8');
  });

  test.each(['zerg-c17', 'zerg-c18'] as const)('%s: attack + 1, but only with a supporting unit', card => {
    const plan = planned('overmind', 'zergling', ['zerg-c03', card], AGAINST_TERRAN, 'ground');
    const alone = duel(plan, ['zerg-c03', card], 'deck').compared.attacker;
    expect(values(alone)).toBe('4/5');
    expect(lines(alone)).toContain('attack 0 battle.sum.no-ability');
    const helped = duel({ ...plan, attackers: { zergling: 2 } }, ['zerg-c03', card], 'deck').compared.attacker;
    expect(values(helped)).toBe('6/5');
    const queen = duel({ ...plan, attackers: { zergling: 1, queen: 1 } }, ['zerg-c03', card], 'deck').compared.attacker;
    expect(values(queen)).toBe('5/5');
  });

  describe.each(['terran-c17', 'terran-c18'] as const)('%s: a worker for health + 1, ruling mandatory-text', card => {
    const plan = (workers: number, unit: UnitType = 'vulture'): FightPlan => ({
      ...planned('raynor', unit, ['terran-c08', card], AGAINST_ZERG, 'ground'),
      set: scene => scene.workers(0, workers),
    });

    test('paid: one worker goes from the pool to the unavailable ones', () => {
      const table = duelAsked(plan(2), card);
      expect(table.decision).toMatchObject({ seat: 0, kind: 'battle.pay', secrecy: 'open' });
      expect(table.options).toEqual(['pay', 'keep']);
      const compared = table.watch('battle.compared');
      table.answer('pay');
      expect(values(compared[0]?.skirmishes[0]?.attacker)).toBe('6/7');
      expect([table.now.seats[0]?.pool, table.now.seats[0]?.unavailable]).toEqual([1, 1]);
    });

    test('not paid: nothing happens, and the line says so', () => {
      const table = duelAsked(plan(2), card);
      const compared = table.watch('battle.compared');
      table.answer('keep');
      expect(values(compared[0]?.skirmishes[0]?.attacker)).toBe('6/6');
      expect(table.now.seats[0]?.pool).toBe(2);
    });

    test('with an empty pool nobody is asked', () => {
      const { compared } = duel(plan(0), ['terran-c08', card], 'deck');
      expect(values(compared.attacker)).toBe('6/6');
      expect(lines(compared.attacker)).toContain('health 0 battle.sum.no-ability');
    });

    test('with a Marine in front it is discarded and nobody is asked', () => {
      const { fight: table, compared } = duel(plan(2, 'marine'), ['terran-c08', card], 'deck');
      expect(values(compared.attacker)).toBe('4/3');
      expect(compared.attacker.gone.map(gone => gone.card)).toEqual([card]);
      expect(table.now.seats[0]?.discard).toContain(card);
    });
  });
});

/** Goes on to the question that the reinforcement card asks. */
function duelAsked(plan: FightPlan, card: CardId): Fight {
  return fight(plan).lay(['terran-c08', card]).lay('deck');
}
