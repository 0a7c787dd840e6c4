import { describe, expect, test } from 'vitest';
import { SECRET_GAMES } from '../../games/list.ts';
import { runs } from '../../runs.ts';
import { compareBetween } from './between-people.ts';

// The short form of the second table of `npm run leaks`: see docs/reliability.md.

describe.each(SECRET_GAMES.map(game => [game.id, game] as const))('between two people, in %s', (_, game) => {
  const [seats = 2] = game.seats;
  const [way] = game.ways(seats);
  const handOvers = runs(5, 24);
  if (way === undefined) throw new Error(`there is no way to play ${game.id}`);

  test('nothing stands that somebody may not know, also when answers are taken back there', async () => {
    const {
      handOvers: seen,
      undone,
      faults,
    } = await compareBetween(game, {
      ...{ seats, seed: 'between', way, policy: 'always', handOvers },
    });
    expect(faults).toEqual([]);
    expect(seen).toBeGreaterThanOrEqual(handOvers);
    expect(undone).toBeGreaterThan(0);
  }, 120_000);
});
