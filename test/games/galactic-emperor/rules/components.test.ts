import { describe, expect, test } from 'vitest';
import { OWN_BOX, boxOrDefault } from '../../../../src/games/galactic-emperor/data/box.ts';
import { ROLE_IDS } from '../../../../src/games/galactic-emperor/data/roles.ts';
import { COUNT_FACTS, PLAYER_COUNTS, PRICES } from '../../../../src/games/galactic-emperor/data/set-up.ts';
import { SHIPS } from '../../../../src/games/galactic-emperor/data/ships.ts';
import {
  axialOf,
  NEIGHBOURS,
  OUTER_RING,
  SPACE_IDS,
  spaceAt,
} from '../../../../src/games/galactic-emperor/data/spaces.ts';
import { TECHNOLOGY_COSTS, TECHNOLOGY_IDS } from '../../../../src/games/galactic-emperor/data/technologies.ts';
import { HOME_TILES, NORMAL_TILES, TILE_IDS, TILES } from '../../../../src/games/galactic-emperor/data/tiles.ts';
import { readOptions } from '../../../../src/games/galactic-emperor/rules/match-options.ts';
import { messageOf } from '../../../../src/kernel/match/refusal.ts';
import { scene } from '../scene.ts';

describe('components and limits', () => {
  test('GE-1.1: 38 tiles, 30 of them normal, six homes, Omega and the Black Hole; twelve technologies, seven role cards', () => {
    expect([TILE_IDS.length, NORMAL_TILES.length, HOME_TILES.length]).toEqual([38, 30, 6]);
    expect(TECHNOLOGY_IDS).toHaveLength(12);
    expect(ROLE_IDS.filter(role => role !== 'warlord-2')).toHaveLength(7); // the second Warlord is the back of the Explorer
  });

  test('GE-1.1: the tiles are those of the design: 17 with one planet, six with two, three Suns, four without anything', () => {
    const tiles = Object.values(TILES);
    expect(tiles.filter(({ planets }) => planets === 1)).toHaveLength(17);
    expect(tiles.filter(({ planets }) => planets === 2)).toHaveLength(6);
    expect(tiles.filter(({ kind }) => kind === 'sun')).toHaveLength(3);
    expect(tiles.filter(({ kind }) => kind === 'void')).toHaveLength(4);
    expect(tiles.filter(({ back }) => back === 'plain')).toHaveLength(15);
    const sum = (back: string, of: 'food' | 'metal' | 'energy') =>
      tiles.filter(tile => tile.back === back).reduce((total, tile) => total + tile[of], 0);
    expect([sum('plain', 'food'), sum('plain', 'metal'), sum('plain', 'energy')]).toEqual([11, 7, 3]);
    expect([sum('atomic', 'food'), sum('atomic', 'metal'), sum('atomic', 'energy')]).toEqual([11, 9, 6]);
    expect(Object.values(TECHNOLOGY_COSTS).reduce((total, cost) => total + cost, 0)).toBe(25);
  });

  test('GE-1.2: without a piece in reserve nothing is built, free or paid', () => {
    expect(Object.values(SHIPS).map(({ perPlayer }) => perPlayer)).toEqual([8, 4, 2]);
    const table = scene()
      .ships(0, 'a4', { fighter: 8, cruiser: 3 })
      .owns(0, { metal: 6, energy: 3, marks: 20 })
      .role('engineer', 0)
      .begin('engineer.begin', { seat: 0 });
    expect(table.told).toContain('engineer.no-fighter');
    expect(table.blockedBy('fighter:a4')).toBe('GE-1.2');
    table.answer('cruiser:a4');
    expect(table.blockedBy('cruiser:a4')).toBe('GE-1.2');
    expect(table.options).toEqual(['dreadnought:a4', 'done']);
  });

  test('GE-1.2: a seat without tokens annexes nothing', () => {
    const table = scene(6).noShips().ships(0, 'a4', { fighter: 1 }).tile('a3', 't01');
    const spaces = SPACE_IDS.filter(space => table.state.tiles[space] === undefined).slice(5, 13);
    for (const [at, space] of spaces.entries()) table.tile(space, NORMAL_TILES[at + 15] ?? 't16', 0);
    table.role('warlord', 0).begin('warlord.begin', { seat: 0 });
    table.answer('move:fighter-1@a4', 'to:a3', 'stop');
    expect(table.now.sectors.a3).toBeUndefined();
  });

  test('GE-1.3: a Storage takes no seventh metal and no fourth energy, and sectors no third cube', () => {
    const table = scene()
      .tile('b4', 't05', 0)
      .food('b4', 2)
      .owns(0, { metal: 6, energy: 3, marks: 20 })
      .also(state => (state.prices = { food: 1, metal: 1, energy: 2 }))
      .role('merchant', 0)
      .begin('merchant.harvest', { seat: 0 });
    expect(table.blockedBy('buy:metal')).toBe('GE-1.3');
    expect(table.blockedBy('buy:energy')).toBe('GE-1.3');
    expect(table.blockedBy('place:b4')).toBe('GE-1.3');
    expect(table.options).toContain('sell:metal');
  });

  test('GE-1.4: any number of ships shares a space', () => {
    const table = scene().ships(0, 'a4', { fighter: 8, cruiser: 4, dreadnought: 2 });
    table.role('warlord', 0).begin('warlord.begin', { seat: 0 });
    table.answer('move:fleet@a4', 'to:b4');
    expect(table.has(0).ships.b4).toEqual({ fighter: 8, cruiser: 4, dreadnought: 2 });
  });

  test('GE-1.5: a token and its Starbase side are one piece, and a sector has one controller', () => {
    const table = scene().tile('b4', 't05', 0).role('regent', 1).play();
    table.until('regent.place', 'pass');
    expect(table.asked).toBe('2 regent.place');
    table.answer('done', 'space:b4', 'done', 'done');
    expect(table.now.sectors.b4).toEqual({ seat: 0, side: 'starbase' });
    expect(table.now.regent).toBeNull();
  });

  test('GE-1.6: points earned past the end of the pool are paid, and marks never run out', () => {
    const table = scene()
      .also(state => (state.paid = 114))
      .tile('b4', 't11', 0)
      .role('regent', 1)
      .play();
    table.until('round.role', 'pass', 'done');
    expect(table.match.outcome).not.toBeNull();
    expect(table.has(0).points).toBeGreaterThanOrEqual(3);
    expect(table.now.paid).toBeGreaterThan(115);
  });
});

