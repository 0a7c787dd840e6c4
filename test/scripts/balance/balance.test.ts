import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { readArguments } from '../../../scripts/balance/arguments.ts';
import { playAll, playHere } from '../../../scripts/balance/crew.ts';
import type { Order, Worker } from '../../../scripts/balance/crew.ts';
import { quartiles } from '../../../scripts/balance/interval.ts';
import { wilson } from '../../../src/bots/interval.ts';
import { modeSection } from '../../../scripts/balance/page.ts';
import { playOne } from '../../../scripts/balance/playing.ts';
import type { Ended } from '../../../scripts/balance/playing.ts';
import { shareOf, sumUp } from '../../../scripts/balance/summing.ts';
import { MODES, seatedIn } from '../../../scripts/balance/tables.ts';
import type { Mode, Table } from '../../../scripts/balance/tables.ts';
import { loadBot, loadGame } from '../../../src/games/index.ts';
import type { MatchSetting } from '../../../src/kernel/history/playable.ts';

const DUEL: Table = { name: 'marines - greys', sides: ['marines', 'greys'], options: {} };

function ended(winners: readonly number[], more: Partial<Ended> = {}): Ended {
  return { factions: ['red', 'blue'], winners, first: 0, rounds: 10, how: 'victory.points', decisions: 1, ...more };
}

function modeOf(game: string, id: string): Mode {
  const mode = MODES[game]?.find(one => one.id === id);
  if (mode === undefined) throw new RangeError(`${game} has no mode ${id}`);
  return mode;
}

describe('figures', () => {
  test.each([
    [0, 0, 0, 1],
    [0, 60, 0, 0.06],
    [30, 60, 0.377, 0.623],
    [95, 100, 0.888, 0.978],
  ])('the interval of %d wins in %d is %d to %d', (wins, tries, low, high) => {
    const [from, to] = wilson(wins, tries);
    expect(from).toBeCloseTo(low, 2);
    expect(to).toBeCloseTo(high, 2);
  });

  test('quartiles are numbers of the row, in whatever order it comes', () => {
    expect(quartiles([4, 1, 3, 2])).toEqual([1, 2, 3]);
    expect(quartiles([10, 2, 9])).toEqual([2, 9, 10]);
    expect(quartiles([7])).toEqual([7, 7, 7]);
  });

  test('wins are held against what equals would win; a shared victory counts in parts', () => {
    const sum = sumUp(
      [ended([0]), ended([0]), ended([1], { first: 1 }), ended([0, 1], { how: 'victory.shared' })],
      false,
    );
    expect(sum.factions).toEqual([
      { name: 'red', matches: 4, wins: 2.5, fair: 2 },
      { name: 'blue', matches: 4, wins: 1.5, fair: 2 },
    ]);
    expect(sum.factions.map(shareOf)).toEqual([1.25, 0.75]);
    expect(sum.first).toEqual({ name: 'first player', matches: 4, wins: 3.5, fair: 2 });
    expect(sum.how).toEqual([
      ['points', 3],
      ['shared', 1],
    ]);
  });

  test('allies win together, and a fair share of theirs is one in two', () => {
    const factions = ['red', 'blue', 'green', 'grey'];
    const sum = sumUp([ended([0, 2], { factions }), ended([0, 1, 2, 3], { factions })], true);
    expect(sum.factions.map(({ name, wins, fair }) => [name, wins, fair])).toEqual([
      ['red', 1.5, 1],
      ['blue', 0.5, 1],
      ['green', 1.5, 1],
      ['grey', 0.5, 1],
    ]);
  });
});

describe('arguments', () => {
  test('a run knows the command that repeats it, whatever the number of jobs', () => {
    const run = readArguments(['theseus', '--mode', 'four,teams', '--matches', '7', '--jobs', '2', '--seed', 'a b']);
    expect(run.modes.map(({ id }) => id)).toEqual(['four', 'teams']);
    expect(run.jobs).toBe(2);
    expect(run.command).toBe("npm run balance -- theseus --mode four,teams --matches 7 --seed 'a b'");
  });

  test('the matches of a mode are parted among its tables, or played at each', () => {
    const duel = modeOf('theseus', 'duel');
    expect(readArguments(['theseus', '--matches', '400']).matchesOf(duel)).toBe(67);
    expect(readArguments(['theseus', '--matches', '400', '--each']).matchesOf(duel)).toBe(400);
  });

  test('seats and names choose among modes and tables', () => {
    expect(readArguments(['starcraft', '--seats', '5']).modes.map(({ id }) => id)).toEqual(['seats-5']);
    const { modes } = readArguments(['theseus', '--mode', 'duel', '--table', 'aliens']);
    expect(modes.flatMap(({ tables }) => tables.map(({ name }) => name))).toEqual([
      'marines - aliens',
      'scientists - aliens',
      'aliens - greys',
    ]);
  });

  test.each([
    [[], 'name one game: theseus, starcraft, galactic-emperor'],
    [['chess'], 'name one game'],
    [['theseus', '--mode', 'solo'], '--mode solo: use duel,'],
    [['theseus', '--seats', '7'], '--seats 7: no mode has so many'],
    [['theseus', '--matches', '0'], '--matches 0: use a number from 1'],
    [['theseus', '--table', 'zerg'], 'no table is called that'],
  ])('%j is refused', (args, why) => {
    expect(() => readArguments(args)).toThrow(why);
  });
});

