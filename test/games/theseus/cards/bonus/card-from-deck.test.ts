import { describe, expect, test } from 'vitest';
import { scene } from '../../scene.ts';
import type { Scene } from '../../scene.ts';
import type { Build } from '../situations.ts';

const before = (build: Build): Scene =>
  build(
    scene(['aliens', 'marines'])
      .unit('alien-1', 'alien-nest-a')
      .unit('alien-2', 'corridors-a')
      .aside('aliens', 'bonus-card-from-deck-1'),
  ).turn('aliens');

describe('bonus-card-from-deck, TH-16.6.1', () => {
  test('TH-16.6.1: the top card goes into an empty slot: no bonus card, no other card there', () => {
    const table = before(it =>
      it.deck('aliens', 'aliens-hive-1').bonus('bonus-repair-1', 'corridors-s3').card('aliens-hive-2', 'corridors-s1'),
    ).answer('play:bonus-card-from-deck-1');
    expect(table.options).toContain('slot:corridors-s2');
    expect(table.options).not.toContain('slot:corridors-s3');
    expect(table.options).not.toContain('slot:corridors-s1');
    table.answer('slot:corridors-s2');
    expect(table.slot('aliens-hive-1')).toBe('corridors-s2');
    expect(table.now.bonusUsed).toEqual(['bonus-card-from-deck-1']);
  });

  test('TH-11.5: an instant on top is set aside', () => {
    const table = before(it => it.deck('aliens', 'aliens-burrow-1')).answer('play:bonus-card-from-deck-1');
    expect(table.now.seats[0]?.aside).toEqual(['aliens-burrow-1']);
  });

  test('TH-17.1: with an empty deck it can’t be played, and the countdown stays', () => {
    const table = before(it => it);
    expect(table.blockedBy('play:bonus-card-from-deck-1')).toBe('TH-16.6.1');
    expect(table.now.countdown).toBe(0);
  });

  test('TH-16.6.1: used the moment it is gained, before the pending slot is filled again', () => {
    const table = scene(['aliens', 'marines'])
      .unit('alien-1', 'alien-nest-a')
      .unit('alien-2', 'corridors-a')
      .pending('aliens-lurking-1', 'alien-nest-p1')
      .bonus('bonus-card-from-deck-1', 'tech-bay-s1')
      .deck('aliens', 'aliens-hive-1', 'aliens-hive-2')
      .during('aliens', 'alien-1', 'turn.pending', {})
      .answer('deploy:alien-nest-p1', 'slot:tech-bay-s1', 'play:bonus-card-from-deck-1', 'slot:tech-bay-s2');
    expect(table.slot('aliens-hive-1')).toBe('tech-bay-s2');
    expect(table.now.pending['alien-nest-p1']).toBe('aliens-hive-2');
  });

  test('TH-2.6: the next card of the deck lies open then, so nobody undoes it', () => {
    const table = before(it => it.deck('aliens', 'aliens-hive-1', 'aliens-hive-2'));
    const { revealed } = table.now;
    table.answer('play:bonus-card-from-deck-1', 'slot:corridors-s2');
    expect(table.now.revealed).toBe(revealed + 1);
  });
});
