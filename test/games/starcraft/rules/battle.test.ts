import { describe, expect, test } from 'vitest';
import { Refusal } from '../../../../src/kernel/match/refusal.ts';
import { EVENT_CARD_IDS, EVENT_CARDS, EVENTS } from '../../../../src/games/starcraft/data/events.ts';
import { TECHNOLOGIES, TECHNOLOGY_IDS } from '../../../../src/games/starcraft/data/technologies.ts';
import { START_ABILITIES } from '../../../../src/games/starcraft/rules/start-abilities.ts';
import { seatState } from '../../../../src/games/starcraft/state/seats.ts';
import { fight, lines, values } from './fight.ts';

/** Enough cards in both hands for any battle here. */
const ZERG = ['zerg-c01', 'zerg-c02', 'zerg-c03', 'zerg-c04', 'zerg-c17'] as const;
const TERRAN = ['terran-c01', 'terran-c02', 'terran-c08', 'terran-c09', 'terran-c17'] as const;

describe('SC-13.1 the battle line', () => {
  test('SC-13.1 all units of both sides in the area are taken off to the battle line', () => {
    const table = fight({ attackers: { zergling: 2 }, defenders: { marine: 2, firebat: 1 } });
    expect(table.in('braken-1')).toEqual({});
    expect(table.battle.fighters.map(({ id }) => id)).toEqual([
      'a-zergling-1',
      'a-zergling-2',
      'd-marine-1',
      'd-marine-2',
      'd-firebat-1',
    ]);
    expect(table.told[0]).toBe('battle.begins');
  });

  test.each([
    ['where its owner holds the area', 'zerg-c03', 'terran-c02', 1],
    ['below the attackers when they hold it', 'zerg-c01', 'terran-c04', 0],
  ] as const)('SC-13.11 a base in the area is not touched by the battle, %s', (_, attack, defence, holder) => {
    const table = fight({
      attackers: { zergling: 1 },
      defenders: { marine: 1 },
      hands: [[attack], [defence]],
      set: scene => scene.with(state => (state.areas['braken-1'] = { ...area(state, 'braken-1'), base: 1 })),
    });
    table.lay(attack).lay(defence);
    expect(table.now.areas['braken-1']).toMatchObject({ base: 1, holder });
  });
});

describe('SC-13.3 drawing cards', () => {
  const drawn = (plan: Parameters<typeof fight>[0]): number[] => {
    const { now } = fight(plan);
    return [0, 1].map(seat => seatState(now, seat).hand.length);
  };

  test('SC-13.3 the attacker draws 3 and the defender 1', () => {
    expect(drawn({ attackers: { zergling: 1 }, defenders: { marine: 1 } })).toEqual([3, 1]);
  });

  test('SC-12.3 SC-12.5 EX-66 with a special Mobilize the attacker draws 5, the defender 1, a Protoss one 3', () => {
    expect(drawn({ attackers: { zergling: 2 }, defenders: { marine: 2 }, special: true })).toEqual([5, 1]);
    const protoss = { defender: 'tassadar', attackers: { zergling: 2 }, defenders: { zealot: 2 } } as const;
    expect(drawn({ ...protoss, special: true })).toEqual([5, 3]);
  });

  test('SC-22.2 EX-81 a Protoss defender draws 3, and a Zerg attacker 1 more after the cards are laid', () => {
    const plan = { defender: 'tassadar', attackers: { zergling: 1 }, defenders: { zealot: 1 } } as const;
    expect(drawn(plan)).toEqual([3, 3]);
    const table = fight({ ...plan, hands: [['zerg-c01'], ['protoss-c01']] });
    table.lay('zerg-c01').lay('protoss-c01');
    const { now } = table;
    expect(seatState(now, 0).hand.length).toBe(1 + 3 - 1 + 1);
    expect(seatState(now, 1).hand.length).toBe(1 + 3 - 1);
    expect(table.told).toContain('battle.regeneration');
  });

  test('SC-13.6.3 a Zerg defender regenerates too', () => {
    const table = fight({
      attacker: 'raynor',
      defender: 'overmind',
      attackers: { marine: 1 },
      defenders: { zergling: 1 },
      hands: [['terran-c01'], ['zerg-c01']],
    });
    table.lay('terran-c01').lay('zerg-c01');
    expect(seatState(table.now, 1).hand.length).toBe(1 + 1 - 1 + 1);
    expect(seatState(table.now, 0).hand.length).toBe(1 + 3 - 1);
  });
});

