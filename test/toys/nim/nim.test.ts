import { afterAll, describe, expect, test } from 'vitest';
import { addGameForTest, loadGame } from '../../../src/games/index.ts';
import { playable } from '../../../src/kernel/history/open.ts';
import type { Match } from '../../../src/kernel/history/playable.ts';
import { PROGRAM_GAMES } from '../../../src/session/setting/games.ts';
import { orrery } from '../../cli/said.ts';
import { checkDecision, checkReplay } from '../../oracles/every-decision.ts';
import { playRandomly } from '../../oracles/random-play.ts';
import { deskAt } from '../../table/desk-at.tsx';
import { playByProtocol, playDecisions, playedInFile, toySeats } from '../whole-toy.ts';
import { nim } from './game.ts';

const game = playable(nim);
const setting = (seed: string, count = 2) => ({ seats: toySeats(count), seed });

const listing = { title: nim.title, against: { min: 2, max: 4, minutes: 2 }, load: () => Promise.resolve(game) };
const takeAway = addGameForTest('nim', listing);
afterAll(takeAway);

describe('NI-1, NI-2: by chance', () => {
  test('all oracles hold at every decision', () => {
    for (const seed of ['one', 'two', 'three']) {
      const keeping = { checkpointEvery: 0, checkpointsKept: 6, thorough: true };
      const each = (match: Match): void => {
        checkDecision(game, match, keeping);
        checkReplay(game, match);
      };
      playRandomly(game, setting(seed, 3), { each }, keeping);
    }
  });

  test('who takes the last stone wins', () => {
    expect([...playDecisions(game, 2000, number => setting(`many ${number}`, 2 + (number % 3))).keys()]).toEqual([
      'nim.last',
    ]);
  });

  test('a file is gone on with as it was, and the protocol comes to its end', async () => {
    const { standing, taken } = playedInFile(game, setting('file'), ({ decision }) => (decision?.n ?? 0) > 3);
    expect(taken).toEqual(standing);
    expect(await playByProtocol(game, toySeats(4), 'protocol')).toHaveProperty('winners');
  });
});

test('NI-1: nobody takes more stones than there are, and is told why', () => {
  const match = game.start(setting('few'));
  for (let heap = 21; heap > 2; heap -= heap === 3 ? 1 : Math.min(3, heap - 2)) {
    match.answer(match.decision?.n ?? -1, `take:${heap === 3 ? 1 : Math.min(3, heap - 2)}`);
  }
  expect(match.decision?.options.map(({ id }) => id)).toEqual(['take:1', 'take:2']);
  expect(match.blocked()).toMatchObject([{ id: 'take:3', why: { key: 'nim.few' }, rule: 'NI-1' }]);
});

test('NI-3: who gives up is out when the turn is over, and the last one left wins', () => {
  const match = game.start(setting('gives up', 3));
  const answer = (id: string) => match.answer(match.decision?.n ?? -1, id);
  match.concede(1);
  answer('take:1');
  expect(match.seatsIn).toEqual([0, 2]);
  expect(match.decision?.seat).toBe(2);
  match.concede(2);
  answer('take:1');
  expect(match.outcome).toMatchObject({ winners: [0], words: { key: 'nim.alone' } });
});

describe('a game that a test has listed', () => {
  test('is played on the command line', async () => {
    const { code, out } = await orrery('simulate', 'nim', '--matches', '3', '--seed', 'nim');
    expect(code).toBe(0);
    expect(out).toMatch(/^Nim: 3 matches, 0 faults/);
  });

  test('is played at the table, on a plain board, with log, menu and help', async () => {
    const { press, text } = await deskAt({
      shelf: PROGRAM_GAMES,
      start: { game: 'nim', new: { setting: setting('table'), players: ['human', 'human'] } },
    });
    expect(text()).toContain('How many stones do you take? There are 21.');
    await press('2');
    expect(text()).toContain('Ann takes 2 stones; 19 are left.');
    await press('u');
    expect(text()).toContain('Another player has been asked since then: that needs a take-back. Press t.');
    await press('m');
    expect(text()).toContain('A seat gives up');
    await press('escape', '?');
    expect(text()).toContain('NI-1');
  });

  test('is gone when it is taken away, and no game is listed twice', async () => {
    expect(() => addGameForTest('starcraft', listing)).toThrow('already');
    expect(PROGRAM_GAMES.titles.map(({ id }) => id)).toContain('nim');
    takeAway();
    expect(await loadGame('nim')).toBeNull();
    expect(PROGRAM_GAMES.titles.map(({ id }) => id)).not.toContain('nim');
  });
});
