import { describe, expect, test } from 'vitest';
import { gameDefinition } from '../../../../src/games/galactic-emperor/game.ts';
import type { Fleet } from '../../../../src/games/galactic-emperor/state/state.ts';
import { createFormatter } from '../../../../src/kernel/words/format.ts';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';

/** Seat 0 has put all its tokens on the board in that role. */
function spent(role: 'warlord' | 'warlord-2' | 'explorer' | 'regent' | 'merchant', tokens = 8): Scene {
  const table = scene(6);
  const spaces = ['b2', 'b3', 'e2', 'c3', 'c4', 'c5', 'e3', 'e4'] as const;
  const tiles = ['t04', 't05', 't06', 't07', 't08', 't09', 't10', 't01'] as const;
  spaces.slice(0, tokens).forEach((space, at) => table.tile(space, tiles[at] ?? 't12', 0));
  return table.role(role, 0);
}

/** The end, with these points; everybody else has none. */
function tied(points: readonly number[], change: (table: Scene) => void = () => undefined): Scene {
  const table = scene(points.length < 4 ? 3 : 4).noShips();
  points.forEach((count, seat) => table.owns(seat, { points: count }));
  change(table);
  return table.role('regent', 0).begin('end.winner', {});
}

/** The log in words. */
const said = (table: Scene): string[] => {
  const format = createFormatter(gameDefinition.texts.en, ['Ann', 'Bob', 'Cid', 'Dee']);
  return table.match.events('spectator').map(({ words }) => format(words));
};

describe('the end of the game', () => {
  test('GE-12.1, GE-12.3: all tokens on sectors, or an empty pool', () => {
    expect(spent('warlord').begin('role.end', {}).told).toContain('end.tokens');
    expect(spent('warlord', 7).begin('role.end', {}).told).not.toContain('end.tokens');
    const pool = scene()
      .also(state => (state.paid = 115))
      .role('regent', 0)
      .begin('role.end', {});
    expect(pool.told).toContain('end.pool');
  });

  test('GE-12.2: the role is finished first, then nothing else is played', () => {
    const table = spent('warlord').play();
    expect(table.asked).toContain('warlord.move');
    table.until('nothing', 'done');
    expect(table.told.filter(key => key === 'round.picked' || key === 'round.ends')).toEqual([]);
    expect(table.match.outcome).not.toBeNull();
  });

  test('EX-23, GE-12.3: a token that is lost again before the test cancels the end', () => {
    const table = spent('warlord').noShips().ships(1, 'd5', { dreadnought: 2 });
    table.dice(4, 4, 4, 4, 4, 4).begin('warlord.begin', { seat: 1 });
    table.answer('move:dreadnought-2@d5', 'to:c5');
    expect(table.has(1).points).toBe(1);
    expect(table.match.outcome).toBeNull();
    expect(table.told).not.toContain('end.tokens');
  });

  test('GE-12.4: a count after Warlord and Explorer, none after Regent; other roles never end the game', () => {
    const told = (role: 'warlord' | 'warlord-2' | 'explorer' | 'regent' | 'merchant') =>
      spent(role).begin('role.end', {}).told;
    for (const role of ['warlord', 'warlord-2', 'explorer'] as const)
      expect(told(role)).toContain('points.count.hidden');
    expect(told('regent')).not.toContain('points.count.hidden');
    expect(told('regent')).toContain('end.tokens');
    expect(told('merchant')).not.toContain('end.tokens');
  });

  test('EX-25, GE-12.5: full Storages, and the most marks', () => {
    const table = scene().owns(0, { marks: 14 }).owns(1, { marks: 14, metal: 6, energy: 3 }).owns(2, { marks: 9 });
    table.role('regent', 0).begin('end.tycoon', {});
    expect(table.now.seats.map(({ points }) => points)).toEqual([1, 2, 0]);
    const alone = scene().owns(0, { marks: 15 }).role('regent', 0).begin('end.tycoon', {});
    expect(alone.now.seats.map(({ points }) => points)).toEqual([2, 0, 0]);
  });

  test('EX-24, GE-12.6: points are paid in full with an empty pool', () => {
    const table = scene().also(state => (state.paid = 113));
    table.tile('b4', 't11', 0).tile('b3', 't12', 0).tile('c3', 't05', 1).role('regent', 0).begin('regent.score', {});
    expect(table.now.seats.map(({ points }) => points)).toEqual([5 + 1, 2 + 1, 1 + 1]); // and a tied point each for marks
    expect(table.told).toContain('end.pool');
    expect(table.told).not.toContain('points.count.hidden');
    expect(table.match.outcome?.winners).toEqual([0]);
  });

  test('GE-12.7: most points win, and now everybody sees them', () => {
    const table = tied([3, 9, 4]);
    expect(table.match.outcome).toMatchObject({ winners: [1] });
    expect(table.match.outcome?.ranking.map(({ seat }) => seat)).toEqual([1, 2, 0]);
    expect(gameDefinition.view(table.now, 'spectator').seats.map(({ points }) => points)).toEqual([3, 9, 4]);
  });

  test('GE-12.7.1: the others hail the new Emperor', () => {
    const table = tied([3, 9, 4]);
    expect(table.told.slice(-2)).toEqual(['victory.points', 'end.hail']);
    expect(said(table).at(-1)).toBe('Ann, Cid: “Hail to the Great Emperor!”');
    expect(said(tied([9, 9, 9])).at(-1)).not.toContain('Hail'); // all three share it
  });
});

