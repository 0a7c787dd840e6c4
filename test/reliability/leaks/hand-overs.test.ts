import { expect, test } from 'vitest';
import { SECRET_GAMES } from '../../games/list.ts';
import { watchHandOvers } from './hand-overs.ts';

// The short form of the second half of `npm run leaks`: see docs/reliability.md.

/** This many hand-overs are watched; fewer would end before a seat of Space Empires explores, where others look on. */
const HAND_OVERS = new Map([['space-empires', 8]]);
const FEWEST = 2;

test.concurrent.each(
  SECRET_GAMES.filter(({ seldomHandsOver }) => seldomHandsOver !== true).map(game => [game.id, game] as const),
)(
  'after a hand-over the terminal holds nothing of the seat before, in %s',
  async (id, game) => {
    const flags = id === 'theseus' ? ['--decks=built'] : [];
    const wanted = HAND_OVERS.get(id) ?? FEWEST;
    const { faults, words, handOvers } = await watchHandOvers(game, {
      ...{ seats: 3, seed: 'short', handOvers: wanted, policy: 'private' },
      flags,
    });
    expect(faults).toEqual([]);
    expect(handOvers).toBeGreaterThanOrEqual(wanted);
    expect(words).toBeGreaterThan(30);
  },
  180_000,
);
