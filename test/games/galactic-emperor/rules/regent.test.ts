import { describe, expect, test } from 'vitest';
import { influenceOn, winnerOf } from '../../../../src/games/galactic-emperor/state/influence.ts';
import { tokenReserve } from '../../../../src/games/galactic-emperor/state/pieces.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

/** A Regent role of `chooser` in which nobody buys. */
function regency(chooser = 0, change: (table: Scene) => void = () => undefined, seats = 3): Scene {
  const table = scene(seats);
  change(table);
  return table.role('regent', chooser).play().until('regent.place', 'pass');
}

/** What four seats pay when those buy that are named. */
function pay(buyers: string, diplomat?: number): (number | null)[] {
  const table = scene(4).also(state => state.seats.forEach(seat => (seat.marks = 20)));
  if (diplomat !== undefined) table.technology(diplomat, 'diplomat');
  table.role('regent', 0).play();
  while (table.decision.kind === 'regent.buy') {
    table.answer(buyers.includes('ABCD'[table.decision.seat] ?? '') ? 'buy' : 'pass');
  }
  return table.now.seats.map(({ marks }) => (marks === 20 ? null : 20 - marks));
}

describe('gaining influence', () => {
  test('GE-10.1: the Throne lies beside the board first', () => {
    const table = scene().role('regent', 1).play();
    expect(table.told).toContain('regent.throne');
    expect(table.now.throne).toBeNull();
  });

  test('GE-10.2, EX-12: two tokens each; one more for 2, 3, 4, 5, beginning with the chooser', () => {
    const table = scene(4).also(state => state.seats.forEach(seat => (seat.marks = 20)));
    table.role('regent', 2).play();
    expect(table.now.regent?.hand).toEqual([2, 2, 2, 2]);
    expect(table.asked).toBe('2 regent.buy');
    expect(pay('ABCD')).toEqual([2, 3, 4, 5]);
    expect(pay('ACD')).toEqual([2, null, 3, 4]);
  });

  test('GE-10.2, EX-12: the Diplomat pays 2, and the price rises as usual', () => {
    expect(pay('ABCD', 1)).toEqual([2, 2, 4, 5]);
    expect(pay('ABCD', 2)).toEqual([2, 3, 2, 5]);
  });

  test('GE-11.6: a Diplomat that is blocked pays the usual price, if it still wants to', () => {
    const table = scene(4).also(state => state.seats.forEach(seat => (seat.marks = 20)));
    table.technology(1, 'diplomat').technology(3, 'saboteur').role('regent', 0).play();
    table.answer('buy', 'buy');
    expect(table.asked).toBe('3 saboteur.block');
    table.answer('block', 'leave');
    expect(table.asked).toBe('1 regent.buy');
    table.answer('buy');
    expect(table.has(1).marks).toBe(17);
  });

  test('GE-10.2: who has fewer tokens takes those; having none does not end the game', () => {
    const table = scene(6).tile('b4', 't01');
    const spaces = ['b2', 'b3', 'e2', 'c3', 'c4', 'c5', 'e3', 'e4'] as const;
    const tiles = ['t04', 't05', 't06', 't07', 't08', 't09', 't10', 't11'] as const;
    spaces.slice(0, 7).forEach((space, at) => table.tile(space, tiles[at] ?? 't12', 0));
    table.role('regent', 0).play();
    expect(table.now.regent?.hand[0]).toBe(1);
    expect(table.blockedBy('buy')).toBe(table.asked.startsWith('0') ? 'GE-1.2' : undefined);
  });

  test('GE-10.3: a token counts 1, an Empire 1, a Starbase 2', () => {
    const table = regency(0, one => one.tile('b4', 't05', 0, 'starbase').tile('a3', 't06', 0));
    table.answer('space:b4', 'space:a3');
    expect(influenceOn(table.now, 'b4')).toEqual([2, 1, 0]);
    expect(influenceOn(table.now, 'a3')).toEqual([1, 1, 0]);
  });
});

