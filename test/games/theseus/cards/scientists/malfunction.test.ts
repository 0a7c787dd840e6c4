import { describe, expect, test } from 'vitest';
import { scene } from '../../scene.ts';
import type { Scene } from '../../scene.ts';
import { act } from '../situations.ts';
import type { Build } from '../situations.ts';

const placing = (build: Build): Scene =>
  act('scientists', 'aliens', table => build(table.card('scientists-malfunction-1', 'alien-nest-s1')));

describe('scientists-malfunction, TH-10.6', () => {
  test('TH-10.6: onto any installed or pending card of an opponent, never a bonus card or an own one', () => {
    const table = placing(it =>
      it
        .card('aliens-hive-1', 'corridors-s1')
        .pending('aliens-lurking-1', 'alien-nest-p1')
        .card('scientists-archive-1', 'corridors-s2')
        .bonus('bonus-repair-1', 'corridors-s3'),
    );
    expect(table.options).toEqual(['malfunction:aliens-hive-1', 'malfunction:aliens-lurking-1']);
    expect(table.answer('malfunction:aliens-lurking-1').now.malfunction).toBe('aliens-lurking-1');
  });

  test('TH-10.6: without a target the token stays', () => {
    expect(placing(it => it).now.malfunction).toBeNull();
  });

  test('TH-15.4: Reproduction does not copy it', () => {
    const table = placing(it =>
      it.card('scientists-reproduction-1', 'alien-nest-s2').card('aliens-hive-1', 'corridors-s1'),
    );
    expect(table.told.filter(key => key === 'malfunction.placed')).toHaveLength(1);
  });

  test('TH-10.6: in the Control Room it comes before the sector action', () => {
    const table = scene(['scientists', 'aliens'])
      .unit('scientist-1', 'control-room-a')
      .card('scientists-malfunction-1', 'control-room-s1')
      .card('aliens-hive-1', 'corridors-s1')
      .card('aliens-hive-2', 'corridors-s2')
      .during('scientists', 'scientist-1', 'turn.actions', {});
    expect(table.decision.kind).toBe('card.malfunction');
    table.answer('malfunction:aliens-hive-1');
    expect([table.now.malfunction, table.decision.kind]).toEqual(['aliens-hive-1', 'sector.action']);
  });
});
