import { describe, expect, test } from 'vitest';
import { scene } from '../../scene.ts';
import type { Scene } from '../../scene.ts';
import { testMovesEnemies } from '../shared/moves-enemies.ts';
import type { Build } from '../situations.ts';

testMovesEnemies('greys', 'greys-control');

const controlled = (upgrades: number, build: Build): Scene =>
  build(
    scene(['greys', 'marines'])
      .unit('grey-1', 'docking-bay-a')
      .unit('marine-1', 'corridors-a')
      .unit('marine-2', 'tech-bay-a')
      .card('greys-control-1', 'docking-bay-s1', { upgrades }),
  ).during('greys', 'grey-1', 'turn.actions', {});

describe('greys-control, TH-16.5.3', () => {
  test('TH-16.5.3: with an upgrade token up to two different units, one after another', () => {
    const table = controlled(1, it => it).answer('unit:marine-1', 'room:control-room-a');
    expect(table.options).toEqual(['done', 'unit:marine-2']);
    expect(table.answer('done').place('marine-2')).toBe('tech-bay-a');
  });

  test('TH-16.1.2: points are counted at that moment, and none is moved twice', () => {
    const table = controlled(1, it => it.unit('marine-2', 'control-room-b'));
    table.answer('unit:marine-1', 'room:control-room-a');
    expect(table.options).toEqual(['done', 'unit:marine-2']);
    table.answer('unit:marine-2', 'room:tech-bay-b');
    expect(table.place('marine-2')).toBe('tech-bay-b');
  });

  test('TH-6.9.1: the Greys’ own Time Loop and Teleport do not change the path', () => {
    const table = controlled(0, it =>
      it.card('greys-time-loop-1', 'corridors-s1').card('greys-teleport-1', 'control-room-s1'),
    ).answer('unit:marine-1');
    expect(table.decision.kind).toBe('move.room');
  });

  test('EX-23 TH-18.3: a unit moved onto the Mine of a third player pays that player', () => {
    const table = scene(['greys', 'marines', 'scientists'])
      .unit('grey-1', 'grey-wreck-a')
      .unit('scientist-1', 'corridors-a')
      .card('marines-mine-1', 'control-room-s1')
      .card('greys-control-1', 'grey-wreck-s1')
      .during('greys', 'grey-1', 'turn.actions', {})
      .answer('room:control-room-a');
    expect([table.life('marines'), table.life('scientists'), table.life('greys')]).toEqual([2, 0, 0]);
  });
});
