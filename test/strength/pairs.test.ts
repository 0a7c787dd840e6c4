import { describe, expect, test } from 'vitest';
import { seatingsOf } from './pairs.ts';

describe('pairs of matches', () => {
  test('are mirrored: the same factions on the same seats, played by the other one', () => {
    for (const seats of [2, 3, 4]) {
      for (let pair = 0; pair < 24; pair += 1) {
        const [one, other] = seatingsOf('theseus', seats, pair);
        expect(other.factions).toEqual(one.factions);
        expect(new Set(one.factions).size).toBe(seats);
        expect(one.players.map(player => 1 - player)).toEqual(other.players);
      }
    }
  });

  test('have one against one, one against two, and two of each kind', () => {
    const firsts = (seats: number): number =>
      seatingsOf('theseus', seats, 0)[0].players.filter(player => player === 0).length;
    expect([2, 3, 4].map(firsts)).toEqual([1, 1, 2]);
  });

  test('turn seats and factions: in 24 pairs each player has each faction on each seat as often', () => {
    const seen = new Map<string, number>();
    for (let pair = 0; pair < 12; pair += 1) {
      for (const { players, factions } of seatingsOf('theseus', 2, pair)) {
        players.forEach((player, seat) => {
          const about = `${player} ${factions[seat]} on ${seat}`;
          seen.set(about, (seen.get(about) ?? 0) + 1);
        });
      }
    }
    expect(seen.size).toBe(16);
    expect(new Set(seen.values())).toEqual(new Set([3]));
  });
});
