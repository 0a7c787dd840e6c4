import { describe, expect, test } from 'vitest';
import type { Scene } from '../../scene.ts';
import { scene } from '../../scene.ts';
import { act } from '../situations.ts';
import type { Build } from '../situations.ts';

const hatch = (build: Build): Scene =>
  act('aliens', 'marines', table => build(table.card('aliens-incubator-1', 'docking-bay-s1')));

describe('aliens-incubator, TH-16.2.2', () => {
  test('TH-16.2.2: a small alien of the supply appears in an empty room of choice, base side', () => {
    const table = hatch(it => it.unit('marine-1', 'docking-bay-b'));
    expect(table.options).toEqual(['room:docking-bay-c', 'room:docking-bay-d']);
    table.answer('room:docking-bay-d');
    expect(table.now.units['small-alien-1']).toMatchObject({ seat: 0, side: 'base', place: 'docking-bay-d' });
  });

  test('TH-7.4: it sets off no traps', () => {
    const table = hatch(it => it.card('marines-fire-1', 'docking-bay-s2').card('marines-mine-1', 'docking-bay-s3'));
    expect(table.answer('room:docking-bay-b').life('aliens')).toBe(20);
  });

  test('TH-8.5: one that fills the sector causes a minor assault of the Aliens', () => {
    const table = hatch(it => it.unit('marine-1', 'docking-bay-b').unit('marine-2', 'docking-bay-c'));
    // Room d is the only empty one, and d reaches a and b: the small alien attacks Marine 1.
    expect(table.told).toContain('attack.minor');
    expect(table.life('marines')).toBe(19);
  });

  test('TH-16.2.2 TH-19.5: the Aliens cause it also where their ally has carried the card out', () => {
    const table = scene(['marines', 'greys', 'aliens', 'scientists'], { mode: 'teams' })
      .unit('marine-1', 'control-room-d') // would reach both Greys
      .unit('grey-1', 'control-room-b')
      .unit('grey-2', 'control-room-c')
      .card('aliens-incubator-1', 'control-room-s1')
      .during('marines', 'marine-1', 'turn.actions', {});
    // The small alien comes into room a and attacks one Grey; the Marine attacks nobody.
    expect(table.told).toContain('attack.minor');
    expect(table.decision).toMatchObject({ kind: 'attack.target', seat: table.seatOf('aliens') });
    table.answer('unit:grey-1');
    expect(table.life('greys')).toBe(19);
  });

  test('TH-16.2.2: in a full sector it takes the room of any unit, which is launched', () => {
    const table = hatch(it =>
      it.unit('marine-1', 'docking-bay-b').unit('marine-2', 'docking-bay-c').unit('marine-3', 'docking-bay-d'),
    );
    expect(table.options).toEqual(['unit:alien-1', 'unit:marine-1', 'unit:marine-2', 'unit:marine-3']);
    table.answer('unit:marine-2');
    expect([table.place('marine-2'), table.place('small-alien-1')]).toEqual(['space', 'docking-bay-c']);
    expect(table.told).toContain('attack.minor');
  });

  test('TH-12.4: three exist; without one nothing appears', () => {
    const table = hatch(it =>
      it
        .unit('small-alien-1', 'corridors-a')
        .unit('small-alien-2', 'space')
        .unit('small-alien-3', 'corridors-b')
        .unit('marine-1', 'docking-bay-b'),
    );
    expect(table.decision.kind).toBe('pending.slot');
  });

  test('TH-15.4: a copy brings another', () => {
    const table = hatch(it => it.card('aliens-reproduction-1', 'docking-bay-s2'));
    table.answer('run:aliens-incubator-1', 'room:docking-bay-b', 'room:docking-bay-c');
    expect([table.place('small-alien-1'), table.place('small-alien-2')]).toEqual(['docking-bay-b', 'docking-bay-c']);
  });

  test('TH-8.2: it counts for movement, moves and attacks one enemy', () => {
    const table = scene(['aliens', 'marines'])
      .unit('small-alien-1', 'tech-bay-a')
      .unit('alien-1', 'tech-bay-b')
      .unit('marine-1', 'corridors-b')
      .unit('marine-2', 'corridors-c')
      .turn('aliens')
      .answer('unit:small-alien-1', 'room:corridors-a');
    expect(table.options).toEqual(['unit:marine-1', 'unit:marine-2']);
    expect(table.answer('unit:marine-2').life('marines')).toBe(19);
  });

  test('TH-13.3: malfunction on the card leaves those that are there', () => {
    const table = hatch(it => it.unit('small-alien-1', 'docking-bay-b').malfunction('aliens-incubator-1'));
    expect(table.place('small-alien-1')).toBe('docking-bay-b');
    expect(table.place('small-alien-2')).toBeUndefined();
  });

  test('TH-20.7: one that hatches for Pandora is Pandora’s', () => {
    const table = scene(['aliens', 'pandora'])
      .with(state => {
        state.pandora = { sector: 'tech-bay', side: 'left' };
      })
      .unit('hunter-2', 'alien-nest-a')
      .unit('alien-1', 'corridors-a')
      .card('aliens-incubator-1', 'alien-nest-s1', { takenBy: 'hunter-1' })
      .during('pandora', 'hunter-2', 'turn.actions', {})
      .answer('room:alien-nest-b');
    expect(table.now.units['small-alien-1']?.seat).toBe(1);
  });
});