describe('exerting influence', () => {
  test('GE-10.4: the chooser places last, homes are closed, all planet sectors and the Throne are open', () => {
    const table = regency(1, one => one.tile('b4', 't05', 0).tile('c4', 't06').tile('c5', 't14'));
    expect(table.asked).toBe('2 regent.place');
    expect(table.options).toEqual(['throne', 'space:b4', 'space:c4', 'done']);
    expect(table.blockedBy('space:a4')).toBe('GE-10.4');
    table.answer('space:c4', 'space:c4');
    expect(table.asked).toBe('0 regent.place');
    table.answer('done');
    expect(table.asked).toBe('1 regent.place');
  });

  test('GE-10.5, EX-8, EX-16: an own Empire becomes a Starbase, two tokens make one at once, the rest returns', () => {
    const table = regency(0, one => one.tile('b4', 't05', 1).tile('c4', 't06'));
    table.answer('space:b4', 'done', 'space:c4', 'space:c4', 'done');
    expect(table.now.sectors).toEqual({ b4: { seat: 1, side: 'starbase' }, c4: { seat: 2, side: 'starbase' } });
    expect([1, 2].map(seat => tokenReserve(table.now, seat))).toEqual([10, 10]);
  });

  test('GE-10.5, EX-14: an enemy Starbase is lowered', () => {
    const table = regency(0, one => one.tile('b4', 't05', 0, 'starbase')).answer('space:b4', 'done', 'done', 'done');
    expect(table.now.sectors.b4).toEqual({ seat: 0, side: 'empire' });
  });

  test('EX-15: a Starbase and a token against two leave an Empire', () => {
    const table = regency(0, one => one.tile('b4', 't05', 0, 'starbase'));
    table.answer('space:b4', 'space:b4', 'done', 'space:b4', 'done');
    expect(table.now.sectors.b4).toEqual({ seat: 0, side: 'empire' });
  });
});

