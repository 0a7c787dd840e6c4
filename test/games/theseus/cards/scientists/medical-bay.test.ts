import { describe, expect, test } from 'vitest';
import { scene } from '../../scene.ts';
import type { Scene } from '../../scene.ts';
import { act } from '../situations.ts';
import type { Build } from '../situations.ts';

const healed = (life: number, build: Build = it => it, upgrades = 0): Scene =>
  act('scientists', 'aliens', table =>
    build(table.seat('scientists', { life }).card('scientists-medical-bay-1', 'alien-nest-s1', { upgrades })),
  );

const three = (upgrades: number, lives: readonly [number, number]): Scene =>
  scene(['scientists', 'aliens', 'greys'])
    .seat('aliens', { life: lives[0] })
    .seat('greys', { life: lives[1] })
    .unit('scientist-1', 'alien-nest-a')
    .card('scientists-medical-bay-1', 'alien-nest-s1', { upgrades })
    .during('scientists', 'scientist-1', 'turn.actions', {});

describe('scientists-medical-bay, TH-16.4.4', () => {
  test('TH-16.4.4: N life points back', () => {
    expect(healed(10).life('scientists')).toBe(11);
    expect(healed(10, it => it, 3).life('scientists')).toBe(14);
  });

  test('EX-30 TH-16.4.4: never above 20', () => {
    expect(healed(20).life('scientists')).toBe(20);
    expect(healed(19, it => it, 3).life('scientists')).toBe(20);
  });

  test('TH-15.4: duplicates and copies heal as well', () => {
    const copied = healed(10, it => it.card('scientists-reproduction-1', 'alien-nest-s2'), 1);
    expect(copied.answer('run:scientists-medical-bay-1').life('scientists')).toBe(14);
    const two = healed(10, it => it.card('scientists-medical-bay-2', 'alien-nest-s4'));
    expect(two.answer('run:scientists-medical-bay-2').life('scientists')).toBe(12);
  });

  test('TH-10.1: of two alike each is named with its slot, of one and a copy none is', () => {
    const said = (table: Scene) =>
      table.decision.options
        .filter(({ id }) => id.startsWith('run:'))
        .map(({ words }) => words.with?.card)
        .map(card => (typeof card === 'object' && 'key' in card ? card.key : ''));
    const two = healed(10, it => it.card('scientists-medical-bay-2', 'alien-nest-s4'));
    expect(new Set(said(two))).toEqual(new Set(['actions.card.in']));
    const copied = healed(10, it => it.card('scientists-reproduction-1', 'alien-nest-s2'), 1);
    expect(said(copied)).not.toContain('actions.card.in');
  });

  test('TH-13.2: not under the malfunction token', () => {
    expect(healed(10, it => it.malfunction('scientists-medical-bay-1')).life('scientists')).toBe(10);
  });

  test('EX-23 TH-18.4: among three it takes N from the opponents, divided as the Scientists like', () => {
    const table = three(1, [5, 7]).answer('seat:1', 'seat:2');
    expect([table.life('scientists'), table.life('aliens'), table.life('greys')]).toEqual([0, 4, 6]);
  });

  test('TH-18.4: no track goes below 0', () => {
    const table = three(2, [1, 1]).answer('seat:2');
    expect([table.life('aliens'), table.life('greys')]).toEqual([0, 0]);
    expect(three(0, [0, 0]).decision.kind).toBe('pending.slot');
  });

  test('TH-18.6: in a tie nothing can be taken from a faction whose markers are gone', () => {
    const table = scene(['scientists', 'aliens', 'greys', 'marines'])
      .seat('aliens', { life: 5 })
      .seat('greys', { life: 7 })
      .seat('marines', { life: 7 })
      .unit('scientist-1', 'alien-nest-a')
      .card('scientists-medical-bay-1', 'alien-nest-s1')
      .with(state => {
        state.phase = 'tie';
        state.tie = { waiting: [], tied: [0, 2, 3] };
      })
      .during('scientists', 'scientist-1', 'turn.actions', {});
    expect(table.options).toEqual(['seat:2', 'seat:3']);
    expect(table.blockedBy('seat:1')).toBe('TH-18.4');
  });
});
