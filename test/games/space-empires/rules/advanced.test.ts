import { describe, expect, test } from 'vitest';
import { isCloaked } from '../../../../src/games/space-empires/state/fire.ts';
import { piecesAt } from '../../../../src/games/space-empires/state/pieces.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

/** Answers with the first option that begins so, else with that one. */
function pick(table: Scene, ...heads: readonly string[]): Scene {
  for (const head of heads) {
    const id = table.options.find(option => option.startsWith(head));
    if (id !== undefined) return table.answer(id);
  }
  throw new Error(`${table.asked}: ${table.options.join()}`);
}

describe('EX-11: Raiders, SE-15', () => {
  const raiding = (cloak: number, scanner: number) =>
    scene()
      .units(0, 'f6', 'raider', 2, { special: cloak, movement: 4 })
      .units(1, 'g6', 'destroyer', 1, { special: scanner });

  test('EX-11.1, SE-15.1, SE-15.2: a scanner as good as their Cloaking stops them, and they fire as D without a bonus', () => {
    const table = raiding(1, 1).move();
    table.answer(`go:${table.c('f6')}`, 'slip:g6');
    expect(table.asked).toBe('1 raiders.scanner');
    table.answer('scanner');
    expect(table.told).toContain('raiders.found');
    expect(table.options.some(id => id.startsWith('go:'))).toBe(false);
    table.answer('done');
    table.until('battle.fire', 'done');
    expect(table.now.battle?.scanners).toEqual({ attacker: 0, defender: 1 });
  });

  test('EX-11.2, SE-15.4: Cloaking 2 against Scanner 1 is class A, attack 5, 6 in the first round', () => {
    const fight = scene()
      .units(0, 'g6', 'raider', 1, { special: 2 })
      .units(1, 'g6', 'destroyer', 1, { special: 1 })
      .fight(0);
    fight.until('battle.fire', 'stay', 'done');
    expect(fight.asked).toBe('0 battle.fire');
    expect(fight.said(fight.options[0] ?? '').needed).toBe(6);
  });

  test('EX-11.3, SE-15.5: without a scanner left they are cloaked again, without the bonus', () => {
    const fight = scene()
      .units(0, 'g6', 'raider', 2, { special: 1 })
      .units(1, 'g6', 'destroyer', 1, { special: 1 })
      .units(1, 'g6', 'cruiser', 2);
    fight.dice(10, 10, 10, 1, 10, 10).fight(0);
    while (fight.now.battle?.round === 1) {
      const target = `at:${fight.now.pieces.some(({ kind }) => kind === 'destroyer') ? fight.c('g6', 'destroyer') : 'x'}`;
      pick(fight, fight.options.includes(target) ? target : 'at:', 'done', 'group:');
    }
    expect(fight.now.battle?.scanners.defender).toBe(0);
    fight.until('battle.fire', 'done');
    expect([fight.decision.seat, fight.said(fight.options.find(id => id.startsWith('at:')) ?? '').needed]).toEqual([
      0, 3,
    ]);
  });

  test('EX-11.4, SE-15.3, SE-15.3.1: when they withdraw there is no battle, and no technology is announced', () => {
    const fight = scene()
      .units(0, 'k7', 'raider', 2, { special: 1 })
      .units(1, 'k7', 'cruiser', 3, { attack: 2 })
      .fight(0);
    expect(fight.asked).toBe('0 battle.withdraw');
    fight.answer('hex:l7');
    expect(fight.told).not.toContain('battle.levels');
    expect(fight.count('l7', 'raider')).toBe(2);
    expect(piecesAt(fight.now, 'k7', 1).map(({ up }) => up)).toEqual([true]);
  });

  test('EX-11.5: a Scout that stays fights on, and both sides announce', () => {
    const fight = scene()
      .units(0, 'k7', 'raider', 2, { special: 1 })
      .units(0, 'k7', 'scout', 1, { attack: 1 })
      .units(1, 'k7', 'cruiser', 3, { attack: 2 });
    fight.fight(0).answer('hex:l7');
    expect(fight.told.filter(key => key === 'battle.levels')).toHaveLength(2);
  });

  test('SE-15.2, SE-10.1: unseen they pass and stay without a battle, and do not blockade while somebody guards', () => {
    const table = raiding(2, 1).move();
    table.answer(`go:${table.c('f6')}`, 'slip:g6', 'scanner');
    expect(table.told).toContain('raiders.not-found');
    expect(table.options).toContain(`go:${table.c('g6', 'raider')}`);
    table.answer('done');
    expect(table.options).toContain('done');
    table.answer('done');
    expect(table.told).not.toContain('battle.begins');
  });

  test('SE-15.1: nobody is cloaked in a nebula', () => {
    const { state } = scene()
      .marker('g6', 'nebula')
      .units(0, 'g6', 'raider', 1, { special: 2 })
      .units(1, 'g6', 'scout');
    const [raider] = piecesAt(state, 'g6', 0);
    expect(raider === undefined || isCloaked(state, raider, 'g6', 1)).toBe(false);
  });

  test('SE-15.2: attacked Raiders may announce themselves and stay unseen', () => {
    const table = scene().units(1, 'g6', 'raider', 1, { special: 1 }).units(0, 'g6', 'cruiser').fight(0);
    expect(table.asked).toBe('1 raiders.avoid');
    table.answer('hide', 'pass');
    expect(table.told).not.toContain('battle.begins');
  });

  test('SE-15.2: with other ships beside them there is a battle', () => {
    const table = scene()
      .units(1, 'g6', 'raider', 1, { special: 1 })
      .units(1, 'g6', 'scout')
      .units(0, 'g6', 'cruiser')
      .fight(0);
    expect(table.asked).not.toBe('1 raiders.avoid');
    expect(table.told).toContain('battle.begins');
  });
});