describe('resolving', () => {
  test('GE-10.6: the highest keeps what it has more than the second; a tie leaves nothing', () => {
    expect(winnerOf([1, 2, 4])).toEqual({ seat: 2, left: 2 });
    expect(winnerOf([0, 3, 0])).toEqual({ seat: 1, left: 3 });
    expect(winnerOf([3, 3, 1])).toBeNull();
    expect(winnerOf([0, 0, 0])).toBeNull();
  });

  test('EX-9, GE-10.7, GE-10.9: Tracy, Paul and Bill', () => {
    const table = regency(2, one => one.noShips().tile('b4', 't05', 0).ships(0, 'b4', { fighter: 1 }));
    // 0 is Tracy, 1 is Paul, 2 is Bill, who is last.
    table.answer('done', 'space:b4', 'done', 'space:b4', 'space:b4');
    expect(table.now.sectors.b4).toEqual({ seat: 2, side: 'empire' });
    expect(table.has(0).ships).toEqual({ a4: { fighter: 1, cruiser: 0, dreadnought: 0 } });
    expect([0, 1, 2].map(seat => tokenReserve(table.now, seat))).toEqual([11, 11, 10]);
  });

  test('EX-13, GE-10.6, GE-10.8: ties leave a sector free, and the Throne to the chooser', () => {
    const table = regency(2, one => one.tile('b4', 't05'));
    table.answer('space:b4', 'throne', 'space:b4', 'throne', 'done');
    expect(table.now.sectors.b4).toBeUndefined();
    expect(table.now.throne).toBe(2);
    expect([0, 1, 2].map(seat => tokenReserve(table.now, seat))).toEqual([11, 11, 11]);
  });

  test('GE-10.8: the most influence on the Throne wins it; without any it goes to the chooser', () => {
    expect(regency(1).answer('throne', 'done', 'done', 'done').now.throne).toBe(2);
    expect(regency(1).answer('done', 'done', 'done').now.throne).toBe(1);
  });

  test('GE-10.9: only to a Starbase that was there before and still is; enemies do not matter, Suns are free', () => {
    const table = regency(2, one =>
      one
        .noShips()
        .tile('c4', 't05', 0)
        .ships(0, 'c4', { cruiser: 1 })
        .tile('c5', 't13')
        .tile('b4', 't06', 1)
        .tile('c6', 't07', 0, 'starbase')
        .tile('b3', 't08', 0),
    );
    // b3 becomes a Starbase only now; a4 is two steps away, c6 one over the Sun.
    table.answer('space:b3', 'done', 'space:c4', 'done', 'space:c4', 'done');
    expect(table.now.sectors.b3).toEqual({ seat: 0, side: 'starbase' });
    expect(table.now.sectors.c4).toBeUndefined();
    expect(table.has(0).ships).toEqual({ c6: { fighter: 0, cruiser: 1, dreadnought: 0 } });
  });

  test('GE-10.9: of two Starbases equally near the owner chooses', () => {
    const table = regency(2, one =>
      one
        .noShips()
        .tile('c4', 't05', 0)
        .ships(0, 'c4', { cruiser: 1 })
        .tile('c5', 't06', 0, 'starbase')
        .tile('c3', 't07', 0, 'starbase')
        .tile('b4', 't08', 0),
    );
    // b4 is as near, but becomes a Starbase only now: that is said, not passed over.
    table.answer('space:b4', 'done', 'space:c4', 'done', 'space:c4', 'done');
    expect(table.asked).toBe('0 departure');
    expect([...table.options].sort()).toEqual(['space:c3', 'space:c5']);
    expect(table.now.sectors.b4).toEqual({ seat: 0, side: 'starbase' });
    expect(table.blockedBy('space:b4')).toBe('GE-10.9');
  });

  test('GE-10.9: who has lost control leaves, also where nobody has it now', () => {
    const table = regency(2, one => one.noShips().tile('c4', 't05', 0).ships(0, 'c4', { cruiser: 1 }));
    table.answer('done', 'space:c4', 'done', 'done');
    expect(table.now.sectors.c4).toBeUndefined();
    expect(table.has(0).ships).toEqual({ a4: { fighter: 0, cruiser: 1, dreadnought: 0 } });
  });

  test('GE-10.9: a Starbase that the same Regent lowers takes no ships: they go to one that is one, and was before', () => {
    const table = regency(2, one =>
      one.noShips().tile('c4', 't05', 0).ships(0, 'c4', { cruiser: 1 }).tile('c5', 't06', 0, 'starbase'),
    );
    table.answer('done', 'space:c4', 'space:c5', 'done');
    expect(table.now.sectors).toEqual({ c5: { seat: 0, side: 'empire' } });
    expect(table.has(0).ships).toEqual({ a4: { fighter: 0, cruiser: 1, dreadnought: 0 } });
  });

  test('GE-10.10: a point for each planet, the home among them', () => {
    const table = regency(0, one => one.tile('b4', 't11', 0).tile('a3', 't05', 0)).answer('done', 'done', 'done');
    expect(table.now.seats.map(({ points }) => points)).toEqual([4, 1, 1]);
  });

  test('EX-34, GE-10.11: an empty reserve after spare influence is back ends the game, with the usual scoring and no count', () => {
    const table = scene(6);
    const spaces = ['b2', 'b3', 'e2', 'c3', 'c4', 'c5', 'e3'] as const;
    const tiles = ['t04', 't05', 't06', 't07', 't08', 't09', 't10'] as const;
    spaces.forEach((space, at) => table.tile(space, tiles[at] ?? 't12', 0));
    table.tile('e4', 't01').role('regent', 5).play().until('regent.place', 'pass');
    expect(table.asked).toBe('0 regent.place');
    table.answer('space:e4');
    table.until('nothing', 'done');
    expect(table.told.filter(key => key === 'points.planets.hidden')).toHaveLength(6);
    expect(table.told).toContain('end.tokens');
    expect(table.told).toContain('points.marks.hidden');
    expect(table.told).not.toContain('points.count.hidden');
    expect(table.match.outcome?.winners).toEqual([0]);
  });

  test('GE-10.12: tokens may stay unplaced, contests are independent, departures come last', () => {
    const table = regency(2, one => one.tile('b4', 't05').tile('c4', 't06')).answer(
      'space:b4',
      'done',
      'space:c4',
      'done',
      'done',
    );
    expect(table.now.sectors).toEqual({ b4: { seat: 0, side: 'empire' }, c4: { seat: 1, side: 'empire' } });
    expect([0, 1, 2].map(seat => tokenReserve(table.now, seat))).toEqual([10, 10, 11]);
  });
});

