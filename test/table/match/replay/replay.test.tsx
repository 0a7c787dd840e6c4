import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { randomPlayer } from '../../../../src/bots/player.ts';
import { playable } from '../../../../src/kernel/history/open.ts';
import type { Game } from '../../../../src/kernel/history/playable.ts';
import { ASCII_GLYPHS } from '../../../../src/boards/drawing/glyphs.ts';
import { reasonOf, SlowExplainer } from '../../../session/slow-explainer.ts';
import { ANN_AND_BOB, fakeShelf } from '../../desk-of.ts';
import { fakeBoard, fakeDefinition, fakeGame } from '../../fake-game.ts';
import { tableAt } from '../../table-at.tsx';
import { runs } from '../../../runs.ts';

const SIZE = { columns: 80, rows: 23 };

/** Both have hidden their things, and Ann has rolled: Bob is asked. */
const TO_BOB = ['enter', 'space', '1', '1', 'enter', 'space', '1', '1', '1', 'escape'] as const;

async function atBob() {
  const opened = await tableAt(SIZE, { start: ANN_AND_BOB });
  await opened.press(...TO_BOB);
  return opened;
}

describe('looking back at the table', () => {
  test('b opens it at the end; the arrows go back and forth, and the board and the log go with them', async () => {
    const { press, text } = await atBob();
    await press('b');
    expect(text()).toContain('the open table');
    expect(text()).toMatch(/Ann: roll the dice +6 of 6/);
    expect(text()).toContain('Ann: roll the dice.');
    await press('left');
    expect(text()).toMatch(/Bob hides something\. +3 of 6/);
    expect(text()).toContain('Bob hides something.');
    expect(text()).not.toContain('is rolled');
    await press('home');
    expect(text()).toMatch(/The beginning +1 of 6/);
    expect(text()).not.toContain('hides something');
    await press('right', 'right', 'right', 'right');
    expect(text()).toMatch(/6 of 6/);
    await press('escape');
    expect(text()).toContain('Bob: What do you do?');
  });

  test('Esc leads from the legend to the panes before it, and only then out of the replay', async () => {
    const board = { ...fakeBoard, legend: 'hand' };
    const load = () => Promise.resolve({ game: fakeGame, board, bot: randomPlayer });
    const { press, text } = await tableAt(SIZE, { start: ANN_AND_BOB, shelf: { ...fakeShelf, load } });
    await press(...TO_BOB, 'b');
    const before = text();
    await press('e');
    expect(text()).not.toBe(before);
    await press('escape');
    expect(text()).toBe(before);
    await press('escape');
    expect(text()).toContain('Bob: What do you do?');
  });

  test('moments between two answers are stops of their own, and each key by what one steps is told', async () => {
    const { press, text } = await atBob();
    await press('b', 'home', 'up');
    expect(text()).toContain('[moment]');
    const dice: string[] = [];
    for (let step = 0; step < 6; step++) {
      await press('right');
      dice.push(/dice ([\d ]*)points/.exec(text())?.[1]?.trim() ?? '?');
    }
    expect(dice.map(shown => (shown === '' ? 0 : shown.split(' ').length))).toEqual([0, 0, 1, 2, 0, 0]);
    await press('down', 'down', 'down', 'home', 'right');
    expect(text()).toContain('[round]');
    expect(text()).toMatch(/6 of 6/);
  });

  test('H says why an answer was given: in a running match one’s own answers alone, by one’s own eyes', async () => {
    const explainer = new SlowExplainer();
    const { press, text } = await tableAt(SIZE, { start: ANN_AND_BOB, explainer });
    await press(...TO_BOB);
    await press('b', 'H');
    expect(text()).toContain('Reasons can be asked for when the match is over');
    expect(explainer.asked).toEqual([]);
    await press('p', '2', '2', '2', 'H');
    expect(text()).toContain('as Ann sees it');
    expect(explainer.asked).toMatchObject([{ answer: 'roll', level: 'normal' }]);
    await explainer.has({ options: [] }, reasonOf('roll', 'name'));
    const why = 'Ann took roll: better than name in 6 of 8 imagined matches, worse in 2.';
    expect(text()).toContain(why);
    // The board stays in sight, and what puts the reason away does nothing else.
    expect(text()).toContain('─[Map]─');
    expect(text()).toMatch(/Ann: roll the dice/);
    await press('escape');
    expect(text()).not.toContain(why);
    expect(text()).toContain('as Ann sees it');
    await press('home', 'H');
    expect(text()).toContain('Nobody answered anything here.');
  });

  test('never shows more than everybody knows, until all who play agree, each of them; then what that seat saw', async () => {
    const { press, text, happened } = await atBob();
    await press('b', 'p', '2');
    expect(text()).toContain('Ann: may everybody here see what Ann saw?');
    await press('2');
    expect(text()).toContain('Bob: may everybody here see what Ann saw?');
    await press('1');
    expect(text()).toContain('the open table');
    expect(text()).not.toContain('SECRET');
    await press('p', '2', '2', '2');
    expect(text()).toContain('as Ann sees it');
    expect(text()).toContain('SECRET-0');
    expect(text()).not.toContain('SECRET-1');
    await press('home', 'right');
    expect(text()).toMatch(/Ann: Hide SECRET-0-cave-1 +2 of 7/);
    await press('escape');
    expect(text()).not.toContain('SECRET');
    expect(happened).toContain('wipe');
    // It was agreed for that look only.
    await press('b');
    expect(text()).toContain('the open table');
  });

  test('opened from a private decision it shows nothing of it, and the seat has to sit down again after it', async () => {
    const { press, text } = await tableAt(SIZE, { start: ANN_AND_BOB });
    await press('enter', 'space', '1');
    expect(text()).toContain('SECRET-0');
    await press('b');
    expect(text()).toContain('the open table');
    expect(text()).not.toContain('SECRET');
    // The row of answers goes on, so that nobody sees that it has begun.
    expect(text()).toMatch(/1 of 1/);
    await press('escape');
    expect(text()).not.toContain('SECRET');
    expect(text()).toContain('press Enter when only you');
  });

  test('covering the screen takes a seat’s view away', async () => {
    const { press, text } = await atBob();
    await press('b', 'p', '2', '2', '2', 'c');
    expect(text()).not.toContain('SECRET');
    await press('b', 'p', '2', '2', '2', 'ctrl-z');
    expect(text()).not.toContain('SECRET');
  });

  test('plays by itself until it is stopped or over', async () => {
    const { press, text, soon } = await atBob();
    await press('b', 'home', 'b');
    expect(text()).toContain('b stop');
    await soon()?.run();
    expect(text()).toMatch(/2 of 6/);
    await press('escape');
    expect(soon()).toBeNull();
    expect(text()).toMatch(/2 of 6/);
    await press('b');
    for (let step = 0; step < 9; step++) await soon()?.run();
    expect(text()).toMatch(/6 of 6/);
    expect(soon()).toBeNull();
  });

  test('goes on with a copy from there: a new save that is named as one, and the match stays as it is', async () => {
    const { press, text, library } = await atBob();
    const [[file, before] = expect.fail()] = library.files;
    await press('b', 'left', 'a');
    expect(text()).toContain('Ann: What do you do?');
    expect(text()).toContain('This is a copy and goes on in copy-of-fake-ann-bob.jsonl');
    expect(library.files.get(file)).toEqual(before);
    expect([...library.files.keys()].sort()).toEqual(['copy-of-fake-ann-bob.jsonl', file]);
    await press('3');
    expect(text()).toContain('Bob: What do you do?');
    expect(library.files.get(file)).toEqual(before);
  });

  test('Enter jumps to a round; the log leads to the place of an event with b', async () => {
    const { press, text } = await atBob();
    await press('b', 'enter');
    expect(text()).toContain('Where to?');
    expect(text()).toContain('Round 1');
    await press('enter');
    expect(text()).toMatch(/1 of 6/);
    await press('escape', 'L', 'home', 'down', 'b');
    expect(text()).toMatch(/Ann hides something\. +2 of 6/);
    await press('escape');
    expect(text()).toContain('Bob: What do you do?');
  });

  test('at the end nobody has to agree any more, and there is nothing to go on with', async () => {
    const { press, text } = await atBob();
    await press('3', 'b');
    expect(text()).toMatch(/Bob: rest/);
    expect(text()).toContain('the open table; p: what a seat saw');
    expect(text()).not.toContain('go on from here');
    // What was secret while the match ran is named in the headline.
    await press('home', 'right');
    expect(text()).toMatch(/Ann: .* +2 of \d/);
    await press('end');
    await press('a');
    expect(text()).toContain('The match ended here');
    await press('p', '3');
    expect(text()).toContain('as Bob sees it');
    expect(text()).toContain('SECRET-1');
    await press('escape');
    expect(text()).toContain('wins');
  });
});

