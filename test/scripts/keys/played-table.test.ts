import { expect, test } from 'vitest';
import { keysOfMatch } from '../../../scripts/keys/played-table.ts';

const SIZE = { columns: 80, rows: 24 };

const keysOf = (game: string, seats: number) => keysOfMatch({ game, seats, seed: 'a', lastRound: 1, size: SIZE });

test.each([
  ['starcraft', 2, true],
  ['theseus', 2, false],
  ['galactic-emperor', 3, false],
  ['space-empires', 2, true],
])('a round of %s for %i is played at the real table, and no key is pressed in vain', async (game, seats, isSecret) => {
  const keys = await keysOf(game, seats);
  const deeds = new Set(keys.map(({ did }) => did));
  expect([...deeds].filter(did => !['answered', 'moved', 'went-on', 'took-back', 'looked'].includes(did))).toEqual([]);
  expect(keys.filter(({ did, round }) => did === 'answered' && round === 1).length).toBeGreaterThan(5);
  expect(keys.some(({ screen }) => screen === 'hand-over')).toBe(isSecret);
  expect(keys.every(key => key.game === game && (key.round ?? 9) <= 2)).toBe(true);
  // The same seed gives the same keys: the shortest of these rounds is played twice.
  if (game === 'theseus') expect(await keysOf(game, seats)).toEqual(keys);
});

test('a game that is not there is refused', async () => {
  await expect(keysOfMatch({ game: 'chess', seats: 2, seed: 'a', lastRound: 1, size: SIZE })).rejects.toThrow();
});

test('another player decides the answers when it is named', async () => {
  const wanted = { game: 'theseus', seats: 2, seed: 'a', lastRound: 1, size: SIZE };
  expect(await keysOfMatch({ ...wanted, player: 'random' })).not.toEqual(await keysOfMatch(wanted));
  await expect(keysOfMatch({ ...wanted, player: 'nobody' })).rejects.toThrow('nobody');
});
