import { describe, expect, test } from 'vitest';
import { pathsFor } from '../../../../src/games/theseus/rules/paths.ts';
import { amongThreeMarines } from '../among-marines.ts';
import { scene } from '../scene.ts';

describe('movement, TH-6', () => {
  test('EX-01 TH-6.2: this many sectors as units stand where it starts, of whatever faction; each ends in one place', () => {
    const table = scene(['aliens', 'marines'])
      .unit('alien-1', 'corridors-a')
      .unit('marine-1', 'corridors-b')
      .unit('alien-2', 'control-room-a')
      .unit('marine-2', 'control-room-b')
      .unit('marine-3', 'control-room-c')
      .unit('small-alien-1', 'control-room-d')
      .unit('alien-3', 'alien-nest-a');
    const endOf = (unit: 'alien-1' | 'marine-2' | 'alien-3'): string[] =>
      pathsFor(table.state, { unit, executor: 0, own: false }).map(({ target }) => target);
    expect(endOf('alien-1')).toEqual(['alien-nest']); // 2 sectors
    expect(endOf('marine-2')).toEqual(['corridors']); // 4 sectors: Nest, Tech Bay, Docking Bay, Corridors
    expect(endOf('alien-3')).toEqual(['tech-bay']); // 1 sector
  });

  test('EX-02: shortcut, Mine, minor assault, Assault, Corridors, pending B, with the wounds of each', () => {
    const table = amongThreeMarines()
      .card('marines-battle-position-1', 'corridors-s2')
      .card('aliens-tentacles-1', 'corridors-s4')
      .card('aliens-assault-1', 'corridors-s5')
      .pending('marines-fire-1', 'corridors-p1')
      .deck('aliens', 'aliens-hive-1', 'aliens-hive-2')
      .turn('aliens');
    table.answer('unit:alien-1');
    expect(table.options).toEqual(['to:docking-bay', 'to:corridors+skip:docking-bay']);
    table.answer('to:corridors+skip:docking-bay');
    // The room is the only empty one, and nothing else is to be chosen up to phase 4.
    expect(table.life('aliens')).toBe(18); // Mine; Tentacles are the Aliens' own
    expect(table.slot('marines-mine-1')).toBeNull();
    expect(table.life('marines')).toBe(11); // minor assault 17, Assault 14, Corridors 11
    expect(table.told.filter(key => key === 'attack.hits')).toHaveLength(9);
    table.answer('replace:corridors-p1');
    expect(table.now.pending['corridors-p1']).toBe('aliens-hive-1');
    expect(table.now.seats[1]?.discard).toEqual(['marines-mine-1', 'marines-fire-1']);
  });

  test('EX-07 TH-6.7: in a full sector a unit of choice is launched, and the arriving one takes over its room', () => {
    const table = scene(['aliens', 'marines'])
      .unit('alien-1', 'corridors-a')
      .unit('marine-1', 'control-room-a')
      .unit('marine-2', 'control-room-b')
      .unit('marine-3', 'control-room-c')
      .unit('alien-2', 'control-room-d')
      .turn('aliens');
    table.answer('unit:alien-1');
    expect(table.options).toEqual(['unit:marine-1', 'unit:marine-2', 'unit:marine-3', 'unit:alien-2']);
    table.answer('unit:marine-2');
    expect([table.place('marine-2'), table.place('alien-1')]).toEqual(['space', 'control-room-b']);
  });

  test('EX-24 TH-6.3: with four sectors and four points a unit comes back, and its sector is full again', () => {
    const table = scene(['marines', 'pandora'])
      .with(state => {
        state.pandora = { sector: 'tech-bay', side: 'left' };
      })
      .unit('marine-1', 'corridors-a')
      .unit('marine-2', 'corridors-b')
      .unit('creature-1', 'corridors-c')
      .unit('creature-2', 'corridors-d')
      .turn('marines');
    table.answer('unit:marine-1');
    expect(table.told).toContain('attack.minor');
    table.answer('unit:creature-1', 'unit:creature-2'); // marine-1 chooses, then marine-1 again in the assault
    expect(table.told).toContain('attack.assault');
    expect(table.place('marine-1')).toBe('corridors-a');
  });

  test('EX-42 TH-16.5.5: a point spent by Time Loop; a unit that spends its last ones there stops there, and Fire hits once', () => {
    const table = scene(['greys', 'marines'])
      .unit('grey-1', 'corridors-a')
      .unit('grey-2', 'corridors-b')
      .unit('grey-3', 'tech-bay-a')
      .card('greys-time-loop-1', 'control-room-s1')
      .card('marines-fire-1', 'control-room-s4')
      .turn('greys');
    table.answer('unit:grey-1');
    expect(table.options).toEqual(['to:grey-wreck', 'to:control-room+stay:control-room/1']);
    table.answer('to:control-room+stay:control-room/1', 'room:control-room-a');
    expect(table.life('greys')).toBe(19);
  });
});

