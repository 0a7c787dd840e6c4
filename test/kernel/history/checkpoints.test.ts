import { expect, test } from 'vitest';
import { randomAnswer } from '../../../src/bots/random.ts';
import { MemoryChronicle, standing } from '../../../src/kernel/history/chronicle.ts';
import type { PlacedLine } from '../../../src/kernel/history/chronicle.ts';
import { seededRandom } from '../../../src/kernel/plain/random.ts';
import { threeSeats, toy } from '../toy-match.ts';

/** A chronicle that counts how many of its lines are read. */
class CountingChronicle extends MemoryChronicle {
  read = 0;

  override *back(before = this.length): Generator<PlacedLine> {
    for (const placed of super.back(before)) {
      this.read += 1;
      yield placed;
    }
  }
}

/** A match of more than a hundred answers, played to its end; `each` comes after every answer. */
function longMatch(each: (chronicle: CountingChronicle) => void = () => undefined) {
  let chronicle: CountingChronicle | null = null;
  const match = toy.start(
    { seats: threeSeats, options: { rounds: 40 }, seed: 'checkpoints' },
    {
      checkpointEvery: 0,
      chronicle: start => (chronicle ??= new CountingChronicle({ start, n: 0, told: 0, position: false })),
    },
  );
  const random = seededRandom('checkpoints');
  for (let { decision } = match; decision !== null && decision.n < 1000; decision = match.decision) {
    match.answer(decision.n, randomAnswer(decision, random));
    if (chronicle !== null) each(chronicle);
  }
  return match;
}

test('of a long match a checkpoint comes at the end of a round, none sooner than after 24 answers, none later than after 64', () => {
  const match = longMatch();
  const lines = [...standing(match.history)].map(({ line }) => line).reverse();
  const at: number[] = [];
  let lastRound = -1;
  let atRounds = 0;
  for (const line of lines) {
    if (line.line === 'round') lastRound = line.n;
    if (line.line !== 'checkpoint') continue;
    if (line.at > 0) at.push(line.at);
    if (line.at > 0 && lastRound >= line.at - 1) atRounds += 1;
  }
  const answers = at.at(-1) ?? 0;
  expect(answers).toBeGreaterThan(100);
  // The last one stands at the end of the match, however near the one before it is.
  const gaps = at.map((n, place) => n - (at[place - 1] ?? 0)).slice(0, -1);
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(24);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(64);
  expect(atRounds).toBeGreaterThan(at.length / 2);
});

test('an answer reads nothing of what was written before, however long the match is', () => {
  const read: number[] = [];
  longMatch(chronicle => read.push(chronicle.read));
  expect(read.length).toBeGreaterThan(100);
  expect(Math.max(...read)).toBe(0);
});