describe('the Ambassador', () => {
  const withAmbassador = (change: (table: Scene) => void = () => undefined) =>
    regency(0, table => {
      table.tile('b4', 't05', 0).tile('c4', 't06').technology(0, 'ambassador');
      change(table);
    });

  test('GE-11.5: right after a token lands its owner may make the sector private; that token goes elsewhere', () => {
    const table = withAmbassador().answer('space:b4');
    expect(table.asked).toBe('0 regent.interrupt');
    table.answer('interrupt');
    expect(table.asked).toBe('1 regent.displaced');
    expect(table.blockedBy('space:b4')).toBe('GE-11.5');
    table.answer('space:c4');
    expect(table.now.regent?.placed).toMatchObject({ c4: [0, 1, 0] });
    // For the rest of the role it stays private, but for the owner; no second sector.
    expect(table.blockedBy('space:b4')).toBe('GE-11.5');
    table.answer('space:c4');
    expect(table.asked).toBe('2 regent.place');
    table.answer('done');
    expect(table.options).toContain('space:b4');
  });

  test('GE-11.5: control is not needed, earlier tokens stay, and a displaced token must go to another place', () => {
    const table = withAmbassador().answer('space:c4', 'pass', 'space:c4', 'interrupt');
    expect(table.asked).toBe('1 regent.displaced');
    expect(table.options).toEqual(['throne', 'space:b4']);
    table.answer('throne');
    expect(table.now.regent?.placed).toMatchObject({ c4: [0, 1, 0], throne: [0, 1, 0] });
    expect(table.now.regent?.hand).toEqual([2, 0, 2]);
  });

  test('GE-11.5: where the only token was sent away, no conflict is told of', () => {
    const table = withAmbassador().answer('space:c4', 'interrupt', 'throne', 'done', 'done', 'done');
    const told = table.match.events('spectator').filter(({ words }) => words.key.startsWith('influence.'));
    expect(told.map(({ words }) => words.key)).toEqual(['influence.throne']);
    // Also on a sector that somebody controls.
    const owned = withAmbassador().answer('space:b4', 'interrupt', 'throne', 'done', 'done', 'done');
    expect(owned.told.filter(key => key.startsWith('influence.'))).toEqual(['influence.throne']);
    expect(owned.now.sectors.b4).toEqual({ seat: 0, side: 'empire' });
  });

  test('GE-11.5, GE-3.2: a turn whose first token was sent away is told once', () => {
    const turns = (table: Scene) =>
      table.match
        .events('spectator')
        .filter(({ words }) => words.key === 'turn.begins')
        .map(({ words }) => words.with?.seat);
    expect(turns(withAmbassador().answer('space:c4', 'interrupt', 'throne', 'done'))).toEqual([
      { seat: 1 },
      { seat: 2 },
    ]);
    // With two left, the one who bought last places first.
    const two = regency(0);
    two.match.concede(2);
    expect(turns(two.answer('done'))).toEqual([{ seat: 1 }, { seat: 0 }]);
  });

  test('GE-11.5: passing ahead is kept: not in this role, or only for sectors of one’s own', () => {
    const role = withAmbassador().answer('space:c4', 'ahead:role', 'space:b4');
    expect(role.asked).toBe('2 regent.place');
    const own = withAmbassador().answer('space:c4', 'ahead:own', 'space:c4');
    expect(own.asked).toBe('2 regent.place');
    own.answer('space:b4');
    expect(own.asked).toBe('0 regent.interrupt');
  });

  test('GE-11.6: blocked, it leaves the token where it is', () => {
    const table = withAmbassador(one => one.technology(2, 'saboteur')).answer(
      'space:b4',
      'interrupt',
      'block',
      'leave',
    );
    expect(table.now.regent?.placed.b4).toEqual([0, 1, 0]);
    expect(table.now.regent?.private).toBeNull();
    expect(table.answer('space:b4').asked).toBe('2 regent.place');
  });
});
