import { describe, expect, test } from 'vitest';
import type { MomentView } from '../../src/session/sitting/beats.ts';
import { filterItems, logFilters, logItems, storyRange } from '../../src/session/looking-back/log-book.ts';
import { markdownOf } from '../../src/session/looking-back/markdown.ts';
import { reportOf } from '../../src/session/looking-back/report.ts';
import { tableFormatter } from '../../src/table/frame/text/say.ts';
import type { Session } from '../../src/session/running/session.ts';
import { UNICODE_GLYPHS } from '../../src/boards/drawing/glyphs.ts';
import { starcraftBoard } from '../../src/games/starcraft/board/index.ts';
import { message } from '../../src/kernel/words/message.ts';
import { randomPlayer } from '../../src/bots/player.ts';
import { literal } from '../../src/kernel/match/refusal.ts';
import { ANN_AND_BOB, fakeShelf } from '../table/desk-of.ts';
import { tableAt } from '../table/table-at.tsx';
import { fakeBoard, fakeGame } from '../table/fake-game.ts';
import { hideAll, NAMES, sessionOf, sit } from './session-of.ts';

const SIZE = { columns: 80, rows: 23 };

/** The moments that are on the screen, one after the other. */
function momentsOf(session: Session): MomentView[] {
  const seen: MomentView[] = [];
  for (let picture = session.hotSeat.picture(); picture.show === 'moment'; picture = session.hotSeat.picture()) {
    seen.push(picture.seen);
    session.hotSeat.nextMoment();
  }
  return seen;
}

const EVERYTHING = { from: 0, to: Number.MAX_SAFE_INTEGER };

describe('moments', () => {
  test('watched again are the same as at first, view for view, and at the open table the spectator’s', () => {
    const { session } = sessionOf({ rounds: 'one' });
    hideAll(session);
    session.answer('roll');
    const first = momentsOf(session);
    expect(session.hotSeat.picture()).toMatchObject({ show: 'table', viewer: 'spectator' });
    const again = session.watch(EVERYTHING);
    expect(again).toEqual(first);
    expect(JSON.stringify(again)).not.toContain('SECRET');
  });

  test('of an own view are for the seat that sits there, and none are had from a covered screen', () => {
    const { session } = sessionOf();
    expect(session.watch(EVERYTHING)).toEqual([]);
    sit(session);
    session.answer('hide:cave');
    const seen = session.watch(EVERYTHING);
    expect(seen.length).toBeGreaterThan(0);
    expect(seen.every(({ viewer }) => viewer === 0)).toBe(true);
    expect(JSON.stringify(seen)).toContain('SECRET-0');
    expect(JSON.stringify(seen)).not.toContain('SECRET-1');
  });
});

describe('at the desk', () => {
  const toTheActs = ['enter', 'space', '1', '1', 'enter', 'space', '1', '1'] as const;

  test('L opens the log, f filters it, / searches it, Esc goes back', async () => {
    const { press, text } = await tableAt(SIZE, { start: ANN_AND_BOB });
    await press(...toTheActs, 'L');
    expect(text()).toContain('Log · everything · 5');
    await press('f');
    expect(text()).toContain('Log · Ann · 2 of 5');
    expect(text()).not.toContain('Bob hides');
    await press('left', '/', 'b', 'o', 'b');
    expect(text()).toContain('Find: bob_');
    expect(text()).toContain('2 of 5');
    expect(text()).not.toContain('Ann hides');
    await press('escape', 'escape');
    expect(text()).toContain('Ann: What do you do?');
  });

  test('Enter on an entry of the log plays it again, and comes back to the log', async () => {
    const { press, text, soon } = await tableAt(SIZE, { start: ANN_AND_BOB });
    await press(...toTheActs, '1', 'escape', 'L', 'up', 'enter');
    expect(text()).toContain('watched again');
    expect(text()).toMatch(/A \d is rolled/);
    await soon()?.run();
    expect(text()).toContain('Log · everything');
    await press('home', 'enter');
    expect(text()).toContain('watched again');
  });

  test('of what a seat alone has missed are had before it decides, by its own eyes', () => {
    const { session, saved } = sessionOf();
    hideAll(session);
    session.answer('rest');
    session.answer('rest');
    sit(session);
    session.answer('hide:cave');
    const { session: again } = sessionOf({ match: saved.resumed(), seen: [0, 0] });
    again.hotSeat.sitDown();
    expect(again.hotSeat.picture().show).toBe('since');
    const seen = again.watch(EVERYTHING);
    expect(seen.map(({ viewer }) => viewer)).toEqual(seen.map(() => 0));
    expect(JSON.stringify(seen)).toContain('SECRET-0-cave');
  });

  test('a log that holds an own view is taken away when the screen is covered', async () => {
    const { press, text } = await tableAt(SIZE, { start: ANN_AND_BOB });
    await press('enter', 'space', '1', 'L');
    expect(text()).toContain('SECRET-0');
    await press('ctrl-z');
    expect(text()).not.toContain('SECRET');
    expect(text()).toContain('ANN');
  });

  const toTheEnd = [...toTheActs, '3', '3'] as const;

  test('at the end: who won, the result again after a look at the log, another match', async () => {
    const { press, text, library } = await tableAt(SIZE, { start: ANN_AND_BOB });
    await press(...toTheEnd);
    expect(text()).toContain('Ann wins');
    await press('L');
    expect(text()).toContain('Log · everything');
    await press('escape');
    expect(text()).toContain('Ann wins');
    const before = library.files.size;
    await press('a');
    expect(text()).toContain('Pass the keyboard to');
    expect(library.files.size).toBe(before + 1);
    const [, save] = [...library.files].at(-1) ?? [];
    expect(save).toMatchObject({ seed: 'seed', options: { rounds: 'one' }, seats: [{ name: 'Ann' }, { name: 'Bob' }] });
  });

  test('w says on the moment that it shows again why it decided the match', async () => {
    const decisive = () => ({ from: 0, to: 3, why: literal('It decided the match: so it was.') });
    const board = { ...fakeBoard, retrospect: { chart: () => null, facts: () => [], decisive } };
    const load = () => Promise.resolve({ game: fakeGame, board, bot: randomPlayer });
    const { press, text } = await tableAt(SIZE, { start: ANN_AND_BOB, shelf: { ...fakeShelf, load } });
    await press(...toTheEnd, 'w');
    expect(text()).toContain('watched again');
    expect(text()).toContain('It decided the match: so it was.');
  });

  test('of the matches that are saved, the home screen offers the latest that goes on, else the last one', async () => {
    const { press, text, library } = await tableAt(SIZE, { start: ANN_AND_BOB });
    await press(...toTheEnd, 'enter');
    expect(text()).toContain('Look back at the last match');
    expect(text()).not.toContain('Continue');
    await press('enter');
    expect(text()).toContain('Ann wins');
    const goesOn = [...library.all()].map(one =>
      'save' in one ? { ...one, file: 'goes-on', save: { ...one.save, pending: { n: 1, seat: 0, kind: 'act' } } } : one,
    );
    library.slow = { saves: goesOn, read: () => undefined };
    await press('enter');
    expect(text()).toContain('Continue the last match');
  });

  test('a report is saved beside the save; when that fails, it is said', async () => {
    const { press, text, library } = await tableAt(SIZE, { start: ANN_AND_BOB });
    await press(...toTheEnd, 's');
    expect(text()).toContain('The report is in fake-ann-bob.md');
    expect(library.reports.get('fake-ann-bob.md')).toContain('**Ann wins**');
    library.disk.full = true;
    await press('s');
    expect(text()).toContain('no space left on device');
  });
});

