import { describe, expect, test } from 'vitest';
import { scene } from '../../scene.ts';
import type { Scene } from '../../scene.ts';
import type { CardId } from '../../../../../src/games/theseus/data/cards.ts';
import { act, passBy, visit } from '../situations.ts';
import type { Build } from '../situations.ts';

const grip = (build: Build): Scene =>
  visit('aliens', 'scientists', table => build(table.card('scientists-gripper-1', 'science-lab-s1')));
const heldBy = (table: Scene, unit: 'alien-1' | 'alien-2'): CardId | null | undefined => table.now.units[unit]?.heldBy;

/** Alien 2 is held in the laboratory when Alien 1 comes there. */
const rescue = (build: Build): Scene =>
  grip(table => build(table.unit('alien-2', 'science-lab-b', 'upgraded', { heldBy: 'scientists-gripper-1' })));

describe('scientists-gripper, TH-16.4.2', () => {
  test('TH-16.4.2: an enemy who stops is held, one who passes is not', () => {
    expect(
      heldBy(
        grip(it => it),
        'alien-1',
      ),
    ).toBe('scientists-gripper-1');
    const passed = passBy('aliens', 'scientists', it => it.card('scientists-gripper-1', 'tech-bay-s1'));
    expect(heldBy(passed, 'alien-1')).toBeNull();
  });

  test('TH-6.1: its owner can’t move a held unit', () => {
    const table = scene(['aliens', 'scientists'])
      .unit('alien-1', 'science-lab-a', 'base', { heldBy: 'scientists-gripper-1' })
      .unit('alien-2', 'tech-bay-a')
      .unit('alien-3', 'tech-bay-b')
      .card('scientists-gripper-1', 'science-lab-s1')
      .turn('aliens');
    expect(table.options).toEqual(['unit:alien-2', 'unit:alien-3']);
    expect(table.blockedBy('unit:alien-1')).toBe('TH-16.4.2');
  });

  test('TH-16.4.2: a held unit does not attack', () => {
    const assault = (held: boolean): number =>
      act('aliens', 'scientists', it =>
        it
          .card('aliens-assault-1', 'science-lab-s1')
          .card('scientists-gripper-1', 'corridors-s1')
          .unit('scientist-1', 'corridors-b')
          .unit('alien-2', 'corridors-a', 'upgraded', held ? { heldBy: 'scientists-gripper-1' } : {}),
      ).life('scientists');
    expect([assault(false), assault(true)]).toEqual([19, 20]);
  });

  test('TH-22.9: a friend who arrives frees it, and is not seized by the Gripper that let go', () => {
    const table = rescue(it => it);
    expect([heldBy(table, 'alien-1'), heldBy(table, 'alien-2')]).toEqual([null, null]);
  });

  test('EX-38 TH-22.9: freed before the minor assault, it attacks; a second Gripper holds the newcomer, who does not', () => {
    const full: Build = it =>
      it
        .unit('scientist-1', 'science-lab-d')
        .unit('scientist-2', 'science-lab-c')
        .unit('alien-1', 'tech-bay-a', 'upgraded');
    // Alien 2 in b reaches a and d: one Scientist. Alien 1 in a reaches b only.
    expect(rescue(full).life('scientists')).toBe(19);
    const second = rescue(it => full(it).card('scientists-gripper-2', 'science-lab-s2'));
    expect([heldBy(second, 'alien-1'), second.life('scientists')]).toEqual(['scientists-gripper-2', 19]);
  });

  test('TH-16.4.2: an arrival sets off one of two, whichever the active player picks; the next arrival the other', () => {
    const table = grip(it => it.card('scientists-gripper-2', 'science-lab-s2'));
    expect(table.decision.kind).toBe('trap.order');
    table.answer('card:scientists-gripper-2');
    expect(heldBy(table, 'alien-1')).toBe('scientists-gripper-2');
  });

  test('TH-15.4: Reproduction does not copy it, and a token on a unit holds no other', () => {
    const table = scene(['aliens', 'scientists', 'greys'])
      .unit('grey-1', 'science-lab-b', 'base', { heldBy: 'scientists-gripper-1' })
      .unit('alien-1', 'control-room-a')
      .card('scientists-gripper-1', 'science-lab-s1')
      .card('scientists-reproduction-1', 'science-lab-s2')
      .ring('corridors', 'control-room', 'science-lab', 'alien-nest', 'tech-bay', 'grey-wreck')
      .turn('aliens')
      .answer('room:science-lab-a');
    expect(heldBy(table, 'alien-1')).toBeNull();
  });

  test('TH-13.3: malfunction does not free it; the loss of the card does', () => {
    const held = (): Scene =>
      scene(['aliens', 'scientists'])
        .unit('alien-1', 'alien-nest-a')
        .unit('alien-2', 'control-room-a', 'base', { heldBy: 'scientists-gripper-1' })
        .card('scientists-gripper-1', 'alien-nest-s1');
    const asleep = held().malfunction('scientists-gripper-1').during('aliens', 'alien-1', 'turn.sector', {});
    expect(heldBy(asleep, 'alien-2')).toBe('scientists-gripper-1');
    const purged = held().during('aliens', 'alien-1', 'turn.sector', {}).answer('purge:alien-nest-s1');
    expect(heldBy(purged, 'alien-2')).toBeNull();
  });

  test('TH-6.7: a held unit that is launched is free', () => {
    const table = scene(['marines', 'scientists', 'aliens'])
      .unit('marine-1', 'control-room-a')
      .unit('alien-1', 'science-lab-a', 'base', { heldBy: 'scientists-gripper-1' })
      .unit('scientist-1', 'science-lab-b')
      .unit('scientist-2', 'science-lab-c')
      .unit('scientist-3', 'science-lab-d')
      .card('scientists-gripper-1', 'science-lab-s1')
      .ring('corridors', 'control-room', 'science-lab', 'docking-bay', 'tech-bay', 'alien-nest')
      .turn('marines')
      .answer('unit:alien-1');
    expect([table.place('alien-1'), heldBy(table, 'alien-1')]).toEqual(['space', null]);
    expect(table.now.units['marine-1']?.heldBy).toBe('scientists-gripper-1');
  });

  test('TH-19.5: an ally’s arrival frees as well', () => {
    const table = scene(['marines', 'scientists', 'aliens', 'greys'], { mode: 'teams' })
      .unit('alien-1', 'control-room-a', 'base', { heldBy: 'scientists-gripper-1' })
      .unit('marine-1', 'corridors-a')
      .card('scientists-gripper-1', 'control-room-s1')
      .turn('marines')
      .answer('room:control-room-b');
    expect([heldBy(table, 'alien-1'), table.now.units['marine-1']?.heldBy]).toEqual([null, null]);
  });
});
