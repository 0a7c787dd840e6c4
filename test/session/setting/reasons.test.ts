import { describe, expect, test } from 'vitest';
import type { Reason } from '../../../src/bots/reasons.ts';
import type { Decision } from '../../../src/kernel/match/decision.ts';
import { message } from '../../../src/kernel/words/message.ts';
import { hintWords, givenReasonWords } from '../../../src/session/setting/reasons.ts';
import { sessionFormatter } from '../../../src/session/text/say.ts';
import { fakeGame } from '../../table/fake-game.ts';
import { reasonOf } from '../slow-explainer.ts';

const DECISION: Decision = {
  ...{ n: 0, seat: 0, kind: 'hide', rule: 'FK-1', prompt: { key: 'hide' }, secrecy: 'open', amount: null },
  options: [
    { id: 'stay', words: { key: 'stay' } },
    { id: 'go', words: { key: 'go' } },
  ],
};

test('a comparison says in how many matches it is the other way round, and names both answers', () => {
  const format = sessionFormatter({ stay: 'Stay', go: 'Go' }, ['Ann']);
  const told = (answer: number, other: number) => {
    const reason = { ...reasonOf('stay', 'go'), better: { answer, other } };
    return format(givenReasonWords(0, null, { decision: DECISION, reason }));
  };
  expect(told(2, 0)).toContain('better than “Go” in 2 of 8 imagined matches, worse in 0 and as good in 6.');
  expect(told(6, 2)).toContain('better than “Go” in 6 of 8 imagined matches, worse in 2.');
  expect(told(1, 7)).toContain('but “Go” is better in 7 of 8 imagined matches, worse in 1.');
  expect(told(6, 2)).toContain('With it the match is won in 1 of them, with “Go” in 0.');
});

test('what speaks for an answer is told apart from what it costs, and its chance to win says what that comes to', () => {
  const format = sessionFormatter({ stay: 'Stay', go: 'Go', 'count.ships': 'ships', 'count.marks': 'marks' }, ['Ann']);
  const told = (more: Partial<Reason>) =>
    format(hintWords('hard', DECISION, { ...reasonOf('stay', 'go'), ...more })).replace(/^.*worse in 2\. /, '');
  const gain = { count: 'ships', by: 2.04, isGain: true };
  const loss = { count: 'marks', by: -1.5, isGain: false };
  expect(told({ changes: [gain, loss] })).toBe(
    'Chance to win: about 60 %, otherwise 40 %. With it the match is won in 1 of them, with “Go” in 0. For it, on average: ships +2. Against it: marks -1.5.',
  );
  expect(told({ changes: [loss] })).toMatch(/in 0\. Against it, on average: marks -1\.5\.$/);
  expect(told({ isNear: true, changes: [gain] })).not.toContain('Chance to win');
  expect(told({ chances: null })).not.toContain('Chance to win');
});

test('an answer that compares badly afterwards says on what its choice rested', () => {
  const format = sessionFormatter({ stay: 'Stay', go: 'Go' }, ['Ann']);
  const good = reasonOf('stay', 'go');
  const bad = { ...good, better: { answer: 2, other: 6 } };
  const told = (level: 'hard' | 'normal' | null, reason: Reason = bad) =>
    format(givenReasonWords(0, level, { decision: DECISION, reason }));
  expect(told('hard')).toMatch(/but “Go” is better in 6 of 8 .* When it chose, it had imagined other matches/);
  expect(told('normal')).toContain('It chose by rules of thumb');
  expect(told(null)).not.toMatch(/chose/);
  expect(told('hard', good)).not.toMatch(/chose/);
});

const words = sessionFormatter({ ...fakeGame.texts.en, stay: 'Stay', go: 'Go' }, ['Ann', 'Bob']);
/** A reason of a game in which nothing says who is ahead; the rule of thumb tells its own. */
const ruled: Reason = {
  ...{ answer: 'stay', motive: message('hide'), other: 'go', worlds: 8, better: null, chances: null },
  ...{ isNear: false, changes: [] },
  ended: { answer: { won: 0, lost: 2 }, other: { won: 0, lost: 1 } },
};

describe('a reason of a rule of thumb', () => {
  test('comes first, and what imagined matches show is only told for comparison', () => {
    const told = words(givenReasonWords(1, 'hard', { decision: DECISION, reason: ruled }));
    const rule = words(message('hide'));
    expect(told).toContain(`: ${rule} That is a rule of thumb. For comparison: tried against`);
    expect(told).toMatch(/With it the match is lost in 2 of them, with “Go” in 1\.$/);
    expect(words(hintWords('hard', DECISION, ruled))).toContain('That is a rule of thumb.');
  });

  test('stands without a reason of its own where it has none, and is not told of a person', () => {
    const reason = { ...ruled, motive: null };
    expect(words(givenReasonWords(1, 'hard', { decision: DECISION, reason }))).toContain(
      'it follows a rule of thumb. For comparison:',
    );
    expect(words(givenReasonWords(1, null, { decision: DECISION, reason: ruled }))).not.toContain('rule of thumb');
  });

  test('says so where imagined matches show no difference', () => {
    const ended = { won: 0, lost: 0 };
    const alike = { ...ruled, ended: { answer: ended, other: ended } };
    expect(words(givenReasonWords(1, 'hard', { decision: DECISION, reason: alike }))).toMatch(
      /without a clear difference\.$/,
    );
  });

  test('is no part of a reason where the chances of both answers are known', () => {
    const reason = { ...ruled, better: { answer: 6, other: 2 } };
    expect(words(givenReasonWords(1, 'hard', { decision: DECISION, reason }))).toContain(': better than');
  });
});
