import { describe, expect, test } from 'vitest';
import { SECRET_GAMES } from '../../games/list.ts';
import { compareMatch } from './whole-matches.ts';

// The short form of the first half of `npm run leaks`, which plays every number of seats: see docs/reliability.md.

describe.each(SECRET_GAMES.map(game => [game.id, game] as const))('what a viewer may not know, in %s', (_, game) => {
  for (const seats of new Set([game.seats[0], game.seats.at(-1)])) {
    if (seats === undefined) continue;
    const [way] = game.ways(seats);
    if (way === undefined) continue;
    const check = async (): Promise<void> => {
      const wanted = { seats, seed: `short-${seats}`, way, every: 80, screens: 1, all: 1, limit: 100 };
      const { compared, all, faults } = await compareMatch(game, wanted);
      expect(faults).toEqual([]);
      expect(compared).toBeGreaterThan(2);
      expect(all).toBeGreaterThan(0);
    };
    test(`changes nothing that is shown or told to it, with ${seats} seats, ${way.name}`, check, 120_000);
  }
});
