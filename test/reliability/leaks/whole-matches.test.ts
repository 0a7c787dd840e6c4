import { describe, expect, test } from 'vitest';
import { SECRET_GAMES } from '../../games/list.ts';
import { compareMatch } from './whole-matches.ts';

// The short form of the first half of `npm run leaks`: see docs/reliability.md.

/**
 * A known fault: with four seats a group's handle, dealt anew, may be another one in another world (`space-empires short-4`, decision 14), so
 * that its number could tell something. These tests turn red when it is mended.
 */
const KNOWN: readonly string[] = ['space-empires 4'];

describe.each(SECRET_GAMES.map(game => [game.id, game] as const))('what a viewer may not know, in %s', (_, game) => {
  for (const seats of game.seats) {
    const [way] = game.ways(seats);
    if (way === undefined) continue;
    const check = async (): Promise<void> => {
      const wanted = { seats, seed: `short-${seats}`, way, every: 60, screens: 1, all: 1, limit: 200 };
      const { compared, all, faults } = await compareMatch(game, wanted);
      expect(faults).toEqual([]);
      expect(compared).toBeGreaterThan(4);
      expect(all).toBeGreaterThan(0);
    };
    const of = KNOWN.includes(`${game.id} ${seats}`) ? test.fails : test;
    of(`changes nothing that is shown or told to it, with ${seats} seats, ${way.name}`, check, 120_000);
  }
});
