import { describe, expect, test } from 'vitest';
import { CARDS } from '../../../../../src/games/theseus/data/cards.ts';
import { scene } from '../../scene.ts';
import type { Scene } from '../../scene.ts';
import type { Build } from '../situations.ts';

/** Two upgraded Greys, each with a Marine in range, make the assault of the Corridors. */
const assaulted = (build: Build): Scene =>
  build(
    scene(['greys', 'marines'])
      .unit('grey-1', 'corridors-b', 'upgraded')
      .unit('grey-2', 'corridors-c', 'upgraded')
      .unit('marine-1', 'corridors-d'),
  ).during('greys', 'grey-1', 'turn.sector', {});
const gained = (build: Build): number => assaulted(build).data('greys');

describe('greys-chamber, TH-14.3.1', () => {
  test('TH-14.3.1: N more data points, once in an attack event', () => {
    expect(gained(it => it)).toBe(2);
    expect(gained(it => it.card('greys-chamber-1', 'corridors-s1'))).toBe(3);
    expect(gained(it => it.card('greys-chamber-1', 'corridors-s1', { upgrades: 5 }))).toBe(8);
  });

  test('TH-14.3.1: only in its sector, and only if a point was gained there', () => {
    expect(gained(it => it.card('greys-chamber-1', 'tech-bay-s1'))).toBe(2);
    expect(gained(it => it.unit('marine-1', 'tech-bay-a').card('greys-chamber-1', 'corridors-s1'))).toBe(0);
  });

  test('TH-15.4: duplicates and copies add up', () => {
    expect(gained(it => it.card('greys-chamber-1', 'corridors-s1').card('greys-chamber-2', 'corridors-s5'))).toBe(4);
    const copied: Build = it =>
      it.card('greys-chamber-1', 'corridors-s1', { upgrades: 1 }).card('greys-reproduction-1', 'corridors-s4');
    expect(gained(copied)).toBe(6);
  });

  test('TH-14.3.1: data of traps get no bonus', () => {
    const table = scene(['marines', 'greys'])
      .unit('marine-1', 'tech-bay-a')
      .card('greys-mine-1', 'grey-wreck-s1')
      .card('greys-chamber-1', 'grey-wreck-s2')
      .turn('marines')
      .answer('room:grey-wreck-a');
    expect(table.data('greys')).toBe(CARDS['greys-mine'].number);
  });

  test('TH-13.2: not under the malfunction token', () => {
    expect(gained(it => it.card('greys-chamber-1', 'corridors-s1').malfunction('greys-chamber-1'))).toBe(2);
  });
});
