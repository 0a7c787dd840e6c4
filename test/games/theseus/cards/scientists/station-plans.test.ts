import { describe, expect, test } from 'vitest';
import type { Scene } from '../../scene.ts';
import { act } from '../situations.ts';
import type { Build } from '../situations.ts';

const planning = (build: Build): Scene =>
  act('scientists', 'aliens', table => build(table.card('scientists-station-plans-1', 'alien-nest-s1')));
const one: Build = table =>
  table
    .pending('scientists-archive-1', 'corridors-p1')
    .deck('scientists', 'scientists-hideout-1', 'scientists-gripper-1');

describe('scientists-station-plans, TH-11.3', () => {
  test('TH-11.3: a pending card of any sector is deployed, and its slot is filled again', () => {
    const table = planning(one);
    expect(table.options).toEqual(['none', 'deploy:corridors-p1']);
    table.answer('deploy:corridors-p1', 'slot:tech-bay-s2');
    expect(table.slot('scientists-archive-1')).toBe('tech-bay-s2');
    expect(table.now.pending['corridors-p1']).toBe('scientists-hideout-1');
    expect(table.decision.kind).toBe('pending.slot'); // phase 4 follows all the same
  });

  test('TH-10.1: it may be declined', () => {
    expect(planning(one).answer('none').now.pending['corridors-p1']).toBe('scientists-archive-1');
  });

  test('TH-17.1: with an empty deck the countdown advances', () => {
    const table = planning(it => it.pending('scientists-archive-1', 'corridors-p1'));
    expect(table.answer('deploy:corridors-p1', 'slot:tech-bay-s2').now.countdown).toBe(1);
  });

  test('TH-13.1: not a card under malfunction, nor one of an enemy', () => {
    const table = planning(it => one(it).malfunction('scientists-archive-1').pending('aliens-hive-1', 'alien-nest-p1'));
    expect(table.decision.kind).toBe('pending.slot');
  });

  test('TH-11.7: a bonus card is gained and may be used before the slot is filled again', () => {
    const table = planning(it => one(it).bonus('bonus-card-from-deck-1', 'tech-bay-s1'));
    table.answer('deploy:corridors-p1', 'slot:tech-bay-s1', 'play:bonus-card-from-deck-1', 'slot:tech-bay-s2');
    expect(table.slot('scientists-hideout-1')).toBe('tech-bay-s2');
    expect(table.now.pending['corridors-p1']).toBe('scientists-gripper-1');
  });

  test('TH-15.4: a copy deploys one more', () => {
    const table = planning(it =>
      one(it).pending('scientists-medical-bay-1', 'science-lab-p1').card('scientists-reproduction-1', 'alien-nest-s2'),
    );
    table.answer('run:scientists-station-plans-1', 'deploy:corridors-p1', 'slot:tech-bay-s2');
    table.answer('deploy:science-lab-p1', 'slot:tech-bay-s4');
    expect([table.slot('scientists-archive-1'), table.slot('scientists-medical-bay-1')]).toEqual([
      'tech-bay-s2',
      'tech-bay-s4',
    ]);
  });
});
