import { describe, expect, test } from 'vitest';
import { SECRET_GAMES } from '../../games/list.ts';
import { compareMatch } from './whole-matches.ts';

// The short form of the first half of `npm run leaks`: see docs/reliability.md.

describe.each(SECRET_GAMES.map(game => [game.id, game] as const))('what a viewer may not know, in %s', (_, game) => {
  test.each(
    game.seats.flatMap(seats =>
      game
        .ways(seats)
        .slice(0, 1)
        .map(way => [seats, way.name, way] as const),
    ),
  )(
    'changes nothing that is shown or told to it, with %i seats, %s',
    async (seats, _name, way) => {
      const wanted = { seats, seed: `short-${seats}`, way, every: 60, screens: 1, all: 1, limit: 200 };
      const { compared, all, faults } = await compareMatch(game, wanted);
      expect(faults).toEqual([]);
      expect(compared).toBeGreaterThan(4);
      expect(all).toBeGreaterThan(0);
    },
    120_000,
  );
});
