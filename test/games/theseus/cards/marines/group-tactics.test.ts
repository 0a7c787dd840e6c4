import { describe, expect, test } from 'vitest';
import { scene } from '../../scene.ts';
import { testMovesEnemies } from '../shared/moves-enemies.ts';

testMovesEnemies('marines', 'marines-group-tactics');

describe('marines-group-tactics, TH-16.3.3', () => {
  test('TH-19.5: the shortcut of an ally may be used', () => {
    const table = scene(['marines', 'greys', 'aliens', 'scientists'], { mode: 'teams' })
      .unit('marine-1', 'grey-wreck-a')
      .unit('grey-1', 'corridors-a')
      .card('aliens-vent-shortcut-1', 'control-room-s1')
      .card('marines-group-tactics-1', 'grey-wreck-s1')
      .during('marines', 'marine-1', 'turn.actions', {});
    expect(table.options).toEqual(['to:control-room', 'to:docking-bay+skip:control-room']);
  });

  test('EX-40 TH-16.5.4: the Teleport of the Greys is not asked for; the Marines launch a unit as usual', () => {
    const table = scene(['greys', 'marines'])
      .unit('marine-1', 'docking-bay-a')
      .unit('grey-1', 'corridors-a')
      .unit('marine-2', 'control-room-a')
      .unit('marine-3', 'control-room-b')
      .unit('grey-2', 'control-room-c')
      .unit('grey-3', 'control-room-d')
      .card('greys-teleport-1', 'control-room-s1')
      .card('marines-group-tactics-1', 'docking-bay-s1')
      .during('marines', 'marine-1', 'turn.actions', {})
      .answer('unit:grey-1');
    expect([table.decision.kind, table.decision.seat]).toEqual(['move.launch', 1]);
  });
});