describe('the log', () => {
  const format = tableFormatter(fakeGame.texts.en, NAMES);
  const context = { glyphs: UNICODE_GLYPHS, format, names: NAMES, focus: [], seat: null };
  const event = (index: number, key: string, params = {}) => ({ index, n: 0, words: message(key, params) });
  const events = [
    event(0, 'planning.round', { round: 1, seat: { seat: 0 } }),
    event(1, 'planning.placed', { seat: { seat: 1 } }),
    event(2, 'execution.begins'),
    event(3, 'battle.begins', { attacker: { seat: 0 }, defender: { seat: 1 } }),
    event(4, 'battle.nobody-falls'),
    event(5, 'battle.ends', { holder: { seat: 1 } }),
    event(6, 'execution.skipped', { seat: { seat: 2 } }),
  ];
  const items = logItems(events, starcraftBoard, context);
  const shown = (filter: string, find = ''): number[] => filterItems(items, filter, find).map(({ index }) => index);

  test('keeps the headings of what a filter lets through', () => {
    expect(shown('all')).toEqual([0, 0, 1, 2, 3, 4, 5, 6]);
    expect(shown('battle')).toEqual([2, 3, 4, 5]);
    expect(shown('seat:2')).toEqual([2, 6]);
  });

  test('begins with a heading of its own for the set-up', () => {
    const [opening, first] = items;
    expect([opening?.heading, opening?.rule, opening?.seats]).toEqual([true, null, []]);
    expect(opening?.text).toContain('phase.set-up');
    expect(first?.text).not.toContain('phase.set-up');
    const [later] = logItems(events.slice(2), starcraftBoard, context);
    expect(later?.text).not.toContain('phase.set-up');
  });

  test('counts all of a battle as something that concerns both sides', () => {
    expect(shown('seat:1')).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('watches the whole battle from any of its lines, and else the line alone', () => {
    const [, , placed, , , falls] = items;
    expect(placed && storyRange(items, placed)).toEqual({ from: 1, to: 2 });
    expect(falls && storyRange(items, falls)).toEqual({ from: 3, to: 6 });
  });

  test('offers everything, what concerns the own seat, and the others by name', () => {
    const titles = logFilters({}, null, 1, context, []).map(({ title }) => title);
    expect(titles).toEqual(['everything', 'what concerns you', 'Ann', 'Cyd']);
  });
});

describe('a report', () => {
  const format = tableFormatter(fakeGame.texts.en, NAMES);
  const setting = { seats: [{ name: 'Ann' }, { name: 'B|ob *x*' }], options: { rounds: 'one' }, seed: 'secret-seed' };

  test('of a running match holds nothing that is hidden, and not the seed that would tell it', () => {
    const match = fakeGame.start(setting);
    for (const answer of ['hide:cave', 'hide:tree', 'hide:lake']) match.answer(match.decision?.n ?? 0, answer);
    const report = reportOf({ game: fakeGame, match, board: fakeBoard, players: ['human', 'bot'], format });
    expect(report.result).toBeNull();
    for (const text of [JSON.stringify(report), markdownOf(report, format)]) {
      expect(text).toContain('Ann hides something.');
      expect(text).not.toContain('SECRET');
      expect(text).not.toContain('secret-seed');
    }
  });

  test('is plain Markdown whatever the people are called', () => {
    const match = fakeGame.start(setting);
    const text = markdownOf(reportOf({ game: fakeGame, match, board: fakeBoard, players: [], format }), format);
    expect(text.split('\n')[0]).toBe('# Fake: Ann, B\\|ob \\*x\\*');
    expect(text.endsWith('\n')).toBe(true);
  });
});
