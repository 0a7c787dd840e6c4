import { describe, expect, test } from 'vitest';
import { scene } from '../../scene.ts';
import type { Scene } from '../../scene.ts';
import { act } from '../situations.ts';
import type { Build } from '../situations.ts';

/** The Aliens place the token from the Control Room. */
function placing(build: Build): Scene {
  const table = scene(['aliens', 'marines'])
    .unit('alien-1', 'control-room-a')
    .card('marines-fire-1', 'docking-bay-s1')
    .card('marines-protection-1', 'docking-bay-s2');
  return build(table).during('aliens', 'alien-1', 'turn.sector', {});
}

describe('marines-protection, TH-16.3.4', () => {
  test('TH-16.3.4: a token for another card of the Marines goes to Protection', () => {
    const table = placing(it => it).answer('malfunction:marines-fire-1');
    expect(table.now.malfunction).toBe('marines-protection-1');
    expect(table.told).toContain('malfunction.drawn');
  });

  test('TH-16.3.4: pending cards are covered too', () => {
    const table = placing(it => it.pending('marines-mine-1', 'corridors-p1'));
    expect(table.answer('malfunction:marines-mine-1').now.malfunction).toBe('marines-protection-1');
  });

  test('EX-17 TH-13.4: lifted from Protection, the token must return to it', () => {
    const table = placing(it => it.malfunction('marines-protection-1'));
    expect(table.answer('malfunction:marines-fire-1').now.malfunction).toBe('marines-protection-1');
  });

  test('TH-13.4: taken from another card, that one works again', () => {
    const table = placing(it => it.malfunction('marines-fire-1')).answer('malfunction:marines-fire-1');
    expect(table.now.malfunction).toBe('marines-protection-1');
  });

  test('TH-1.3: pending or switched off it draws nothing', () => {
    const pending = scene(['aliens', 'marines'])
      .unit('alien-1', 'control-room-a')
      .card('marines-fire-1', 'docking-bay-s1')
      .pending('marines-protection-1', 'docking-bay-p1')
      .during('aliens', 'alien-1', 'turn.sector', {});
    expect(pending.answer('malfunction:marines-fire-1').now.malfunction).toBe('marines-fire-1');
    const off = placing(it => it.card('aliens-creeper-1', 'docking-bay-s3'));
    expect(off.answer('malfunction:marines-fire-1').now.malfunction).toBe('marines-fire-1');
  });

  test('TH-16.3.4: the Marines’ own placing is free', () => {
    const table = scene(['marines', 'aliens'])
      .unit('marine-1', 'control-room-a')
      .card('marines-protection-1', 'docking-bay-s2')
      .card('aliens-hive-1', 'alien-nest-s1')
      .card('aliens-hive-2', 'alien-nest-s2')
      .during('marines', 'marine-1', 'turn.sector', {});
    expect(table.answer('malfunction:aliens-hive-1').now.malfunction).toBe('aliens-hive-1');
  });

  test('TH-16.3.4: among three it may still go to another player', () => {
    const table = scene(['aliens', 'marines', 'greys'])
      .unit('alien-1', 'control-room-a')
      .card('marines-protection-1', 'docking-bay-s2')
      .card('greys-chamber-1', 'grey-wreck-s1')
      .malfunction('marines-protection-1')
      .during('aliens', 'alien-1', 'turn.sector', {});
    expect(table.answer('malfunction:greys-chamber-1').now.malfunction).toBe('greys-chamber-1');
  });

  test('TH-16.3.4: the card Malfunction is drawn as well', () => {
    const table = act('scientists', 'marines', it =>
      it
        .card('scientists-malfunction-1', 'docking-bay-s1')
        .card('marines-fire-1', 'docking-bay-s3')
        .card('marines-protection-1', 'docking-bay-s2'),
    );
    expect(table.answer('malfunction:marines-fire-1').now.malfunction).toBe('marines-protection-1');
  });

  test('TH-16.3.4: in the team game it covers the cards of the alliance', () => {
    const table = scene(['marines', 'greys', 'aliens', 'scientists'], { mode: 'teams' })
      .unit('grey-1', 'control-room-a')
      .card('aliens-hive-1', 'docking-bay-s1')
      .card('marines-protection-1', 'docking-bay-s2')
      .during('greys', 'grey-1', 'turn.sector', {});
    expect(table.answer('malfunction:aliens-hive-1').now.malfunction).toBe('marines-protection-1');
  });

  test('TH-20.6: one that Pandora has for once goes back when it has drawn the token', () => {
    const table = scene(['marines', 'pandora'])
      .with(state => {
        state.pandora = { sector: 'corridors', side: 'left' };
      })
      .unit('marine-1', 'control-room-a')
      .card('marines-protection-1', 'docking-bay-s2', { takenBy: 'runner-1' })
      .card('marines-fire-1', 'docking-bay-s1', { takenBy: 'hunter-1' })
      .during('marines', 'marine-1', 'turn.sector', {})
      .answer('malfunction:marines-fire-1');
    expect(table.now.malfunction).toBe('marines-protection-1');
    expect(table.now.installed['docking-bay-s2']?.takenBy).toBeNull();
  });
});
