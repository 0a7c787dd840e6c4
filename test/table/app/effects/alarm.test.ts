import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAlarm } from '../../../../src/table/app/effects/alarm.ts';
import { Timers } from '../../../../src/table/app/effects/timers.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('the time of the very same goes on, that of another begins again, and nothing comes once its timers are closed', () => {
  const heard: string[] = [];
  const timers = new Timers();
  const alarm = createAlarm(timers, ({ kind }) => heard.push(kind));
  const soon = (of: unknown) => ({ after: 100, of, input: { kind: 'pass' } }) as const;
  const first = {};
  alarm.set(soon(first));
  vi.advanceTimersByTime(60);
  alarm.set(soon(first));
  vi.advanceTimersByTime(60);
  expect(heard).toEqual(['pass']);
  alarm.set(soon({}));
  vi.advanceTimersByTime(60);
  alarm.set(soon({}));
  vi.advanceTimersByTime(60);
  expect(heard).toEqual(['pass']);
  alarm.set(null);
  vi.advanceTimersByTime(1000);
  alarm.set(soon(first));
  timers.close();
  vi.advanceTimersByTime(1000);
  expect(heard).toEqual(['pass']);
});
