import { expect, test } from 'vitest';
import { randomAnswer } from '../../../src/bots/random.ts';
import { endsUndo } from '../../../src/kernel/history/ends-undo.ts';
import { seededRandom } from '../../../src/kernel/plain/random.ts';
import { Refusal } from '../../../src/kernel/match/refusal.ts';
import { toyMatch } from '../toy-match.ts';

test('an answer is called final exactly when it could not be undone, and asking changes nothing', () => {
  const match = toyMatch('final');
  const random = seededRandom('final');
  const seen = { final: 0, free: 0 };
  for (let { decision } = match; decision !== null; decision = match.decision) {
    const before = JSON.stringify([match.record(), match.decision]);
    const ends = endsUndo(match);
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
