import { expect, test } from 'vitest';
import { isEndOfRow } from '../../../src/kernel/match/decision.ts';
import type { Answer } from '../../../src/kernel/match/decision.ts';
import { randomAnswer } from '../../../src/bots/random.ts';
import { commitments } from '../../../src/kernel/history/commits.ts';
import { seededRandom } from '../../../src/kernel/plain/random.ts';
import { Refusal } from '../../../src/kernel/match/refusal.ts';
import { toyMatch } from '../toy-match.ts';

test('an answer is called final exactly when it could not be undone, and asking changes nothing', () => {
  const match = toyMatch('final');
  const random = seededRandom('final');
  const seen = { final: 0, free: 0 };
  for (let { decision } = match; decision !== null; decision = match.decision) {
    const before = JSON.stringify([match.record(), match.decision]);
    const commits = commitments(match);
    const ends = (answer: Answer): boolean => commits(answer).ends;
    const foretold = new Map(decision.options.map(({ id }) => [id, ends(id)]));
    expect(JSON.stringify([match.record(), match.decision])).toBe(before);
    const answer = randomAnswer(decision, random);
    const expected = foretold.get(String(answer)) ?? ends(answer);
    match.answer(decision.n, answer);
    expect(match.undoable() instanceof Refusal).toBe(expected);
    seen[expected ? 'final' : 'free'] += 1;
  }
  expect(Math.min(seen.final, seen.free)).toBeGreaterThan(3);
});

test('an answer spends when its seat sees a difference, when it ends a row, and when it is final', () => {
  const match = toyMatch('spends');
  const random = seededRandom('spends');
  const seen = { spends: 0, free: 0 };
  for (let { decision } = match; decision !== null; decision = match.decision) {
    const { seat, options } = decision;
    const commits = commitments(match);
    const answer = randomAnswer(decision, random);
    const { ends, spends } = commits(answer);
    const before = match.view(seat);
    match.answer(decision.n, answer);
    const option = options.find(({ id }) => id === answer);
    const isEnd = option !== undefined && isEndOfRow(option);
    expect(spends).toBe(ends || isEnd || JSON.stringify(before) !== JSON.stringify(match.view(seat)));
    seen[spends ? 'spends' : 'free'] += 1;
  }
  expect(seen.spends).toBeGreaterThan(3);
});

test('a final answer that only passes the turn on is told from one that reveals something', () => {
  const match = toyMatch('passes');
  const random = seededRandom('passes');
  const seen = { passes: 0, reveals: 0 };
  for (let { decision } = match; decision !== null; decision = match.decision) {
    const answer = randomAnswer(decision, random);
    const { ends, passes } = commitments(match)(answer);
    const { revealed } = match.fork(null);
    match.answer(decision.n, answer);
    const reveals = match.fork(null).revealed !== revealed;
    const isOther = match.decision !== null && match.decision.seat !== decision.seat;
    expect(passes).toBe(!reveals && isOther);
    if (ends) seen[passes ? 'passes' : 'reveals'] += 1;
  }
  expect(Math.min(seen.passes, seen.reveals)).toBeGreaterThan(0);
});
