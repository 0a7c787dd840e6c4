import { describe, expect, test } from 'vitest';
import { turnOrder } from '../../../../src/games/theseus/rules/ring-building.ts';
import type { FactionId } from '../../../../src/games/theseus/data/ids.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

// Tokens that lie on units and in sectors, where cards, modes and ways of moving meet: what no page of a single card
// shows.

/** Others against Pandora, whose marker lies at the left of the Tech Bay. */
function against(...factions: FactionId[]): Scene {
  return scene([...factions, 'pandora']).with(state => {
    state.pandora = { sector: 'tech-bay', side: 'left' };
    state.order = turnOrder(state, 0);
  });
}

describe('held units, TH-16.4.2', () => {
  test('TH-16.4.2 TH-20.6: a Gripper that Pandora takes over lets go of Pandora’s unit, and of nobody else’s', () => {
    const table = against('scientists', 'aliens')
      .card('scientists-gripper-1', 'control-room-s1')
      .card('scientists-gripper-2', 'tech-bay-s1')
      .unit('creature-1', 'tech-bay-a', 'base', { heldBy: 'scientists-gripper-1' })
      .unit('alien-1', 'tech-bay-b', 'base', { heldBy: 'scientists-gripper-2' })
      .unit('hunter-1', 'corridors-a')
      .turn('pandora');
    table.answer('room:control-room-a', 'take:control-room-s1');
    const { units } = table.now;
    expect([units['creature-1']?.heldBy, units['alien-1']?.heldBy]).toEqual([null, 'scientists-gripper-2']);
  });

  test('TH-22.9: a friend who is carried there frees as well', () => {
    const table = scene(['aliens', 'scientists', 'marines'])
      .unit('alien-1', 'alien-nest-a')
      .unit('marine-1', 'alien-nest-b')
      .unit('marine-2', 'corridors-a', 'base', { heldBy: 'scientists-gripper-1' })
      .card('scientists-gripper-1', 'corridors-s1')
      .card('aliens-kidnap-1', 'alien-nest-s1')
      .during('aliens', 'alien-1', 'turn.actions', {});
    table.answer('sector:corridors', 'room:corridors-b');
    const { units } = table.now;
    expect([units['marine-2']?.heldBy, units['marine-1']?.heldBy]).toEqual([null, null]);
  });

  test('TH-16.4.2: an invisible unit is held like any other', () => {
    const table = scene(['greys', 'scientists'])
      .unit('grey-1', 'corridors-a', 'base', { invisible: true })
      .unit('grey-2', 'tech-bay-a')
      .card('scientists-gripper-1', 'control-room-s1')
      .turn('greys')
      .answer('unit:grey-1', 'room:control-room-a');
    expect(table.now.units['grey-1']).toMatchObject({ heldBy: 'scientists-gripper-1', invisible: true });
  });
});

describe('parasites, TH-16.2.5', () => {
  test('TH-16.2.5: Pandora’s units are rid of them in the sector with its marker', () => {
    const table = against('aliens')
      .unit('creature-1', 'alien-nest-a', 'base', { parasites: 2 })
      .unit('creature-2', 'corridors-a')
      .turn('pandora')
      .answer('unit:creature-1', 'room:tech-bay-a');
    expect([table.now.units['creature-1']?.parasites, table.life('pandora')]).toEqual([0, 18]);
  });

  test('TH-18.3: among three they pay the Aliens, whoever moves the carrier', () => {
    const table = scene(['greys', 'aliens', 'marines'])
      .unit('grey-1', 'grey-wreck-a')
      .unit('marine-1', 'corridors-a', 'base', { parasites: 1 })
      .unit('alien-1', 'corridors-b')
      .card('greys-control-1', 'grey-wreck-s1')
      .during('greys', 'grey-1', 'turn.actions', {});
    table.answer('unit:marine-1');
    expect([table.life('aliens'), table.life('marines'), table.life('greys')]).toEqual([2, 0, 0]);
  });
});

describe('invisibility, TH-16.5.2', () => {
  test('TH-16.5.2: the token stays on a unit that is launched', () => {
    const table = scene(['aliens', 'greys'])
      .unit('alien-1', 'corridors-a')
      .unit('alien-2', 'control-room-a')
      .unit('alien-3', 'control-room-b')
      .unit('grey-1', 'control-room-c', 'base', { invisible: true })
      .unit('grey-2', 'control-room-d')
      .turn('aliens')
      .answer('unit:alien-1', 'unit:grey-1');
    expect(table.now.units['grey-1']).toMatchObject({ place: 'space', invisible: true });
  });
});

describe('deactivation tokens, TH-7.5', () => {
  test('TH-16.3.6: one works whoever moves the Marine', () => {
    const table = scene(['greys', 'marines'])
      .unit('grey-1', 'grey-wreck-a')
      .unit('marine-1', 'corridors-a')
      .card('greys-control-1', 'grey-wreck-s1')
      .card('greys-mine-1', 'control-room-s1')
      .with(state => {
        state.deactivation = { 'control-room': [1] };
      })
      .during('greys', 'grey-1', 'turn.actions', {});
    table.answer('room:control-room-a');
    expect([table.data('greys'), table.slot('greys-mine-1'), table.now.deactivation]).toEqual([
      0,
      'control-room-s1',
      {},
    ]);
  });
});

describe('upgraded sides, TH-16.5.1', () => {
  test('TH-16.5.1 TH-20.6: Decay turns no embryo back that lies on a card', () => {
    const table = against('greys', 'aliens')
      .unit('grey-1', 'grey-wreck-a')
      .card('greys-decay-1', 'grey-wreck-s1')
      .card('aliens-hive-1', 'corridors-s1', { takenBy: 'warrior-1' })
      .with(({ units }) => {
        const embryo = units['warrior-1'];
        if (embryo !== undefined) embryo.side = 'upgraded';
      })
      .unit('creature-1', 'corridors-a', 'upgraded')
      .during('greys', 'grey-1', 'turn.actions', {});
    const { units } = table.now;
    expect([units['creature-1']?.side, units['warrior-1']?.side]).toEqual(['base', 'upgraded']);
  });
});

describe('Teleport, TH-16.5.4', () => {
  test('TH-16.5.4: a unit teleports once in a move, into the sector of another Teleport too', () => {
    const table = scene(['greys', 'aliens'])
      .unit('grey-1', 'corridors-a')
      .unit('grey-2', 'grey-wreck-a')
      .card('greys-teleport-1', 'control-room-s1')
      .card('greys-teleport-2', 'tech-bay-s2')
      .turn('greys')
      .answer('unit:grey-1', 'sector:tech-bay');
    expect(table.decision.kind).toBe('move.room');
    expect(table.options[0]).toBe('room:tech-bay-a');
  });
});
