import { describe, expect, test } from 'vitest';
import { progressIn } from '../../../src/session/learning/progress.ts';

describe('which lessons are done', () => {
  test('begun and done are kept, and done stays done', () => {
    const kept: unknown[] = [];
    const progress = progressIn({ content: {}, keep: (game, lessons) => kept.push([game, lessons]) });
    progress.begin('starcraft', 'one');
    progress.finish('starcraft', 'one');
    progress.begin('starcraft', 'one');
    expect(progress.of('starcraft', 'one')).toBe('done');
    expect(kept).toEqual([
      ['starcraft', { one: 'begun' }],
      ['starcraft', { one: 'done' }],
    ]);
  });

  test('what was foretold is kept beside it: the rule, whether it came so the last time, and how often it was asked', () => {
    const kept: unknown[] = [];
    const content = {
      foretold: { starcraft: { ask: { rule: 'SC-1', right: true, asked: 2 }, odd: { rule: 7 } }, odd: 7 },
    };
    const keep = (name: string, value: unknown) => kept.push([name, value]);
    const progress = progressIn({ content, keep }, null, () => '2026-03-09');
    expect(progress.proofs('starcraft')).toEqual({ ask: { rule: 'SC-1', right: true, asked: 2 } });
    progress.predicted('starcraft', 'ask', 'SC-1', false);
    progress.predicted('theseus', 'constructor', 'TH-1', true);
    expect(kept).toEqual([
      ['foretold.starcraft', { ask: { rule: 'SC-1', right: false, asked: 3, after: 0, due: '2026-03-10', times: 0 } }],
      ['foretold.theseus', { constructor: { rule: 'TH-1', right: true, asked: 1 } }],
    ]);
    expect(progress.proofs('theseus')).toEqual({ constructor: { rule: 'TH-1', right: true, asked: 1 } });
  });

  test('what is no progress is left out, and what can’t be kept is said', () => {
    const keep = (): never => {
      throw new Error('read-only file system');
    };
    const progress = progressIn({ content: { starcraft: { one: 'done', two: 7 }, other: 'x' }, keep });
    expect(progress.of('starcraft', 'one')).toBe('done');
    expect(progress.of('starcraft', 'two')).toBeNull();
    expect(progress.of('other', 'constructor')).toBeNull();
    progress.finish('starcraft', 'two');
    expect(progress.of('starcraft', 'two')).toBe('done');
    expect(progress.problem).toBe('read-only file system');
  });
});

test('a game alone is kept as it ended first, by its seed and choices', () => {
  const kept: unknown[] = [];
  const content = {
    alone: { 'space-empires': [{ seed: 'a', choices: { scenario: 'x' }, won: false, round: 9 }, { seed: 3 }] },
  };
  const progress = progressIn({ content, keep: (name, value) => kept.push([name, value]) });
  const lost = { seed: 'a', choices: { scenario: 'x' }, won: false, round: 9 };
  expect(progress.alone('space-empires')).toEqual([lost]);
  progress.playedAlone('space-empires', { ...lost, won: true });
  expect(kept).toEqual([]);
  const won = { seed: 'b', choices: { scenario: 'x' }, won: true, round: 12 };
  progress.playedAlone('space-empires', won);
  expect(kept).toEqual([['alone.space-empires', [lost, won]]]);
  expect(progress.alone('starcraft')).toEqual([]);
});
