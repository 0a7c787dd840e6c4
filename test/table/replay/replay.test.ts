import { describe, expect, test } from 'vitest';
import { randomPlayer } from '../../../src/bots/player.ts';
import { playable } from '../../../src/kernel/history/open.ts';
import type { Game } from '../../../src/kernel/history/playable.ts';
import { Replay } from '../../../src/kernel/history/replay.ts';
import { openReplay } from '../../../src/table/replay/open-replay.ts';
import { tableFormatter } from '../../../src/table/say.ts';
import type { Page } from '../../../src/table/page.ts';
import { UNICODE_GLYPHS } from '../../../src/widgets/glyphs.ts';
import { toPlain } from '../../../src/widgets/grid.ts';
import { DEFAULT_KEYMAP } from '../../../src/widgets/keymap.ts';
import { DEFAULT_SETTINGS } from '../../../src/table/settings.ts';
import { ANN_AND_BOB, deskOf, fakeShelf } from '../desk-of.ts';
import { fakeBoard, fakeDefinition, fakeGame } from '../fake-game.ts';

/** Both have hidden their things, and Ann has rolled: Bob is asked. */
const TO_BOB = ['enter', 'space', '1', '1', 'enter', 'space', '1', '1', '1', 'escape'] as const;

async function atBob() {
  const opened = await deskOf({ start: ANN_AND_BOB });
  await opened.press(...TO_BOB);
  return opened;
}

