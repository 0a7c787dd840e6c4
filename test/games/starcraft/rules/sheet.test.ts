import { describe, expect, test } from 'vitest';
import {
  handLimit,
  hasAirSupportAt,
  moduleSpacesLeft,
  moduleTokensLeft,
  nextLevels,
  ownsTechnology,
  unitBuildLimit,
  unlockedUnits,
} from '../../../../src/games/starcraft/state/sheet.ts';
import { scene } from '../scene.ts';

const levels = (table: ReturnType<typeof scene>): string[] =>
  nextLevels(table.state, 0).map(({ building, level }) => `${building}-${level}`);

describe('SC-17 the faction sheet', () => {
  test('SC-8.1.3 EX-20 Aldaris starts with Zealots only', () => {
    expect(unlockedUnits(scene(['aldaris']).state, 0)).toEqual(['zealot']);
  });

  test('SC-17.2 the units of lower levels stay unlocked', () => {
    const table = scene(['mengsk']).seat(0, owner => {
      owner.buildings = { barracks: 3, factory: 1 };
    });
    expect(unlockedUnits(table.state, 0)).toEqual(['marine', 'firebat', 'ghost', 'vulture']);
  });

  test('SC-8.1.5 no building unlocks what needs a technology', () => {
    const table = scene(['overmind']).seat(0, owner => {
      owner.buildings = { 'spawning-pool': 3, 'queens-nest': 2, spire: 2 };
    });
    expect(unlockedUnits(table.state, 0)).not.toContain('guardian');
  });

  test('SC-17.2 EX-25 Mengsk may buy Barracks II, Factory I and Starport I at first, then Starport II', () => {
    const table = scene(['mengsk']);
    expect(levels(table)).toEqual(['barracks-2', 'factory-1', 'starport-1']);
    table.seat(0, owner => {
      owner.buildings.starport = 1;
    });
    expect(levels(table)).toEqual(['barracks-2', 'factory-1', 'starport-2']);
  });

  test('SC-17.2 a building at its highest level has no next one', () => {
    const table = scene(['aldaris']).seat(0, owner => {
      owner.buildings = { gateway: 3, 'robotics-facility': 1 };
    });
    expect(levels(table)).toEqual(['stargate-1']);
  });

  test('SC-17.5 EX-22 EX-23 the build limit is two and one more for each Supply module', () => {
    const table = scene(['aldaris', 'mengsk']);
    expect(unitBuildLimit(table.state, 0)).toBe(2);
    table.seat(0, owner => (owner.modules.supply = 1)).seat(1, owner => (owner.modules.supply = 2));
    expect([unitBuildLimit(table.state, 0), unitBuildLimit(table.state, 1)]).toEqual([3, 4]);
  });

  test('SC-22.3 EX-24 the Zerg build two units for each building type, whatever its level', () => {
    const table = scene(['overmind', 'queen-of-blades']);
    table.seat(0, owner => (owner.buildings = { 'spawning-pool': 3, 'queens-nest': 1, spire: 1 }));
    table.seat(1, owner => (owner.buildings = { 'spawning-pool': 3 }));
    expect([unitBuildLimit(table.state, 0), unitBuildLimit(table.state, 1)]).toEqual([6, 2]);
  });

  test('SC-17.4 a sheet has five module spaces, a Zerg one three', () => {
    const table = scene(['mengsk', 'overmind']).seat(0, owner => (owner.modules = { supply: 2, 'air-support': 1 }));
    expect([moduleSpacesLeft(table.state, 0), moduleSpacesLeft(table.state, 1)]).toEqual([2, 3]);
  });

  test('SC-17.4 SC-2.1 tokens are counted: one Air Support, no Supply for the Zerg', () => {
    const table = scene(['mengsk', 'overmind']).seat(0, owner => (owner.modules = { 'air-support': 1 }));
    expect(moduleTokensLeft(table.state, 0, 'air-support')).toBe(0);
    expect([moduleTokensLeft(table.state, 1, 'supply'), moduleTokensLeft(table.state, 0, 'supply')]).toEqual([0, 4]);
  });

  test('SC-17.7 Air Support works in areas with an own base only', () => {
    const table = scene(['mengsk', 'aldaris']).planet('braken', 0, 0).base('braken-1', 0).base('braken-2', 1);
    expect(hasAirSupportAt(table.state, 'braken-1', 0)).toBe(false);
    table.seat(0, owner => (owner.modules = { 'air-support': 1 }));
    const where = (['braken-1', 'braken-2', 'braken-3'] as const).map(area => hasAirSupportAt(table.state, area, 0));
    expect(where).toEqual([true, false, false]);
  });

  test('SC-18.9 the hand limit is 6, for Terrans 8, and each kept Veteran Staff adds 2', () => {
    const table = scene(['mengsk', 'aldaris', 'overmind']).seat(2, owner => owner.keptEvents.push('e2-07', 'e2-08'));
    expect([0, 1, 2].map(seat => handLimit(table.state, seat))).toEqual([8, 6, 10]);
  });

  test('SC-11.6 a technology is owned while its card lies in the play area', () => {
    const table = scene(['aldaris']);
    expect(ownsTechnology(table.state, 0, 'summon-archon')).toBe(false);
    expect(ownsTechnology(table.inPlay(0, 'summon-archon-1').state, 0, 'summon-archon')).toBe(true);
  });
});
