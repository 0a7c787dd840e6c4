import { describe, expect, test } from 'vitest';
import { seatState } from '../../../../src/games/starcraft/state/seats.ts';
import { duel, fight, values } from './fight.ts';
import type { FightPlan } from './fight.ts';

describe('SC-15.1 cloaking', () => {
  const burrowed = (set?: FightPlan['set']): FightPlan => ({
    attacker: 'mengsk',
    defender: 'overmind',
    attackers: { 'siege-tank': 1 },
    defenders: { hydralisk: 1 },
    hands: [['siege-mode-1'], ['burrow-1']],
    ...(set === undefined ? {} : { set }),
  });

  test('SC-15.1 EX-56 a Hydralisk with Burrow withdraws to a friendly or empty area, and splash is triggered', () => {
    const table = fight(burrowed(scene => scene.area('braken-2', 2, { zealot: 1 })));
    table.lay('siege-mode-1').lay('burrow-1');
    expect(table.told).toContain('battle.withdrawn');
    expect(table.told).toContain('battle.splash.triggered');
    expect(table.told).toContain('battle.splash.nobody');
    expect(table.in('braken-3')).toEqual({ hydralisk: 1 });
    expect(table.supply(1, 'hydralisk')).toBe(5);
    expect(seatState(table.now, 0).discard).toEqual(['siege-mode-1']);
  });

  test('SC-15.1 its owner chooses the area at once; full and enemy areas are blocked', () => {
    const table = fight(burrowed(scene => scene.area('braken-3', 1, { zergling: 2 })));
    table.lay('siege-mode-1').lay('burrow-1');
    expect(table.in('braken-2')).toEqual({ hydralisk: 1 });

    const choice = fight(burrowed());
    choice.lay('siege-mode-1').lay('burrow-1');
    expect(choice.decision).toMatchObject({ seat: 1, kind: 'battle.withdraw', rule: 'SC-15.1', secrecy: 'open' });
    expect(choice.options).toEqual(['area:braken-2', 'area:braken-3']);
    expect(choice.blockedBy('area:braken-1')).toBe('SC-15.1');
  });

  test('SC-1.5 SC-15.1 the contested area is friendly to nobody, not even to whoever has a base there', () => {
    const table = fight(burrowed(scene => scene.base('braken-1', 1)));
    table.lay('siege-mode-1').lay('burrow-1');
    expect(table.options).toEqual(['area:braken-2', 'area:braken-3']);
    expect(table.blockedBy('area:braken-1')).toBe('SC-15.1');
  });

  test('SC-15.1 it withdraws on the planet alone: no own transport takes it to another one', () => {
    const beside = (set: NonNullable<FightPlan['set']>): ReturnType<typeof fight> => {
      const table = fight(
        burrowed(scene => set(scene.area('torus-1', 1, { zergling: 1 }).transport('braken', 'torus', 1))),
      );
      return table.lay('siege-mode-1').lay('burrow-1');
    };
    expect(beside(() => undefined).options).toEqual(['area:braken-2', 'area:braken-3']);
    const shut = beside(scene => scene.area('braken-2', 2, { zealot: 1 }).area('braken-3', 2, { zealot: 1 }));
    expect(shut.told).toContain('battle.withdraw.nowhere');
    expect([shut.supply(1, 'hydralisk'), shut.in('torus-1')]).toEqual([6, { zergling: 1 }]);
  });

  test('SC-15.1 of both sides the attacker withdraws first', () => {
    const table = fight({
      attacker: 'mengsk',
      defender: 'overmind',
      attackers: { ghost: 1 },
      defenders: { hydralisk: 1, ultralisk: 2 },
      hands: [['terran-c01', 'cloaking-field-1'], ['burrow-1']],
    });
    table.answer('pair:ghost/hydralisk', 'done').lay(['terran-c01', 'cloaking-field-1']).lay('burrow-1');
    expect(table.decision).toMatchObject({ seat: 0, kind: 'battle.withdraw' });
    table.answer('area:braken-2');
    expect([table.in('braken-2'), table.in('braken-3')]).toEqual([{ ghost: 1 }, { hydralisk: 1 }]);
    expect(table.in('braken-1')).toEqual({ ultralisk: 2 });
  });

  test('SC-15.1 EX-56 with no such area it is destroyed', () => {
    const table = fight(
      burrowed(scene => scene.area('braken-2', 2, { zealot: 1 }).area('braken-3', 1, { zergling: 2 })),
    );
    table.lay('siege-mode-1').lay('burrow-1');
    expect(table.told).toContain('battle.withdraw.nowhere');
    expect(table.supply(1, 'hydralisk')).toBe(6);
    expect(table.in('braken-1')).toEqual({ 'siege-tank': 1 });
  });

  test('SC-15.2 a detector among the enemy units makes cloaking useless', () => {
    const table = fight({ ...burrowed(), attackers: { 'siege-tank': 1, 'science-vessel': 1 } });
    table.lay('siege-mode-1').lay('burrow-1');
    expect(table.told).not.toContain('battle.withdrawn');
    expect(table.supply(1, 'hydralisk')).toBe(6);
  });

  test('SC-15.2 Psionic Storm gives detector too', () => {
    const { compared } = duel(
      {
        attacker: 'aldaris',
        defender: 'overmind',
        attackers: { zealot: 1, 'high-templar': 1 },
        defenders: { hydralisk: 1 },
        hands: [['protoss-c01', 'psionic-storm-1'], ['burrow-1']],
      },
      ['protoss-c01', 'psionic-storm-1'],
      'burrow-1',
    );
    expect(values(compared.attacker)).toBe('8/7');
    expect(compared.attacker.detector).toBe(true);
    expect(compared.defender.cloaked).toEqual(['d-hydralisk-1']);
  });

  test('SC-15.1 Cloaking Field cloaks Wraiths and Ghosts in front and in support, nobody else', () => {
    const table = fight({
      attackers: { ultralisk: 1 },
      defenders: { marine: 1, ghost: 1, wraith: 1 },
      hands: [['zerg-c09'], ['terran-c01', 'cloaking-field-1']],
    });
    const compared = table.answer('pair:ultralisk/marine', 'done').lay('zerg-c09').watch('battle.compared');
    table.lay(['terran-c01', 'cloaking-field-1']);
    expect(compared[0]?.skirmishes[0]?.defender.cloaked).toEqual(['d-ghost-1', 'd-wraith-1']);
    expect(table.supply(1, 'marine')).toBe(6);
  });

  test('SC-15.1 an owner who must choose a victim may choose a cloaked one', () => {
    const table = fight({
      attackers: { ultralisk: 1 },
      defenders: { battlecruiser: 1, ghost: 1, marine: 1 },
      hands: [['zerg-c09'], ['terran-c16', 'cloaking-field-1']],
    });
    table.answer('pair:ultralisk/battlecruiser', 'done').lay('zerg-c09').lay(['terran-c16', 'cloaking-field-1']);
    expect(table.options).toEqual(['destroy:marine', 'destroy:ghost']);
    table.answer('destroy:ghost', 'area:braken-2');
    expect(table.in('braken-2')).toEqual({ ghost: 1 });
    expect(table.in('braken-1')).toEqual({ marine: 1, battlecruiser: 1 });
  });

  test('SC-15.1 the Arbiter cloaks all but Arbiters while its technology lies in play', () => {
    const { compared } = duel(
      {
        attackers: { zergling: 1 },
        defender: 'tassadar',
        defenders: { zealot: 1, arbiter: 1 },
        hands: [['zerg-c01'], ['protoss-c01']],
        set: scene => scene.inPlay(1, 'arbiter-cloaking-1'),
      },
      'zerg-c01',
      'protoss-c01',
    );
    expect(compared.defender.cloaked).toEqual(['d-zealot-1']);
  });

  test('Spider Mines: no splash damage when the enemy has a detector', () => {
    const plan: FightPlan = {
      attacker: 'raynor',
      defender: 'mengsk',
      attackers: { vulture: 1 },
      defenders: { marine: 1 },
      hands: [['spider-mines-1'], ['terran-c01']],
    };
    expect(duel(plan, 'spider-mines-1', 'terran-c01').compared.attacker.splash).toEqual(['spider-mines-1']);
    const seen = duel({ ...plan, defenders: { marine: 1, 'science-vessel': 1 } }, 'spider-mines-1', 'terran-c01');
    expect(seen.compared.attacker.splash).toEqual([]);
  });
});

