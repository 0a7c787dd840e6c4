import { expect, test } from 'vitest';
import type { LogBook } from '../../src/games/board.ts';
import type { ToldEvent } from '../../src/kernel/match/events.ts';
import { LogBack } from '../../src/table/log-back.ts';
import { LogPage } from '../../src/table/pages/log.ts';
import { tableFormatter } from '../../src/table/text/say.ts';
import { toPlain } from '../../src/widgets/grid.ts';
import { preferencesOf } from './desk-of.ts';
import { fakeBoard, fakeGame } from './fake-game.ts';
import { NAMES, sessionOf } from './session-of.ts';

const LENGTH = 5000;

/** A long log: a part of it begins at every hundredth event, and a story goes from the fortieth to the sixtieth behind that. */
const EVENTS: readonly ToldEvent[] = Array.from({ length: LENGTH }, (_, index) => ({
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
const context = { glyphs: look.glyphs, format: look.format, names: NAMES, focus: [], seat: null };

/** The log, and from where it has been read. */
function readable() {
  const reads: number[] = [];
  const events = (from: number): readonly ToldEvent[] => {
    reads.push(from);
    return EVENTS.slice(from);
  };
  return { reads, bounds: { from: 0, to: LENGTH }, events };
}

/** The page of that log. */
function page() {
  const source = readable();
  const { session } = sessionOf();
  session.views.logBounds = () => source.bounds;
  session.views.events = (_, from) => source.events(from);
  const none = (): void => undefined;
  const parts = { session, board, look, viewer: 'spectator', view: null, watch: none, replay: none } as const;
  const log_ = new LogPage({ ...parts, close: none, cover: none });
  const rows = (): readonly string[] => toPlain(log_.paint({ columns: 80, rows: 24 }));
  rows();
  const press = (...keys: readonly string[]): void => {
    for (const key of keys) {
      log_.key(key);
      rows();
    }
  };
  return { source, press, rows, farthest: () => Math.min(...source.reads) };
}

test('a log is read from its end, from heading to heading, and twice as much each time', () => {
  const { reads, ...source } = readable();
  const back = new LogBack(source, board, context);
  expect([reads, back.items[0]?.index, back.isWhole]).toEqual([[4700], 4700, false]);
  const stories = (): number => new Set(back.items.map(({ story }) => story)).size - 1;
  expect(stories()).toBe(3);
  back.readOn();
  expect([reads.at(-1), back.items[0]?.index]).toEqual([4400, 4400]);
  while (!back.isWhole) back.readOn();
  expect([back.items.length, stories()]).toEqual([LENGTH, 50]);
});

test('a part that begins in the middle of a story is left out up to the next heading', () => {
  const back = new LogBack({ bounds: { from: 0, to: 350 }, events: from => EVENTS.slice(from, 350) }, board, context);
  expect(back.items[0]?.index).toBe(100);
  back.readOn();
  expect([back.items[0]?.index, back.isWhole]).toEqual([0, true]);
});

test('the page of a long log reads no more than is looked at, and goes on as one goes back', () => {
  const { rows, press, farthest } = page();
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
  const { rows, press } = page();
  const cursor = (): string => rows().find(row => row.includes('▸')) ?? '';
  for (let index = LENGTH - 1; index > 4000; index--) {
    expect(cursor()).toContain(index % 100 === 0 ? `Round ${index / 100} begins` : `A ${index} is rolled`);
    press('up');
  }
});

test('a filter and a search read on until the screen is full, or the log is at its end', () => {
  const { rows, press, farthest } = page();
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