describe('the final battle', () => {
  const fleets = (one: Partial<Fleet>, other: Partial<Fleet>) => (table: Scene) =>
    table.ships(0, 'c4', one).ships(1, 'e3', other);

  test('GE-12.8: all ships of two that are tied fight; the survivor wins', () => {
    const table = tied([9, 9, 4], one => fleets({ fighter: 1 }, { fighter: 1 })(one.dice(5, 1)));
    expect(table.match.outcome).toMatchObject({ winners: [0] });
    expect(table.told).toContain('end.tie');
    expect(table.match.outcome?.words.key).toBe('victory.battle');
    expect(table.match.outcome?.ranking[0]?.seat).toBe(0);
  });

  test('GE-12.8: of more than two those with the most sectors fight; the third is not first', () => {
    const table = tied([9, 9, 9], one =>
      one.tile('b4', 't05', 1).tile('b3', 't06', 2).ships(1, 'b4', { fighter: 1 }).ships(0, 'c4', { dreadnought: 2 }),
    );
    expect(table.match.outcome).toMatchObject({ winners: [1] });
  });

  test('GE-12.9: no extra die, no Plasma, no Ion, and rounds go on without retreat', () => {
    const table = tied([9, 9, 4], one =>
      fleets({ fighter: 1 }, { fighter: 1 })(one.technology(0, 'plasma-weapons').dice(4, 1, 4, 1, 1, 5)),
    );
    expect(table.told).not.toContain('battle.extra');
    expect(table.match.outcome).toMatchObject({ winners: [1] });
  });

  test('GE-12.9: Shields work, and so does an unused Time Warp', () => {
    const shields = tied([9, 9, 4], one =>
      fleets({ fighter: 1 }, { fighter: 1 })(one.technology(1, 'shield-generators').dice(5, 1, 1, 5)),
    );
    expect(shields.told).toContain('battle.shielded');
    expect(shields.match.outcome).toMatchObject({ winners: [1] });
    const warp = tied([9, 9, 4], one =>
      fleets({ fighter: 1 }, { fighter: 1 })(one.technology(1, 'time-warp').dice(5, 1)),
    );
    expect(warp.asked).toBe('1 warp.die');
  });

  test('GE-12.9: the seat that sits first from the Throne says first what is hit', () => {
    const table = tied([9, 9, 4], one => {
      one.also(state => (state.throne = 1));
      fleets({ fighter: 2, cruiser: 1 }, { fighter: 1, cruiser: 1 })(one.dice(4, 1, 4, 1));
    });
    expect(table.asked).toBe('1 battle.hit');
    table.answer('ship:fighter');
    expect(table.asked).toBe('0 battle.hit');
  });

  test('GE-12.9: without a survivor sectors, planets and marks decide, else both win', () => {
    const both = (change: (table: Scene) => void = () => undefined) =>
      tied([9, 9, 4], one => {
        fleets({ fighter: 1 }, { fighter: 1 })(one.dice(5, 5));
        change(one);
      }).match.outcome;
    expect(both()).toMatchObject({ winners: [0, 1] });
    expect(both(one => one.tile('b4', 't05', 1))).toMatchObject({ winners: [1] });
    expect(both(one => one.tile('b4', 't05', 1).tile('b3', 't11', 0))).toMatchObject({ winners: [0] });
    expect(both(one => one.owns(1, { marks: 6 }))).toMatchObject({ winners: [1] });
  });

  test('GE-12.8: who fights, with what, and why not a third is told', () => {
    const two = tied([9, 9, 4], fleets({ fighter: 2 }, { cruiser: 1 }));
    expect(said(two).slice(0, 2)).toEqual([
      'Ann, Bob have the same points.',
      'The final battle: Ann with 2 Fighters against Bob with 1 Cruiser.',
    ]);
    const three = (change: (table: Scene) => void) =>
      said(
        tied([9, 9, 9], one => {
          fleets({ fighter: 1 }, { fighter: 1 })(one.ships(2, 'b3', { fighter: 1 }));
          change(one);
        }),
      )[1];
    expect(three(one => one.tile('b4', 't05', 1).tile('b3', 't06', 2))).toBe(
      'Bob, Cid fight for the crown: they control the most sectors.',
    );
    expect(three(one => one.tile('b4', 't05', 1).tile('b3', 't11', 2).tile('c3', 't06', 0))).toBe(
      'Ann, Cid fight for the crown, by sectors, planets, marks and, as those were equal, by their seats from the Throne.',
    );
  });

  test('GE-12.9: of three alike in sectors planets decide who fights, then marks, then the seat from the Throne', () => {
    const by = (change: (table: Scene) => void) => {
      const table = tied([9, 9, 9], one => {
        fleets({ fighter: 1 }, { fighter: 1 })(one.ships(2, 'b3', { fighter: 1 }));
        change(one);
      });
      return table.match.events('spectator').find(({ words }) => words.key.startsWith('end.fighters.'))?.words.key;
    };
    expect(by(one => one.tile('b4', 't11', 1).tile('b5', 't12', 2).tile('c3', 't06', 0))).toBe('end.fighters.planets');
    expect(by(one => one.owns(1, { marks: 9 }).owns(2, { marks: 9 }))).toBe('end.fighters.marks');
    expect(by(() => undefined)).toBe('end.fighters.seats');
  });

  test('GE-12.9: without any ship there is no battle, and nobody is said not to survive it', () => {
    const none = tied([9, 9, 4]);
    expect(none.told).not.toContain('end.no-survivor');
    expect(said(none)[1]).toBe('Neither has a ship left, so there is no battle.');
    expect(none.match.outcome?.winners).toEqual([0, 1]);
  });

  test('GE-12.9: without a survivor all who were tied and stand alike share, whoever fought', () => {
    const table = tied([9, 9, 9], one => fleets({ fighter: 1 }, { fighter: 1 })(one.dice(5, 5)));
    expect(table.match.outcome).toMatchObject({ winners: [0, 1, 2] });
    const behind = tied([9, 9, 9], one => fleets({ fighter: 1 }, { fighter: 1 })(one.dice(5, 5).owns(2, { marks: 4 })));
    expect(behind.match.outcome).toMatchObject({ winners: [0, 1] });
  });

  test('GE-13.1: what ends the match brings points to light, also a choice in the final battle', () => {
    const table = tied([9, 9, 4], one =>
      fleets({ fighter: 3 }, { fighter: 1, cruiser: 1 })(one.dice(1, 1, 5, 5, 5, 1)),
    );
    expect(table.asked).toBe('1 battle.hit');
    const before = table.now.revealed;
    expect(table.answer('ship:fighter').match.outcome).not.toBeNull();
    expect(table.now.revealed).toBeGreaterThan(before);
  });
});
