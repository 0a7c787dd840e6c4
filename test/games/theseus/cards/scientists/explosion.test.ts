import { describe, expect, test } from 'vitest';
import { CARDS } from '../../../../../src/games/theseus/data/cards.ts';
import { scene } from '../../scene.ts';
import type { Scene } from '../../scene.ts';
import { act } from '../situations.ts';
import type { Build } from '../situations.ts';

const blast = (build: Build, upgrades = 0): Scene =>
  act('scientists', 'marines', table =>
    build(table.card('scientists-explosion-1', 'docking-bay-s1', { upgrades }).unit('scientist-2', 'docking-bay-d')),
  );
const n = CARDS['scientists-explosion'].number;
const oneEnemy: Build = table => table.unit('marine-1', 'docking-bay-b');
const twoEnemies: Build = table => oneEnemy(table).unit('marine-2', 'docking-bay-c');

describe('scientists-explosion, TH-14.2', () => {
  test('TH-10.1: every enemy unit of the sector costs N wounds, passages or not; own units none', () => {
    expect([blast(oneEnemy).life('marines'), blast(twoEnemies).life('marines')]).toEqual([20 - n, 20 - 2 * n]);
    expect(blast(twoEnemies, 2).life('marines')).toBe(20 - 2 * (n + 2));
    expect(blast(twoEnemies).life('scientists')).toBe(20);
  });

  test('TH-14.2: it is discarded then, its upgrade tokens return', () => {
    const table = blast(oneEnemy, 3);
    expect(table.slot('scientists-explosion-1')).toBeNull();
    expect(table.now.seats[0]?.discard).toEqual(['scientists-explosion-1']);
  });

  test('TH-10.1: with no enemy there it has no effect and stays', () => {
    expect(blast(it => it.unit('marine-1', 'corridors-a')).slot('scientists-explosion-1')).toBe('docking-bay-s1');
  });

  test('TH-8.4: it is no attack: a Barricade does not help, nor invisibility, which stays', () => {
    expect(blast(it => oneEnemy(it).card('marines-barricade-1', 'docking-bay-s4')).life('marines')).toBe(20 - n);
    const hidden = blast(it => it.unit('marine-1', 'docking-bay-b', 'base', { invisible: true }));
    expect([hidden.life('marines'), hidden.now.units['marine-1']?.invisible]).toEqual([20 - n, true]);
  });

  test('TH-15.6: a copy takes effect together with it; only Explosion is discarded', () => {
    const table = blast(it => oneEnemy(it).card('scientists-reproduction-1', 'docking-bay-s2'));
    expect(table.life('marines')).toBe(20 - 2 * n);
    expect(table.slot('scientists-reproduction-1')).toBe('docking-bay-s2');
  });

  test('TH-18.3: among three the wounds are life points for the Scientists', () => {
    const table = scene(['scientists', 'marines', 'greys'])
      .unit('scientist-1', 'docking-bay-a')
      .unit('marine-1', 'docking-bay-b')
      .unit('grey-1', 'docking-bay-c')
      .card('scientists-explosion-1', 'docking-bay-s1')
      .during('scientists', 'scientist-1', 'turn.actions', {});
    expect(table.life('scientists')).toBe(2 * n);
  });

  test('TH-13.2: not under the malfunction token', () => {
    expect(blast(it => oneEnemy(it).malfunction('scientists-explosion-1')).life('marines')).toBe(20);
  });
});
