import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Lesson } from '../../../../src/lessons/lesson.ts';
import type { LoadedGame } from '../../../../src/session/setting/games.ts';
import { progressIn } from '../../../../src/session/learning/progress.ts';
import { startPainted } from '../../../../src/table/app/start.tsx';
import { ANN_AND_BOB, FakeLibrary, fakeShelf, preferencesOf } from '../../desk-of.ts';
import type { DeskWanted } from '../../desk-of.ts';
import { FakeHost, FakeInput, FakeOutput } from '../../frame/edge/fakes.ts';
import { ownFolder } from '../../kept.ts';
import { tableOf } from '../../table-at.tsx';
import { PROGRAM } from '../../about-program.ts';

// However people leave, nothing is to come after it: a timer that is still set would keep the program from ending.

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const SIZE = { columns: 80, rows: 24 };

/** A table with the settings of a first start, at its first screen. */
async function opened({ start = { screen: 'home' }, ...wanted }: DeskWanted = {}) {
  const desk = tableOf(SIZE, wanted);
  await desk.table.open(start);
  let frames = 0;
  desk.table.store.subscribe(() => (frames += 1));
  return {
    ...desk,
    press: (...keys: readonly string[]) => {
      for (const key of keys) {
        desk.wait(1000);
        desk.table.dispatch({ kind: 'key', key });
      }
    },
    frames: () => frames,
  };
}

/** Somebody against the program. */
const AGAINST_THE_PROGRAM = { ...ANN_AND_BOB, new: { ...ANN_AND_BOB.new, players: ['bot', 'human'] as const } };

describe('nothing is armed any more', () => {
  test.each<[string, DeskWanted, readonly string[], readonly string[]]>([
    ['by q on the home screen, whose picture moves', {}, [], ['q']],
    ['by Ctrl-C there', {}, [], ['ctrl-c']],
    ['by its row', {}, ['end'], ['enter']],
    ['by Ctrl-C while cards run', { start: AGAINST_THE_PROGRAM, settings: { speed: 'normal' } }, [], ['ctrl-c']],
    ['by the menu', { start: ANN_AND_BOB }, ['enter', 'space'], ['q', 'enter']],
    ['by Ctrl-C with previews to come', { start: ANN_AND_BOB }, ['enter', 'space', 'down'], ['ctrl-c']],
  ])('once people have left %s', async (_, wanted, before, keys) => {
    const { press, happened } = await opened(wanted);
    press(...before);
    press(...keys);
    expect(happened.at(-1)).toMatch(/^leave /);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('once a signal or a fault has ended it, whatever comes after that', async () => {
    const { table, frames } = await opened();
    expect(vi.getTimerCount()).toBe(1);
    table.putDown();
    table.putDown();
    const before = frames();
    table.dispatch({ kind: 'resize', size: { columns: 120, rows: 40 } });
    table.dispatch({ kind: 'key', key: 'down' });
    expect(vi.getTimerCount()).toBe(0);
    expect(frames()).toBe(before);
  });
});

describe('whatever ends a table on a terminal, no timer is left', () => {
  interface Ends {
    readonly stdin: FakeInput;
    readonly stdout: FakeOutput;
    readonly host: FakeHost;
  }

  test.each<[string, number, (ends: Ends) => void]>([
    ['q', 0, ({ stdin }) => stdin.emit('data', 'q')],
    ['Ctrl-C', 130, ({ stdin }) => stdin.emit('data', '\u0003')],
    ['the end of its input', 129, ({ stdin }) => stdin.emit('end')],
    ['an output that takes nothing any more', 129, ({ stdout }) => stdout.emit('error', new Error('EIO'))],
    ['a signal', 143, ({ host }) => host.events.emit('SIGTERM')],
    ['an error', 70, ({ host }) => host.events.emit('uncaughtException', new Error('on purpose'))],
    ['a rejected promise', 70, ({ host }) => host.events.emit('unhandledRejection', new Error('on purpose'))],
  ])('%s', async (_, code, act) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const ends = { stdin: new FakeInput(), stdout: new FakeOutput(), host: new FakeHost() };
    [ends.stdout.columns, ends.stdout.rows] = [80, 24];
    const ended = startPainted({
      terminal: { ...ends, stderr: { write: () => true } },
      saves: ownFolder(),
      start: { screen: 'home' },
      preferences: preferencesOf(),
      progress: progressIn(null),
      shelf: fakeShelf,
      program: PROGRAM,
    });
    await vi.waitFor(() => expect(ends.stdout.written.join('')).toContain('New match'));
    act(ends);
    expect(await ended).toBe(code);
    ends.stdout.resize(120, 40);
    ends.stdin.emit('data', 'j');
    await new Promise(resolve => setImmediate(resolve));
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('leaving is the last thing that happens', () => {
  test('what was asked for behind it is not done, and people leave once', async () => {
    const { table, happened, frames } = await opened();
    table.dispatch({
      kind: 'go',
      effects: [{ do: 'open', screen: { open: 'settings' } }, { do: 'leave', code: 0 }, { do: 'repaint' }],
    });
    table.dispatch({ kind: 'key', key: 'ctrl-c' });
    expect(happened).toEqual(['leave 0']);
    expect(frames()).toBe(0);
  });

  test('a game that is loaded meanwhile is not begun', async () => {
    const waiting: ((loaded: LoadedGame | null) => void)[] = [];
    const load = (): Promise<LoadedGame | null> => new Promise(resolve => waiting.push(resolve));
    const { table, happened, library } = tableOf(SIZE, { shelf: { ...fakeShelf, load } });
    const begun = table.open(ANN_AND_BOB);
    await vi.waitUntil(() => waiting.length > 0);
    table.dispatch({ kind: 'key', key: 'ctrl-c' });
    const loaded = await fakeShelf.load('fake');
    for (const give of waiting) give(loaded);
    await begun;
    expect(happened).toEqual(['leave 130']);
    expect([...library.files.keys(), ...library.claimed]).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('lessons that are loaded meanwhile are not begun either', async () => {
    const waiting: ((lessons: readonly Lesson[]) => void)[] = [];
    const lessons = (): Promise<readonly Lesson[]> => new Promise(resolve => waiting.push(resolve));
    const { table } = tableOf(SIZE, { shelf: { ...fakeShelf, taught: ['fake'], lessons } });
    const begun = table.open({ learn: { game: 'fake', lesson: null } });
    await vi.waitUntil(() => waiting.length > 0);
    table.dispatch({ kind: 'key', key: 'ctrl-c' });
    const none: Lesson[] = [];
    const looked = vi.spyOn(none, 'find');
    for (const give of waiting) give(none);
    await begun;
    expect(looked).not.toHaveBeenCalled();
  });

  test('a long list of saves is not read on', async () => {
    const library = new FakeLibrary();
    tableOf(SIZE, { library });
    const { table, wait } = tableOf(SIZE, { library });
    await table.open(ANN_AND_BOB);
    const [save] = library.all();
    if (save === undefined) throw new Error('there is no save');
    let read = 0;
    library.slow = {
      saves: Array.from({ length: 100 }, () => save),
      read: () => {
        read += 1;
        wait(100);
      },
    };
    table.dispatch({ kind: 'go', effects: [{ do: 'show', screen: { open: 'resume', message: null } }] });
    const before = read;
    expect(before).toBeGreaterThan(0);
    table.dispatch({ kind: 'key', key: 'ctrl-c' });
    vi.useRealTimers();
    await new Promise(resolve => setTimeout(resolve, 20));
    expect(read).toBe(before);
  });
});