describe('SC-15.3 vs.', () => {
  test('SC-15.3 SC-15.6 EX-50 terran-c01 with a Marine: attack 6 against a Mutalisk, 5 against a Zergling', () => {
    const attack = (defenders: FightPlan['defenders']): number | null =>
      duel(
        { attacker: 'raynor', defender: 'overmind', attackers: { marine: 1 }, defenders, hands: [['terran-c01'], []] },
        'terran-c01',
        'deck',
      ).compared.attacker.attack;
    expect([attack({ mutalisk: 1 }), attack({ zergling: 1 })]).toEqual([6, 5]);
  });

  test('SC-15.6 what is gained stands in the sum, and with 0 and the reason where the condition does not hold', () => {
    const gains = (defenders: FightPlan['defenders']): (string | undefined)[] => {
      const plan = { attacker: 'raynor', defender: 'overmind', attackers: { marine: 1 }, defenders } as const;
      const { sum } = duel({ ...plan, hands: [['terran-c01'], []] }, 'terran-c01', 'deck').compared.attacker;
      return sum
        .filter(({ words }) => words.key.includes('ability'))
        .map(({ amount, words }) => `${amount} ${words.key}`);
    };
    expect(gains({ mutalisk: 1 })).toEqual(['1 battle.sum.ability']);
    expect(gains({ zergling: 1 })).toEqual(['0 battle.sum.no-ability']);
  });
});

