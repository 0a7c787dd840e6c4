import { describe, expect, test } from 'vitest';
import { FUZZ_GAMES } from '../games/list.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { toy } from '../kernel/toy-match.ts';
import { readArguments } from './arguments.ts';
import { readFailure } from './failures.ts';
import type { FuzzGame } from './fuzz-game.ts';
import { beginSilently, fuzzSilently, playByChance, playOneSilently } from './silently.ts';
import { toyFuzz } from './toy-fuzz.ts';

const RUN = { ...readArguments(['--decisions', '300', '--seed', 'silent', '--silently']), folder: '' };

describe.each(FUZZ_GAMES.map(fuzzed => [fuzzed.game.title, fuzzed] as const))('%s', (_, fuzzed) => {
  test('a silent match comes to as many answers and to the outcome of one with a log', () => {
    for (const number of [0, 1, 2]) {
      const course = { leavesAfter: 400 };
      const { players, match } = beginSilently(fuzzed, number, RUN);
      const { silent } = playOneSilently({ ...fuzzed, leavesAfter: () => 400 }, number, RUN);
      const listened = playByChance(match, ({ n }, answer) => match.answer(n, answer), { ...course, players });
      expect(silent).toEqual(listened);
      expect(silent.answered).toBeGreaterThan(5);
    }
  });
});

test('a run has the decisions that were asked for, by numbers of seats', () => {
  const { seats, failures } = fuzzSilently(toyFuzz, { ...RUN, seats: [2, 3] }, 300, () => undefined);
  expect(failures).toEqual([]);
  expect([...seats.keys()]).toEqual(['2', '3']);
  const decisions = [...seats.values()].reduce((sum, figures) => sum + figures.decisions, 0);
  expect(decisions).toBeGreaterThanOrEqual(300);
});

test('a fault is written down with the answers that lead to it', () => {
  const folder = temporaryFolder('silently');
  const fourAnswers = (): (() => void) => {
    let given = 0;
    return () => {
      if ((given += 1) > 4) throw new Error('four answers are enough');
    };
  };
  const broken: FuzzGame = {
    ...toyFuzz,
    begin: (number, setting) => {
      const match = toyFuzz.begin(number, setting);
      const [answer, fork] = [match.answer.bind(match), match.fork.bind(match)];
      const [answers, gives] = [fourAnswers(), fourAnswers()];
      match.answer = (n, id) => {
        answers();
        answer(n, id);
      };
      match.fork = listener => {
        const run = fork(listener);
        const give = run.give.bind(run);
        run.give = id => {
          gives();
          give(id);
        };
        return run;
      };
      return match;
    },
  };
  const told: string[] = [];
  const { failures } = fuzzSilently(broken, { ...RUN, folder, seats: [2, 2] }, 1, fault => {
    told.push(fault);
  });
  expect(told[0]).toContain('four answers are enough');
  const failure = readFailure(failures[0] ?? '');
  expect(failure.error).toContain('four answers are enough');
  expect(failure.record.entries).toHaveLength(4);
  expect(failure.answer).not.toBeNull();
  expect(toy.restore(failure.record).decision).not.toBeNull();
});

test.each([[['--silently']], [['--silently', '--decisions', '5', '--resume']]])('%j is refused', args => {
  expect(() => readArguments(args)).toThrow(RangeError);
});
