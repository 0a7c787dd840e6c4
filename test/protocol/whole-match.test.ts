import { message } from '../../src/kernel/words/message.ts';
import { describe, expect, test } from 'vitest';
import { starcraft } from '../../src/games/starcraft/game.ts';
import { loggedEvents } from '../kernel/history/logged.ts';
import { createFormatter } from '../../src/kernel/words/format.ts';
import { randomBelow, seededRandom } from '../../src/kernel/plain/random.ts';
import type { RandomState } from '../../src/kernel/plain/random.ts';
import { Client, pending } from './client.ts';
import type { Reply, ShownDecision } from './client.ts';

const NAMES = ['Ann', 'Bob', 'Cyd'].map(name => ({ name }));

function anyAnswer({ options = [], amount }: ShownDecision, random: RandomState): string | number {
  if (amount !== undefined) return amount.min + randomBelow(random, amount.max - amount.min + 1);
  return options[randomBelow(random, options.length)]?.id ?? '';
}

/** Plays a match through the protocol to its end; `each` looks at every reply. */
async function playThrough(
  client: Client,
  match: string,
  each: (reply: Reply, answered: ShownDecision) => void | Promise<void> = () => undefined,
): Promise<Reply> {
  const random = seededRandom(`players of ${match}`);
  let reply = await client.ask({ cmd: 'decision', match });
  for (let given = 0; reply.decision; given++) {
    if (given > 20_000) throw new Error('no end');
    const { decision } = reply;
    reply = await client.ask({ id: given, cmd: 'answer', match, n: decision.n, answer: anyAnswer(decision, random) });
    expect(reply.id).toBe(given);
    await each(reply, decision);
  }
  return reply;
}

test('a whole match, with the events of each answer in one row', async () => {
  const client = new Client();
  const { match } = await client.begin({ seats: NAMES });
  const events: unknown[] = [];
  const last = await playThrough(client, match, reply => void events.push(...(reply.events ?? [])));
  expect(last.outcome?.winners.length).toBeGreaterThan(0);
  expect(last.outcome?.text).not.toMatch(/\[|\{/);
  const all = (await client.ask({ cmd: 'events', match })).events ?? [];
  expect(all.slice(-events.length)).toEqual(events);
  expect(await client.ask({ cmd: 'decision', match })).toMatchObject({ decision: null, outcome: last.outcome });
  for (const { text } of all) expect(text).not.toMatch(/\{\w+\}|^\[/);
}, 60_000);

test('saved and loaded on the way, it goes on just the same', async () => {
  const client = new Client();
  const { match } = await client.begin({ seats: NAMES, seed: 'saved' });
  let checks = 0;
  await playThrough(client, match, async ({ decision }, { n }) => {
    if (n % 25 !== 0 || !decision) return;
    checks += 1;
    const { save } = await client.ask({ cmd: 'save', match });
    const loaded = await client.ask({ cmd: 'load', save });
    expect(loaded.lost).toBeUndefined();
    expect(pending(loaded).decision).toEqual(decision);
    await client.ask({ cmd: 'close', match: loaded.match });
  });
  expect(checks).toBeGreaterThan(3);
}, 60_000);

describe('secrets', () => {
  test('events show each viewer its own telling, and none to a spectator or when nobody is named', async () => {
    const client = new Client();
    const { match } = await client.begin({ seats: NAMES, seed: 'secrets' });
    const beside = starcraft.start({ seats: NAMES, seed: 'secrets', options: {} });
    const unnamed: Reply['events'] = [];
    const random = seededRandom('players');
    for (let { decision } = beside; decision !== null && decision.n < 150; decision = beside.decision) {
      const shown = await client.decision(match);
      const answer = anyAnswer(shown, random);
      const reply = await client.ask({ cmd: 'answer', match, n: shown.n, answer });
      unnamed.push(...(reply.events ?? []));
      beside.answer(decision.n, answer);
    }
    const format = createFormatter(
      starcraft.texts.en,
      NAMES.map(({ name }) => name),
    );
    const log = loggedEvents(beside.history);
    const secrets = log.filter(({ secrets }) => secrets !== undefined);
    expect(secrets.length).toBeGreaterThan(20);
    for (const viewer of [0, 1, 2, 'spectator', undefined]) {
      const { events = [] } = await client.ask({
        cmd: 'events',
        match,
        ...(viewer === undefined ? {} : { as: viewer }),
      });
      const texts = new Map(events.map(({ index, text }) => [index, text]));
      for (const { index, words, secrets = [] } of log) {
        const mine = typeof viewer === 'number' ? secrets.find(({ seats }) => seats.includes(viewer)) : undefined;
        expect(texts.get(index)).toBe(format(mine?.words ?? words ?? message('nothing')));
      }
      const shownWithAnswers = events.filter(({ index }) => unnamed.some(event => event.index === index));
      if (typeof viewer !== 'number') expect(shownWithAnswers).toEqual(unnamed);
    }
  });

  test('events do not tell how many answers lie between them', async () => {
    const client = new Client();
    const { match } = await client.begin({ seats: NAMES, seed: 'counts' });
    const known = ['index', 'kind', 'text', 'refs', 'rule'];
    await playThrough(client, match, ({ events = [] }) => {
      for (const event of events) expect(known).toEqual(expect.arrayContaining(Object.keys(event)));
    });
  });

  test('a private decision shows its options: whoever drives the match asks the seat', async () => {
    const client = new Client();
    const { match } = await client.begin({ seats: NAMES });
    const kinds = new Set<string>();
    await playThrough(client, match, (_, { private: isPrivate, options = [], kind, amount }) => {
      if (!isPrivate) return;
      kinds.add(kind);
      expect(options.length > 0 || amount !== undefined).toBe(true);
    });
    expect([...kinds].some(kind => kind.startsWith('planning.'))).toBe(true);
  });
});
