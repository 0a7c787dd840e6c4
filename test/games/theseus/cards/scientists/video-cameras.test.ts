import { describe, expect, test } from 'vitest';
import { scene } from '../../scene.ts';
import type { Scene } from '../../scene.ts';
import { act, passBy, visit } from '../situations.ts';
import type { Build } from '../situations.ts';

const marker = (table: Scene, slot: 'science-lab-s1' | 'science-lab-s4' = 'science-lab-s1'): number | undefined =>
  table.now.installed[slot]?.camera;
const watch = (build: Build): Scene => visit('aliens', 'scientists', build);
const filmed =
  (camera: number, upgrades = 0): Build =>
  table =>
    table.card('scientists-video-cameras-1', 'science-lab-s1', { camera, upgrades });
const paid = (build: Build): Scene =>
  act('scientists', 'aliens', table => build(table.card('scientists-video-cameras-1', 'alien-nest-s1', { camera: 2 })));

describe('scientists-video-cameras, TH-16.4.1', () => {
  test('TH-16.4.1: an enemy who stops moves the marker up by N, and nobody gains anything yet', () => {
    expect(marker(watch(filmed(0)))).toBe(1);
    expect(marker(watch(filmed(1, 2)))).toBe(4);
    expect(watch(filmed(0)).data('scientists')).toBe(0);
  });

  test('TH-16.4.1: to 6 at most', () => {
    expect(marker(watch(filmed(5, 2)))).toBe(6);
    expect(marker(watch(filmed(6)))).toBe(6);
  });

  test('TH-7.1: own units and enemies who pass do not count', () => {
    const own = scene(['scientists', 'aliens'])
      .unit('scientist-1', 'tech-bay-a')
      .card('scientists-video-cameras-1', 'alien-nest-s1')
      .turn('scientists')
      .answer('room:alien-nest-a');
    expect(own.now.installed['alien-nest-s1']?.camera).toBe(0);
    const passed = passBy('aliens', 'scientists', it => it.card('scientists-video-cameras-1', 'tech-bay-s1'));
    expect(passed.now.installed['tech-bay-s1']?.camera).toBe(0);
  });

  test('TH-16.4.1: an own unit that stops gets the marker in data points, and it goes to 0', () => {
    const table = paid(it => it);
    expect([table.data('scientists'), table.now.installed['alien-nest-s1']?.camera]).toEqual([2, 0]);
  });

  test('EX-16 TH-15.2: a copy pays the same points again, and records none of its own', () => {
    expect(paid(it => it.card('scientists-reproduction-1', 'alien-nest-s2')).data('scientists')).toBe(4);
    expect(marker(watch(it => filmed(0)(it).card('scientists-reproduction-1', 'science-lab-s2')))).toBe(1);
  });

  test('TH-16.4.1: two of them keep separate markers; both count and both pay', () => {
    const table = watch(it => filmed(0, 1)(it).card('scientists-video-cameras-2', 'science-lab-s4'));
    expect([marker(table), marker(table, 'science-lab-s4')]).toEqual([2, 1]);
    const both = paid(it => it.card('scientists-video-cameras-2', 'alien-nest-s4', { camera: 5 }));
    expect(both.answer('run:scientists-video-cameras-2').data('scientists')).toBe(7);
  });

  test('EX-37 TH-16.2.7: switched off by a Creeper the marker stays, without growth or payout', () => {
    const off: Build = it =>
      it.card('scientists-video-cameras-1', 'science-lab-s1', { camera: 3 }).card('aliens-creeper-1', 'science-lab-s2');
    expect(marker(watch(off))).toBe(3);
    const unpaid = paid(it => it.card('aliens-creeper-1', 'alien-nest-s2'));
    expect([unpaid.data('scientists'), unpaid.now.installed['alien-nest-s1']?.camera]).toEqual([0, 2]);
  });

  test('TH-13.3: its points stay and sleep under the malfunction token', () => {
    const asleep = paid(it => it.malfunction('scientists-video-cameras-1'));
    expect([asleep.data('scientists'), asleep.now.installed['alien-nest-s1']?.camera]).toEqual([0, 2]);
  });
});