describe('mines, SE-16', () => {
  test('SE-16.4, SE-16.5: sweepers remove mines by their level, and the rest explodes', () => {
    const table = scene()
      .units(0, 'g6', 'sweeper', 1, { special: 2 })
      .units(0, 'g6', 'cruiser', 2)
      .units(1, 'g6', 'mine', 3)
      .fight(0);
    expect(table.count('g6', 'mine')).toBe(1);
    expect(table.asked).toBe('1 mines.target');
    table.answer(`at:${table.c('g6', 'sweeper')}`);
    expect([table.count('g6', 'mine'), table.count('g6', 'sweeper'), table.count('g6', 'cruiser')]).toEqual([0, 0, 2]);
  });

  test('SE-16.6, SE-15.6: cloaked Raiders are no targets unless they offer themselves', () => {
    const table = () =>
      scene()
        .units(0, 'g6', 'raider', 1, { special: 1 })
        .units(1, 'g6', 'mine', 1)
        .fight(0)
        .until('mines.offer', 'stay');
    expect(table().answer('hide').count('g6', 'mine')).toBe(1);
    expect(table().answer('offer').count('g6', 'raider')).toBe(0);
  });

  test('SE-16.7: a Colony Ship may be chosen, SE-17.7', () => {
    const table = scene().units(0, 'g6', 'cruiser').units(0, 'g6', 'colony-ship').units(1, 'g6', 'mine', 1).fight(0);
    expect(table.options).toContain(`at:${table.c('g6', 'colony-ship')}`);
  });

  test('SE-16.1, SE-16.2: mines never go where enemies are, and do not count', () => {
    const table = scene().units(0, 'g6', 'mine').units(0, 'g6', 'scout').units(1, 'g7', 'miner').move();
    table.answer(`go:${table.c('g6', 'mine')}`);
    expect(table.blockedBy('to:g7')).toBe('SE-16.1');
  });
});

