import { describe, expect, test } from 'vitest';
import { gameDefinition } from '../../../../src/games/galactic-emperor/game.ts';
import { emptySpaces } from '../../../../src/games/galactic-emperor/state/board.ts';
import { tileBack } from '../../../../src/games/galactic-emperor/state/board.ts';
import { tokenReserve } from '../../../../src/games/galactic-emperor/state/pieces.ts';
import { pointsInPool } from '../../../../src/games/galactic-emperor/state/seats.ts';
import type { EmperorState } from '../../../../src/games/galactic-emperor/state/state.ts';
import { seededRandom } from '../../../../src/kernel/plain/random.ts';

const COUNTS = [3, 4, 5, 6];

function begun(seats: number, seed = 'begun'): EmperorState {
  const people = Array.from({ length: seats }, (_, seat) => ({ name: `P${seat}` }));
  return gameDefinition.setUp(
    { openScores: false, purchases: 1, battles: 'any-time', box: null },
    people,
    seededRandom(seed),
  );
}

describe('set-up', () => {
  test('GE-2.1: Omega is in the centre, each seat has its home', () => {
    expect(begun(3).tiles).toEqual({ d4: 'omega', a4: 'home-red', g4: 'home-blue', d1: 'home-green' });
    expect(begun(4).homes).toEqual(['b5', 'f5', 'f1', 'b1']);
    expect(begun(5).homes).toEqual(['a4', 'e6', 'g3', 'e1', 'b1']);
    expect(begun(6).homes).toEqual(['a4', 'd7', 'g4', 'g1', 'd1', 'a1']);
  });

  test('GE-2.2: tokens by the number of players, EX-1', () => {
    expect(COUNTS.map(count => tokenReserve(begun(count), 0))).toEqual([11, 10, 9, 8]);
  });

  test('GE-2.3: so does the pool of points, EX-1', () => {
    expect(COUNTS.map(count => pointsInPool(begun(count)))).toEqual([115, 130, 145, 160]);
  });

  test('GE-2.3.1: what is left in the pool can be counted by everybody', () => {
    const state = begun(3);
    state.paid = 20;
    expect(gameDefinition.view(state, 'spectator').pool).toBe(95);
    expect(gameDefinition.view(state, 2).pool).toBe(95);
  });

  test('GE-2.4: a Fighter at home, five marks, a metal and an energy', () => {
    for (const seat of begun(5).seats) expect(seat).toMatchObject({ marks: 5, metal: 1, energy: 1, points: 0 });
    expect(begun(3).seats.map(({ ships }) => ships)).toEqual(
      ['a4', 'g4', 'd1'].map(home => ({ [home]: { fighter: 1, cruiser: 0, dreadnought: 0 } })),
    );
  });

  test('GE-2.5: plain tiles lie on the Black Hole, atomic ones below it, unused homes among them', () => {
    const state = begun(4);
    const hole = state.stack.indexOf('black-hole');
    const backs = state.stack.map(tile => tileBack(state, tile));
    expect(new Set(backs.slice(0, hole))).toEqual(new Set(['atomic']));
    expect(new Set(backs.slice(hole + 1))).toEqual(new Set(['plain']));
    const drawn = [...state.stack, ...state.row];
    expect(drawn.filter(tile => tile.startsWith('home-')).sort()).toEqual(['home-orange', 'home-purple']);
    expect(drawn).not.toContain('omega');
  });

  test('GE-2.6: one tile more than players lies face up, EX-1', () => {
    expect(COUNTS.map(count => begun(count).row.length)).toEqual([4, 5, 6, 7]);
    expect(COUNTS.map(count => emptySpaces(begun(count)).length)).toEqual([33, 32, 31, 30]);
    expect(COUNTS.map(count => begun(count).row.length + begun(count).stack.length)).toEqual([34, 33, 32, 31]);
  });

  test('GE-2.7: all technologies and seven roles are on offer, the Explorer by its first side', () => {
    const { offer, seats } = begun(3);
    expect(offer).toEqual(['explorer', 'merchant', 'steward', 'engineer', 'warlord', 'regent', 'scientist']);
    expect(seats.flatMap(({ technologies }) => technologies)).toEqual([]);
  });

  test('GE-2.8: chance gives the Throne to anybody', () => {
    const holders = new Set(Array.from({ length: 40 }, (_, number) => begun(4, `throne ${number}`).throne));
    expect([...holders].sort()).toEqual([0, 1, 2, 3]);
  });

  test('GE-2.9: one seed gives one set-up', () => {
    expect(begun(5, 'same')).toEqual(begun(5, 'same'));
    expect(begun(5, 'same').stack).not.toEqual(begun(5, 'other').stack);
  });
});
