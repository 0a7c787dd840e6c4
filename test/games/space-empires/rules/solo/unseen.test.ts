import { describe, expect, test } from 'vitest';
import type { HexId } from '../../../../../src/games/space-empires/data/hexes.ts';
import type { Scene } from '../../scene.ts';
import { aliensMove, among, first, fleet, having, shipsAt } from './alien-scenes.ts';

const CLOAKED = { special: 1 };

/** Cloaked Raiders of the first empire, that have fought before. */
function raiders(table: Scene, at: HexId, count: number): Scene {
  having(table, {}, { cloaking: 1 });
  return table.units('empire-1', at, 'raider', count, CLOAKED, { up: true });
}

describe('SE-15.2, SE-26.8.6: Raiders of aliens stay unseen', () => {
  test('SE-15.2, SE-26.8.6: who has no scanner does not bring Raiders that are worth less to battle', () => {
    const table = raiders(among().units(0, 'g4', 'dreadnought', 6), 'g4', 1).fight();
    expect(table.told).toContain('raiders.announced');
    expect(table.told).not.toContain('battle.begins');
    expect(shipsAt(table, 'g4')).toEqual(['raider 1']);
    expect(table.asked).toBe('0 sheet.row');
  });

  test('SE-15.2: as much is not more: 24 CP of Raiders avoid 24 CP of Scouts, and fight 18', () => {
    const even = raiders(among().units(0, 'g4', 'scout', 4), 'g4', 2).fight();
    expect(even.told).not.toContain('battle.begins');
    const weaker = raiders(among().units(0, 'g4', 'scout', 3), 'g4', 2).fight();
    expect(weaker.told).toContain('battle.begins');
  });

  test('SE-15.1, SE-15.2: a Destroyer with a scanner that finds them may bring them to battle, or not', () => {
    const scene = (): Scene =>
      raiders(among().units(0, 'g4', 'dreadnought', 2).units(0, 'g4', 'destroyer', 1, { special: 1 }), 'g4', 1).fight();
    expect(scene().asked).toBe('0 raiders.scanner');
    expect(scene().answer('scanner').told).toContain('battle.begins');
    expect(scene().answer('pass').told).not.toContain('battle.begins');
  });

  test('SE-15.1: Scanners 1 do not find Cloaking 2, and nobody is asked in vain', () => {
    const table = among().units(0, 'g4', 'destroyer', 3, { special: 1 });
    having(table, {}, { cloaking: 2 }).units('empire-1', 'g4', 'raider', 1, { special: 2 }, { up: true });
    table.fight();
    expect(table.told).not.toContain('battle.begins');
    expect(table.asked).toBe('0 sheet.row');
  });

  test('SE-15.1: nobody is cloaked in a nebula', () => {
    const table = raiders(among().marker('g4', 'nebula').units(0, 'g4', 'dreadnought', 2), 'g4', 1).fight();
    expect(table.told).toContain('battle.begins');
  });

  test('SE-8.1: beside ships of their side that cannot hide Raiders fight, too', () => {
    const table = raiders(among().units(0, 'g4', 'dreadnought', 2), 'g4', 1);
    table.units('empire-1', 'g4', 'scout', 1, {}, { up: true }).fight();
    expect(table.told).toContain('battle.begins');
    expect(shipsAt(table, 'g4')).toContain('raider 1');
  });

  test('SE-26.8.4, SE-26.8.6: they attack a lone revealed ship on their way that is worth less, if that costs no time', () => {
    const table = raiders(among().colony('h6', 0).units(0, 'f7', 'scout', 1, {}, { up: true }), 'e6', 2);
    aliensMove(table.dice(10, 10)).until('sheet.row', 'hold');
    expect(table.told).toContain('battle.begins');
    expect(table.match.events('spectator').find(({ words }) => words.key === 'battle.begins')?.words.with?.hex).toBe(
      'F7',
    );
  });

  test('SE-26.8.6: a lone ship that is worth more than they are they let be', () => {
    const table = raiders(among().colony('h6', 0).units(0, 'f7', 'battleship', 1, {}, { up: true }), 'e6', 1);
    aliensMove(table);
    expect(table.told).not.toContain('battle.begins');
  });

  test('SE-15.2: they pass a hex with ships unseen; who has a scanner there may stop them', () => {
    // Two hexes a turn, and all ways lead through G5.
    const scene = (special: number): Scene => {
      const table = among().colony('g6', 0).units(0, 'g5', 'destroyer', 3, { special });
      for (const hex of ['f5', 'f6', 'h5', 'h6'] as const) table.marker(hex, 'supernova');
      raiders(table, 'g4', 1);
      having(table, {}, { movement: 4 });
      return aliensMove(table.dice(10, 10));
    };
    expect(shipsAt(scene(0), 'g6')).toEqual(['raider 1']);
    expect(scene(1).asked).toBe('0 raiders.scanner');
    expect(shipsAt(scene(1).answer('pass'), 'g6')).toEqual(['raider 1']);
    const stopped = scene(1).answer('scanner');
    expect(stopped.told).toContain('battle.begins');
    expect(shipsAt(stopped, 'g5')).toEqual(['raider 1']);
  });
});

describe('SE-15.2, SE-26.9: Raiders of the player stay unseen by aliens', () => {
  const met = (special = 1): Scene => {
    const table = among().colony('h7', 0).units(0, 'h7', 'raider', 2, { special });
    return table.units('empire-1', 'g6', 'cruiser', 3, {}, { up: true });
  };

  test('SE-15.2: a fleet without a scanner brings them to battle only if they want it', () => {
    const asked = aliensMove(met());
    expect(asked.asked).toBe('0 raiders.avoid');
    const hidden = asked.answer('hide');
    expect(hidden.told).not.toContain('battle.begins');
    expect(hidden.count('h7', 'raider', 0)).toBe(2);
    const fights = aliensMove(met()).answer('fight');
    expect(fights.told).toContain('battle.begins');
  });

  test('SE-9.1, SE-26.8.5: a colony where only unseen Raiders are is fired at', () => {
    const table = aliensMove(met().dice(1, 10, 10)).answer('hide');
    expect(table.told).toContain('empire.hits-colony');
    expect(table.now.hexes.h7?.colony?.value).toBe(3);
  });

  test('SE-15.1: a Destroyer of the aliens with a scanner finds them, and they are not asked', () => {
    const table = met();
    table.units('empire-1', 'g6', 'destroyer', 1, { special: 1 }, { up: true });
    aliensMove(table);
    expect(table.told).toContain('battle.begins');
  });

  test('SE-26.6: ships that nobody has built yet find nobody, unless their empire has the scanner for it', () => {
    const unbuilt = (scanners: number): Scene => {
      const table = fleet(among().colony('h7', 0).units(0, 'h7', 'raider', 2, CLOAKED), 'g6', 30);
      // The largest ship is a Cruiser, and a Destroyer with the scanner comes second.
      return aliensMove(having(table, {}, { scanners, 'ship-size': 3 }).dice(10, 7));
    };
    const without = unbuilt(0);
    expect(without.asked).toBe('0 raiders.avoid');
    expect(first(without).unbuilt).toHaveLength(1);
    const withScanner = unbuilt(1);
    expect(withScanner.told).toContain('battle.begins');
    expect(withScanner.count('h7', 'destroyer', 'empire-1')).toBeGreaterThan(0);
  });
});
