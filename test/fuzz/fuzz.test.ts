import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Decision } from '../../src/kernel/match/decision.ts';
import { seededRandom } from '../../src/kernel/plain/random.ts';
import { message } from '../../src/kernel/words/message.ts';
import { toy } from '../kernel/toy-match.ts';
import { randomAnswer } from '../../src/bots/random.ts';
import { readArguments } from './arguments.ts';
import type { FuzzRun } from './arguments.ts';
import { alone } from './crew.ts';
import { readFailure } from './failures.ts';
import { FUZZ_GAMES } from '../games/list.ts';
import type { FuzzGame } from './fuzz-game.ts';
import { checkWayBack, KEEPING } from './one-match.ts';
import { playMany } from './run.ts';
import { seeking } from './seeking.ts';
import { coverageTable } from './table.ts';
import { Tally } from './tally.ts';
import { wishesOf } from './wishes.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { runs } from '../runs.ts';

/** So many decisions are played of each game; `npm run fuzz` plays on. */
const DECISIONS = runs(150, 300);
const QUIET = { failed: () => undefined, progress: () => undefined };

function run(change: Partial<FuzzRun>): FuzzRun {
  const folder = temporaryFolder('fuzz');
  return { ...readArguments(['--decisions', `${DECISIONS}`, '--seed', 'test']), folder, ...change };
}

describe.each(FUZZ_GAMES.map(fuzzed => [fuzzed.game.title, fuzzed] as const))('%s', (_title, fuzzed) => {
  test('a short run finds no fault', async () => {
    const faults: string[] = [];
    const played = await playMany(fuzzed, run({}), alone([fuzzed]), { ...QUIET, failed: fault => faults.push(fault) });
    expect(faults).toEqual([]);
    expect(played.all.failures).toBe(0);
    expect(played.all.decisions).toBeGreaterThanOrEqual(DECISIONS);
  }, 120_000);

  test('a fault is written down, with all that leads to it', async () => {
    const broken: FuzzGame = {
      ...fuzzed,
      oracles: () => [
        {
          every: 1,
          check: match => {
            if ((match.decision?.n ?? 0) >= 20) throw new Error('nineteen answers are enough');
          },
        },
      ],
    };
    const faults: string[] = [];
    const short = run({ decisions: 1 });
    const played = await playMany(broken, short, alone([broken]), { ...QUIET, failed: fault => faults.push(fault) });
    expect(played.all.failures).toBe(1);
    expect(played.failures).toHaveLength(1);
    expect(faults[0]).toContain('nineteen answers are enough');
    const [file] = readdirSync(short.folder).filter(name => !name.startsWith('progress-'));
    const failure = readFailure(join(short.folder, file ?? ''));
    expect(failure.error).toContain('nineteen answers are enough');
    expect(failure.record.checkpoint.answers).toBe(0);
    expect(failure.record.entries).toHaveLength(20);
    expect(fuzzed.game.restore(failure.record, KEEPING).decision?.n).toBe(20);
  });
});

test('a run that was stopped goes on as if it had not been', async () => {
  const fuzzed = FUZZ_GAMES.find(({ game }) => game.id === 'theseus');
  if (fuzzed === undefined) throw new Error('no Theseus');
  const { min } = fuzzed.game.seats;
  const once = run({ decisions: 500, seats: [min, min] });
  const inParts = { ...once, folder: run({}).folder };
  const whole = await playMany(fuzzed, once, alone([fuzzed]), QUIET);
  await playMany(fuzzed, { ...inParts, decisions: 100 }, alone([fuzzed]), QUIET);
  const rest = await playMany(fuzzed, { ...inParts, resume: true }, alone([fuzzed]), QUIET);
  expect(rest.all.matches).toBe(whole.all.matches);
  expect(rest.tally.counts()).toEqual(whole.tally.counts());
}, 120_000);

describe('the tally', () => {
  const uses = { decision: ['pick'], piece: ['rook', 'bishop'] };
  const decision: Decision = {
    n: 0,
    seat: 0,
    kind: 'pick',
    prompt: message('prompt'),
    rule: 'TOY-1',
    secrecy: 'open',
    options: ['piece:rook', 'piece:bishop', 'none'].map(id => ({ id, words: message(id) })),
    amount: null,
  };

  test('knows what was never used and never chosen; what was tried in vain counts apart', () => {
    const tally = new Tally(uses);
    tally.asked(decision);
    tally.answered(decision, 'piece:rook');
    tally.used('piece', 'rook');
    tally.inVain('piece', 'bishop');
    expect(tally.never()).toEqual(['piece: bishop', 'option: pick none']);
    expect(tally.count('piece', 'bishop')).toEqual({ used: 0, vain: 1 });
    expect(coverageTable(tally)).toContain('  piece: rook 1, bishop 0/1');
  });

  test('refuses what is not among the uses', () => {
    expect(() => {
      new Tally(uses).used('piece', 'knight');
    }).toThrow('"knight" is not among the uses of "piece"');
  });

  test('a seeking player chooses what was never used far more often', () => {
    const [fuzzed] = FUZZ_GAMES;
    if (fuzzed === undefined) throw new Error('no game');
    const tally = new Tally(uses);
    tally.used('piece', 'rook');
    for (const answer of ['piece:rook', 'piece:bishop', 'none']) tally.answered(decision, answer);
    const names = ({ id }: { readonly id: string }): readonly string[] => id.split(':');
    const player = seeking(tally, wishesOf(tally, {}), { ...fuzzed, names }, randomAnswer);
    const random = seededRandom('seeking');
    const match = toy.start({ seats: [{ name: 'A' }, { name: 'B' }], options: {}, seed: 'x' });
    const answers = Array.from({ length: 200 }, () => player(decision, random, match));
    const bishops = answers.filter(answer => answer === 'piece:bishop').length;
    expect(bishops).toBeGreaterThan(answers.filter(answer => answer === 'piece:rook').length);
    expect(bishops).toBeGreaterThan(80);
  });
});

test('undo over a reveal, or to another seat, is a fault', () => {
  const match = toy.start({ seats: [{ name: 'A' }, { name: 'B' }], options: {}, seed: 'undo' });
  const random = seededRandom('undo');
  while (match.decision !== null && !('n' in match.undoable())) {
    match.answer(match.decision.n, randomAnswer(match.decision, random));
  }
  const seat = match.decision?.seat ?? 0;
  expect(() => {
    checkWayBack(match, seat, -1);
  }).toThrow('undo would go back over a reveal');
  expect(() => {
    checkWayBack(match, seat + 1, -1);
  }).toThrow('undo would go back to another seat');
});

describe('the arguments', () => {
  test('are read', () => {
    const args = ['--decisions', '10,000,000', '--games', 'starcraft', '--seats', '2-4', '--seed', 's', '--resume'];
    expect(readArguments(args)).toMatchObject({
      decisions: 10_000_000,
      games: ['starcraft'],
      seats: [2, 4],
      seed: 's',
      resume: true,
      again: null,
    });
    expect(readArguments(['--jobs', '3'])).toMatchObject({ jobs: 3 });
    expect(readArguments([])).toMatchObject({ decisions: null, games: [], seats: null, jobs: availableParallelism() });
  });

  test.each([
    ['--decisions', '0'],
    ['--decisions', 'x'],
    ['--jobs', '0'],
    ['--jobs', '1.5'],
    ['--jobs', '1000'],
    ['--seats', '4-2'],
    ['--seats', '0'],
  ])('%s %s is refused', (...args) => {
    expect(() => readArguments(args)).toThrow(RangeError);
  });
});
