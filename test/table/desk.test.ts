import { describe, expect, test } from 'vitest';
import { ANN_AND_BOB, FakeLibrary, fakeShelf } from './desk-of.ts';
import { deskAt } from './desk-at.tsx';

/** The program answers first, and Bob after it. */
const AGAINST_THE_PROGRAM =
  'new' in ANN_AND_BOB
    ? { ...ANN_AND_BOB, new: { ...ANN_AND_BOB.new, players: ['bot', 'human'] as const } }
    : ANN_AND_BOB;

describe('home and new match', () => {
  test('Enter and Enter start a match, which is saved at once', async () => {
    const { press, frame, library } = await deskAt();
    expect(frame()).toContain('1 New match');
    await press('enter');
    expect(frame()).toContain('Start the match');
    await press('enter');
    expect(frame()).toContain('ANN');
    expect(library.files.size).toBe(1);
  });

  test('the form changes seats, names, players, choices and the seed', async () => {
    const { press, frame, library } = await deskAt();
    await press('enter', 'down', 'down', 'right', 'right');
    expect(frame()).toMatch(/Seats +← 4 →/);
    await press('down', 'backspace', 'backspace', 'backspace', 'Z', 'o', 'ë', 'down', 'right', 'right');
    expect(frame()).toContain('Zoë');
    expect(frame()).toContain('the program');
    await press('end', 'q', 'up', 'up', 'right', 'home', 'enter');
    const [save] = library.files.values();
    expect(save).toMatchObject({
      seats: [{ name: 'Zoë', player: 'bot' }, { name: 'Bob' }, { name: 'Cyd' }, { name: 'Dan' }],
      options: { rounds: 'one' },
      seed: 'q',
    });
  });

  test('what is wrong with the form is said in it', async () => {
    const { press, frame } = await deskAt();
    await press('enter', 'down', 'down', 'down', 'backspace', 'backspace', 'backspace', 'home', 'enter');
    expect(frame()).toContain('The name of seat 1 is empty.');
    await press('down', 'down', 'down', 'B', 'o', 'b', 'home', 'enter');
    expect(frame()).toContain('Two seats have the name Bob.');
  });

  test('Esc goes back home, and q leaves from there', async () => {
    const { press, frame, happened } = await deskAt();
    await press('enter', 'escape');
    expect(frame()).toContain('Quit');
    await press('q');
    expect(happened).toEqual(['leave 0']);
  });
});

describe('a new match', () => {
  test('is of the game that was played last, or of the first one', async () => {
    const loaded: string[] = [];
    const load = (id: string) => {
      loaded.push(id);
      return fakeShelf.load('fake');
    };
    const shelf = { ...fakeShelf, titles: [{ id: 'other', title: 'Other' }, ...fakeShelf.titles], load };
    const library = new FakeLibrary();
    await deskAt({ library, shelf, start: { screen: 'new-match' } });
    const { press } = await deskAt({ library, start: ANN_AND_BOB });
    await press('enter', 'x', '1');
    await deskAt({ library, shelf, start: { screen: 'new-match' } });
    expect(loaded).toEqual(['other', 'fake']);
  });
});

describe('resuming', () => {
  test('continues the last match at the very decision', async () => {
    const library = new FakeLibrary();
    const first = await deskAt({ library, start: ANN_AND_BOB });
    await first.press('enter', 'x', '1', '1', 'enter', 'x', '1', '1');
    expect(first.frame()).toContain('What do you do?');
    await first.press('q', '2');
    expect(first.frame()).toContain('Continue the last match');
    await first.press('enter');
    expect(first.frame()).toContain('What do you do?');
  });

  test('a list of saves, and deleting one only after a yes', async () => {
    const library = new FakeLibrary();
    await deskAt({ library, start: ANN_AND_BOB });
    const { press, frame } = await deskAt({ library, start: { screen: 'resume' } });
    expect(frame()).toMatch(/2026-01-01 14:02 +Fake · round 1 +Ann, Bob/);
    await press('x', 'enter');
    expect(library.files.size).toBe(1);
    await press('x', '2');
    expect(library.files.size).toBe(0);
    expect(frame()).toContain('There are no saved matches');
  });

  test('a file that is not there is told on the home screen', async () => {
    const { frame } = await deskAt({ start: { resume: '/nowhere' } });
    expect(frame()).toContain('There is no save at /nowhere.');
  });

  test('a game that is not there as well', async () => {
    const { frame } = await deskAt({ start: { ...ANN_AND_BOB, game: 'chess' } });
    expect(frame()).toContain('no game called chess');
  });
});

