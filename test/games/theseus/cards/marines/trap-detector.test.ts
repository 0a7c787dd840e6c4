import { describe, expect, test } from 'vitest';
import { scene } from '../../scene.ts';
import type { Scene } from '../../scene.ts';
import { act, visit } from '../situations.ts';
import type { Build } from '../situations.ts';

const detect = (build: Build): Scene =>
  act('marines', 'aliens', table => build(table.card('marines-trap-detector-1', 'alien-nest-s1')));

/** A Marine stops in the Alien Nest with this many tokens for it there, and what the traps leave. */
function stop(tokens: number, build: Build): Scene {
  return visit('marines', 'aliens', table =>
    build(table).with(state => {
      state.deactivation = { 'alien-nest': Array.from({ length: tokens }, () => 0) };
    }),
  );
}

describe('marines-trap-detector, TH-16.3.6', () => {
  test('TH-16.3.6: one token into a sector of choice, its own included', () => {
    const table = detect(it => it);
    expect(table.options).toEqual([
      'sector:corridors',
      'sector:control-room',
      'sector:docking-bay',
      'sector:tech-bay',
      'sector:alien-nest',
    ]);
    expect(table.answer('sector:tech-bay').now.deactivation).toEqual({ 'tech-bay': [0] });
  });

  test('EX-39 TH-10.1.1: with an upgrade token up to two, into one sector or two; the second may be kept back', () => {
    const two = (...answers: string[]): unknown =>
      act('marines', 'aliens', it => it.card('marines-trap-detector-1', 'alien-nest-s1', { upgrades: 1 })).answer(
        ...answers,
      ).now.deactivation;
    expect(two('sector:corridors', 'sector:corridors')).toEqual({ corridors: [0, 0] });
    expect(two('sector:corridors', 'sector:tech-bay')).toEqual({ corridors: [0], 'tech-bay': [0] });
    expect(two('sector:corridors', 'done')).toEqual({ corridors: [0] });
  });

  test('TH-12.4: only three tokens exist; without one it does nothing', () => {
    const last = detect(it =>
      it.with(state => {
        state.deactivation = { corridors: [0, 0] };
      }),
    );
    expect(last.answer('sector:corridors').now.deactivation).toEqual({ corridors: [0, 0, 0] });
    const none = detect(it =>
      it.with(state => {
        state.deactivation = { corridors: [0, 0, 0] };
      }),
    );
    expect(none.decision.kind).toBe('pending.slot');
  });

  test('TH-15.4: a copy places another N', () => {
    const copied = detect(it => it.card('marines-reproduction-1', 'alien-nest-s2'));
    copied.answer('run:marines-trap-detector-1', 'sector:corridors', 'sector:tech-bay');
    expect(copied.now.deactivation).toEqual({ corridors: [0], 'tech-bay': [0] });
  });

  test('TH-7.5: a token cancels all enemy traps for one stop and returns', () => {
    const both: Build = it => it.card('aliens-hive-1', 'alien-nest-s1').card('aliens-tentacles-1', 'alien-nest-s2');
    const table = stop(2, both);
    expect(table.life('marines')).toBe(20);
    expect(table.now.deactivation).toEqual({ 'alien-nest': [0] });
  });

  test('EX-39 TH-7.5: passing uses one, the next Marine the other, and the third takes the wound', () => {
    const table = scene(['marines', 'aliens'])
      .unit('marine-1', 'control-room-a')
      .unit('alien-1', 'tech-bay-a')
      .card('aliens-tentacles-1', 'docking-bay-s1')
      .with(state => {
        state.deactivation = { 'docking-bay': [0, 0] };
      })
      .unit('marine-2', 'control-room-b')
      .unit('marine-3', 'corridors-a')
      .turn('marines');
    table.answer('unit:marine-1', 'room:tech-bay-b', 'extra:marine-2', 'room:docking-bay-a');
    expect(table.now.deactivation).toEqual({});
    expect(table.life('marines')).toBe(20);
  });

  test('TH-16.3.6: it is not used up by a trap that would do nothing', () => {
    const idle: Build = it =>
      it.card('aliens-parasite-1', 'alien-nest-s1').unit('marine-1', 'tech-bay-a', 'base', { parasites: 1 });
    expect(stop(1, idle).now.deactivation).toEqual({ 'alien-nest': [0] });
  });

  test('TH-7.5: it saves Marines only', () => {
    const table = visit('aliens', 'scientists', it =>
      it.card('scientists-defense-system-1', 'science-lab-s1', { upgrades: 1 }).with(state => {
        state.deactivation = { 'science-lab': [1] };
      }),
    );
    expect(table.life('aliens')).toBe(19);
  });

  test('TH-13.3: tokens that lie in sectors stay when the card is lost', () => {
    const table = scene(['marines', 'aliens'])
      .unit('marine-1', 'tech-bay-a')
      .card('marines-trap-detector-1', 'corridors-s1')
      .card('aliens-hive-1', 'alien-nest-s1')
      .malfunction('marines-trap-detector-1')
      .with(state => {
        state.deactivation = { 'alien-nest': [0] };
      })
      .turn('marines')
      .answer('room:alien-nest-a');
    expect(table.life('marines')).toBe(20);
  });

  test('TH-20.7: a token that Pandora places saves units of Pandora, and no Marine', () => {
    const table = scene(['marines', 'pandora'])
      .with(state => {
        state.pandora = { sector: 'corridors', side: 'left' };
      })
      .card('marines-trap-detector-1', 'docking-bay-s1', { takenBy: 'hunter-1' })
      .unit('hunter-2', 'docking-bay-a')
      .unit('marine-1', 'tech-bay-a')
      .during('pandora', 'hunter-2', 'turn.actions', {});
    expect(table.answer('sector:tech-bay').now.deactivation).toEqual({ 'tech-bay': [1] });
  });
});
