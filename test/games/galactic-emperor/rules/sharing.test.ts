import { describe, expect, test } from 'vitest';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

/** A Cruiser of seat 0 stands on C5, which seat 1 controls; whose Warlord turn it is. */
function shared(
  seat: number,
  change: (table: Scene) => void = () => undefined,
  side: 'empire' | 'starbase' = 'empire',
) {
  const table = scene().noShips().tile('c5', 't05', 1, side).ships(0, 'c5', { cruiser: 1 });
  change(table);
  return table.role('warlord', (seat + 1) % 3).begin('warlord.begin', { seat });
}

const cruiser = { fighter: 0, cruiser: 1, dreadnought: 0 };

describe('ships beside pieces of somebody else', () => {
  test('GE-10.9: ships stay on a sector that somebody else comes to control, if their owner has not lost it', () => {
    const table = scene().noShips().tile('c4', 't05').ships(0, 'c4', { cruiser: 1 });
    table.role('regent', 2).play().until('regent.place', 'pass').answer('done', 'space:c4', 'done', 'done');
    expect(table.now.sectors.c4).toEqual({ seat: 1, side: 'empire' });
    expect(table.has(0).ships).toEqual({ c4: cruiser });
    expect(table.told).not.toContain('departure.done');
  });

  test('GE-10.9, GE-9.12: they may leave or stay; a battle is only where ships have come in', () => {
    const stays = shared(0, one => one.ships(0, 'c3', { fighter: 1 }));
    expect(stays.options).toContain('move:cruiser-1@c5');
    stays.answer('done');
    expect(stays.told).not.toContain('battle.begins');
    const leaves = shared(0).answer('move:cruiser-1@c5', 'to:c4', 'stop');
    expect(leaves.has(0).ships).toEqual({ c4: cruiser });
    expect(leaves.told).not.toContain('battle.begins');
  });

  test('GE-9.4: who comes back in fights, and so does who joins them', () => {
    const back = shared(0, one => one.dice(1, 1, 1, 1)).answer('move:cruiser-1@c5', 'to:c4', 'to:c5');
    expect(back.told).toContain('battle.begins');
    // GE-9.18.1: a retreat leads to C4, and there it rests.
    expect(back.answer('retreat').has(0).ships).toEqual({ c4: cruiser });
    const joined = shared(0, one => one.ships(0, 'c4', { fighter: 1 }).dice(1, 1, 5));
    joined.answer('move:fighter-1@c4', 'to:c5', 'battle:c5');
    const [begins] = joined.match.events('spectator').filter(({ words }) => words.key === 'battle.begins');
    expect(JSON.stringify(begins?.words.with?.attackers)).not.toContain('ships.cruiser');
  });

  test('GE-9.4: the controller’s own ships fight them when they come in, without the token', () => {
    const table = shared(1, one => one.ships(1, 'c4', { dreadnought: 1 }).dice(1, 1, 1, /* Cruiser */ 1, 1));
    table.answer('move:dreadnought-1@c4', 'to:c5');
    const rolls = table.match.events('spectator').filter(({ words }) => words.key === 'battle.rolled');
    expect(rolls).toHaveLength(2); // the Empire at C5 belongs to the attacker, and does not fire
    table.answer('retreat');
    expect(table.now.sectors.c5).toEqual({ seat: 1, side: 'empire' });
  });

  test('GE-9.12: a third player fights the controller first, then the others there; one surprise attack opens it', () => {
    const table = shared(2, one =>
      one
        .tile('d4', 'black-hole')
        .ships(2, 'd4', { cruiser: 2 })
        .dice(4, 1, 1, 1, /* then the Cruiser */ 4, 1, 1, 1, 1, 1),
    );
    table.answer('warp:cruiser-2@d4', 'to:c5');
    const begins = table.match.events('spectator').filter(({ words }) => words.key === 'battle.begins');
    expect(begins.map(({ words }) => words.with?.enemy)).toEqual([{ seat: 1 }, { seat: 0 }]);
    expect(table.told.filter(key => key === 'battle.surprise')).toHaveLength(1);
    expect(table.now.sectors.c5).toEqual({ seat: 2, side: 'empire' });
    expect(table.has(2).points).toBe(1);
  });

  test('GE-8.2: the controller’s Starbase goes on taking ships', () => {
    const table = scene().noShips().tile('c5', 't05', 1, 'starbase').ships(0, 'c5', { cruiser: 1 });
    table.owns(1, { metal: 6, marks: 9 }).role('engineer', 2).begin('engineer.begin', { seat: 1 });
    table.answer('fighter:c5', 'done');
    expect(table.has(1).ships.c5).toEqual({ fighter: 1, cruiser: 0, dreadnought: 0 });
    expect(table.has(0).ships).toEqual({ c5: cruiser });
  });
});
