import { describe, expect, test } from 'vitest';
import { newHandles, dealNewHandles, returnHandle, takeHandle } from '../../../src/kernel/match/handles.ts';
import { seededRandom } from '../../../src/kernel/plain/random.ts';

describe('handles', () => {
  test('are each taken once, and can be given back', () => {
    const handles = newHandles(seededRandom('once'), 5);
    const taken = [1, 2, 3, 4, 5].map(() => takeHandle(handles));
    expect([...taken].sort()).toEqual([1, 2, 3, 4, 5]);
    expect(() => takeHandle(handles)).toThrow('no handle left');
    for (const handle of taken) returnHandle(handles, handle);
    expect(handles.free).toEqual([1, 2, 3, 4, 5]);
  });

  test('of another seed come in another order', () => {
    const order = (seed: string): number[] => {
      const handles = newHandles(seededRandom(seed), 30);
      return Array.from({ length: 30 }, () => takeHandle(handles));
    };
    expect(order('one')).toEqual(order('one'));
    expect(order('one')).not.toEqual(order('two'));
  });

  test('that are dealt again say nothing of those before: each thing gets each one as often as any other', () => {
    const handles = newHandles(seededRandom('fair'), 4);
    const things = [1, 2, 3].map(() => ({ handle: takeHandle(handles) }));
    const kept = new Map<string, number>();
    const ROUNDS = 6_000;
    for (let round = 0; round < ROUNDS; round += 1) {
      const before = things.map(({ handle }) => handle);
      dealNewHandles(handles, things);
      const now = things.map(({ handle }) => handle);
      expect(new Set(now).size).toBe(3);
      expect(handles.free.length).toBe(1);
      for (const [at, handle] of now.entries()) {
        const was = before[at] === handle ? 'the same' : 'another';
        kept.set(`${at} ${was}`, (kept.get(`${at} ${was}`) ?? 0) + 1);
      }
    }
    // Of four handles a thing has its old one again in a quarter of all cases.
    for (const at of [0, 1, 2]) expect(Math.abs((kept.get(`${at} the same`) ?? 0) / ROUNDS - 0.25)).toBeLessThan(0.03);
  });
});
