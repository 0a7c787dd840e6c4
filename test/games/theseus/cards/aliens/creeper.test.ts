import { describe, expect, test } from 'vitest';
import { scene } from '../../scene.ts';
import type { Scene } from '../../scene.ts';
import { visit } from '../situations.ts';
import type { Build } from '../situations.ts';

const crept = (build: Build): Scene =>
  visit('aliens', 'marines', table =>
    build(table.card('marines-fire-1', 'docking-bay-s1').card('aliens-creeper-1', 'docking-bay-s2')),
  );

describe('aliens-creeper, TH-16.2.7', () => {
  test('TH-16.2.7: enemy cards of its sector are switched off', () => {
    expect(crept(it => it).life('aliens')).toBe(20);
  });

  test('TH-16.2.7: those of other sectors work, and the Aliens’ own too', () => {
    const elsewhere = visit('aliens', 'marines', it =>
      it.card('marines-fire-1', 'docking-bay-s1').card('aliens-creeper-1', 'corridors-s1'),
    );
    expect(elsewhere.life('aliens')).toBe(19);
    const own = visit('marines', 'aliens', it =>
      it.card('aliens-hive-1', 'alien-nest-s1').card('aliens-creeper-1', 'alien-nest-s2'),
    );
    expect(own.life('marines')).toBe(19);
  });

  test('TH-13.4: under the malfunction token it switches nothing off; lifted, it does again at once', () => {
    expect(crept(it => it.malfunction('aliens-creeper-1')).life('aliens')).toBe(19);
    const table = scene(['marines', 'aliens'])
      .unit('marine-1', 'control-room-a')
      .card('marines-protection-1', 'docking-bay-s1')
      .card('aliens-creeper-1', 'docking-bay-s2')
      .card('aliens-hive-1', 'corridors-s1')
      .malfunction('aliens-creeper-1')
      .during('marines', 'marine-1', 'turn.sector', {})
      .answer('malfunction:aliens-hive-1');
    expect(table.match.view('spectator').installed['docking-bay-s1']?.working).toBe(false);
  });

  test('TH-16.2.7: a switched-off card is not upgraded or purged, but its owner may replace it', () => {
    const table = scene(['marines', 'aliens'])
      .seat('marines', { upgrades: 2 })
      .unit('marine-1', 'docking-bay-a', 'upgraded')
      .unit('marine-2', 'corridors-a', 'upgraded')
      .card('marines-fire-1', 'tech-bay-s1')
      .card('aliens-creeper-1', 'tech-bay-s2')
      .pending('marines-mine-1', 'docking-bay-p1')
      .during('marines', 'marine-1', 'turn.pending', {});
    expect(table.blockedBy('token:tech-bay-s1')).toBe('TH-13.2');
    table.answer('deploy:docking-bay-p1');
    expect(table.options).toContain('slot:tech-bay-s1');
    table.answer('slot:tech-bay-s1');
    expect(table.now.seats[0]?.discard).toEqual(['marines-fire-1']);
    const purge = scene(['aliens', 'marines'])
      .unit('alien-1', 'alien-nest-a')
      .unit('alien-2', 'corridors-a')
      .card('marines-fire-1', 'alien-nest-s1')
      .card('marines-fire-2', 'alien-nest-s3')
      .card('aliens-creeper-1', 'alien-nest-s2')
      .during('aliens', 'alien-1', 'turn.sector', {});
    expect(purge.now.seats[0]?.upgrades).toBe(1); // nothing could be purged
  });

  test('TH-16.2.7: the malfunction token may lie on a switched-off card', () => {
    const table = scene(['aliens', 'marines'])
      .unit('alien-1', 'control-room-a')
      .card('marines-fire-1', 'corridors-s1')
      .card('marines-fire-2', 'tech-bay-s2')
      .card('aliens-creeper-1', 'corridors-s2')
      .during('aliens', 'alien-1', 'turn.sector', {});
    expect(table.options).toEqual(['malfunction:marines-fire-1', 'malfunction:marines-fire-2']);
  });

  test('TH-20.6: one that Pandora has for once goes back after a turn of one whose cards it switched off', () => {
    const table = scene(['aliens', 'pandora'])
      .with(state => {
        state.pandora = { sector: 'tech-bay', side: 'left' };
      })
      .unit('alien-1', 'alien-nest-a')
      .unit('alien-2', 'corridors-a')
      .unit('creature-1', 'corridors-b')
      .unit('creature-2', 'corridors-c')
      .card('aliens-hive-1', 'alien-nest-s1')
      .card('aliens-creeper-1', 'alien-nest-s2', { takenBy: 'runner-1' })
      .during('aliens', 'alien-1', 'turn.end', {});
    expect(table.now.installed['alien-nest-s2']?.takenBy).toBeNull();
    expect(table.place('runner-1')).toBeUndefined();
  });
});
