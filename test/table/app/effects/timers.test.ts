import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Timers } from '../../../../src/table/app/effects/timers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what is called off does not happen, the rest does once', async () => {
  const timers = new Timers();
  const did: string[] = [];
  timers.after(100, () => did.push('later'));
  timers.afterFrame(() => did.push('soon'));
  timers.after(50, () => did.push('never'))();
  await vi.runAllTimersAsync();
  expect(did).toEqual(['soon', 'later']);
});

test('closed, nothing is waited for, and nothing can be begun any more, also not from what happens just then', async () => {
  const timers = new Timers();
  const did: string[] = [];
  timers.after(10, () => {
    timers.close();
    timers.after(0, () => did.push('after'));
    timers.afterFrame(() => did.push('after the frame'));
  });
  timers.after(20, () => did.push('waiting'));
  vi.advanceTimersByTime(10);
  expect(vi.getTimerCount()).toBe(0);
  await vi.runAllTimersAsync();
  expect(did).toEqual([]);
});