describe('at the table', () => {
  test('options by number, by cursor, and by a text that is looked for', async () => {
    const { press, frame } = await deskAt({ start: ANN_AND_BOB });
    await press('enter', 'space', '/', 'l', 'a', 'k');
    expect(frame()).toContain('Find: lak_');
    expect(frame()).not.toContain('SECRET-0-cave');
    await press('enter');
    expect(frame()).not.toContain('Find: lak_');
    await press('enter');
    expect(frame()).toContain('0: SECRET-0-lake-1');
    await press('down', 'enter');
    expect(frame()).toContain('BOB');
  });

  test('a key pressed twice does not open the screen for the one before', async () => {
    const { press, desk, frame, wait } = await deskAt({ start: ANN_AND_BOB });
    await press('enter', 'space', '1', '1');
    expect(frame()).toContain('BOB');
    for (let burst = 0; burst < 5; burst++) {
      wait(30);
      desk.key('enter');
      expect(frame()).toContain('BOB');
    }
    wait(500);
    desk.key('enter');
    expect(frame()).toContain('Bob: Where do you hide it');
  });

  test('what all may know stands between two people; who sits down finds nothing but its own view', async () => {
    const start = {
      ...ANN_AND_BOB,
      new: { ...ANN_AND_BOB.new, setting: { ...ANN_AND_BOB.new.setting, options: { rounds: 'two' } } },
    };
    const { press, frame } = await deskAt({ start, settings: { speed: 'instant' } });
    expect(frame()).toContain('Round 1 begins.');
    await press('enter');
    expect(frame()).toContain('Ann: Where do you hide it');
    await press('1', '1');
    expect(frame()).toContain('Ann hides something (2 times).');
    await press('enter');
    expect(frame()).toContain('Bob: Where do you hide it');
    await press('1', '1');
    for (let open = 0; open < 12 && frame().includes('What do you do?'); open++) await press('1');
    expect(frame()).toContain('Pass the keyboard to');
    expect(frame()).toContain('Round 2 begins.');
    expect(frame()).toContain('Bob: roll the dice.');
    // What Ann did herself, and what she has seen, is no news to her.
    expect(frame()).not.toContain('hides something.');
    await press('enter');
    expect(frame()).toContain('Ann: Where do you hide it');
  });

  test('the screen is wiped whenever other eyes look at it', async () => {
    const { press, happened } = await deskAt({ start: ANN_AND_BOB });
    await press('enter', 'space', '1');
    expect(happened).toEqual([]);
    await press('1');
    expect(happened).toEqual(['wipe']);
    await press('enter', 'c');
    expect(happened).toEqual(['wipe', 'wipe']);
  });

  test('a number is typed or reached by the arrows; one out of range is refused', async () => {
    const { press, frame } = await deskAt({ start: ANN_AND_BOB });
    await press('enter', 'space', '1', '1', 'enter', 'space', '1', '1', '2');
    expect(frame()).toContain('A whole number from 0 to 20');
    await press('9', '9', 'enter');
    expect(frame()).toContain('Name a whole number from 0 to 20.');
    await press('backspace', 'up', 'enter');
    expect(frame()).toContain('points 10 0');
  });

  test('Esc takes the option that goes back, and else never leaves', async () => {
    const { press, frame, happened } = await deskAt({ start: ANN_AND_BOB });
    await press('enter', 'space', '1', '1', 'enter', 'space', '1', '1', '2', '5', 'enter');
    expect(frame()).toContain('Are you sure?');
    await press('escape');
    expect(frame()).toContain('points 0 0');
    await press('escape', 'escape', 'escape');
    expect(frame()).toContain('What do you do?');
    expect(happened).not.toContain('leave 0');
  });

  test('? tells the rule, what is blocked and why, and the keys', async () => {
    const { press, frame } = await deskAt({ start: ANN_AND_BOB });
    await press('enter', 'space', '1', '1', 'enter', 'space', '1', '1', '?');
    expect(frame()).toContain('Rule FK-2');
    expect(frame()).toContain('Whoever acts may roll');
    expect(frame()).toContain('fly: nobody has wings FK-2.1');
    await press('escape');
    expect(frame()).toContain('What do you do?');
  });

  test('Tab turns the panes, the log among them', async () => {
    const { press, frame } = await deskAt({ start: ANN_AND_BOB });
    await press('enter', 'space', '1', '1', 'enter', 'space', '1', '1');
    expect(frame()).toContain('[Map]');
    await press('tab', 'tab');
    expect(frame()).toContain('[Log]');
    expect(frame()).toContain('Bob hides something.');
    await press('shift-tab');
    expect(frame()).toContain('[Hand]');
    await press('tab');
    expect(frame()).toContain('[Log]');
    await press('escape');
    expect(frame()).toContain('[Map]');
  });

  test('peeking goes through the hand-over, and one key covers again', async () => {
    const { press, frame } = await deskAt({ start: ANN_AND_BOB });
    await press('enter', 'space', '1', '1', 'enter', 'space', '1', '1', 'm', '3', '2');
    expect(frame()).toContain('BOB');
    expect(frame()).not.toContain('SECRET');
    await press('enter');
    expect(frame()).toContain('SECRET-1-cave-1');
    await press('enter');
    expect(frame()).not.toContain('SECRET');
  });

  test('t asks which decision and then whether all agree', async () => {
    const { press, frame } = await deskAt({ start: ANN_AND_BOB });
    await press('enter', 'space', '1', '1', 'enter', 'space', '1', '1', '3', 't');
    expect(frame()).toContain('Ann: rest');
    expect(frame()).toContain('Bob hides something.');
    await press('2');
    expect(frame()).toContain('Everyone at the table must agree');
    await press('escape', 'escape');
    expect(frame()).toContain('What do you do?');
    await press('t', '2', '1');
    expect(frame()).toContain('BOB');
    await press('enter', 'space');
    expect(frame()).toContain('The table took back');
  });

  test('beats come by themselves, and any key goes on', async () => {
    const { press, frame, desk } = await deskAt({ start: ANN_AND_BOB });
    await press('enter', 'space', '1', '1', 'enter', 'space', '1', '1', '1');
    expect(frame()).toMatch(/dice \d +points/);
    desk.soon()?.run();
    expect(frame()).toMatch(/dice \d \d +points/);
    await press('enter');
    expect(frame()).toContain('Bob: What do you do?');
  });

  test('the program answers at once, but not under a page over the table', async () => {
    const { press, desk, frame } = await deskAt({ start: AGAINST_THE_PROGRAM });
    expect(frame()).toContain('Ann is thinking');
    expect(desk.soon()?.after).toBe(0);
    await press('m');
    expect(desk.soon()).toBeNull();
    await press('escape');
    desk.soon()?.run();
    expect(frame()).toContain('Ann hides something (2 times).');
    expect(desk.soon()).toBeNull();
    await press('enter');
    expect(frame()).toContain('Bob: Where do you hide it');
  });

  test('a full disk is told at once and stays on the screen until it works again', async () => {
    const { press, frame, library } = await deskAt({ start: ANN_AND_BOB });
    await press('enter', 'space', '1');
    library.disk.full = true;
    await press('1');
    expect(frame()).toContain('no space left on device');
    await press('enter', 'space', '1');
    expect(frame()).toContain('NOT SAVED since 14:02: fake-ann-bob.jsonl: no space left on device.');
    await press('q');
    expect(frame()).toContain('IT IS NOT SAVED');
    library.disk.full = false;
    await press('escape', '1', 'enter', 'space');
    expect(frame()).not.toContain('NOT SAVED');
  });

  test('who leaves by Ctrl-C what is not saved is told so, with the name of the file, once the terminal is given back', async () => {
    const { press, happened, library } = await deskAt({ start: ANN_AND_BOB });
    await press('enter', 'space', '1');
    library.disk.full = true;
    await press('1', 'ctrl-c');
    const why = 'fake-ann-bob.jsonl: no space left on device.';
    expect(happened.slice(-1)).toEqual([
      `leave 130: The match is NOT SAVED: ${why} What has happened since 14:02 is lost.`,
    ]);
  });

  test('Ctrl-C leaves with everything saved, Ctrl-L repaints, Ctrl-Z covers', async () => {
    const { press, happened, frame } = await deskAt({ start: ANN_AND_BOB });
    await press('enter', 'space', 'ctrl-l', 'ctrl-z');
    expect(frame()).not.toContain('SECRET');
    await press('ctrl-c');
    expect(happened).toEqual(['repaint', 'wipe', 'suspend', 'leave 130']);
  });

  test('at the end: winner, how, final table, a look at the board, and home', async () => {
    const { press, frame } = await deskAt({ start: ANN_AND_BOB });
    await press('enter', 'space', '1', '1', 'enter', 'space', '1', '1', '3', '2', '4', 'enter', '1');
    expect(frame()).toContain('Bob wins');
    expect(frame()).toContain('By most points.');
    expect(frame()).toMatch(/seat 1 +4/);
    await press('i');
    expect(frame()).toContain('map of spectator');
    await press('escape', 'enter');
    expect(frame()).toContain('ended · Ann, Bob');
  });
});
