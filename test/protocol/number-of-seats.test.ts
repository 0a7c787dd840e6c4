import { describe, expect, test } from 'vitest';
import { Client } from './client.ts';

const seats = (count: number): object[] => Array.from({ length: count }, (_, seat) => ({ name: `P${seat + 1}` }));

/** What is asked for, by how many seats, and the sentence that says why it cannot be. */
type Row = readonly [string, number, object, string];

const TEAMS = { teams: true } as const;
const teams = (count: number): string => `Team play is for 4 or 6 seats, in teams of two; there are ${count}.`;

const WRONG: readonly Row[] = [
  ['starcraft', 1, {}, 'StarCraft: The Board Game is for 2 to 6 seats, not 1.'],
  ['starcraft', 7, {}, 'StarCraft: The Board Game is for 2 to 6 seats, not 7.'],
  ['theseus', 1, {}, 'Theseus: The Dark Orbit is for 2 to 4 seats, not 1.'],
  ['theseus', 5, {}, 'Theseus: The Dark Orbit is for 2 to 4 seats, not 5.'],
  ...[2, 3, 5].flatMap((count): Row[] => [
    ['starcraft', count, TEAMS, teams(count)],
    ['starcraft', count, { teams: 'yes' }, teams(count)],
    ['starcraft', count, { ...TEAMS, variant: 'galactic-conquest' }, teams(count)],
  ]),
];

describe('a match of this many seats that the game or its variant is not for', () => {
  test.each(WRONG)('%s with %i seats and %j', async (game, count, options, message) => {
    const client = new Client();
    const { ok, error } = await client.send({ cmd: 'new', game, seats: seats(count), options, seed: 's' });
    expect({ ok, error }).toEqual({ ok: false, error: { code: 'bad-options', message } });
    expect((await client.begin()).match).toBe('m1');
  });

  test.each([4, 6])('SC-23.2 with %i seats teams can be formed', async count => {
    const { ok } = await new Client().send({ cmd: 'new', game: 'starcraft', seats: seats(count), options: TEAMS });
    expect(ok).toBe(true);
  });
});