describe('SC-13.4 skirmishes', () => {
  test('SC-13.4 SC-13.5 EX-36 EX-37 three Zerglings and an Ultralisk against Firebat and Siege Tank: skirmishes, supporters, values', () => {
    const table = fight({
      attackers: { zergling: 3, ultralisk: 1 },
      defenders: { firebat: 1, 'siege-tank': 1 },
      hands: [['zerg-c09', 'zerg-c03'], TERRAN],
    });
    expect(table.decision).toMatchObject({ seat: 0, kind: 'battle.pair', rule: 'SC-13.4', secrecy: 'open' });
    expect(table.options).toEqual([
      'pair:zergling/firebat',
      'pair:zergling/siege-tank',
      'pair:ultralisk/firebat',
      'pair:ultralisk/siege-tank',
    ]);
    table.answer('pair:zergling/firebat', 'pair:ultralisk/siege-tank', 'done');
    expect(table.battle.skirmishes.map(({ attacker, defender }) => [attacker.front, defender.front])).toEqual([
      ['a-zergling-1', 'd-firebat-1'],
      ['a-ultralisk-1', 'd-siege-tank-1'],
    ]);
    expect(table.decision).toMatchObject({ seat: 0, kind: 'battle.support' });
    expect(table.options).toEqual(['support:zergling:s1', 'support:zergling:s2']);
    table.answer('support:zergling:s1');
    expect(table.options).not.toContain('done');
    table.answer('support:zergling:s2', 'done');
    expect(table.decision.kind).toBe('battle.cards');
    expect(
      table.battle.skirmishes.map(({ attacker, defender }) => [attacker.support.length, defender.support]),
    ).toEqual([
      [1, []],
      [1, []],
    ]);

    // EX-37: the cards
    const compared = table.lay('zerg-c03', 'zerg-c09').watch('battle.compared');
    table.lay('terran-c08', 'terran-c01').answer('skirmish:s1');
    if (table.decision.kind === 'battle.skirmish') table.answer('skirmish:s2');
    expect(values(compared[0]?.skirmishes[0]?.attacker)).toBe('5/5');
    expect(values(compared[1]?.skirmishes[1]?.attacker)).toBe('9/9');
    for (const skirmish of compared[1]?.skirmishes ?? []) {
      expect(lines(skirmish.attacker)).toContain('attack 1 battle.sum.support');
    }
  });

  test('SC-13.4 a pair can be taken back, and what is forced is not asked', () => {
    const table = fight({ attackers: { zergling: 1, hydralisk: 1 }, defenders: { marine: 1, firebat: 1 } });
    table.answer('pair:zergling/marine');
    expect(table.battle.skirmishes).toHaveLength(2);
    expect(table.options).toEqual(['done', 'back']);
    table.answer('back');
    expect(table.battle.skirmishes).toHaveLength(0);
    expect(table.options).toEqual([
      'pair:zergling/marine',
      'pair:zergling/firebat',
      'pair:hydralisk/marine',
      'pair:hydralisk/firebat',
    ]);
    table.answer('pair:hydralisk/marine', 'done');
    expect(table.battle.skirmishes.map(({ attacker }) => attacker.front)).toEqual(['a-hydralisk-1', 'a-zergling-1']);
  });

  test('SC-13.4 one Zergling against two kinds of enemies: the attacker decides who fights', () => {
    const table = fight({ attackers: { zergling: 1 }, defenders: { marine: 2, firebat: 1 } });
    expect(table.options).toEqual(['pair:zergling/marine', 'pair:zergling/firebat']);
  });

  test('SC-13.4 EX-51 four against two: 2 skirmishes and 2 attacking supporters', () => {
    const table = fight({ attackers: { zergling: 4 }, defenders: { marine: 2 } });
    expect(table.battle.skirmishes).toHaveLength(2);
    expect(table.decision).toMatchObject({ seat: 0, kind: 'battle.support' });
    table.answer('support:zergling:s1', 'support:zergling:s1');
    expect(table.skirmish(1).attacker.support).toEqual(['a-zergling-3', 'a-zergling-4']);
    expect(table.options).toEqual(['done', 'put-back:zergling:s1']);
    table.answer('put-back:zergling:s1', 'support:zergling:s2', 'done');
    expect(table.skirmish(1).attacker.support).toHaveLength(1);
    expect(table.skirmish(2).attacker.support).toHaveLength(1);
  });
});