describe('traps, TH-7', () => {
  test('EX-09 EX-32: N counts the tokens, a copy deals it again; Mine is discarded, Reproduction stays', () => {
    const mine = (upgrades: number, copied: boolean): number => {
      const table = scene(['aliens', 'marines']).unit('alien-1', 'control-room-a').unit('alien-2', 'tech-bay-a');
      table.card('marines-mine-1', 'alien-nest-s1', { upgrades });
      if (copied) table.card('marines-reproduction-1', 'alien-nest-s2');
      table.turn('aliens').answer('unit:alien-1', 'room:alien-nest-a');
      expect(table.slot('marines-mine-1')).toBeNull();
      if (copied) expect(table.slot('marines-reproduction-1')).toBe('alien-nest-s2');
      return table.life('aliens');
    };
    expect([mine(0, false), mine(1, false), mine(0, true)]).toEqual([18, 17, 16]);
  });

  test('EX-20: two Fires hit a passing enemy twice', () => {
    const table = scene(['aliens', 'marines'])
      .unit('alien-1', 'corridors-a')
      .unit('alien-2', 'corridors-b')
      .card('marines-fire-1', 'control-room-s1')
      .card('marines-fire-2', 'control-room-s4')
      .turn('aliens');
    table.answer('unit:alien-1');
    expect(table.life('aliens')).toBe(18);
  });

  test('EX-34 TH-22.6: the last point lost to a passing trap ends the match before the unit stops', () => {
    const table = scene(['aliens', 'marines'])
      .seat('aliens', { life: 1 })
      .unit('alien-1', 'corridors-a')
      .unit('alien-2', 'corridors-b')
      .card('marines-fire-1', 'control-room-s1')
      .turn('aliens');
    table.answer('unit:alien-1');
    expect(table.match.outcome?.winners).toEqual([1]);
    expect(table.place('alien-1')).toBe('moving');
  });

  test('EX-16 TH-16.4.1: cameras pay their marker once more by Reproduction; at 6 they are full', () => {
    const table = scene(['scientists', 'aliens'])
      .unit('scientist-1', 'corridors-a')
      .unit('scientist-2', 'tech-bay-a')
      .card('scientists-video-cameras-1', 'control-room-s1', { camera: 2 })
      .card('scientists-reproduction-1', 'control-room-s3')
      .turn('scientists');
    table.answer('unit:scientist-1', 'room:control-room-a');
    expect(table.data('scientists')).toBe(4);
    const full = scene(['aliens', 'scientists'])
      .unit('alien-1', 'corridors-a')
      .unit('alien-2', 'tech-bay-a')
      .card('scientists-video-cameras-1', 'control-room-s1', { camera: 6 })
      .turn('aliens');
    full.answer('unit:alien-1', 'room:control-room-a');
    expect(full.now.installed['control-room-s1']?.camera).toBe(6);
  });
});

describe('attacks, TH-8', () => {
  test('EX-03 TH-8.1: walls protect; an upgraded Marine hits all in range, a base one an enemy of its choice', () => {
    const table = (side: 'base' | 'upgraded') =>
      scene(['aliens', 'marines'])
        .unit('marine-1', 'docking-bay-b', side)
        .unit('alien-1', 'docking-bay-a')
        .unit('alien-2', 'docking-bay-c')
        .unit('alien-3', 'docking-bay-d')
        .unit('marine-3', 'tech-bay-a')
        .turn('marines');
    const all = table('upgraded').answer('unit:marine-3', 'unit:alien-2');
    expect(all.life('aliens')).toBe(17); // two by the upgraded one, one by the Marine who arrived behind the wall
    const one = table('base').answer('unit:marine-3', 'unit:alien-2');
    expect(one.options).toEqual(['unit:alien-1', 'unit:alien-3']);
  });

  test('EX-06 TH-6.9: who moves an enemy unit makes the minor assault; the unit carries out nothing', () => {
    const table = scene(['greys', 'marines'])
      .unit('grey-1', 'control-room-a', 'upgraded')
      .unit('grey-2', 'control-room-b')
      .unit('marine-1', 'control-room-d')
      .unit('marine-2', 'corridors-a')
      .unit('grey-3', 'grey-wreck-a')
      .card('greys-control-1', 'tech-bay-s1')
      .card('marines-armory-1', 'control-room-s1')
      .turn('greys');
    table.answer('unit:grey-3', 'room:tech-bay-a', 'unit:marine-2');
    expect(table.place('marine-2')).toBe('control-room-c');
    expect(table.data('greys')).toBe(1);
    expect(table.now.seats[1]?.upgrades).toBe(0);
  });

  test('TH-8.4 EX-20: two Barricades protect as one does', () => {
    const table = scene(['marines', 'aliens'])
      .unit('marine-1', 'corridors-b')
      .unit('alien-1', 'alien-nest-a', 'upgraded')
      .unit('marine-2', 'tech-bay-a')
      .card('marines-barricade-1', 'corridors-s1')
      .card('marines-barricade-2', 'corridors-s2')
      .turn('aliens');
    table.answer('room:corridors-a');
    expect(table.life('marines')).toBe(20);
  });
});
