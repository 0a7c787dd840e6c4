import { describe, expect, test } from 'vitest';
import { seatState } from '../../../../../src/games/starcraft/state/seats.ts';
import { clash, duel, values } from '../fight.ts';
import type { Fight, FightPlan } from '../fight.ts';

const plan: FightPlan = {
  attackers: { zergling: 2 },
  defenders: { ghost: 1 },
  hands: [['zerg-c03'], ['nuke-1']],
};
const piles = (table: Fight, seat = 1): string[] => {
  const { technologyDeck, discard, deck, hand } = seatState(table.now, seat);
  return Object.entries({ technologyDeck, discard, deck, hand }).flatMap(([pile, cards]) =>
    cards.includes('nuke-1') ? [pile] : [],
  );
};

describe('Nuke', () => {
  test('SC-13.7.C.4 EX-74 nothing dies in the comparison; at the end both Zerglings do; the card goes back', () => {
    const { fight: table, compared } = duel(plan, 'zerg-c03', 'nuke-1');
    expect([values(compared.attacker), values(compared.defender)]).toEqual(['5/5', '0/6']);
    expect([compared.attacker.strong, compared.defender.strong]).toEqual([false, false]);
    expect([table.supply(0, 'zergling'), table.in('braken-1')]).toEqual([9, { ghost: 1 }]);
    expect(piles(table)).toEqual(['technologyDeck']);
    expect(table.told).toContain('technology.returned');
  });

  test('SC-15.10 EX-F8 it works when its Ghost withdrew by Cloaking Field', () => {
    const laid = ['nuke-1', 'cloaking-field-1'] as const;
    const { fight: table } = duel({ ...plan, hands: [['zerg-c01'], laid] }, 'zerg-c01', laid);
    table.answer('area:braken-2');
    expect([table.supply(0, 'zergling'), table.in('braken-2'), table.in('braken-1')]).toEqual([9, { ghost: 1 }, {}]);
    expect(piles(table)).toEqual(['technologyDeck']);
  });

  test('SC-15.10 EX-F8 a Ghost really destroyed stops it, and the card is discarded', () => {
    const { fight: table } = duel({ ...plan, hands: [['zerg-c01'], ['nuke-1']] }, 'zerg-c01', 'nuke-1');
    expect([table.supply(0, 'zergling'), table.supply(1, 'ghost')]).toEqual([7, 3]);
    expect(piles(table)).toEqual(['discard']);
  });

  test('SC-15.10 so does a cloaked Ghost that had nowhere to go', () => {
    const laid = ['nuke-1', 'cloaking-field-1'] as const;
    const { fight: table } = duel(
      {
        ...plan,
        hands: [['zerg-c01'], laid],
        set: scene => scene.area('braken-2', 2, { zealot: 1 }).area('braken-3', 2, { zealot: 1 }),
      },
      'zerg-c01',
      laid,
    );
    expect([table.supply(0, 'zergling'), table.supply(1, 'ghost'), piles(table)]).toEqual([7, 3, ['discard']]);
  });

  test('SC-13.7.B.2 without a Ghost in front the text is lost: 7/4 and nothing else', () => {
    const { fight: table, compared } = duel(
      { ...plan, attackers: { mutalisk: 1 }, defenders: { vulture: 1 }, hands: [['zerg-c13'], ['nuke-1']] },
      'zerg-c13',
      'nuke-1',
    );
    expect(values(compared.defender)).toBe('7/4');
    expect([piles(table), table.supply(0, 'mutalisk')]).toEqual([['discard'], 2]);
  });

  test('SC-15.1 ruling cloaking-and-abilities: a cloaked victim withdraws, unless the side of the Nuke has a detector', () => {
    const burrowed: FightPlan = { ...plan, attackers: { hydralisk: 1 }, hands: [['burrow-1'], ['nuke-1']] };
    const { fight: table } = duel(burrowed, 'burrow-1', 'nuke-1');
    expect(table.decision).toMatchObject({ seat: 0, kind: 'battle.withdraw' });
    // While somebody is asked, the card still lies at the skirmish.
    expect(table.now.battle?.skirmishes.map(({ defender }) => defender.standard?.card)).toEqual(['nuke-1']);
    table.answer('area:braken-3');
    expect([table.in('braken-3'), piles(table)]).toEqual([{ hydralisk: 1 }, ['technologyDeck']]);
    const seen = duel({ ...burrowed, defenders: { ghost: 1, 'science-vessel': 1 } }, 'burrow-1', 'nuke-1');
    expect(seen.fight.supply(0, 'hydralisk')).toBe(6);
  });

  test('ruling returning-cards: it goes back even without a victim', () => {
    const { fight: table } = clash(
      {
        ...plan,
        attackers: { zergling: 1 },
        defenders: { ghost: 1, 'siege-tank': 2 },
        hands: [['zerg-c02'], ['nuke-1']],
      },
      'zergling/ghost',
      'zerg-c02',
      'nuke-1',
    );
    expect([table.supply(0, 'zergling'), piles(table)]).toEqual([9, ['technologyDeck']]);
  });

  test('SC-16.1 ruling splash-triggers: its kills trigger splash damage of a card beside it, unless the table plays otherwise', () => {
    const laid = ['nuke-1', 'irradiate-1'] as const;
    const triggered = (set: NonNullable<FightPlan['set']>): boolean => {
      const { fight: table } = duel(
        { ...plan, defenders: { ghost: 1, 'science-vessel': 1 }, hands: [['zerg-c03'], laid], set },
        'zerg-c03',
        laid,
      );
      expect(table.supply(0, 'zergling')).toBe(9);
      return table.told.includes('battle.splash.triggered');
    };
    expect(triggered(() => undefined)).toBe(true);
    expect(triggered(scene => scene.playing({ splash: 'strength' }))).toBe(false);
  });

  test('SC-13.7.C.4 Nuke against Nuke: the attacker comes first, and the Ghost it destroys brings no answer', () => {
    const { fight: table } = duel(
      {
        attacker: 'raynor',
        defender: 'mengsk',
        attackers: { ghost: 1 },
        defenders: { ghost: 1 },
        hands: [['nuke-1'], ['nuke-1']],
      },
      'nuke-1',
      'nuke-1',
    );
    expect([table.supply(0, 'ghost'), table.supply(1, 'ghost')]).toEqual([2, 3]);
    expect([piles(table, 0), piles(table, 1)]).toEqual([['technologyDeck'], ['discard']]);
  });
});
