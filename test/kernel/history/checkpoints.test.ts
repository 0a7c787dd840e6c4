import { expect, test } from 'vitest';
import { randomAnswer } from '../../../src/bots/random.ts';
import { MemoryChronicle, standingLines } from '../../../src/kernel/history/chronicle.ts';
import { seededRandom } from '../../../src/kernel/plain/random.ts';
import { threeSeats, toy } from '../toy-match.ts';

/** A chronicle that counts how often somebody looks back in it. */
class CountingChronicle extends MemoryChronicle {
  looks = 0;

  override back(before?: number) {
    this.looks += 1;
    return super.back(before);
  }
}

/** A match of more than a hundred answers, played to its end; `each` comes after every answer. */
function longMatch(each: (chronicle: CountingChronicle) => void = () => undefined) {
  const begun: CountingChronicle[] = [];
  const match = toy.start(
    { seats: threeSeats, options: { rounds: 40 }, seed: 'long match' },
    {
      checkpointEvery: 0,
      chronicle: start => {
        const chronicle = new CountingChronicle({ start, n: 0, told: 0, position: false });
        begun.push(chronicle);
        return chronicle;
      },
    },
  );
  const random = seededRandom('checkpoints');
  for (let { decision } = match; decision !== null && decision.n < 1000; decision = match.decision) {
    match.answer(decision.n, randomAnswer(decision, random));
    begun.forEach(each);
  }
  return match;
}

test('of a long match a checkpoint comes at the end of a round, none sooner than after 24 answers, none later than after 64', () => {
  const match = longMatch();
  const lines = [...standingLines(match.history)].map(({ line }) => line).reverse();
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
  const looks: number[] = [];
  longMatch(chronicle => looks.push(chronicle.looks));
  expect(looks.length).toBeGreaterThan(100);
  expect(Math.max(...looks)).toBe(0);
});
