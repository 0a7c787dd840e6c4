import { describe, expect, test } from 'vitest';
import type { SpaceId } from '../../../../src/games/galactic-emperor/data/spaces.ts';
import { tokenReserve } from '../../../../src/games/galactic-emperor/state/pieces.ts';
import type { Fleet } from '../../../../src/games/galactic-emperor/state/state.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

/** A Warlord turn of seat 0 with ships on a space; nobody else has any. `chooser`: who picked the role. */
function moving(space: SpaceId, fleet: Partial<Fleet>, change: (table: Scene) => void = () => undefined): Scene {
  const table = scene().noShips().ships(0, space, fleet);
  change(table);
  return table.role('warlord', 1).begin('warlord.begin', { seat: 0 });
}

describe('movement', () => {
  test('GE-9.1: Fighters and Cruisers go two spaces, Dreadnoughts one, together as far as the slowest', () => {
    const gone = (fleet: Partial<Fleet>, id: string) => {
      const table = moving('c4', fleet).answer(`move:${id}@c4`);
      let spaces = 0;
      for (; table.asked === '0 warlord.walk'; spaces += 1) {
        table.answer(table.options.find(option => option.startsWith('to:')) ?? 'stop');
      }
      return spaces;
    };
    // After the last space there is nothing to ask: they stop.
    expect(gone({ fighter: 1 }, 'fighter-1')).toBe(2);
    expect(gone({ cruiser: 1 }, 'cruiser-1')).toBe(2);
    expect(gone({ dreadnought: 1 }, 'dreadnought-1')).toBe(1);
    expect(gone({ fighter: 1, dreadnought: 1 }, 'fleet')).toBe(1);
  });

  test('GE-9.1: ships of one space may go different ways; what has moved does not move again', () => {
    const table = moving('c4', { fighter: 3 });
    expect(table.options).toEqual(['move:fighter-3@c4', 'move:fighter-2@c4', 'move:fighter-1@c4', 'done']);
    table.answer('move:fighter-2@c4', 'to:c5', 'to:c6');
    expect(table.options).toEqual(['move:fighter-1@c4', 'done']);
    table.answer('move:fighter-1@c4', 'to:b3', 'stop');
    expect(table.has(0).ships).toMatchObject({ c6: { fighter: 2 }, b3: { fighter: 1 } });
    expect(table.told).not.toContain('battle.begins');
  });

  test('GE-9.2, EX-20: a Sun costs nothing: behind it there are two ordinary spaces', () => {
    const table = moving('c4', { fighter: 1 }, one => one.tile('c5', 't13'));
    table.answer('move:fighter-1@c4');
    expect(table.options).toContain('to:c6');
    expect(table.options).not.toContain('to:c5');
    table.answer('to:c6');
    expect(table.options).toContain('to:d7');
  });

  test('GE-9.2: several Suns in a row are passed at once', () => {
    const table = moving('c3', { dreadnought: 1 }, one => one.tile('c4', 't13').tile('c5', 't27'));
    table.answer('move:dreadnought-1@c3');
    expect(table.options).toContain('to:c6');
    expect(table.options).toContain('to:e3'); // over Omega
  });

  test('GE-9.3: enemy homes are neither entered nor passed, the own one is free', () => {
    const table = moving('d2', { fighter: 1 }).answer('move:fighter-1@d2');
    expect(table.blockedBy('to:d1')).toBe('GE-9.3');
    expect(table.options).not.toContain('to:d1');
    const own = moving('b4', { fighter: 1 }).answer('move:fighter-1@b4');
    expect(own.options).toContain('to:a4');
  });

  test('GE-9.4: who meets an enemy ship or a lone token stops, and fights', () => {
    const ships = moving('c4', { fighter: 1 }, one => one.ships(1, 'c5', { cruiser: 1 }));
    ships.answer('move:fighter-1@c4', 'to:c5');
    expect(ships.told).toContain('battle.begins');
    const token = moving('c4', { fighter: 1 }, one => one.tile('c5', 't05', 1));
    token.answer('move:fighter-1@c4', 'to:c5');
    expect(token.told).toContain('battle.begins');
  });

  test('GE-9.5: a free planet sector is annexed in passing, and the ships go on', () => {
    const table = moving('c4', { fighter: 1 }, one => one.tile('c5', 't05').tile('c6', 't06').tile('b4', 't14'));
    table.answer('move:fighter-1@c4');
    const said = (id: string) => table.decision.options.find(option => option.id === id)?.words.key;
    expect([said('to:c5'), said('to:b4')]).toEqual(['walk.annex', 'walk.go']);
    table.answer('to:c5', 'to:c6');
    expect(table.now.sectors).toEqual({ c5: { seat: 0, side: 'empire' }, c6: { seat: 0, side: 'empire' } });
    expect(table.has(0).ships).toEqual({ c6: { fighter: 1, cruiser: 0, dreadnought: 0 } });
  });

  test('GE-9.5.1: a space without a tile, or a tile without planets, is simply entered, GE-9.6', () => {
    const table = moving('c4', { fighter: 1 }, one => one.tile('c5', 't14'));
    table.answer('move:fighter-1@c4');
    expect(table.options).not.toContain('refuse:c5');
    table.answer('to:c5', 'to:c6');
    expect(table.now.sectors).toEqual({});
  });

  test('GE-9.5.2: annexing is an order: no way leaves a free sector alone while there is a token', () => {
    const table = moving('c4', { fighter: 2 }, one => one.tile('c5', 't05')).answer('move:fighter-1@c4');
    expect(table.options.filter(id => id.endsWith(':c5'))).toEqual(['to:c5']);
    table.answer('to:c5', 'stop');
    expect(table.now.sectors).toEqual({ c5: { seat: 0, side: 'empire' } });
  });

  test('GE-9.5: ships that stand on a free sector annex it at once when the turn begins', () => {
    const table = moving('c4', { fighter: 1 }, one => one.tile('c4', 't05').ships(0, 'c5', { cruiser: 1 }));
    expect(table.now.sectors).toEqual({ c4: { seat: 0, side: 'empire' } });
    expect(table.options).toContain('move:fighter-1@c4');
    expect(table.told.slice(0, 2)).toEqual(['turn.begins', 'annexed']);
    // Without anything else to do, too.
    const alone = scene().noShips().ships(0, 'c4', { fighter: 1 }).ships(1, 'c5', { fighter: 1 }).tile('c4', 't05');
    alone.role('warlord', 1).play();
    expect(alone.answer('done').now.sectors).toEqual({ c4: { seat: 0, side: 'empire' } });
  });

  test('GE-9.5: with fewer tokens than free sectors under ships their owner says which are annexed', () => {
    const table = scene(6).noShips().ships(0, 'c4', { fighter: 1 }).ships(0, 'c5', { fighter: 1 });
    for (const [at, space] of (['b1', 'b2', 'b3', 'b4', 'f2', 'f3', 'f4'] as const).entries()) {
      table.tile(space, (['t04', 't05', 't06', 't07', 't08', 't09', 't10'] as const)[at] ?? 't11', 0);
    }
    table.tile('c4', 't01').tile('c5', 't02').role('warlord', 1).begin('warlord.begin', { seat: 0 });
    expect(table.asked).toBe('0 warlord.claim');
    expect(table.options).toEqual(['space:c4', 'space:c5']);
    table.answer('space:c5');
    expect(table.now.sectors.c5).toEqual({ seat: 0, side: 'empire' });
    expect(table.now.sectors.c4).toBeUndefined();
    expect(table.asked).toBe('0 warlord.move');
  });

  test('GE-9.7: the path is chosen space by space, and none ends on a Sun', () => {
    const table = moving('c4', { fighter: 1 }).answer('move:fighter-1@c4');
    expect(table.options).not.toContain('stop'); // they have not moved yet
    expect(table.options).not.toContain('to:d4');
    table.answer('to:c5');
    expect(table.options).toContain('stop');
    table.answer('stop');
    expect(table.told.filter(key => key === 'walk.went')).toHaveLength(1);
  });

  test('EX-35, GE-9.5.2: the last token is put down like any other, and the game ends', () => {
    const table = scene(6).noShips().ships(0, 'c4', { fighter: 1 }).tile('c5', 't01');
    for (const [at, space] of (['b1', 'b2', 'b3', 'b4', 'f2', 'f3', 'f4'] as const).entries()) {
      table.tile(space, (['t04', 't05', 't06', 't07', 't08', 't09', 't10'] as const)[at] ?? 't11', 0);
    }
    table.role('warlord', 0).begin('warlord.begin', { seat: 0 }).answer('move:fighter-1@c4', 'to:c5');
    expect(tokenReserve(table.now, 0)).toBe(0);
    expect(table.answer('stop').match.outcome).not.toBeNull();
  });

  test('GE-11.3: Fusion Engines give one space more', () => {
    const table = moving('c2', { dreadnought: 1 }, one => one.technology(0, 'fusion-engines'));
    table.answer('move:dreadnought-1@c2', 'to:c3', 'to:c4');
    expect(table.has(0).ships).toHaveProperty('c4');
    expect(table.told).toContain('technology.announced');
  });

  test('GE-11.6: a move that only Fusion Engines made possible is taken back, with what it annexed', () => {
    const table = moving('c2', { fighter: 1 }, one =>
      one.technology(0, 'fusion-engines').technology(2, 'saboteur').tile('c3', 't05'),
    );
    table.answer('move:fighter-1@c2', 'to:c3', 'to:c4');
    expect(table.told).not.toContain('technology.announced'); // within the normal range it does not matter
    table.answer('to:c5');
    expect(table.asked).toBe('2 saboteur.block');
    table.answer('block', 'leave');
    expect(table.told).toContain('walk.taken-back');
    expect(table.has(0).ships).toEqual({ c2: { fighter: 1, cruiser: 0, dreadnought: 0 } });
    expect(table.now.sectors).toEqual({});
    // They may move again, in the normal way.
    table.answer('move:fighter-1@c2', 'to:c3', 'to:c4');
    expect(table.has(0).ships).toHaveProperty('c4');
    expect(table.now.sectors).toEqual({ c3: { seat: 0, side: 'empire' } });
  });
});

