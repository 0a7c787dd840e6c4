import { describe, expect, test } from 'vitest';
import { cardName, say } from '../../../../../src/games/theseus/text/say.ts';
import { scene } from '../../scene.ts';
import type { Scene } from '../../scene.ts';
import type { Build } from '../situations.ts';

const before = (build: Build): Scene =>
  build(
    scene(['aliens', 'marines'])
      .unit('alien-1', 'alien-nest-a')
      .unit('alien-2', 'corridors-a')
      .unit('marine-1', 'docking-bay-a')
      .aside('aliens', 'aliens-burrow-1'),
  ).turn('aliens');
const hive: Build = table => table.card('aliens-hive-1', 'alien-nest-s1', { upgrades: 2 });

describe('aliens-burrow, TH-16.2.8', () => {
  test('TH-16.2.8: an own installed card, its tokens with it, goes to an empty slot of any sector', () => {
    const table = before(hive).answer('play:aliens-burrow-1', 'slot:corridors-s2');
    expect(table.now.installed['corridors-s2']).toMatchObject({ card: 'aliens-hive-1', upgrades: 2 });
    expect(table.now.installed['alien-nest-s1']).toBeUndefined();
  });

  test('TH-11.6: it is discarded, and the turn goes on', () => {
    const table = before(hive).answer('play:aliens-burrow-1', 'slot:corridors-s2');
    expect(table.now.seats[0]).toMatchObject({ aside: [], discard: ['aliens-burrow-1'] });
    expect(table.decision.kind).toBe('move.unit');
  });

  test('TH-16.2.8: the question for the slot names the card that moves', () => {
    const { decision } = before(hive).answer('play:aliens-burrow-1');
    expect(decision.prompt).toEqual(say('burrow.goes', { card: cardName('aliens-hive-1') }));
  });

  test('TH-16.2.8: not onto a bonus card or another card', () => {
    const table = before(it => hive(it).bonus('bonus-repair-1', 'corridors-s3').card('marines-fire-1', 'corridors-s1'));
    table.answer('play:aliens-burrow-1');
    expect(table.options).toContain('slot:corridors-s2');
    expect(table.options).not.toContain('slot:corridors-s3');
    expect(table.options).not.toContain('slot:corridors-s1');
  });

  test('TH-13.2: a card under malfunction is not moved; without a card it can’t be played', () => {
    expect(before(it => hive(it).malfunction('aliens-hive-1')).blockedBy('play:aliens-burrow-1')).toBe('TH-16.2.8');
    expect(before(it => it).blockedBy('play:aliens-burrow-1')).toBe('TH-16.2.8');
  });

  test('TH-16.2.7: a Creeper that moves in switches off enemy cards at once', () => {
    const table = before(it => it.card('aliens-creeper-1', 'alien-nest-s1').card('marines-fire-1', 'corridors-s1'));
    table.answer('play:aliens-burrow-1', 'slot:corridors-s2', 'unit:alien-2');
    expect(table.match.view('spectator').installed['corridors-s1']?.working).toBe(false);
  });

  test('TH-5.2: only in the own turn', () => {
    const table = scene(['aliens', 'marines'])
      .unit('alien-1', 'alien-nest-a')
      .unit('marine-1', 'docking-bay-a')
      .unit('marine-2', 'corridors-a')
      .aside('aliens', 'aliens-burrow-1')
      .card('aliens-hive-1', 'alien-nest-s1')
      .turn('marines');
    expect(table.options).toEqual(['unit:marine-1', 'unit:marine-2']);
  });
});
