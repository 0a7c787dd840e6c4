import { expect, test } from 'vitest';
import type { Decision } from '../../../src/kernel/match/decision.ts';
import { reasonGiven } from '../../../src/session/setting/reasons.ts';
import { sessionFormatter } from '../../../src/session/text/say.ts';
import type { Reason } from '../../../src/bots/reasons.ts';
import { reasonOf } from '../slow-explainer.ts';

const DECISION: Decision = {
  ...{ n: 0, seat: 0, kind: 'hide', rule: 'FK-1', prompt: { key: 'hide' }, secrecy: 'open', amount: null },
  options: [
    { id: 'stay', words: { key: 'stay' } },
    { id: 'go', words: { key: 'go' } },
  ],
};

test('an answer that compares badly afterwards says on what its choice rested', () => {
  const format = sessionFormatter({ stay: 'Stay', go: 'Go' }, ['Ann']);
  const good = reasonOf('stay', 'go');
  const bad = { ...good, better: { answer: 2, other: 6 } };
  const told = (level: 'hard' | 'normal' | null, reason: Reason = bad) =>
    format(reasonGiven(0, level, { decision: DECISION, reason }));
  expect(told('hard')).toMatch(/but “Go” is better in 6 of 8 .* When it chose, it had imagined other matches/);
  expect(told('normal')).toContain('It chose by rules of thumb');
  expect(told(null)).not.toMatch(/chose/);
  expect(told('hard', good)).not.toMatch(/chose/);
});
