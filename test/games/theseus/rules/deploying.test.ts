import { describe, expect, test } from 'vitest';
import { upgradesLeft } from '../../../../src/games/theseus/state/tokens.ts';
import { scene } from '../scene.ts';

describe('where a card may be deployed, TH-11.3', () => {
  test('TH-11.3 TH-13.2: not onto an own card under malfunction, which nobody can discard', () => {
    const table = scene(['marines', 'aliens'])
      .unit('marine-1', 'tech-bay-a')
      .ring('corridors', 'control-room', 'tech-bay', 'docking-bay', 'alien-nest')
      .pending('marines-armory-1', 'docking-bay-p1')
      .card('marines-mine-1', 'corridors-s1')
      .card('marines-fire-1', 'corridors-s2')
      .malfunction('marines-fire-1')
      .turn('marines')
      .answer('room:docking-bay-a', 'deploy:docking-bay-p1');
    expect(table.decision.kind).toBe('deploy.slot');
    expect(table.options).toContain('slot:corridors-s1');
    expect(table.options).not.toContain('slot:corridors-s2');
    expect(table.blockedBy('slot:corridors-s2')).toBe('TH-13.2');
  });

  test('TH-11.3: into empty slots and onto own cards, never onto an enemy card', () => {
    const table = scene(['marines', 'aliens'])
      .unit('marine-1', 'tech-bay-a')
      .ring('corridors', 'control-room', 'tech-bay', 'docking-bay', 'alien-nest')
      .pending('marines-armory-1', 'docking-bay-p1')
      .card('marines-mine-1', 'corridors-s1')
      .card('aliens-tentacles-1', 'corridors-s2')
      .turn('marines')
      .answer('room:docking-bay-a', 'deploy:docking-bay-p1');
    expect(table.options).toEqual(expect.arrayContaining(['slot:corridors-s1', 'slot:corridors-s3']));
    expect(table.options).not.toContain('slot:corridors-s2');
    expect(table.blockedBy('slot:corridors-s2')).toBe('TH-11.3');
  });

  test('TH-11.3: an own card in the slot goes to the discard pile, and its tokens go back to the supply', () => {
    const table = scene(['marines', 'aliens'])
      .unit('marine-1', 'tech-bay-a')
      .ring('corridors', 'control-room', 'tech-bay', 'docking-bay', 'alien-nest')
      .pending('marines-armory-1', 'docking-bay-p1')
      .card('marines-mine-1', 'corridors-s1', { upgrades: 2 })
      .turn('marines')
      .answer('room:docking-bay-a', 'deploy:docking-bay-p1');
    const supply = upgradesLeft(table.now);
    table.answer('slot:corridors-s1');
    expect(table.now.installed['corridors-s1']).toMatchObject({ card: 'marines-armory-1', upgrades: 0 });
    expect(table.now.seats[0]?.discard).toEqual(['marines-mine-1']);
    expect(upgradesLeft(table.now)).toBe(supply + 2);
  });
});
