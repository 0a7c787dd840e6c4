import { readdirSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { expect, test, vi } from 'vitest';
import type { Board } from '../../../src/boards/board.ts';
import type { GameCatalogue } from '../../../src/session/setting/games.ts';
import { progressIn } from '../../../src/session/learning/progress.ts';
import { describeWithoutSecrets } from '../../../src/table/app/crashes.ts';
import { tableFormatter } from '../../../src/table/frame/text/say.ts';
import { startPainted } from '../../../src/table/app/start.tsx';
import { startAloud } from '../../../src/table/app/aloud/start.ts';
import { ANN_AND_BOB, fakeShelf, preferencesOf } from '../desk-of.ts';
import { fakeBoard } from '../fake-game.ts';
import { FakeHost, FakeInput, FakeOutput } from '../frame/edge/fakes.ts';
import { tableAt } from '../table-at.tsx';
import { listening } from './aloud/listening.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { PROGRAM } from '../about-program.ts';

function shelfWith(changed: Partial<Board>): GameCatalogue {
  return {
    ...fakeShelf,
    load: async id => {
      const loaded = await fakeShelf.load(id);
      return loaded && { ...loaded, board: { ...fakeBoard, ...changed } };
    },
  };
}

/** A board one of whose panes can't be painted, always or only in moments. */
function brokenPane(id: string, when: 'always' | 'in moments'): Partial<Board> {
  return {
    panes: view =>
      fakeBoard.panes(view).map(pane => ({
        ...pane,
        paint: (seen, size, context) => {
          if (pane.id === id && (when === 'always' || context.watched === true)) throw new Error('the pane is broken');
          return pane.paint(seen, size, context);
        },
        survey: (seen, size, context) => {
          if (pane.id === id && when === 'always') throw new Error('the pane is broken');
          return pane.survey?.(seen, size, context) ?? expect.fail();
        },
      })),
  };
}

const TO_BOB = ['enter', 'space', '1', '1', 'enter', 'space', '1', '1'] as const;

test.each([
  [80, 24],
  [120, 40],
  [200, 60],
] as const)(
  'a pane that fails says so in its place at %i x %i, and the match goes on and is saved',
  async (columns, rows) => {
    const shelf = shelfWith(brokenPane('map', 'always'));
    const { press, text, frame, library, unmount } = await tableAt({ columns, rows }, { start: ANN_AND_BOB, shelf });
    await press(...TO_BOB);
    expect(text()).toContain('the pane is broken');
    expect(text()).toContain('Ann: What do you do?');
    expect(frame().split('\n')).toHaveLength(rows);
    if (columns > 80) expect(text()).toContain('hand of spectator');
    // Pointing into it, moving it and inspecting have nothing to go by, and looking back shows it in its place too.
    await press('g', ']', '+', 'i', 'escape', 'b');
    expect(text()).toContain('the open table');
    expect(text()).toContain('the pane is broken');
    await press('escape', '3');
    expect(text()).toContain('Bob: What do you do?');
    const [save] = library.files.values();
    expect(save?.answers).toBe(5);
    unmount();
  },
);

test.each([
  [80, 24],
  [160, 50],
] as const)('a moment that fails says so in its place at %i x %i, and goes on with any key', async (columns, rows) => {
  const shelf = shelfWith({
    ...brokenPane('map', 'in moments'),
    scene: () => {
      throw new Error('the scene is broken');
    },
  });
  const { press, text, unmount } = await tableAt({ columns, rows }, { start: ANN_AND_BOB, shelf });
  await press(...TO_BOB);
  expect(text()).not.toContain('broken');
  await press('1');
  expect(text()).toContain('the pane is broken');
  expect(text()).toContain('go on');
  await press('escape');
  expect(text()).not.toContain('broken');
  expect(text()).toContain('Bob: What do you do?');
  unmount();
});

test('by ear a pane that fails says so, and the others are told', async () => {
  const { type } = await listening({
    start: ANN_AND_BOB,
    shelf: shelfWith(brokenPane('hand', 'always')),
    settings: { speed: 'instant', handOver: 'never' },
  });
  const said = type('', 'b', 'b').join('\n');
  expect(said).toContain('the pane is broken');
  expect(said).toContain('Map:');
});

test.each([
  ['drawing', { status: () => broken() }],
  ['working out what comes next', { paneFor: () => broken() }],
] as const)(
  'an error in %s leaves the terminal, prints where it came from and ends with 70; the match is saved and released',
  async (_, changed) => {
    const saves = temporaryFolder('table');
    const stdin = new FakeInput();
    const stdout = new FakeOutput();
    const host = new FakeHost();
    [stdout.columns, stdout.rows] = [80, 24];
    const errors: string[] = [];
    const code = startPainted({
      terminal: {
        stdin,
        stdout,
        stderr: { write: text => errors.push(text) },
        host,
        escapeDelay: 5,
        describeCrash: stackOf,
      },
      saves,
      start: ANN_AND_BOB,
      preferences: preferencesOf({ speed: 'instant', quiet: 0 }),
      progress: progressIn(null),
      shelf: shelfWith(changed),
      program: PROGRAM,
    });
    await vi.waitFor(() => expect(stdout.written.join('')).toContain('ANN'));
    try {
      stdin.emit('data', '\r ');
    } catch (error) {
      // What nobody catches, the process hears of.
      host.events.emit('uncaughtException', error);
    }
    expect(await code).toBe(70);
    // What an error says may name a card of somebody's hand.
    expect(errors.join('')).not.toContain('this is broken');
    expect(errors.join('')).toContain('Error: its message may contain what only one seat may see, so it is left out\n');
    expect(errors.join('')).toMatch(/ at broken .*guards\.test\.tsx/);
    const bytes = stdout.written.join('');
    expect(bytes.lastIndexOf('\u001b[?1049l')).toBeGreaterThan(bytes.lastIndexOf('\u001b[?1049h'));
    expect(readdirSync(saves).filter(name => name.endsWith('.jsonl'))).toHaveLength(1);
    expect(readdirSync(saves).filter(name => name.endsWith('.open'))).toEqual([]);
  },
);

test('by ear an error amid a match prints where it came from, and not what it says', async () => {
  const saves = temporaryFolder('table');
  const input = new PassThrough();
  const [stdout, host] = [new FakeOutput(), new FakeHost()];
  const errors: string[] = [];
  const code = startAloud(
    {
      terminal: {
        stdin: new FakeInput(),
        stdout,
        stderr: { write: text => errors.push(text) },
        host,
        describeCrash: stackOf,
      },
      saves,
      start: ANN_AND_BOB,
      preferences: preferencesOf({ speed: 'instant', handOver: 'never' }),
      progress: progressIn(null),
      shelf: fakeShelf,
      program: PROGRAM,
    },
    true,
    input,
  );
  await vi.waitFor(() => expect(stdout.written.join('')).toContain('Ann'));
  host.events.emit('uncaughtException', new RangeError('Zergling is no card'));
  expect(await code).toBe(70);
  expect(errors.join('')).toContain('RangeError: its message may contain');
  expect(errors.join('')).toMatch(/ at .*guards\.test\.tsx/);
  expect(errors.join('')).not.toContain('Zergling');
});

test('an error beside a match is printed with what it says, and so is one that is none of Error', () => {
  const look = { format: tableFormatter() };
  const describe = describeWithoutSecrets(stackOf, () => ({ match: null, appearance: look }));
  expect(describe(new RangeError('the stars are wrong'))).toContain('RangeError: the stars are wrong\n    at ');
  const secret = describeWithoutSecrets(stackOf, () => ({ match: {}, appearance: look }));
  expect(secret(new RangeError('Zergling\n    at Halcyon'))).toMatch(
    /^RangeError: its message may contain .*\n {4}at /,
  );
  expect(secret(new RangeError('Zergling\n    at Halcyon'))).not.toContain('Zergling');
  expect(secret('Zergling')).not.toContain('Zergling');
});

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? '') : String(error);
}

function broken(): never {
  throw new Error('this is broken');
}
