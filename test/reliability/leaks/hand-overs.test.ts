import { expect, test } from 'vitest';
import { runs } from '../../runs.ts';
import { SECRET_GAMES } from '../../games/list.ts';
import { watchHandOvers } from './hand-overs.ts';

// The short form of the second half of `npm run leaks`, which plays every game: see docs/reliability.md. What a
// hand-over leaves in a terminal is the table's doing and no game's; what each game shows to whom is in
// whole-matches.test.ts, screens of what was missed among it.

const [game] = SECRET_GAMES.filter(({ seldomHandsOver }) => seldomHandsOver !== true);

test('after a hand-over the terminal holds nothing of the seat before', async () => {
  if (game === undefined) throw new Error('no game hands over');
  const wanted = { seats: 3, seed: 'short', handOvers: runs(2, 3), policy: 'private', flags: [] } as const;
  const { faults, words, handOvers } = await watchHandOvers(game, wanted);
  expect(faults).toEqual([]);
  expect(handOvers).toBeGreaterThanOrEqual(wanted.handOvers);
  expect(words).toBeGreaterThan(runs(20, 30));
}, 180_000);
