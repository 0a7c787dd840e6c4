import { describe, expect, test } from 'vitest';
import { SECRET_GAMES } from './games.ts';
import { compareScreens } from './screens.ts';

// The short form of the first half of `npm run leaks`: see docs/reliability.md.

describe.each(SECRET_GAMES.map(game => [game.id, game] as const))('what a viewer may not know, in %s', (_, game) => {
  test.each(game.seats)(
    'changes nothing that a table shows to it, with %i seats',
    async seats => {
      const { compared, faults } = await compareScreens(game, {
        seats,
        seed: `short-${seats}`,
        places: 6,
        decisions: 2,
      });
      expect(faults).toEqual([]);
      expect(compared).toBeGreaterThan(2);
    },
    120_000,
  );
});
