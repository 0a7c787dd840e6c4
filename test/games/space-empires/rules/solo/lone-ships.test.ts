import { describe, expect, test } from 'vitest';
import type { HexId } from '../../../../../src/games/space-empires/data/hexes.ts';
import type { Levels } from '../../../../../src/games/space-empires/data/technologies.ts';
import { firstLevels } from '../../../../../src/games/space-empires/state/new-state.ts';
import { wayOfTurn } from '../../../../../src/games/space-empires/state/solo/alien-ways.ts';
import type { Traveller } from '../../../../../src/games/space-empires/state/solo/alien-ways.ts';
import type { Scene } from '../../scene.ts';
import { aliensMove, among, fleet, having, shipsAt } from './alien-scenes.ts';

const UP = { up: true };

function goes(at: HexId, movement = 1, raiders: number | null = null, levels: Partial<Levels> = {}): Traveller {
  return { at, raiders, levels: { ...firstLevels(), movement, ...levels } };
}

describe('SE-26.8.4: a lone revealed ship is attacked where that costs no time', () => {
  test('SE-26.8.4: a fleet stops before its move is over, if it arrives as soon', () => {
    // Three hexes to go, two a turn: with a stop on F7 it still arrives next turn.
    const table = among().colony('h7', 0).units(0, 'f7', 'scout', 1, {}, UP);
    expect(wayOfTurn(table.state, goes('e6', 4), 'h7')).toEqual(['f7']);
  });

  test('SE-26.8.4: not if it would come later', () => {
    // Four hexes to go, two a turn.
    const table = among().colony('i7', 0).units(0, 'f7', 'scout', 1, {}, UP);
    expect(wayOfTurn(table.state, goes('e6', 4), 'i7')).toHaveLength(2);
    expect(wayOfTurn(table.state, goes('e6', 4), 'i7')).not.toContain('f7');
  });

  test('SE-26.8.4: it goes out of its way for one, if it arrives as soon', () => {
    // Three hexes to go, two a turn: F8 is two hexes away, and two from H7.
    const table = among().colony('h7', 0).units(0, 'f8', 'scout', 1, {}, UP);
    expect(wayOfTurn(table.state, goes('e6', 4), 'h7')).toEqual(['f7', 'f8']);
    // E7 is as far from H7 as E6: the fleet would come a turn later.
    const aside = among().colony('h7', 0).units(0, 'e7', 'scout', 1, {}, UP);
    expect(wayOfTurn(aside.state, goes('e6', 4), 'h7')).toEqual(['f6', 'g6']);
  });

  test('SE-26.8.4: a ship that lies face down, or two of them, it goes round', () => {
    for (const [count, up] of [
      [1, false],
      [2, true],
    ] as const) {
      for (const hex of ['f6', 'f7'] as const) {
        const table = among().colony('h6', 0).units(0, hex, 'destroyer', count, {}, { up });
        expect(wayOfTurn(table.state, goes('e6'), 'h6'), `${count} on ${hex}`).toEqual([hex === 'f6' ? 'f7' : 'f6']);
      }
    }
  });

  test('SE-26.8.4, SE-6.8: an unarmed ship on the way is destroyed in passing', () => {
    const table = among().colony('i7', 0).units(0, 'f7', 'miner').units(0, 'g6', 'colony-ship');
    having(fleet(table, 'e6', 12), {}, { movement: 4 });
    aliensMove(table);
    expect(table.told).toContain('move.swept');
    expect(table.now.pieces.filter(({ owner }) => owner === 0)).toEqual([]);
    expect(shipsAt(table, 'g6')).toEqual(['alien-fleet 1']);
  });

  test('SE-26.8.4: of two ways of the same length it takes the one with an unarmed ship', () => {
    for (const hex of ['f6', 'f7'] as const) {
      const table = among().colony('h6', 0).units(0, hex, 'miner');
      having(fleet(table, 'e6', 12), {}, { movement: 4 });
      aliensMove(table);
      expect(table.count(hex, 'miner', 0), hex).toBe(0);
    }
  });

  test('SE-26.8.4: mines, yards and bases are no lone ships', () => {
    for (const kind of ['mine', 'yard', 'base'] as const) {
      const table = among().colony('h6', 0).units(0, 'f6', kind, 1, {}, UP);
      expect(wayOfTurn(table.state, goes('e6'), 'h6'), kind).toEqual(['f7']);
    }
  });
});

describe('SE-26.8.1: the best stop', () => {
  const nebulaOr = (at: HexId): Scene => {
    const table = among().colony('h6', 0).marker(at, 'nebula');
    table.state.seats[0] = { ...table.has(0), shown: { defence: 2 } };
    return table;
  };

  test('SE-26.8.1, SE-15.1: Raiders do not stop in a nebula, where they lose their cloak, whatever Defence was shown', () => {
    for (const at of ['f6', 'f7'] as const) {
      const other = at === 'f6' ? 'f7' : 'f6';
      const table = nebulaOr(at);
      expect(wayOfTurn(table.state, goes('e6', 1, 24, { cloaking: 1 }), 'h6')).toEqual([other]);
      // Ships without a cloak stop there for the Defence.
      expect(wayOfTurn(table.state, goes('e6'), 'h6')).toEqual([at]);
    }
  });

  test('SE-26.8.1: Raiders that shown scanners find have no cloak to lose', () => {
    const table = nebulaOr('f7');
    table.state.seats[0] = { ...table.has(0), shown: { defence: 2, scanners: 1 } };
    expect(wayOfTurn(table.state, goes('e6', 1, 24, { cloaking: 1 }), 'h6')).toEqual(['f7']);
  });
});

describe('SE-26.6, SE-26.7: what was shown and developed', () => {
  test('SE-26.6: mines that go off by themselves are mines that the player had', () => {
    const table = among().units(0, 'h6', 'mine', 1).colony('h6', 0, 0);
    table.units('empire-1', 'g6', 'scout', 2, {}, UP).dice(10);
    aliensMove(table);
    expect(table.told).toContain('mines.exploded');
    expect(table.has(0).shown.mines).toBe(1);
    // The next fleet buys Mine Sweep.
    const next = fleet(among().units(0, 'g4', 'scout', 1), 'g4', 12);
    next.state.seats[0] = { ...next.has(0), shown: { mines: 1 } };
    having(next, { tech: 10 }, { 'ship-size': 6 }).fight();
    expect(next.told).toContain('empire.bought');
  });

  test('SE-26.7: a Destroyer is the second ship only with Scanners that the empire has developed', () => {
    const built = (scanners: number, cloaking = 0): string[] => {
      const table = fleet(among().units(0, 'g4', 'scout', 1), 'g4', 27);
      table.state.seats[0] = { ...table.has(0), shown: cloaking > 0 ? { cloaking } : {} };
      having(table, {}, { scanners, 'ship-size': 3 });
      // No larger ships; many.
      table.dice(10, 1).fight();
      return shipsAt(table, 'g4');
    };
    expect(built(0)).not.toContain('destroyer 1');
    expect(built(1)).toContain('destroyer 1');
    expect(built(1, 2)).not.toContain('destroyer 1');
    expect(built(2, 2)).toContain('destroyer 1');
  });
});