describe('the board', () => {
  test('GE-2.1: 37 spaces, a hexagon with three around the centre', () => {
    expect(SPACE_IDS).toHaveLength(37);
    for (const space of SPACE_IDS) {
      const { q, r } = axialOf(space);
      expect(Math.max(Math.abs(q), Math.abs(r), Math.abs(q + r))).toBeLessThanOrEqual(3);
      expect(spaceAt({ q, r })).toBe(space);
    }
    expect([...NEIGHBOURS.d4].sort()).toEqual(['c3', 'c4', 'd3', 'd5', 'e3', 'e4']);
    expect(SPACE_IDS.filter(space => NEIGHBOURS[space].length === 3)).toEqual(['a1', 'a4', 'd1', 'd7', 'g1', 'g4']);
    expect(new Set(OUTER_RING).size).toBe(18);
    for (const [at, space] of OUTER_RING.entries()) expect(NEIGHBOURS[space]).toContain(OUTER_RING[(at + 1) % 18]);
  });

  test('GE-2.1: homes are at the edge, as far apart as the layouts say', () => {
    const distances = PLAYER_COUNTS.map(count => {
      const homes = OWN_BOX.layouts[count].map(place => axialOf(OUTER_RING[place] ?? 'd4'));
      return homes.map((one, at) => {
        const other = homes[(at + 1) % homes.length] ?? one;
        const [dq, dr] = [one.q - other.q, one.r - other.r];
        return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
      });
    });
    expect(distances).toEqual([
      [6, 6, 6],
      [4, 4, 4, 4],
      [4, 3, 4, 3, 4],
      [3, 3, 3, 3, 3, 3],
    ]);
  });
});

describe('GE-15: values come from data', () => {
  test('GE-15: an owner’s box replaces a part of them, and only that', () => {
    const ships = { ...OWN_BOX.ships, fighter: { metal: 2, energy: 0, marks: 0 } };
    const box = boxOrDefault({ ships });
    expect(box.ships.fighter).toEqual({ metal: 2, energy: 0, marks: 0 });
    expect(box.prices).toBe(PRICES);
    const table = scene(3, { box: { ships } })
      .owns(0, { metal: 2, marks: 0 })
      .role('engineer', 1)
      .begin('engineer.begin', { seat: 0 });
    expect(table.options).toEqual(['fighter:a4', 'done']);
    table.answer('fighter:a4');
    expect(table.has(0).metal).toBe(0);
  });

  test('GE-15: a box with values that can’t be is refused, with the place', () => {
    const faults = [
      { ships: { fighter: { metal: 1, energy: 0, marks: 1 } } },
      { prices: { food: [1, 1, 1, 2, 2], metal: [1, 1, 2, 2, 3, 3], energy: [2, 2, 3, 3, 4, 4] } },
      { home: { back: 'plain', kind: 'sun', planets: 0, food: 0, metal: 0, energy: 0 } },
      { layouts: { 3: [0, 0, 12], 4: [1, 5, 10, 14], 5: [0, 4, 7, 11, 14], 6: [0, 3, 6, 9, 12, 15] } },
      { tokens: 12 },
    ].map(box => {
      try {
        readOptions({ box });
        return 'none';
      } catch (error) {
        return messageOf(error);
      }
    });
    expect(faults.map(fault => fault.includes('box'))).toEqual(faults.map(() => true));
  });

  test('every number of players has its tokens and its pool, EX-1', () => {
    expect(PLAYER_COUNTS.map(count => COUNT_FACTS[count].tokens)).toEqual([11, 10, 9, 8]);
    expect(PLAYER_COUNTS.map(count => COUNT_FACTS[count].pool)).toEqual([115, 130, 145, 160]);
  });
});
