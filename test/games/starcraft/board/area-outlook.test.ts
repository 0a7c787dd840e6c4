import { describe, expect, test } from 'vitest';
import { fight } from '../rules/fight.ts';
import { beside, threePlanets } from './beside.ts';

describe('where a retreat goes', () => {
  test('SC-13.9.5 is told by whom it loses', () => {
    const table = fight({ attackers: { zergling: 3 }, defenders: { marine: 1 }, from: 9 });
    expect(beside(table, 'area:braken-2')).toBe('→ 2 gas once you have a base there');
    expect(beside(table, 'area:braken-3')).toBe('→ 1 Zergling is lost, 1 mineral once you have a base there');
    table.answer('area:braken-3');
    expect(table.told.filter(key => key === 'battle.perished')).toHaveLength(1);
  });
});

describe('an area, before units go there', () => {
  test('SC-18.4 SC-18.5 SC-13 is told by what it yields and who waits there', () => {
    const table = threePlanets()
      .order(0, 'helios', 'mobilize')
      .begin('mobilize.moves', {})
      .answer('unit:marine@helios-1');
    expect(beside(table, 'move:marine:helios-1>helios-2')).toBe(
      '→ battle against Zergling ×2, Hydralisk, taken in 0 of 100 tries, 1 of 1 lost, 2 minerals once you have a base there',
    );
    expect(beside(table, 'move:marine:helios-1>helios-3')).toBe(
      '→ a base of Bob, with nobody to defend it, 1 conquest point a round',
    );
    expect(beside(table, 'move:marine:helios-1>helios-4')).toBe('→ 1 gas once you have a base there');
  });

  test('SC-10.3 is told of as long as units may go there: no second enemy area beside the one that is entered', () => {
    const table = threePlanets().area('helios-1', 0, { firebat: 1 }).order(0, 'helios', 'mobilize');
    table.begin('mobilize.moves', {});
    expect(beside(table, 'unit:firebat@helios-1')).toMatch(/2: battle .*; 3: a base of Bob/);
    table.answer('unit:marine@helios-1').answer('move:marine:helios-1>helios-3');
    expect(beside(table, 'unit:firebat@helios-1')).not.toContain('battle');
    expect(beside(table, 'unit:firebat@helios-1')).toMatch(/→ 3: a base of Bob.*; 4: 1 gas/);
  });

  test('SC-18.3 and gives nothing else than points without a base on its planet', () => {
    const table = threePlanets()
      .base('helios-4', 0)
      .order(0, 'helios', 'mobilize')
      .begin('mobilize.moves', {})
      .answer('unit:marine@helios-1');
    expect(beside(table, 'move:marine:helios-1>helios-2')).toBe(
      '→ battle against Zergling ×2, Hydralisk, taken in 0 of 100 tries, 1 of 1 lost, 2 minerals',
    );
  });
});

describe('a group, before it is sent', () => {
  test('SC-10.3 is told area by area, and other areas of enemies are left out once one is planned', () => {
    const table = threePlanets()
      .area('helios-1', 0, { marine: 2 })
      .order(0, 'helios', 'mobilize')
      .begin('mobilize.moves', {});
    const group = 'unit:marine@helios-1';
    expect(beside(table, group)).toMatch(/^→ 2: battle .*; 3: a base of Bob.*; 4: 1 gas/);
    table.answer(group).answer('move:marine:helios-1>helios-2');
    expect(beside(table, group)).toMatch(/^→ 2: battle .*; 4: 1 gas/);
    expect(beside(table, group)).not.toContain('3:');
  });
});