describe('SC-13.2 start-of-battle abilities', () => {
  test('SC-13.2 nobody is asked while no such ability is available', () => {
    expect(fight({ attackers: { zergling: 1 }, defenders: { marine: 1 } }).decision.kind).toBe('battle.cards');
  });

  test('SC-13.2 every technology and every kept event with such a text has its ability', () => {
    const written = new Set<string>(START_ABILITIES.map(({ id }) => id));
    const technologies = TECHNOLOGY_IDS.filter(id => TECHNOLOGIES[id].timings.includes('start-of-battle'));
    expect(technologies).toEqual(['charon-boosters', 'leg-enhancements', 'parasite', 'consume']);
    const events = EVENT_CARD_IDS.filter(card => EVENTS[EVENT_CARDS[card].event].timing === 'start-of-battle');
    for (const id of [...technologies.map(id => `technology:${id}`), ...events.map(card => `event:${card}`)]) {
      expect(written.has(id)).toBe(true);
    }
  });
});

describe('SC-20 a side that leaves', () => {
  test('SC-20.2 when the defender concedes, the attacker holds the area and all cards are discarded', () => {
    const table = fight({ attackers: { zergling: 2 }, defenders: { marine: 2 }, hands: [ZERG, TERRAN] });
    table.lay('zerg-c01', 'zerg-c02');
    table.match.concede(1);
    table.lay('terran-c01', 'terran-c02');
    expect(table.endedAt).toBe('execution.endOfOrder');
    expect(table.now.battle).toBeNull();
    expect(table.in('braken-1')).toEqual({ zergling: 2 });
    expect(seatState(table.now, 0).discard).toEqual(['zerg-c01', 'zerg-c02']);
    expect(table.supply(1, 'marine')).toBe(6);
  });

  test('SC-20.2 when the attacker concedes between two skirmishes, the defenders stay', () => {
    const table = fight({ attackers: { zergling: 2 }, defenders: { marine: 2 }, hands: [ZERG, TERRAN] });
    table.lay('zerg-c01', 'zerg-c02').lay('terran-c01', 'terran-c02');
    table.match.concede(0);
    table.answer('skirmish:s1');
    expect(table.now.battle).toBeNull();
    expect(table.in('braken-1')).not.toHaveProperty('zergling');
    expect(table.endedAt).toBe('execution.endOfOrder');
  });
});

describe('undo and restoring', () => {
  test('the state is the same after undo and redo at every decision of a battle that can be undone', () => {
    const table = fight({
      attackers: { zergling: 2, hydralisk: 2 },
      defenders: { marine: 2, firebat: 1 },
      hands: [ZERG, TERRAN],
    });
    let undone = 0;
    for (let count = 0; table.match.decision !== null && count < 200; count++) {
      const before = table.now;
      if (!(table.match.undoable() instanceof Refusal)) {
        table.match.undo();
        table.match.redo();
        undone += 1;
      }
      expect(table.now).toEqual(before);
      const ids = table.options.filter(id => !id.startsWith('put-back') && id !== 'back');
      table.answer(ids[count % ids.length] ?? 'done');
    }
    expect(table.endedAt).toBe('execution.endOfOrder');
    expect(undone).toBeGreaterThan(10);
  });

  test('cards that are laid can be undone; cards that were turned up can not', () => {
    const table = fight({ attackers: { zergling: 2 }, defenders: { marine: 2 }, hands: [ZERG, TERRAN] });
    table.answer('card:zerg-c01');
    table.match.undo();
    expect(table.options).toContain('card:zerg-c01');
    table.lay('zerg-c01', 'zerg-c02').lay('terran-c01', 'terran-c02').answer('skirmish:s1');
    expect(() => table.match.undo()).toThrow();
  });
});

describe('SC-12.3 special Mobilize', () => {
  test('SC-12.3 EX-66 + 1 attack in every skirmish for the attacker only', () => {
    const table = fight({
      attacker: 'raynor',
      defender: 'mengsk',
      attackers: { marine: 2 },
      defenders: { marine: 2 },
      special: true,
      hands: [
        ['terran-c02', 'terran-c03'],
        ['terran-c02', 'terran-c03'],
      ],
    });
    const compared = table.lay('terran-c02', 'terran-c03').watch('battle.compared');
    table.lay('terran-c02', 'terran-c03').answer('skirmish:s2');
    expect(
      compared
        .map(({ skirmishes }) => skirmishes.map(({ attacker, defender }) => [values(attacker), values(defender)]))
        .at(-1),
    ).toEqual([
      ['6/5', '5/5'],
      ['6/5', '5/5'],
    ]);
  });
});

function area<K extends string, V>(state: { areas: Partial<Record<K, V>> }, id: K): V {
  const found = state.areas[id];
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
}
