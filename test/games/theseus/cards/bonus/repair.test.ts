import { describe, expect, test } from 'vitest';
import { scene } from '../../scene.ts';
import type { Scene } from '../../scene.ts';
import type { Build } from '../situations.ts';

const before = (build: Build): Scene =>
  build(
    scene(['aliens', 'marines'])
      .unit('alien-1', 'control-room-a')
      .unit('alien-2', 'corridors-a')
      .card('aliens-vent-shortcut-1', 'control-room-s1')
      .aside('aliens', 'bonus-repair-1'),
  ).turn('aliens');

describe('bonus-repair, TH-13.4', () => {
  test('TH-13.4: the token goes back to its symbol, and the card works at once', () => {
    const table = before(it => it.malfunction('aliens-vent-shortcut-1')).answer('play:bonus-repair-1');
    expect(table.now.malfunction).toBeNull();
    expect(table.answer('unit:alien-2').options).toEqual(['to:control-room', 'to:alien-nest+skip:control-room']);
  });

  test('TH-13: not while the token is on its symbol', () => {
    expect(before(it => it).blockedBy('play:bonus-repair-1')).toBe('TH-13');
  });

  test('TH-16.3.4: Protection does not react', () => {
    const table = before(it => it.card('marines-protection-1', 'docking-bay-s1').malfunction('marines-protection-1'));
    expect(table.answer('play:bonus-repair-1').now.malfunction).toBeNull();
  });
});
