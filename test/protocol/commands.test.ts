import { playable } from '../../src/kernel/history/open.ts';
import { fleets } from '../toys/fleets/game.ts';
import { toySeats } from '../toys/whole-toy.ts';
import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../../src/protocol/request.ts';
import { Client, pending, playing, TWO_SEATS } from './client.ts';
import { GAMES, loadGame } from '../../src/games/index.ts';

describe('each command does what the table of the protocol says', () => {
  test('there is a test for each, here or of saves', () => {
    expect([...COMMANDS].sort()).toEqual(
      [
        'games',
        'new',
        'answer',
        'view',
        'decision',
        'save',
        'load',
        'undo',
        'redo',
        'take-back',
        'concede',
        'tear-up',
        'ask-me',
        'choices',
        'state',
        'events',
        'fork',
        'close',
      ].sort(),
    );
  });

  test('games: the games, their seats and options', async () => {
    const { games } = await new Client().ask({ cmd: 'games' });
    const loaded = await Promise.all(Object.keys(GAMES).map(loadGame));
    const listed = loaded.map(game => game && { id: game.id, title: game.title, seats: game.seats });
    expect(listed[0]).toEqual({ id: 'starcraft', title: 'StarCraft: The Board Game', seats: { min: 2, max: 6 } });
    expect(games).toMatchObject(
      listed.map(game => game && { ...game, seats: { min: game.seats.min, max: game.seats.max } }),
    );
    const text = JSON.stringify(games);
    expect(text).toContain('"quick"');
    expect(text).toContain('"raynor"');
    expect(text).not.toMatch(/"\[/); // a key that the catalogue lacks
  });

  test('new: a match and its first decision', async () => {
    const client = new Client();
    const reply = await client.ask({ id: 2, cmd: 'new', game: 'starcraft', seats: TWO_SEATS, options: {}, seed: 's1' });
    expect(reply).toMatchObject({ id: 2, ok: true, match: 'm1', decision: { n: 0 } });
    expect(await client.begin()).toMatchObject({ match: 'm2' });
  });

  test('answer: the events and the next decision', async () => {
    const { client, match, decision } = await playing(3);
    const reply = await client.ask({
      cmd: 'answer',
      match,
      n: decision.n,
      answer: decision.options?.[0]?.id,
      as: decision.seat,
    });
    expect(reply.decision?.n).toBe(decision.n + 1);
    expect(reply.events).toBeDefined();
  });

  test('view: what a seat may know, and the open table', async () => {
    const { client, match } = await playing(3);
    const [mine, open] = [
      await client.ask({ cmd: 'view', match, seat: 0 }),
      await client.ask({ cmd: 'view', match, seat: 'spectator' }),
    ];
    expect(mine.view).not.toEqual(open.view);
  });

  test('decision: blocked options only with why', async () => {
    const { client, match, decision } = await playing(2);
    expect(decision.blocked).toBeUndefined();
    const { decision: why } = await client.ask({ cmd: 'decision', match, why: true });
    expect(why).toEqual({ ...decision, blocked: why?.blocked });
    expect(why?.blocked).toBeDefined();
  });

  test('undo and redo: what was undone, and the decision now pending', async () => {
    const { client, match, decision } = await playing(0);
    const answer = decision.options?.[0]?.id ?? '';
    const { decision: next } = await client.ask({ cmd: 'answer', match, n: 0, answer });
    expect(await client.ask({ cmd: 'undo', match })).toMatchObject({ undone: { n: 0, answer }, decision });
    expect(await client.ask({ cmd: 'redo', match })).toMatchObject({ decision: next });
    expect(await client.refused({ cmd: 'redo', match })).toBe('cannot-redo');
  });

  test('take-back: an earlier decision, and the log tells it', async () => {
    const { client, match } = await playing(9);
    expect(await client.ask({ cmd: 'take-back', match, to: 4 })).toMatchObject({ decision: { n: 4 } });
    const { events = [] } = await client.ask({ cmd: 'events', match });
    expect(events.at(-1)).toMatchObject({
      kind: 'kernel.took-back',
      text: 'The table took back 5 answers.',
    });
    expect(await client.refused({ cmd: 'take-back', match, to: 5 })).toBe('cannot-take-back');
  });

  test('concede: takes effect, and with two seats ends the match', async () => {
    const { client, match, decision } = await playing(5);
    await client.ask({ cmd: 'concede', match, seat: 0 });
    expect(await client.refused({ cmd: 'concede', match, seat: 0 })).toBe('bad-seat');
    let asked = await client.ask({ cmd: 'decision', match });
    while (asked.decision) {
      const { n, options = [], amount } = asked.decision;
      asked = await client.ask({ cmd: 'answer', match, n, answer: options[0]?.id ?? amount?.min });
    }
    expect(asked.outcome).toMatchObject({ winners: [1] });
    expect(decision.n).toBe(5);
    expect(await client.refused({ cmd: 'answer', match, n: 6, answer: 'done' })).toBe('over');
    expect(await client.refused({ cmd: 'concede', match, seat: 1 })).toBe('over');
  });

  test('tear-up and ask-me: refused where no sheet lies and nobody has passed ahead', async () => {
    const { client, match } = await playing(5);
    expect(await client.refused({ cmd: 'tear-up', match, seat: 0 })).toBe('bad-seat');
    expect(await client.refused({ cmd: 'ask-me', match, seat: 0 })).toBe('bad-seat');
  });

  test('choices: what there is to choose by what has been chosen', async () => {
    const client = new Client();
    const found = await client.ask({ cmd: 'choices', game: 'theseus', seats: 2, values: { decks: 'all' } });
    expect(found).toMatchObject({ seats: { min: 2, max: 4 } });
    expect(JSON.stringify(found)).toContain('"installed"');
    expect(await client.refused({ cmd: 'choices', game: 'chess' })).toBe('unknown-game');
  });

  test('decision: as a reader sees it, whose numbers tell nothing of sealed rows', async () => {
    const client = new Client({ ids: ['fleets'], load: () => Promise.resolve(playable(fleets)) });
    const people = [0, 1, 0];
    const { match } = await client.begin({ game: 'fleets', seats: toySeats(3), people });
    for (const [n, answer] of ['buy:decoy', 'buy:scout', 'enough', 'done', 'buy:cruiser'].entries()) {
      await client.ask({ cmd: 'answer', match, n, answer });
    }
    const as = async (viewer: number | 'spectator'): Promise<unknown> =>
      (await client.engine.reply(JSON.stringify({ cmd: 'decision', match, as: viewer }))).decision;
    expect(await as(0)).toEqual({ n: 4, seat: 1, secrecy: 'sealed', private: true, person: 1 });
    expect(await as('spectator')).toEqual({ n: 1, seat: 1, secrecy: 'sealed', private: true, person: 1 });
    expect(await as(1)).toMatchObject({ n: 2, seat: 1, kind: 'sheet.row', person: 1 });
    expect((await client.decision(match)).n).toBe(5);
  });

  test('state: all of it, with a warning that it shows hidden facts', async () => {
    const { client, match } = await playing(1);
    const { warning, state } = await client.ask({ cmd: 'state', match });
    expect(warning).toContain('hidden facts');
    expect(state).toHaveProperty('agenda');
  });

  test('events: the log from there', async () => {
    const { client, match } = await playing(12);
    const { events = [] } = await client.ask({ cmd: 'events', match, as: 0 });
    expect(events.map(({ index }) => index)).toEqual(events.map((_, place) => place));
    const later = await client.ask({ cmd: 'events', match, as: 0, from: 5 });
    expect(later.events).toEqual(events.slice(5));
    expect((await client.ask({ cmd: 'events', match, from: 1_000_000 })).events).toEqual([]);
  });

  test('fork: a second match at the same decision, and neither knows of the other', async () => {
    const { client, match, decision } = await playing(4);
    const fork = pending(await client.ask({ cmd: 'fork', match }));
    expect(fork).toEqual({ match: 'm2', decision });
    await client.ask({ cmd: 'answer', match: 'm2', n: 4, answer: decision.options?.[0]?.id });
    expect(await client.decision(match)).toEqual(decision);
  });

  test('close: the match is gone, and its name is not given again', async () => {
    const { client, match } = await playing(1);
    expect(await client.ask({ id: 'x', cmd: 'close', match })).toEqual({ id: 'x', ok: true });
    for (const cmd of ['close', 'save', 'decision', 'state', 'fork', 'undo', 'redo', 'events']) {
      expect(await client.refused({ cmd, match })).toBe('unknown-match');
    }
    expect((await client.begin()).match).toBe('m2');
  });
});

describe('a request that can not be carried out is refused and changes nothing', () => {
  test('wrong answers', async () => {
    const { client, match, decision } = await playing(3);
    const before = await client.ask({ cmd: 'save', match });
    const [option] = decision.options ?? [];
    const wrong: readonly (readonly [unknown, unknown, string])[] = [
      [2, option?.id, 'stale'],
      [4, option?.id, 'stale'],
      [3.5, option?.id, 'stale'],
      [3, 'no-such-option', 'not-an-option'],
      [3, '', 'not-an-option'],
      [3, '__proto__', 'not-an-option'],
      [3, 0, 'not-an-option'],
      ['3', option?.id, 'bad-request'],
      [3, null, 'bad-request'],
      [3, { id: option?.id }, 'bad-request'],
    ];
    for (const [n, answer, code] of wrong)
      expect(await client.refused({ cmd: 'answer', match, n, answer }), code).toBe(code);
    const asked = await client.ask({ cmd: 'decision', match, why: true });
    for (const { id } of asked.decision?.blocked ?? [])
      expect(await client.refused({ cmd: 'answer', match, n: 3, answer: id })).toBe('blocked');
    expect(await client.ask({ cmd: 'save', match })).toEqual(before);
  });

  const news: readonly (readonly [string, object, string])[] = [
    ['an unknown game', { game: 'chess' }, 'unknown-game'],
    ['a game of a strange name', { game: '__proto__' }, 'unknown-game'],
    ['no seats', { seats: [] }, 'bad-options'],
    ['too few seats', { seats: [{ name: 'Ann' }] }, 'bad-options'],
    ['too many seats', { seats: Array.from({ length: 7 }, (_, seat) => ({ name: `P${seat}` })) }, 'bad-options'],
    ['seats without end', { seats: Array.from({ length: 17 }, (_, seat) => ({ name: `P${seat}` })) }, 'bad-request'],
    ['a name that could paint the terminal', { seats: [{ name: '\u001b[2J' }, { name: 'Bob' }] }, 'bad-request'],
    ['a name that is too long', { seats: [{ name: 'A'.repeat(25) }, { name: 'Bob' }] }, 'bad-request'],
    ['a faction twice', { options: { factions: ['raynor', 'raynor'] } }, 'bad-options'],
    ['an unknown faction', { options: { factions: ['napoleon'] } }, 'bad-options'],
    ['an unknown option', { options: { speed: 9 } }, 'bad-options'],
    ['options that are no object', { options: 7 }, 'bad-options'],
    ['SC-23.2 teams of two seats', { options: { teams: true } }, 'bad-options'],
    [
      'SC-23.2 teams of three seats',
      { options: { teams: true }, seats: [...TWO_SEATS, { name: 'Cyd' }] },
      'bad-options',
    ],
    [
      'SC-23.1 and SC-23.2 at once, for two seats',
      { options: { teams: 'yes', variant: 'galactic-conquest' } },
      'bad-options',
    ],
    ['a seed that is too long', { seed: 'x'.repeat(201) }, 'bad-request'],
    ['a seed that is a number', { seed: 7 }, 'bad-request'],
    ['a member too many', { extra: 1 }, 'bad-request'],
  ];
  test.each(news)('new with %s', async (_, part, code) => {
    const client = new Client();
    expect(await client.refused({ cmd: 'new', game: 'starcraft', seats: TWO_SEATS, ...part })).toBe(code);
    expect((await client.begin()).match).toBe('m1');
  });

  test('wrong seats', async () => {
    const { client, match } = await playing(2);
    for (const seat of [2, 99]) {
      expect(await client.refused({ cmd: 'view', match, seat })).toBe('bad-seat');
      expect(await client.refused({ cmd: 'events', match, as: seat })).toBe('bad-seat');
      expect(await client.refused({ cmd: 'concede', match, seat })).toBe('bad-seat');
      expect(await client.refused({ cmd: 'answer', match, n: 2, answer: 'x', as: seat })).toBe('bad-seat');
    }
    for (const seat of [-1, 0.5, 'Ann', null])
      expect(await client.refused({ cmd: 'view', match, seat })).toBe('bad-request');
    for (const seat of [-1, 0.5]) expect(await client.refused({ cmd: 'concede', match, seat })).toBe('bad-seat');
  });

  test('take-backs to nowhere', async () => {
    const { client, match } = await playing(3);
    for (const to of [-1, 3, 4, 0.5, 1e300])
      expect(await client.refused({ cmd: 'take-back', match, to })).toBe('cannot-take-back');
    expect((await client.decision(match)).n).toBe(3);
  });

  test('too many matches', async () => {
    const client = new Client();
    const { match } = await client.begin();
    for (let open = 1; open < 1000; open++) await client.ask({ cmd: 'fork', match });
    expect(await client.refused({ cmd: 'fork', match })).toBe('too-many');
    await client.ask({ cmd: 'close', match: 'm500' });
    expect((await client.ask({ cmd: 'fork', match })).match).toBe('m1001');
  }, 60_000);
});
