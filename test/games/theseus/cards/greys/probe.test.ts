import { describe, expect, test } from 'vitest';
import { CARDS } from '../../../../../src/games/theseus/data/cards.ts';
import { act } from '../situations.ts';
import type { Build } from '../situations.ts';

const probed = (build: Build, upgrades = 0): number =>
  act('greys', 'marines', it => build(it.card('greys-probe-1', 'docking-bay-s1', { upgrades }))).data('greys');
const n = CARDS['greys-probe'].number;
const one: Build = it => it.unit('marine-1', 'docking-bay-c');

describe('greys-probe, TH-10.1', () => {
  test('TH-10.1: N data points if an enemy is in its sector, however many', () => {
    expect([probed(one), probed(one, 2)]).toEqual([n, n + 2]);
    expect(probed(it => one(it).unit('marine-2', 'docking-bay-d'))).toBe(n);
  });

  test('TH-10.1: none without an enemy there; own units do not count', () => {
    expect(probed(it => it.unit('marine-1', 'corridors-a').unit('grey-2', 'docking-bay-b'))).toBe(0);
  });

  test('TH-15.4: a copy gives N again', () => {
    const copied = act('greys', 'marines', it =>
      one(it).card('greys-probe-1', 'docking-bay-s1').card('greys-reproduction-1', 'docking-bay-s2'),
    );
    expect(copied.answer('run:greys-probe-1').data('greys')).toBe(2 * n);
  });

  test('TH-13.2: not under the malfunction token', () => {
    expect(probed(it => one(it).malfunction('greys-probe-1'))).toBe(0);
  });
});