describe('EX-16: Carriers in retreat, SE-14.5', () => {
  /** Round 2 at K7, where seat 0 has Carriers and Fighters against a Battleship that hits nothing in round 1. */
  const round2 = (carriers: number, fighters: number) => {
    const table = scene().units(0, 'k7', 'carrier', carriers).units(0, 'k7', 'fighter', fighters, { special: 1 });
    table
      .units(1, 'k7', 'battleship', 6)
      .dice(...Array.from({ length: 30 }, () => 10))
      .fight(0);
    while (table.now.battle?.round === 1) pick(table, 'hold', 'done');
    for (let asked = 0; table.decision.seat !== 0 || table.decision.kind === 'battle.screen'; asked += 1) {
      pick(table, 'hold', 'done');
      if (asked > 60) throw new Error('round 2 never comes');
    }
    return table;
  };

  test('EX-16.1, SE-14.5.1, SE-14.3: three fire and three declare; all can be hit, and the Carriers cannot', () => {
    const table = round2(2, 6);
    for (let shot = 0; shot < 3; shot += 1) pick(table, 'at:');
    table.answer('leave', 'leave', 'leave');
    const [group] = piecesAt(table.now, 'k7', 0).filter(({ kind }) => kind === 'fighter');
    expect([group?.fired, group?.leaving]).toEqual([6, 3]);
    expect(table.decision.prompt.with?.unit).toEqual({ key: 'unit.carrier' });
    // EX-16.2: one Carrier takes the three that declared, the others stay with the second one.
    table.answer('flee:l7');
    expect([table.count('l7', 'carrier'), table.count('l7', 'fighter')]).toEqual([1, 3]);
    expect([table.count('k7', 'carrier'), table.count('k7', 'fighter')]).toEqual([1, 3]);
  });

  test('EX-16.2, SE-14.5.2: Fighters that have fired cannot be taken along', () => {
    const table = round2(1, 3);
    pick(table, 'at:').answer('leave', 'leave');
    expect(table.blockedBy('flee:l7')).toBe('SE-14.5');
  });

  test('EX-16.3: the other Carrier retreats with its three', () => {
    const table = round2(1, 3).answer('leave', 'leave', 'leave', 'flee:l7');
    expect([table.count('l7', 'carrier'), table.count('l7', 'fighter'), table.count('k7', 'fighter')]).toEqual([
      1, 3, 0,
    ]);
  });

  test('EX-16.4, SE-4.7: five Fighters and one Carrier: it may not leave two behind, unless they are scuttled', () => {
    const table = round2(1, 5).answer('leave', 'leave', 'leave', 'hold', 'hold');
    expect(table.blockedBy('flee:l7')).toBe('SE-14.5');
    pick(table, 'scuttle-fighters:');
    pick(table, 'scuttle-fighters:');
    table.answer('flee:l7');
    expect([table.count('l7', 'carrier'), table.count('l7', 'fighter')]).toEqual([1, 3]);
  });

  test('SE-14.6: Fighters without room are lost at the end of the battle', () => {
    const table = scene()
      .units(0, 'g6', 'fighter', 2, { special: 1 })
      .units(1, 'g6', 'scout')
      .dice(1)
      .fight(0)
      .until('battle.fire', 'done');
    pick(table, 'at:');
    expect(table.told).toContain('fighters.stranded');
  });

  test('SE-14.6: one over is one lost, and those with room stay', () => {
    const table = scene()
      .units(0, 'g6', 'carrier')
      .units(0, 'g6', 'fighter', 4, { special: 1 })
      .units(1, 'g6', 'scout')
      .dice(1)
      .fight(0)
      .until('battle.fire', 'done');
    pick(table, 'at:');
    expect(table.now.pieces.filter(({ kind }) => kind === 'fighter').map(({ count }) => count)).toEqual([3]);
  });
});

describe('Point Defence, SE-14.7', () => {
  const against = (terrain: 'asteroids' | 'nebula'): Scene =>
    scene()
      .marker('g6', terrain)
      .units(0, 'g6', 'scout', 1, { special: 3 })
      .units(1, 'g6', 'fighter', 1, { special: 1, tactics: 3 })
      .units(1, 'g6', 'carrier')
      .dice(10, 10)
      .fight()
      .until('battle.fire', 'done');

  test.each(['asteroids', 'nebula'] as const)(
    'SE-14.7, SE-8.11: in %s Scouts do not fire before what has better Tactics, and keep the higher strength',
    terrain => {
      const table = against(terrain);
      expect(table.asked).toBe('1 battle.fire');
      while (table.asked !== '0 battle.fire') table.answer(table.options[0] ?? '');
      expect(table.now.battle?.cls).toBe(4);
      expect(table.said(`at:${table.c('g6', 'fighter')}`).needed).toBe(8);
    },
  );
});

describe('aliens, SE-17', () => {
  test('SE-17.1, SE-17.2, SE-17.3, SE-17.5: four attack who finds them, and the left-hand player chooses their targets', () => {
    const table = scene(3)
      .hidden('g7', 'barren')
      .units(0, 'g7', 'cruiser', 2)
      .units(0, 'g7', 'scout', 1)
      .dice()
      .begin(
        'explore.choose',
        { seat: 0 },
        { step: 'turn.over', args: { seat: 0 } },
        { step: 'economy.begin', args: {} },
      );
    const aliens = piecesAt(table.now, 'g7', 'aliens');
    expect(aliens.reduce((sum, { count }) => sum + count, 0)).toBe(4);
    expect(table.now.battle).toMatchObject({ attacker: 'aliens', defender: 0 });
    const choosers = new Set<number>();
    while (table.now.battle !== null) {
      if (table.options.every(id => /^(?:at|group):/.test(id))) choosers.add(table.decision.seat);
      pick(table, 'hold', 'at:', 'group:', 'done');
    }
    expect([...choosers]).toEqual([1]);
  });

  test('SE-17.4: they never retreat, hold fire or screen', () => {
    const table = scene()
      .hidden('g7', 'barren')
      .units(0, 'g7', 'cruiser', 1)
      .units(0, 'g7', 'scout', 1)
      .begin(
        'explore.choose',
        { seat: 0 },
        { step: 'turn.over', args: { seat: 0 } },
        { step: 'economy.begin', args: {} },
      );
    while (table.decision.seat === 0) pick(table, 'hold', 'group:');
    expect(table.options.filter(id => !id.startsWith('at:') && !id.startsWith('group:'))).toEqual([]);
  });
});
