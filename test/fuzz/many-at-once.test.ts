import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { randomBelow, seededRandom } from '../../src/kernel/plain/random.ts';
import { readArguments } from './arguments.ts';
import type { FuzzRun } from './arguments.ts';
import { alone } from './crew.ts';
import type { Crew } from './crew.ts';
import type { FuzzGame } from './fuzz-game.ts';
import { FUZZ_GAMES } from '../games/list.ts';
import { processes } from './processes.ts';
import { canBegin, ROUND, roundsKnownTo } from './rounds.ts';
import { placeOf, playMany } from './run.ts';
import type { Played } from './run.ts';
import { isWell, summary } from './summary.ts';
import { Tally } from './tally.ts';
import { toyFuzz } from './toy-fuzz.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const QUIET = { failed: () => undefined, progress: () => undefined };

/** Some four rounds of the toy game. */
const ARGUMENTS = ['--decisions', '8,000', '--seed', 'many'];

function run(change: Partial<FuzzRun> = {}): FuzzRun {
  const folder = temporaryFolder('fuzz');
  return { ...readArguments(ARGUMENTS), folder, ...change };
}

/** Several who play at once, and of whom anybody may be the first to end, and the others wait for long. */
function jumbled(games: readonly FuzzGame[], size: number): Crew {
  const all = Array.from({ length: size }, () => alone(games));
  const idle = [...all];
  const random = seededRandom('jumbled');
  return {
    size,
    begin: (series, known) => {
      for (const one of all) one.begin(series, known);
    },
    learn: (round, counts) => {
      for (const one of all) one.learn(round, counts);
    },
    play: async number => {
      const one = idle.splice(randomBelow(random, idle.length), 1)[0];
      if (one === undefined) throw new Error('nobody is idle');
      const finished = await one.play(number);
      const patience = randomBelow(random, 8) === 0 ? 400 : randomBelow(random, 5);
      for (let waited = 0; waited < patience; waited++) await Promise.resolve();
      idle.push(one);
      return finished;
    },
    close: () => undefined,
  };
}

/** What must be the same whoever played: all but the time that it took. */
function found({ tally, seats, failures }: Played): unknown {
  const figures = Object.entries(seats).map(([number, { decisions, matches, failures: faults }]) => ({
    ...{ number, decisions, matches, faults },
  }));
  return { counts: tally.counts(), figures, failures: failures.map(file => file.replace(/^.*[\\/]/, '')) };
}

/** The toy game with a fault that some of its matches come to. */
const faulty: FuzzGame = {
  ...toyFuzz,
  oracles: () => [
    {
      every: 1,
      check: match => {
        if (match.decision?.n === 31 && match.decision.options.length > 4) throw new Error('too many options');
      },
    },
  ],
};

describe('rounds', () => {
  test('a match knows all rounds but its own and the one before, and waits for no other', () => {
    expect([0, ROUND - 1, ROUND, 2 * ROUND - 1].map(roundsKnownTo)).toEqual([0, 0, 0, 0]);
    expect([2 * ROUND, 3 * ROUND - 1, 3 * ROUND].map(roundsKnownTo)).toEqual([1, 1, 2]);
    expect(canBegin(2 * ROUND - 1, 0)).toBe(true);
    expect(canBegin(2 * ROUND, ROUND - 1)).toBe(false);
    expect(canBegin(2 * ROUND, ROUND)).toBe(true);
  });
});