describe('looking back at the table', () => {
  test('b opens it at the end; the arrows go back and forth, and the board and the log go with them', async () => {
    const { press, frame } = await atBob();
    await press('b');
    expect(frame()).toContain('the open table');
    expect(frame()).toMatch(/Ann: roll the dice +6 of 6/);
    expect(frame()).toContain('Ann: roll the dice.');
    await press('left');
    expect(frame()).toMatch(/Bob: something secret +3 of 6/);
    expect(frame()).toContain('Bob hides something.');
    expect(frame()).not.toContain('is rolled');
    await press('home');
    expect(frame()).toMatch(/The beginning +1 of 6/);
    expect(frame()).not.toContain('hides something');
    await press('right', 'right', 'right', 'right');
    expect(frame()).toMatch(/6 of 6/);
    await press('escape');
    expect(frame()).toContain('Bob: What do you do?');
  });

  test('moments between two answers are stops of their own, and each key by what one steps is told', async () => {
    const { press, frame } = await atBob();
    await press('b', 'home', 'up');
    expect(frame()).toContain('[moment]');
    const dice: string[] = [];
    for (let step = 0; step < 6; step++) {
      await press('right');
      dice.push(/dice ([\d ]*)points/.exec(frame())?.[1]?.trim() ?? '?');
    }
    expect(dice.map(shown => (shown === '' ? 0 : shown.split(' ').length))).toEqual([0, 0, 1, 2, 0, 0]);
    await press('down', 'down', 'down', 'home', 'right');
    expect(frame()).toContain('[round]');
    expect(frame()).toMatch(/6 of 6/);
  });

  test('never shows more than everybody knows, until all who play agree, each of them; then what that seat saw', async () => {
    const { press, frame, happened } = await atBob();
    await press('b', 'p', '2');
    expect(frame()).toContain('Ann: may everybody here see what Ann saw?');
    await press('2');
    expect(frame()).toContain('Bob: may everybody here see what Ann saw?');
    await press('1');
    expect(frame()).toContain('the open table');
    expect(frame()).not.toContain('SECRET');
    await press('p', '2', '2', '2');
    expect(frame()).toContain('as Ann sees it');
    expect(frame()).toContain('SECRET-0');
    expect(frame()).not.toContain('SECRET-1');
    await press('home', 'right');
    expect(frame()).toMatch(/Ann: Hide SECRET-0-cave-1 +2 of 7/);
    await press('escape');
    expect(frame()).not.toContain('SECRET');
    expect(happened).toContain('wipe');
    // It was agreed for that look only.
    await press('b');
    expect(frame()).toContain('the open table');
  });

  test('opened from a private decision it shows nothing of it, and the seat has to sit down again after it', async () => {
    const { press, frame } = await deskOf({ start: ANN_AND_BOB });
    await press('enter', 'space', '1');
    expect(frame()).toContain('SECRET-0');
    await press('b');
    expect(frame()).toContain('the open table');
    expect(frame()).not.toContain('SECRET');
    // The row of answers goes on, so that nobody sees that it has begun.
    expect(frame()).toMatch(/1 of 1/);
    await press('escape');
    expect(frame()).not.toContain('SECRET');
    expect(frame()).toContain('press Enter when only you');
  });

  test('covering the screen takes a seat’s view away', async () => {
    const { press, frame } = await atBob();
    await press('b', 'p', '2', '2', '2', 'c');
    expect(frame()).not.toContain('SECRET');
    await press('b', 'p', '2', '2', '2', 'ctrl-z');
    expect(frame()).not.toContain('SECRET');
  });

  test('plays by itself until it is stopped or over', async () => {
    const { press, frame, desk } = await atBob();
    await press('b', 'home', 'b');
    expect(frame()).toContain('b stop');
    desk.soon()?.run();
    expect(frame()).toMatch(/2 of 6/);
    await press('escape');
    expect(desk.soon()).toBeNull();
    expect(frame()).toMatch(/2 of 6/);
    await press('b');
    for (let step = 0; step < 9; step++) desk.soon()?.run();
    expect(frame()).toMatch(/6 of 6/);
    expect(desk.soon()).toBeNull();
  });

  test('goes on with a copy from there: a new save that is named as one, and the match stays as it is', async () => {
    const { press, frame, library } = await atBob();
    const [[file, before] = expect.fail()] = library.files;
    await press('b', 'left', 'a');
    expect(frame()).toContain('Ann: What do you do?');
    expect(frame()).toContain('This is a copy and goes on in copy-of-fake-ann-bob.jsonl');
    expect(library.files.get(file)).toEqual(before);
    expect([...library.files.keys()].sort()).toEqual(['copy-of-fake-ann-bob.jsonl', file]);
    await press('3');
    expect(frame()).toContain('Bob: What do you do?');
    expect(library.files.get(file)).toEqual(before);
  });

  test('Enter jumps to a round; the log leads to the place of an event with b', async () => {
    const { press, frame } = await atBob();
    await press('b', 'enter');
    expect(frame()).toContain('Where to?');
    expect(frame()).toContain('Round 1');
    await press('enter');
    expect(frame()).toMatch(/1 of 6/);
    await press('escape', 'L', 'home', 'down', 'b');
    expect(frame()).toMatch(/Ann: something secret +2 of 6/);
    await press('escape');
    expect(frame()).toContain('Bob: What do you do?');
  });

  test('at the end nobody has to agree any more, and there is nothing to go on with', async () => {
    const { press, frame } = await atBob();
    await press('3', 'b');
    expect(frame()).toMatch(/Bob: rest/);
    expect(frame()).not.toContain('go on from here');
    await press('a');
    expect(frame()).toContain('The match ended here');
    await press('p', '3');
    expect(frame()).toContain('as Bob sees it');
    expect(frame()).toContain('SECRET-1');
    await press('escape');
    expect(frame()).toContain('wins');
  });
});

describe('looking back on a save', () => {
  test('from the command line it begins at the beginning, Esc leads home, and a copy can go on', async () => {
    const first = await atBob();
    const [{ file } = expect.fail()] = first.library.files.values();
    const { press, frame, library } = await deskOf({ start: { replay: file, seat: null }, library: first.library });
    expect(frame()).toMatch(/The beginning +1 of 6/);
    await press('escape');
    expect(frame()).toContain('New match');
    await press('3', 'b', 'right', 'right', 'a');
    expect(frame()).toContain('Ann: What do you do?');
    expect(library.files.size).toBe(2);
  });

  test('a seat’s view of an unfinished match is not shown on the command line’s word', async () => {
    const { library } = await atBob();
    const [{ file } = expect.fail()] = library.files.values();
    const { press, frame } = await deskOf({ start: { replay: file, seat: 0 }, library });
    await press('end');
    expect(frame()).toContain('the open table');
    expect(frame()).not.toContain('SECRET');
  });

  test('one that is not there is told on the home screen', async () => {
    const { frame } = await deskOf({ start: { replay: 'nowhere', seat: null } });
    expect(frame()).toContain('There is no save at nowhere.');
  });
});

