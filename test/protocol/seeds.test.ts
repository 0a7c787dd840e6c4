import { describe, expect, test } from 'vitest';
import { Client } from './client.ts';

const SEED = 'a-seed-that-stands-nowhere-else';

/** A client with a running match of that seed, and all that it has been replied so far. */
async function playing() {
  const client = new Client();
  const replies: unknown[] = [];
  const ask = async (request: object) => {
    const reply = await client.ask(request);
    replies.push(reply);
    return reply;
  };
  const { match = '' } = await ask({
    cmd: 'new',
    game: 'starcraft',
    seats: [{ name: 'Ann' }, { name: 'Bob' }],
    seed: SEED,
  });
  for (let count = 0; count < 30; count++) {
    const { n, options = [], amount } = await client.decision(match);
    const answer = amount?.min ?? options[count % options.length]?.id;
    await ask({ cmd: 'answer', match, n, answer });
  }
  return { ask, match, replies };
}

describe('the seed of a running match', () => {
  test('comes with no reply that is meant for players', async () => {
    const { ask, match, replies } = await playing();
    for (const seat of [0, 1, 'spectator']) {
      await ask({ cmd: 'view', match, seat });
      await ask({ cmd: 'events', match, as: seat });
    }
    await ask({ cmd: 'decision', match, why: true });
    const { match: fork } = await ask({ cmd: 'fork', match });
    await ask({ cmd: 'take-back', match: fork, to: 3 });
    await ask({ cmd: 'concede', match: fork, seat: 0 });
    await ask({ cmd: 'close', match: fork });
    await ask({ cmd: 'games' });
    expect(replies.length).toBeGreaterThan(40);
    expect(JSON.stringify(replies)).not.toContain(SEED);
  });

  test('comes with the whole save, which is for whoever keeps it', async () => {
    const { ask, match } = await playing();
    const saved = await ask({ cmd: 'save', match });
    expect(saved).toMatchObject({ save: { start: { seed: SEED } } });
    const { decision } = await ask({ cmd: 'load', save: saved.save });
    expect(JSON.stringify(decision)).not.toContain(SEED);
  });
});
