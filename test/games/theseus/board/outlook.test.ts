import { describe, expect, test } from 'vitest';
import { outlookLine } from '../../../../src/games/theseus/board/outlook.ts';
import type { Scene } from '../scene.ts';
import { scene } from '../scene.ts';
import { contextOf } from './painting.ts';

/** What is told beside an option now; the view is the one that everybody has. */
function beside(table: Scene, id: string): string | null {
  const { decision } = table;
  const option = decision.options.find(candidate => candidate.id === id);
  if (option === undefined) throw new Error(`${id} is not offered: ${table.options.join(' ')}`);
  return outlookLine(table.match.view('spectator'), decision, option, contextOf());
}

/** EX-01: 2, 4, 1, 2 and 0 units in the sectors of a ring of five, clockwise. */
function fiveSectors(faction: 'marines' | 'aliens'): Scene {
  return scene(['marines', 'aliens'])
    .unit('marine-1', 'corridors-a')
    .unit('alien-1', 'corridors-d', 'base', { heldBy: null })
    .unit('marine-2', 'control-room-a')
    .unit('alien-2', 'docking-bay-b')
    .unit('marine-3', 'tech-bay-a')
    .unit('alien-3', 'tech-bay-b')
    .turn(faction);
}

describe('a move, before it is chosen', () => {
  test('TH-6.2 as many sectors on as there are units where it starts (EX-01)', () => {
    const table = fiveSectors('marines');
    expect(beside(table, 'unit:marine-1')).toBe('→ 2 to Docking Bay; then upgrade or purge');
    expect(beside(table, 'unit:marine-2')).toBe('→ 1 to Docking Bay; then upgrade or purge');
    expect(beside(table, 'unit:marine-3')).toBe('→ 2 to Corridors; then assault in all sectors');
  });

  /** EX-02: an Alien skips the Docking Bay and stops among three Marines. */
  function shortcut(more: { readonly upgrades?: number } = {}): Scene {
    return scene(['aliens', 'marines'])
      .unit('alien-1', 'alien-nest-a', 'upgraded')
      .unit('alien-2', 'alien-nest-b')
      .unit('marine-1', 'corridors-b')
      .unit('marine-2', 'corridors-c')
      .unit('marine-3', 'corridors-d')
      .card('aliens-vent-shortcut-1', 'docking-bay-s1')
      .card('marines-mine-1', 'corridors-s1')
      .card('marines-battle-position-1', 'corridors-s2')
      .card('aliens-tentacles-1', 'corridors-s4')
      .card('aliens-assault-1', 'corridors-s5')
      .seat('aliens', more)
      .turn('aliens');
  }

  test('TH-6.8 trap, minor assault, then what is carried out there (EX-02)', () => {
    const table = shortcut();
    expect(beside(table, 'unit:alien-1')).toBe(
      '→ 2 to Docking Bay | or 2 to Corridors: Mine: Ann −2 LP, minor assault: Bob −3 LP; then Assault, assault in all sectors',
    );
    table.answer('unit:alien-1');
    expect(beside(table, 'to:corridors+skip:docking-bay')).toBe(
      '→ 2 to Corridors: Mine: Ann −2 LP, minor assault: Bob −3 LP; then Assault, assault in all sectors',
    );
  });

  test('what was told is what happens (EX-02)', () => {
    const table = shortcut({ upgrades: 1 }).answer('unit:alien-1', 'to:corridors+skip:docking-bay');
    expect([table.life('aliens'), table.life('marines')]).toEqual([18, 17]);
    expect(beside(table, 'run:aliens-assault-1')).toBe('→ assault: Bob −3 LP');
    table.answer('run:aliens-assault-1');
    expect(table.life('marines')).toBe(14);
  });
});