test('a picture of a time that newer rules no longer lead to says that it is of some time before', async () => {
  const { act } = fakeDefinition.steps;
  const changed = playable({
    ...fakeDefinition,
    rulesVersion: 2,
    steps: {
      ...fakeDefinition.steps,
      // Everything that is done gives a point more than it once did.
      act: function* (game, args) {
        yield* act(game, args);
        game.state.points[args.seat] = (game.state.points[args.seat] ?? 0) + 1;
      },
    },
  });
  const twoRounds = { ...ANN_AND_BOB.new, setting: { ...ANN_AND_BOB.new.setting, options: { rounds: 'two' } } };
  const first = await deskOf({ start: { ...ANN_AND_BOB, new: twoRounds } });
  const hiding = ['enter', 'space', '1', '1', 'enter', 'space', '1', '1'] as const;
  await first.press(...hiding, '3', '3', ...hiding, '3', 'ctrl-c');
  const [{ file } = expect.fail()] = first.library.files.values();
  const { library } = first;
  const lookBack = (game: Game) => {
    const shelf = { ...fakeShelf, load: () => Promise.resolve({ game, board: fakeBoard, bot: randomPlayer }) };
    return deskOf({ start: { replay: file, seat: null }, shelf, library });
  };
  const EARLIER = 'The rules have changed since: this picture is of some time before.';
  const { press, frame } = await lookBack(changed);
  await press('right', 'right');
  expect(frame()).toMatch(/Bob: something secret +3 of /);
  expect(frame()).toContain(EARLIER);
  expect(frame()).toContain('Bob hides something.');
  await press('end');
  expect(frame()).not.toContain(EARLIER);
  const same = await lookBack(fakeGame);
  await same.press('right', 'right');
  expect(same.frame()).toMatch(/Bob: something secret +3 of /);
  expect(same.frame()).not.toContain(EARLIER);
});

test('a long match shows how far it is told, and can be left meanwhile', () => {
  const match = fakeGame.start({ seats: [{ name: 'Ann' }, { name: 'Bob' }], options: { rounds: 'one' }, seed: 'slow' });
  for (const answer of ['hide:cave', 'hide:tree', 'hide:lake']) match.answer(match.decision?.n ?? 0, answer);
  let time = 0;
  const pages: Page[] = [];
  const format = tableFormatter(fakeGame.texts.en, ['Ann', 'Bob']);
  // Every look at the clock takes longer than a frame may.
  openReplay(new Replay(fakeGame, match), { at: 'last', note: null }, () => (time += 100), {
    game: fakeGame,
    board: fakeBoard,
    names: ['Ann', 'Bob'],
    people: [0, 1],
    settings: DEFAULT_SETTINGS,
    look: { glyphs: UNICODE_GLYPHS, keymap: DEFAULT_KEYMAP, format },
    push: page => void pages.push(page),
    pop: () => void pages.pop(),
    close: () => void pages.pop(),
    keys: () => undefined,
  });
  const frame = (): string =>
    toPlain(pages.at(-1)?.paint({ columns: 80, rows: 24 }) ?? { width: 0, height: 0, cells: [] }).join('\n');
  const { length } = match.history;
  for (let read = 1; read <= length; read++) {
    expect(frame()).toContain(`${read} of ${length}`);
    pages.at(-1)?.soon?.()?.run();
  }
  expect(frame()).toContain('the open table');
  expect(pages).toHaveLength(1);
});
