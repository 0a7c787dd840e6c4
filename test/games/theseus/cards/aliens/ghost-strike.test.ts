import { describe, expect, test } from 'vitest';
import { scene } from '../../scene.ts';
import type { Scene } from '../../scene.ts';
import { act } from '../situations.ts';
import type { Build } from '../situations.ts';

/** Two upgraded Aliens in two sectors, each beside a Marine. */
const strike = (build: Build, upgrades = 0): Scene =>
  act('aliens', 'marines', table =>
    build(
      table
        .unit('alien-2', 'corridors-a', 'upgraded')
        .unit('marine-1', 'corridors-b')
        .unit('marine-2', 'corridors-c')
        .unit('alien-3', 'control-room-a', 'upgraded')
        .unit('marine-3', 'control-room-b')
        .card('aliens-ghost-strike-1', 'docking-bay-s1', { upgrades }),
    ),
  );

describe('aliens-ghost-strike, TH-16.2.3', () => {
  test('TH-16.2.3: one own unit that can attack does, in any sector', () => {
    const table = strike(it => it);
    expect(table.options).toEqual(['unit:alien-2', 'unit:alien-3']);
    expect(table.answer('unit:alien-2').life('marines')).toBe(18);
  });

  test('TH-10.1.1: with an upgrade token up to two different units', () => {
    expect(
      strike(it => it, 1)
        .answer('unit:alien-2', 'unit:alien-3')
        .life('marines'),
    ).toBe(17);
    expect(
      strike(it => it, 1)
        .answer('unit:alien-2', 'done')
        .life('marines'),
    ).toBe(18);
  });

  test('TH-16.2.3: a copy and a duplicate set off others: none twice in a turn', () => {
    for (const more of ['aliens-reproduction-1', 'aliens-ghost-strike-2'] as const) {
      const table = strike(it => it.card(more, 'docking-bay-s2')).answer('run:aliens-ghost-strike-1', 'unit:alien-3');
      expect(table.life('marines')).toBe(17); // then Alien 2 is the only one left
    }
  });

  test('TH-16.2.3: nor in an extra turn', () => {
    const table = scene(['aliens', 'marines'])
      .unit('alien-1', 'tech-bay-a')
      .unit('alien-2', 'corridors-a', 'upgraded')
      .unit('marine-1', 'corridors-b')
      .card('aliens-ghost-strike-1', 'tech-bay-s2')
      .during('aliens', 'alien-1', 'turn.actions', {}, { struck: ['alien-2'] });
    expect(table.life('marines')).toBe(20);
  });

  test('TH-8.1: small aliens attack one; units without a target are not offered', () => {
    const table = strike(it => it.unit('small-alien-1', 'corridors-d').unit('alien-3', 'alien-nest-a', 'upgraded'));
    expect(table.options).toEqual(['unit:alien-2', 'unit:small-alien-1']);
    table.answer('unit:small-alien-1');
    expect(table.options).toEqual(['unit:marine-1', 'unit:marine-2']);
  });

  test('TH-8.7: Lurking does not join in, and held units do not attack', () => {
    const table = strike(it =>
      it
        .card('aliens-lurking-1', 'corridors-s1')
        .unit('alien-3', 'control-room-a', 'upgraded', { heldBy: 'scientists-gripper-1' }),
    );
    expect(table.life('marines')).toBe(18);
  });

  test('TH-8.4: a Barricade protects', () => {
    const table = strike(it => it.card('marines-barricade-1', 'corridors-s1'));
    expect(table.life('marines')).toBe(19); // only Alien 3 has a target
  });

  test('TH-16.5.2: an invisible unit is not hit, and its token is gone after the event', () => {
    const table = strike(it => it.unit('marine-3', 'control-room-b', 'base', { invisible: true })).answer(
      'unit:alien-3',
    );
    expect([table.life('marines'), table.now.units['marine-3']?.invisible]).toEqual([20, false]);
  });

  test('TH-13.2: not under the malfunction token', () => {
    expect(strike(it => it.malfunction('aliens-ghost-strike-1')).decision.kind).toBe('pending.slot');
  });

  test('TH-19.5: an ally who stops there sets off a unit and chooses its target', () => {
    const table = scene(['marines', 'greys', 'aliens', 'scientists'], { mode: 'teams' })
      .unit('marine-1', 'grey-wreck-a')
      .unit('small-alien-1', 'corridors-a')
      .unit('grey-1', 'corridors-b')
      .unit('grey-2', 'corridors-c')
      .card('aliens-ghost-strike-1', 'grey-wreck-s1')
      .during('marines', 'marine-1', 'turn.actions', {});
    expect([table.decision.kind, table.decision.seat]).toEqual(['attack.target', 0]);
  });
});
