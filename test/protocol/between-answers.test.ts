import * as v from 'valibot';
import { expect, test } from 'vitest';
import { randomBelow, seededRandom } from '../../src/kernel/plain/random.ts';
import { Client } from './client.ts';
import type { ShownDecision } from './client.ts';

// Whoever drives a match may ask for anything between two answers, also for what can't be: nothing of that is a fault
// of the program, and a match that is saved and loaded is the same match.

const MATCHES: readonly (readonly [game: string, seats: number, options: Readonly<Record<string, unknown>>])[] = [
  ['space-empires', 2, {}],
  ['space-empires', 4, { scenario: '4p-team' }],
  ['space-empires', 8, {}],
  ['space-empires', 1, { scenario: 'solo-aliens' }],
  ['space-empires', 1, { scenario: 'solo-machines-small' }],
  ['galactic-emperor', 5, {}],
  ['starcraft', 4, { teams: true }],
  ['theseus', 4, { teams: 'yes' }],
];

const anyReply = v.looseObject({
  error: v.optional(v.object({ code: v.string(), message: v.string() })),
  match: v.optional(v.string()),
});

/** So many answers are given by chance. */
const ANSWERS = 60;

/** What is asked between answers, by chance. */
function anything(match: string, { n }: ShownDecision, seats: number, lot: (of: number) => number): object {
  const seat = lot(seats);
  const requests: readonly object[] = [
    { cmd: 'view', match, seat: 'spectator' },
    { cmd: 'view', match, seat },
    { cmd: 'events', match, as: seat, from: lot(20) },
    { cmd: 'decision', match, as: seat, why: true },
    { cmd: 'undo', match },
    { cmd: 'redo', match },
    { cmd: 'take-back', match, to: lot(n + 1) },
    { cmd: 'tear-up', match, seat },
    { cmd: 'ask-me', match, seat },
    { cmd: 'fork', match },
    { cmd: 'answer', match, n, answer: 'to:nowhere' },
    { cmd: 'answer', match, n: n + 1, answer: 'done' },
  ];
  return requests[lot(requests.length)] ?? {};
}

test.each(MATCHES)('%s for %i with %j', async (game, seats, options) => {
  const random = seededRandom(`between ${game} ${seats}`);
  const lot = (of: number): number => randomBelow(random, of);
  const client = new Client();
  const names = Array.from({ length: seats }, (_, seat) => ({ name: `P${seat}` }));
  const { match } = await client.ask({ cmd: 'new', game, seats: names, options, seed: 'between' });
  if (match === undefined) throw new Error('no match');
  const faults = new Set<string>();
  for (let count = 0; count < ANSWERS; count++) {
    const pending = await client.decision(match);
    const { n, options: offered = [], amount } = pending;
    const answer = offered[lot(Math.max(1, offered.length))]?.id ?? amount?.min;
    const given = await client.engine.reply(JSON.stringify({ cmd: 'answer', match, n, answer, as: lot(seats) }));
    expect(given).toMatchObject({ ok: true });
    // As it comes: of a question that is another seat's own a reply has less.
    const request = anything(match, await client.decision(match), seats, lot);
    const { error, match: forked } = v.parse(anyReply, await client.engine.reply(JSON.stringify(request)));
    if (error?.code === 'fault' || error?.code === 'rule-fault') faults.add(error.message);
    if (forked !== undefined) await client.ask({ cmd: 'close', match: forked });
  }
  expect([...faults]).toEqual([]);
  const { save } = await client.ask({ cmd: 'save', match });
  const again = await client.ask({ cmd: 'load', save });
  expect(await client.ask({ cmd: 'state', match: again.match })).toEqual(await client.ask({ cmd: 'state', match }));
});