describe('wormhole', () => {
  const atHole = (fleet: Partial<Fleet>, change: (table: Scene) => void = () => undefined) =>
    moving('d4', fleet, table => {
      table.tile('d4', 'black-hole');
      change(table);
    });

  test('GE-9.8: from the Black Hole straight to any space but homes and Suns, all to one place, and no further', () => {
    const table = atHole({ fighter: 3 }, one => one.tile('g1', 't13')).answer('warp:fighter-1@d4');
    expect(table.blockedBy('to:g1')).toBe('GE-9.8');
    expect(table.blockedBy('to:a4')).toBe('GE-9.8');
    expect(table.blockedBy('to:d1')).toBe('GE-9.8');
    expect(table.options).toContain('to:g2');
    table.answer('to:g2', 'warp:fighter-1@d4');
    expect(table.has(0).ships).toMatchObject({ g2: { fighter: 2 }, d4: { fighter: 1 } });
    expect(table.options.filter(id => id.endsWith('g2'))).toEqual([]);
  });

  test('GE-9.8: ordinary movement out of the Black Hole is free, too', () => {
    const table = atHole({ fighter: 1 }).answer('move:fighter-1@d4', 'to:c4', 'to:b3');
    expect(table.has(0).ships).toHaveProperty('b3');
  });

  test('GE-9.9: a warped ship annexes a free sector, GE-9.5.2: as an order', () => {
    const table = atHole({ fighter: 2 }, one => one.tile('g2', 't05')).answer('warp:fighter-2@d4');
    expect(table.options.filter(id => id.endsWith(':g2'))).toEqual(['to:g2']);
    expect(table.answer('to:g2').now.sectors.g2).toEqual({ seat: 0, side: 'empire' });
  });

  test('EX-22, GE-9.9: who enters the Black Hole now may not warp in this turn', () => {
    const table = moving('c4', { fighter: 1 }, one => one.tile('d4', 'black-hole'));
    table.answer('move:fighter-1@c4', 'to:d4', 'stop');
    expect(table.told).not.toContain('warp.went');
    expect(table.asked).not.toBe('0 warlord.move'); // nothing is left to move
  });

  test('EX-21, GE-9.10, GE-9.11: a surprise attack: the warped ships fire once and nobody fires back', () => {
    const surprise = (...faces: readonly number[]) =>
      atHole({ fighter: 3 }, one => one.tile('g2', 't05', 1).dice(...faces)).answer('warp:fighter-3@d4', 'to:g2');
    const hit = surprise(1, 5, 2);
    expect(hit.told).toContain('battle.surprise');
    expect(hit.has(0).points).toBe(1);
    expect(hit.now.sectors.g2).toEqual({ seat: 0, side: 'empire' });
    expect(hit.has(0).ships.g2?.fighter).toBe(3);
    const miss = surprise(1, 2, 3, /* Empire */ 1, 1, /* Fighters */ 2, 2, 2);
    expect(miss.told).toContain('battle.round');
    expect(miss.asked).not.toBe('0 battle.retreat'); // to fight on is the only choice (GE-9.19)
  });

  test('GE-9.11: only the warped ships fire first; those that came on foot wait for the round', () => {
    const table = atHole({ fighter: 2 }, one =>
      one.ships(0, 'e4', { dreadnought: 1 }).tile('e3', 't05', 1).ships(1, 'e3', { cruiser: 1 }).dice(1, 1, 4, 4, 4),
    );
    table.answer('move:dreadnought-1@e4', 'to:e3', 'warp:fighter-2@d4', 'to:e3');
    const rolled = table.match.events('spectator').filter(({ words }) => words.key === 'battle.rolled');
    expect(rolled.map(({ words }) => words.with?.phase)[0]).toBe(3);
  });

  test('GE-9.10: the defender picks the casualties of a surprise attack', () => {
    const table = atHole({ fighter: 3 }, one =>
      one.tile('g2', 't05', 1).ships(1, 'g2', { fighter: 1, cruiser: 1 }).dice(5, 1, 1),
    );
    table.answer('warp:fighter-3@d4', 'to:g2');
    expect(table.asked).toBe('1 battle.hit');
    expect(table.blockedBy('token')).toBe('GE-9.16');
  });
});