describe('SC-15.5 assist', () => {
  test('SC-13.5 SC-15.5 EX-52 assist units on both sides: one skirmish, all others support, the attacker’s first', () => {
    const table = fight({
      attacker: 'raynor',
      defender: 'overmind',
      attackers: { marine: 2, 'science-vessel': 1 },
      defenders: { zergling: 1, queen: 1 },
    });
    expect(table.battle.skirmishes).toHaveLength(1);
    expect(table.skirmish().attacker).toMatchObject({
      front: 'a-marine-1',
      support: ['a-marine-2', 'a-science-vessel-1'],
    });
    expect(table.skirmish().defender).toMatchObject({ front: 'd-zergling-1', support: ['d-queen-1'] });
    const supported = table.match.events('spectator').filter(({ words }) => words.key === 'battle.supported');
    expect(supported.map(({ words }) => words.with?.seat)).toEqual([{ seat: 0 }, { seat: 1 }]);
  });

  test('SC-15.5 assist units cannot be paired', () => {
    const table = fight({ attackers: { zergling: 1, hydralisk: 1, queen: 1 }, defenders: { marine: 1 } });
    expect(table.options).toEqual(['pair:zergling/marine', 'pair:hydralisk/marine']);
    expect(table.blockedBy('front:attacker:queen')).toBe('SC-15.5');
  });

  test('SC-15.5 EX-53 only assist units: the defender picks one for the front, minor values', () => {
    const table = fight({
      attacker: 'tassadar',
      defender: 'overmind',
      attackers: { zealot: 3 },
      defenders: { queen: 1, defiler: 1 },
      hands: [['protoss-c01'], ['zerg-c09']],
    });
    expect(table.decision).toMatchObject({ seat: 1, kind: 'battle.front', rule: 'SC-15.5' });
    expect(table.options).toEqual(['front:queen', 'front:defiler']);
    table.answer('front:defiler');
    expect(table.battle.skirmishes).toHaveLength(1);
    expect(table.skirmish().defender).toMatchObject({ front: 'd-defiler-1', support: ['d-queen-1'] });
    expect(table.skirmish().attacker.support).toHaveLength(2);
    const compared = table.lay('protoss-c01').watch('battle.compared');
    table.lay('zerg-c09');
    expect(values(compared[0]?.skirmishes[0]?.defender)).toBe('5/2');
    expect(values(compared[0]?.skirmishes[0]?.attacker)).toBe('8/7');
    table.answer('area:braken-2'); // the Queen retreats, SC-13.9.4
    expect(table.in('braken-1')).toEqual({ zealot: 3 });
  });

  test('SC-15.5 ruling assist-against-assist: assist against assist: the defender picks first, then the attacker', () => {
    const table = fight({
      attacker: 'overmind',
      defender: 'tassadar',
      attackers: { queen: 1, defiler: 1 },
      defenders: { 'high-templar': 1, arbiter: 1 },
    });
    expect(table.decision).toMatchObject({ seat: 1, kind: 'battle.front' });
    table.answer('front:arbiter');
    expect(table.decision).toMatchObject({ seat: 0, kind: 'battle.front' });
    table.answer('front:queen');
    expect(table.battle.skirmishes).toHaveLength(1);
    expect(table.skirmish()).toMatchObject({ attacker: { front: 'a-queen-1' }, defender: { front: 'd-arbiter-1' } });
  });
});

describe('SC-15.8 specialty support', () => {
  const stays = (defenders: FightPlan['defenders']): boolean => {
    const table = fight({
      attackers: { zergling: 1 },
      defenders,
      hands: [['zerg-c01'], ['terran-c01', 'cloaking-field-1']],
    });
    const front = Object.keys(defenders)[0] ?? '';
    if (table.decision.kind === 'battle.pair') table.answer(`pair:zergling/${front}`, 'done');
    const compared = table.lay('zerg-c01').watch('battle.compared');
    table.lay(['terran-c01', 'cloaking-field-1']);
    return compared[0]?.skirmishes[0]?.defender.reinforcement?.card === 'cloaking-field-1';
  };

  test('SC-15.8 EX-48 Cloaking Field stays with a supporting Wraith or Ghost, and with a Ghost in front', () => {
    expect(stays({ marine: 1, wraith: 1 })).toBe(true);
    expect(stays({ marine: 1, ghost: 1 })).toBe(true);
    expect(stays({ ghost: 1 })).toBe(true);
  });

  test('SC-15.8 EX-48 without them it is discarded', () => {
    expect(stays({ marine: 1 })).toBe(false);
    expect(stays({ marine: 1, firebat: 1 })).toBe(false);
  });

  test('SC-15.8 without the icon a supporting unit does not count', () => {
    const table = fight({
      attackers: { zergling: 1, mutalisk: 1 },
      defenders: { marine: 1 },
      hands: [['zerg-c01', 'improved-flyer-attack-1'], []],
    });
    const compared = table
      .answer('pair:zergling/marine', 'done')
      .lay(['zerg-c01', 'improved-flyer-attack-1'])
      .watch('battle.compared');
    table.lay('deck');
    expect(compared[0]?.skirmishes[0]?.attacker.gone.map(({ card }) => card)).toEqual(['improved-flyer-attack-1']);
  });
});