describe('looking back on a save', () => {
  test('from the command line it begins at the beginning, Esc leads home, and a copy can go on', async () => {
    const first = await atBob();
    const [{ file } = expect.fail()] = first.library.files.values();
    const { press, text, library } = await tableAt(SIZE, {
      start: { replay: file, seat: null },
      library: first.library,
    });
    expect(text()).toMatch(/The beginning +1 of 6/);
    await press('escape');
    expect(text()).toContain('New match');
    await press('3', 'b', 'right', 'right', 'a');
    expect(text()).toContain('Ann: What do you do?');
    expect(library.files.size).toBe(2);
  });

  test('a seat’s view of an unfinished match is not shown on the command line’s word', async () => {
    const { library } = await atBob();
    const [{ file } = expect.fail()] = library.files.values();
    const { press, text } = await tableAt(SIZE, { start: { replay: file, seat: 0 }, library });
    await press('end');
    expect(text()).toContain('the open table');
    expect(text()).not.toContain('SECRET');
  });

  test('one that is not there is told on the home screen', async () => {
    const { text } = await tableAt(SIZE, { start: { replay: 'nowhere', seat: null } });
    expect(text()).toContain('There is no save at nowhere.');
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
  const first = await tableAt(SIZE, { start: { ...ANN_AND_BOB, new: twoRounds } });
  const hiding = ['enter', 'space', '1', '1', 'enter', 'space', '1', '1'] as const;
  await first.press(...hiding, '3', '3', ...hiding, '3', 'ctrl-c');
  const [{ file } = expect.fail()] = first.library.files.values();
  const { library } = first;
  const lookBack = (game: Game) => {
    const shelf = { ...fakeShelf, load: () => Promise.resolve({ game, board: fakeBoard, bot: randomPlayer }) };
    return tableAt(SIZE, { start: { replay: file, seat: null }, shelf, library });
  };
  const EARLIER = 'The rules have changed since: this picture is from some time before.';
  const { press, text } = await lookBack(changed);
  await press('right', 'right');
  expect(text()).toMatch(/Bob hides something\. +3 of /);
  expect(text()).toContain(EARLIER);
  expect(text()).toContain('Bob hides something.');
  await press('end');
  expect(text()).not.toContain(EARLIER);
  const same = await lookBack(fakeGame);
  await same.press('right', 'right');
  expect(same.text()).toMatch(/Bob hides something\. +3 of /);
  expect(same.text()).not.toContain(EARLIER);
});

test('a long match shows how far it is read, and can be left meanwhile', async () => {
  // What happens by itself is done by hand, and every look at the clock takes longer than a frame may.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { press, text, soon } = await tableAt(SIZE, { start: ANN_AND_BOB, tick: 100 });
  await press(...TO_BOB, 'b');
  expect(text()).toContain('Looking back');
  await press('escape');
  expect(text()).toContain('Bob: What do you do?');
  await press('b');
  const read: number[] = [];
  while (text().includes('Looking back')) {
    const [, percent = ''] = /The match is being read: (\d+) %/.exec(text()) ?? [];
    expect(percent).not.toBe('');
    expect(Number(percent)).toBeLessThan(100);
    read.push(Number(percent));
    await soon()?.run();
  }
  expect(read.length).toBeGreaterThan(3);
  expect(read).toEqual(read.toSorted((one, other) => one - other));
  expect(text()).toContain('the open table');
  expect(soon()).toBeNull();
});

const SIZES = runs(
  [
    [80, 24],
    [120, 40],
  ],
  [
    [80, 24],
    [100, 30],
    [120, 40],
    [200, 60],
  ],
);

test.each(SIZES)('fits a screen of %i x %i, without colours and in ASCII', async (columns = 0, rows = 0) => {
  const plain = await tableAt({ columns, rows }, { start: ANN_AND_BOB, settings: { colour: 'none' } });
  const ascii = await tableAt({ columns, rows }, { start: ANN_AND_BOB, glyphs: ASCII_GLYPHS });
  for (const { press, frame, rows: rowsOf, unmount } of [plain, ascii]) {
    await press(...TO_BOB, 'b');
    for (const key of ['left', 'up', 'left', 'enter', 'escape', 'p', 'escape', 'tab']) {
      await press(key);
      expect(rowsOf()).toHaveLength(rows);
      expect(rowsOf().every(row => row.length <= columns)).toBe(true);
    }
    if (frame === ascii.frame) expect(ascii.text()).toMatch(/^[\n -~]*$/);
    else expect(frame()).not.toMatch(/\u001b\[[34]\d/);
    unmount();
  }
});
