import { describe, expect, test } from 'vitest';
import type { Scene } from '../../scene.ts';
import { alone, first, withMachine } from './machine-scenes.ts';

describe('SE-25.8: weaknesses', () => {
  test.each([
    [1, 'fighters'],
    [4, 'mines'],
    [5, 'cloaking'],
    [8, 'large-fleet'],
    [9, 'none'],
  ] as const)('a %i is %s, rolled once, when it first fights', (die, weakness) => {
    const table = withMachine(alone().units(0, 'i6', 'scout', 6), 'i6')
      .dice(die, 10, 10, 10)
      .fight();
    expect(first(table)?.weakness).toBe(weakness);
  });

  test('EX-12.4: twelve scouts that can hit have +1 while ten of them are left', () => {
    const many = withMachine(alone().units(0, 'i6', 'scout', 6).units(0, 'i6', 'scout', 6), 'i6', { strength: 3 });
    many.dice(8, 10, 10, 10, 10).fight();
    expect(many.now.battle?.bonus).toBe(0);
    many.until('battle.fire', 'group');
    expect(many.said(`at:${many.c('i6', 'machine')}`).needed).toBe(2);
    const few = withMachine(alone().units(0, 'i6', 'scout', 6).units(0, 'i6', 'scout', 3), 'i6', { strength: 3 });
    few.dice(8, 10, 10, 10, 10).fight();
    expect(few.now.battle?.bonus).toBeNull();
  });

  test('EX-12.5: Raiders of Cloaking 1 against strength 5 with that weakness: 3, then 2; it needs 7 against them', () => {
    const table = withMachine(alone().units(0, 'i6', 'raider', 2, { special: 1 }), 'i6', { strength: 5 });
    table.dice(6, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10).fight().until('battle.fire', 'stay');
    const machine = `at:${table.c('i6', 'machine')}`;
    expect(table.said(machine).needed).toBe(3);
    table.answer(machine, machine);
    expect(table.now.shots.filter(({ by }) => by === 'machine').map(({ needed }) => needed)).toEqual([7, 7, 7, 7, 7]);
    expect(table.said(machine).needed).toBe(2);
  });

  test('EX-12.6: mines hit on 1 to 5 and are used up; against any other machine they lie still', () => {
    const table = withMachine(alone().units(0, 'i6', 'mine', 3), 'i6', { strength: 5 })
      .dice(3, 5, 6, 1)
      .fight();
    expect(table.now.pieces).toMatchObject([{ kind: 'machine', damage: 2 }]);
    const other = withMachine(alone().units(0, 'i6', 'mine', 3), 'i6', { strength: 5 })
      .dice(9)
      .fight();
    expect(other.count('i6', 'mine')).toBe(3);
  });

  test('SE-25.8: fighters fire at a machine that is weak against them, and it fires at them first', () => {
    const table = withMachine(
      alone().units(0, 'i6', 'scout', 2).units(0, 'i6', 'carrier').units(0, 'i6', 'fighter', 3, { special: 1 }),
      'i6',
      { weakness: 'fighters' },
    );
    table.dice(10, 10, 10).fight();
    expect(table.said(`at:${table.c('i6', 'machine')}`).needed).toBe(4);
    table.until('sheet.row', `at:${table.c('i6', 'machine')}`);
    expect(table.told).toContain('machine.aims.fighters');
  });
});

describe('SE-25.9: its targets', () => {
  const aimed = (table: Scene): string[] => table.told.filter(key => key.startsWith('machine.aims.'));

  test('SE-25.9: it goes on with what is damaged', () => {
    const table = withMachine(alone().units(0, 'i6', 'battleship', 2, { tactics: 1 }), 'i6', {
      strength: 9,
      weakness: 'none',
    });
    table.dice(1, 1, 1, 1, 10, 10).fight();
    expect(aimed(table).slice(0, 4)).toEqual([
      'machine.aims.best',
      'machine.aims.damaged',
      'machine.aims.damaged',
      'machine.aims.best',
    ]);
  });

  test('SE-25.9: weak against large fleets it brings the fleet below ten', () => {
    const table = withMachine(alone().units(0, 'i6', 'scout', 6).units(0, 'i6', 'cruiser', 5), 'i6', {
      strength: 3,
      weakness: 'large-fleet',
    });
    table.dice(1, 1, 10, 10).fight();
    table.until('sheet.row', 'hold');
    expect(aimed(table).slice(0, 3)).toEqual([
      'machine.aims.large-fleet',
      'machine.aims.large-fleet',
      'machine.aims.best',
    ]);
  });
});
