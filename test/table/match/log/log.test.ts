import { expect, test } from 'vitest';
import type { LogBook } from '../../../../src/boards/log-book.ts';
import type { LogEvent } from '../../../../src/kernel/match/events.ts';
import { logFeature as logScreen } from '../../../../src/table/match/log/screen.tsx';
import { openLog, readFurther } from '../../../../src/table/match/log/state.ts';
import type { LogState } from '../../../../src/table/match/log/state.ts';
import type { Effect } from '../../../../src/table/frame/store/effects.ts';
import type { FeatureStep } from '../../../../src/table/frame/store/feature.ts';
import { tableFormatter } from '../../../../src/table/frame/text/say.ts';
import { preferencesOf } from '../../desk-of.ts';
import { fakeBoard, fakeGame } from '../../fake-game.ts';
import { matchOf, rowsOf, situationAt } from '../../screen-of.tsx';
import { hideAll, NAMES, sessionOf } from '../../../session/session-of.ts';

const LENGTH = 5000;

/**
 * A long log: a part of it begins at every hundredth event, and a story goes from the fortieth to the sixtieth behind
 * that.
 */
const EVENTS: readonly LogEvent[] = Array.from({ length: LENGTH }, (_, index) => ({
  index,
  n: index,
  words: index % 100 === 0 ? { key: 'round', with: { round: index / 100 } } : { key: 'rolled', with: { die: index } },
}));

const log: LogBook = {
  filters: () => [{ id: 'story', title: 'stories' }],
  places: events => {
    let story: number | null = null;
    return events.map(({ index }, at) => {
      if (index % 100 === 40) story = at;
      const place = { heading: index % 100 === 0, filters: story === null ? [] : ['story'], seats: [], story };
      if (index % 100 === 60) story = null;
      return place;
    });
  },
};
const board = { ...fakeBoard, log };
const look = preferencesOf().look(tableFormatter(fakeGame.texts.en, NAMES));

/** The log of a match of which this many events were told, its keys, and from where it has been read. */
function opened(length = LENGTH, all = EVENTS) {
  const { session } = sessionOf();
  hideAll(session);
  const match = { ...matchOf(session, board, look), bounds: { from: 0, to: length } };
  const at = situationAt({ columns: 80, rows: 23 }, look, match);
  const reads: number[] = [];
  let effects: readonly Effect[] = [];
  let state: LogState | null = null;
  const take = (step: FeatureStep<LogState>): void => {
    ({ state } = step);
    effects = step.effects ?? [];
    for (const effect of effects) {
      if (effect.do !== 'read-log') continue;
      reads.push(effect.from);
      take(logScreen.update(state, { kind: 'log', from: effect.from, events: all.slice(effect.from, length) }, at));
    }
  };
  const now = (): LogState => state ?? expect.fail('the log is not open');
  take(openLog(at) ?? expect.fail('there is no log'));
  return {
    reads,
    now,
    effects: () => effects,
    readOn: () => take(readFurther(now(), match)),
    rows: () => rowsOf(now(), at),
    press: (...keys: readonly string[]) => {
      for (const key of keys) take(logScreen.update(now(), { kind: 'key', key }, at));
    },
    farthest: () => Math.min(...reads),
  };
}

test('a log is read from its end, from heading to heading, and twice as much each time', () => {
  const { reads, now, readOn: readMore } = opened();
  expect([reads, now().items[0]?.index, now().isWhole]).toEqual([[4700], 4700, false]);
  const stories = (): number => new Set(now().items.map(({ story }) => story)).size - 1;
  expect(stories()).toBe(3);
  readMore();
  expect([reads.at(-1), now().items[0]?.index]).toEqual([4400, 4400]);
  while (!now().isWhole) readMore();
  expect([now().items.length, stories()]).toEqual([LENGTH, 50]);
});

test('a part that begins in the middle of a story is left out up to the next heading', () => {
  const { now, readOn: readMore } = opened(350);
  expect(now().items[0]?.index).toBe(100);
  readMore();
  expect([now().items[0]?.index, now().isWhole]).toEqual([0, true]);
});

test('the page of a long log reads no more than is looked at, and goes on as one goes back', () => {
  const { rows, press, farthest } = opened();
  expect(rows()[0]).toContain('Log · everything · the last 297');
  expect(farthest()).toBe(4700);
  for (let times = 0; times < 20; times++) press('pageup');
  expect(farthest()).toBe(4400);
  expect(rows().join('\n')).toMatch(/A 46\d\d is rolled/);
  press('home');
  expect(farthest()).toBe(0);
  expect(rows()[0]).toContain('Log · everything · 4950');
  expect(rows()[2]).toContain('Round 0 begins.');
  press('end');
  expect(rows().join('\n')).toContain('A 4999 is rolled');
});

test('going up line by line comes to every line once', () => {
  const { now, rows, press } = opened();
  const cursor = (): string => now().shown[now().cursor]?.text ?? '';
  const lit = (): string => rows().find(row => row.includes('▸')) ?? '';
  for (let index = LENGTH - 1; index > 4000; index--) {
    expect(cursor()).toContain(index % 100 === 0 ? `Round ${index / 100} begins` : `A ${index} is rolled`);
    if (index % 100 === 50) expect(lit()).toContain(`A ${index} is rolled`);
    press('up');
  }
});

test('a filter and a search read on until the screen is full, or the log is at its end', () => {
  const { rows, press, farthest } = opened();
  press('f');
  expect(rows()[0]).toContain('Log · stories · 63 of the last 297');
  expect(farthest()).toBe(4700);
  press('left', '/', '1', '2', '3');
  expect(farthest()).toBe(0);
  expect(rows()[0]).toContain('of 4950');
  expect(rows().join('\n')).toContain('A 4123 is rolled');
  press('backspace', 'backspace', 'backspace', '4', '9');
  expect(rows()[0]).toContain('198 of 4950');
  expect(rows().join('\n')).toMatch(/▸ +A 4149 is rolled/);
});

test('events in a row that say the same are one line, which is watched as a whole', () => {
  const rolled = { key: 'rolled', with: { die: 5 } };
  const told = [{ key: 'round', with: { round: 0 } }, rolled, rolled, rolled];
  const { now, press, effects } = opened(
    4,
    told.map((words, index) => ({ index, n: index, words })),
  );
  expect(now().shown.map(({ text }) => text)).toHaveLength(2);
  expect(now().shown.at(-1)?.text).toMatch(/\(3 times\)/);
  press('enter');
  expect(effects()).toEqual([{ do: 'watch', range: { from: 1, to: 4 } }]);
});
