import { describe, expect, test } from 'vitest';
import { upgradesLeft } from '../../../../../src/games/theseus/state/tokens.ts';
import { scene } from '../../scene.ts';
import type { Scene } from '../../scene.ts';
import { act } from '../situations.ts';
import type { Build } from '../situations.ts';

const decayed = (build: Build, upgrades = 0): Scene =>
  act('greys', 'marines', table => build(table.card('greys-decay-1', 'docking-bay-s1', { upgrades })));
const rich: Build = table =>
  table
    .seat('marines', { upgrades: 2 })
    .card('marines-fire-1', 'corridors-s1', { upgrades: 3 })
    .unit('marine-1', 'corridors-a', 'upgraded')
    .unit('marine-2', 'space', 'upgraded');

describe('greys-decay, TH-16.5.1', () => {
  test('TH-16.5.1: the opponent chooses: a token in stock, one on a card, or a unit turned back, in space too', () => {
    const table = decayed(rich);
    expect(table.decision.seat).toBe(1);
    expect(table.options).toEqual(['stock', 'token:corridors-s1', 'unit:marine-1', 'unit:marine-2']);
    expect(decayed(rich).answer('stock').now.seats[1]?.upgrades).toBe(1);
    expect(decayed(rich).answer('token:corridors-s1').now.installed['corridors-s1']?.upgrades).toBe(2);
    expect(decayed(rich).answer('unit:marine-2').now.units['marine-2']?.side).toBe('base');
  });

  test('TH-16.5.1: N of them, in any mix', () => {
    const table = decayed(rich, 2).answer('stock', 'unit:marine-1', 'stock');
    expect([table.now.seats[1]?.upgrades, table.now.units['marine-1']?.side]).toEqual([0, 'base']);
    expect(table.decision.kind).toBe('pending.slot');
  });

  test('TH-16.5.1: one who has fewer loses all that can be lost, without being asked', () => {
    const table = decayed(rich, 6);
    expect(table.now.seats[1]?.upgrades).toBe(0);
    expect(table.now.installed['corridors-s1']?.upgrades).toBe(0);
    expect([table.now.units['marine-1']?.side, table.now.units['marine-2']?.side]).toEqual(['base', 'base']);
  });

  test('TH-12.4: lost tokens return to the supply', () => {
    expect(upgradesLeft(decayed(rich).answer('stock').now)).toBe(16);
  });

  test('TH-16.5.1: tokens on a card under malfunction are safe', () => {
    expect(decayed(it => rich(it).malfunction('marines-fire-1')).options).not.toContain('token:corridors-s1');
  });

  test('TH-16.4.5: a Defense System that loses its last token sleeps again', () => {
    const table = act('greys', 'scientists', it =>
      it.card('greys-decay-1', 'science-lab-s1').card('scientists-defense-system-1', 'corridors-s1', { upgrades: 1 }),
    );
    expect(table.match.view('spectator').installed['corridors-s1']?.working).toBe(false);
  });

  test('TH-15.4: a copy takes N again; without anything to lose it does nothing', () => {
    const table = decayed(it => rich(it).card('greys-reproduction-1', 'docking-bay-s2'));
    table.answer('run:greys-decay-1', 'stock', 'stock');
    expect(table.now.seats[1]?.upgrades).toBe(0);
    expect(decayed(it => it.unit('marine-1', 'corridors-a')).decision.kind).toBe('pending.slot');
  });

  test('TH-18.7: among three the Greys choose whose', () => {
    const table = scene(['greys', 'marines', 'aliens'])
      .seat('marines', { upgrades: 1 })
      .seat('aliens', { upgrades: 1 })
      .unit('grey-1', 'docking-bay-a')
      .card('greys-decay-1', 'docking-bay-s1')
      .during('greys', 'grey-1', 'turn.actions', {});
    expect([table.decision.seat, table.options]).toEqual([0, ['seat:1', 'seat:2']]);
    table.answer('seat:2');
    expect(table.now.seats.map(({ upgrades }) => upgrades)).toEqual([0, 1, 0]);
  });
});