describe('matches', () => {
  test('every table that can be measured is one that the game can be played at', async () => {
    for (const [id, modes] of Object.entries(MODES)) {
      const game = await loadGame(id);
      for (const { tables } of modes) {
        for (const { sides, options } of tables) {
          const seats = sides.map((_, seat) => ({ name: `${seat}` }));
          const factions = sides.includes(null) ? {} : { factions: sides };
          expect(game?.start({ seats, options: { ...options, ...factions }, seed: 'table' }).decision).not.toBeNull();
        }
      }
    }
  });

  test('sides change seats from match to match', () => {
    expect([0, 1, 2].map(number => seatedIn(DUEL, number))).toEqual([
      ['marines', 'greys'],
      ['greys', 'marines'],
      ['marines', 'greys'],
    ]);
  });

  test('come in the order in which they were asked for, whoever plays them and how fast', async () => {
    const orders = Array.from({ length: 12 }, (_, number): Order => ({ game: 'toy', table: DUEL, number, seed: '' }));
    const worker =
      (pace: number): Worker =>
      async ({ number }) => {
        await setTimeout((number % pace) * 3);
        return ended([number % 2], { rounds: number });
      };
    const seen: number[] = [];
    const results = await playAll(orders, [worker(2), worker(3), worker(4)], done => seen.push(done));
    expect(results.map(({ rounds }) => rounds)).toEqual(orders.map(({ number }) => number));
    expect(seen).toEqual(orders.map((_, at) => at + 1));
  });

  test('of two workers are those of one', async () => {
    const orders = [0, 1, 2, 3].map((number): Order => ({ game: 'theseus', table: DUEL, number, seed: 'same' }));
    const alone = await playAll(orders, [playHere]);
    expect(await playAll(orders, [playHere, playHere])).toEqual(alone);
    expect(alone[0]?.factions).toEqual(['marines', 'greys']);
    expect(alone[1]?.factions).toEqual(['greys', 'marines']);
    expect(alone.every(({ winners, rounds }) => winners.length > 0 && rounds > 2)).toBe(true);
  });

  test.each([
    ['galactic-emperor', 'seats-3'],
    ['theseus', 'duel'],
  ])('of %s come to the same when somebody listens', async (id, mode) => {
    const game = await loadGame(id);
    const table = modeOf(id, mode).tables[0];
    if (game === null || table === undefined) throw new RangeError(`${id} has no table ${mode}`);
    const bot = await loadBot(id);
    let heard = 0;
    const listened = {
      ...game,
      silently: (setting: MatchSetting) => game.start(setting).fork({ tell: () => (heard += 1) }),
    };
    expect(playOne(listened, bot, table, 1, 'same')).toEqual(playOne(game, bot, table, 1, 'same'));
    expect(heard).toBeGreaterThan(0);
  });

  test('one that fails ends the run', async () => {
    const failing: Worker = () => Promise.reject(new Error('no end after 200000 decisions'));
    await expect(playAll([{ game: 'theseus', table: DUEL, number: 0, seed: '' }], [failing])).rejects.toThrow('no end');
  });
});

test('the page tells wins with their intervals, shares, rounds and how matches ended', () => {
  const table = { name: 'red - blue', sides: ['red', 'blue'], options: {} };
  const matches = [
    ended([0]),
    ended([0], { first: 1 }),
    ended([1], { rounds: 14 }),
    ended([0], { how: 'victory.data' }),
  ];
  expect(modeSection({ id: 'duel', title: 'Duels', tables: [table] }, [{ table, ended: matches }])).toBe(
    [
      '## Duels',
      '',
      '| faction | matches | wins | of 100 (95 %) | of its share |',
      '| --- | --- | --- | --- | --- |',
      '| blue | 4 | 1 | 25 (5-70) | 0.50 |',
      '| red | 4 | 3 | 75 (30-95) | 1.50 |',
      '| first player | 4 | 2 | 50 (15-85) | 1.00 |',
      '',
      '4 matches; rounds: quartiles 10, 10 and 10, at most 14; won by points 3, data 1.',
    ].join('\n'),
  );
});
