import { expect, test } from 'vitest';
import { SECRET_GAMES } from '../../games/list.ts';
import { watchHandOvers } from './hand-overs.ts';

// The short form of the second half of `npm run leaks`: see docs/reliability.md.

test.each(SECRET_GAMES.filter(({ seldomHandsOver }) => seldomHandsOver !== true).map(game => [game.id, game] as const))(
  'after a hand-over the terminal holds nothing of the seat before, in %s',
  async (id, game) => {
    const flags = id === 'theseus' ? ['--decks=built'] : [];
    const { faults, words, handOvers } = await watchHandOvers(game, {
      ...{ seats: 3, seed: 'short', handOvers: 3, policy: 'private' },
      flags,
    });
    expect(faults).toEqual([]);
    expect(handOvers).toBeGreaterThanOrEqual(3);
    expect(words).toBeGreaterThan(30);
  },
  180_000,
);
