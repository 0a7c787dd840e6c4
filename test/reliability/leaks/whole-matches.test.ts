import { describe, expect, test } from 'vitest';
import { SECRET_GAMES } from '../../games/list.ts';
import { runs } from '../../runs.ts';
import { compareMatch } from './whole-matches.ts';

// The short form of the first half of `npm run leaks`, which plays every number of seats: see docs/reliability.md.

// Two games with the fewest people, the others with the most; in the long form each with both.
describe.each(SECRET_GAMES.map((game, at) => [game.id, at, game] as const))(
  'what a viewer may not know, in %s',
  (_, at, game) => {
    const [fewest, most] = [game.seats[0], game.seats.at(-1)];
    for (const seats of runs([at % 2 === 0 ? fewest : most], [fewest, most])) {
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
  },
);