describe('a run', () => {
  const folder = temporaryFolder('fuzz');
  const one: FuzzRun = { ...readArguments(ARGUMENTS), folder };
  let whole: Played;
  beforeAll(async () => {
    whole = await playMany(faulty, one, alone([faulty]), QUIET);
  });

  test.each([7])('with %i at once is the same as one match after the other, failures too', async size => {
    const many = run();
    const apart = await playMany(faulty, many, jumbled([faulty], size), QUIET);
    expect(whole.all.matches).toBeGreaterThan(3 * ROUND);
    expect(whole.failures.length).toBeGreaterThan(0);
    expect(found(apart)).toEqual(found(whole));
    const files = (folder: string): string[] => readdirSync(folder).filter(name => !name.startsWith('progress-'));
    expect(files(many.folder)).toEqual(files(one.folder));
  });

  test('whose crew dies goes on as if it had not, with another number at once', async () => {
    const inParts = run();
    for (const dies of [100, 150, 190]) {
      const crew = jumbled([faulty], 3);
      const play = async (number: number): ReturnType<Crew['play']> => {
        if (number === dies) throw new Error('killed');
        return crew.play(number);
      };
      const resume = dies > 100;
      await expect(playMany(faulty, { ...inParts, resume }, { ...crew, play }, QUIET, 0)).rejects.toThrow('killed');
    }
    const rest = await playMany(faulty, { ...inParts, resume: true }, jumbled([faulty], 2), QUIET);
    expect(found(rest)).toEqual(found(whole));
    expect(rest.took).toBeGreaterThan(0);
  });

  test('that is enough already is not played on', async () => {
    const again = await playMany(faulty, { ...one, resume: true }, jumbled([faulty], 3), QUIET);
    expect(found(again)).toEqual(found(whole));
  });

  test('refuses a progress that is none', async () => {
    const once = run({ decisions: 10 });
    const { file } = placeOf(toyFuzz, once);
    await playMany(toyFuzz, once, alone([toyFuzz]), QUIET);
    const progress = readFileSync(file, 'utf8');
    writeFileSync(file, progress.replace('"known"', '"knew"'));
    await expect(playMany(toyFuzz, { ...once, resume: true }, alone([toyFuzz]), QUIET)).rejects.toThrow('no progress');
  });
});

describe('processes', () => {
  test('play the same matches as one alone', async () => {
    const [, theseus] = FUZZ_GAMES;
    if (theseus === undefined) throw new Error('no second game');
    const short = run({ decisions: 250, seats: [2, 2] });
    const crew = processes(2);
    onTestFinished(() => crew.close());
    const [whole, apart] = await Promise.all([
      playMany(theseus, short, alone([theseus]), QUIET),
      playMany(theseus, { ...short, folder: run().folder }, crew, QUIET),
    ]);
    expect(found(apart)).toEqual(found(whole));
  }, 120_000);

  test('that end amid a match are told by its number', async () => {
    const crew = processes(1);
    crew.close();
    await expect(crew.play(7)).rejects.toThrow('match 7 ended the process that played it: SIGTERM');
  }, 60_000);
});

describe('the summary', () => {
  test('is one for all games: figures by seats, failures, and what was never used', () => {
    const tally = new Tally({ decision: [], piece: ['rook'] });
    tally.used('piece', 'rook');
    const figures = { decisions: 1_234_567, matches: 12, failures: 0, took: 3_000_000 };
    const well: Played = { tally, all: figures, seats: { '2': figures }, failures: [], took: 1_500_000 };
    const one = { ...figures, matches: 1, failures: 1 };
    const ill: Played = {
      tally: new Tally({ decision: [], piece: ['bishop'] }),
      all: one,
      seats: { '4': one },
      failures: ['fuzz-failures/x.json'],
      took: 1_500_000,
    };
    const games = [
      { title: 'Chess', played: well },
      { title: 'Draughts', played: ill },
    ];
    expect(summary(games, 2).slice(-9)).toEqual([
      '',
      'game      seats  decisions  matches  failures     took',
      'Chess         2  1,234,567       12         0  3,000 s',
      'Draughts      4  1,234,567        1         1  3,000 s',
      'all              2,469,134       13         1  6,000 s',
      'took 3,000 s, 2 at once, each counted for itself above: 823 decisions a second',
      'failed: fuzz-failures/x.json',
      'Never used:',
      '  Draughts, piece: bishop',
    ]);
    expect(isWell(games)).toBe(false);
    expect(isWell(games.slice(0, 1))).toBe(true);
    expect(summary(games.slice(0, 1), 1).at(-1)).toBe('Everything was used.');
  });
});
