import { describe, expect, test } from 'vitest';
import { progressIn } from '../../../src/table/hot-seat/progress.ts';

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
