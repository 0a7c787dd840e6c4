import { describe, expect, test } from 'vitest';
import { GAMES_WITH_LESSONS } from '../../../../src/games/index.ts';
import { PROGRAM_GAMES } from '../../../../src/session/setting/games.ts';
import { progressIn } from '../../../../src/session/learning/progress.ts';
import { TABLE_LESSON_ID } from '../../../../src/session/teaching/table-lesson.ts';
import { wrap } from '../../../../src/boards/drawing/wrapping.ts';
import { tableFormatter } from '../../../../src/table/frame/text/say.ts';
import { listening } from '../../app/aloud/listening.ts';
import { tableAt } from '../../table-at.tsx';

const SMALL = { columns: 80, rows: 23 };
/** What opens each thing, and comes back from it. */
const LOOKS: readonly (readonly string[])[] = [
  ['tab'],
  ['i', 'escape'],
  ['?', 'escape'],
  ['r', 'escape'],
  ['L', 'escape'],
];

describe.each(GAMES_WITH_LESSONS)('the lesson about the table, before those of %s', game => {
  test('is walked by keys: panes, inspecting, help, rules, log, undo', async () => {
    const progress = progressIn({ content: { learner: '' }, keep: () => undefined });
    const start = { learn: { game, lesson: TABLE_LESSON_ID } };
    const { press, rows, table } = await tableAt(SMALL, {
      start,
      shelf: PROGRAM_GAMES,
      progress,
      settings: { speed: 'instant' },
    });
    const stage = () => table.store.state().match?.lesson?.standing.stage;
    expect(rows()[0]).toContain('1/8');
    await press('enter');
    for (const [at, keys] of LOOKS.entries()) {
      expect(stage()).toBe(at + 1);
      // Something else than what is asked for does not do.
      await press('down');
      expect(stage()).toBe(at + 1);
      await press(...keys);
    }
    expect(stage()).toBe(6);
    await press('1');
    for (let keys = 0; keys < 20 && table.store.state().match?.picture.show !== 'table'; keys += 1)
      await press('enter');
    expect(stage()).toBe(6);
    await press('u');
    expect(stage()).toBe(7);
    await press('enter');
    expect(rows()[0]).toContain('Lesson done: The table itself');
    expect(progress.of(game, TABLE_LESSON_ID)).toBe('done');
    // It is the same for all games, and kept once.
    expect(GAMES_WITH_LESSONS.map(other => progress.of(other, TABLE_LESSON_ID))).toEqual(
      GAMES_WITH_LESSONS.map(() => 'done'),
    );
  });

  test('stands first in the list, as number 0, and says all in the room that there is', async () => {
    const lessons = await PROGRAM_GAMES.lessons(game);
    expect(lessons[0]?.id).toBe(TABLE_LESSON_ID);
    const format = tableFormatter();
    for (const { say, goals = [] } of lessons[0]?.stages ?? []) {
      for (const words of [say, ...goals.map(goal => goal.words)]) expect(format(words)).not.toContain('[table-lesson');
      expect(wrap(format(say), 71).length).toBeLessThanOrEqual(5);
    }
    const { text } = await tableAt(SMALL, { start: { learn: { game, lesson: null } }, shelf: PROGRAM_GAMES });
    expect(text()).toMatch(/0\. The table itself[^]*1\. /);
  });
});

test.each(GAMES_WITH_LESSONS)(
  'in the list of %s the digit of a lesson is its number, as on the command line',
  async game => {
    const lessons = await PROGRAM_GAMES.lessons(game);
    for (const number of [0, 1, 2]) {
      const { press, table, text } = await tableAt(SMALL, {
        start: { learn: { game, lesson: null } },
        shelf: PROGRAM_GAMES,
      });
      if (text().includes('Who is learning?')) await press('enter');
      await press(String(number));
      expect(table.store.state().match?.lesson?.lesson.id).toBe(lessons[number]?.id);
    }
  },
);

test('the lesson about the table goes on where it was left, also after an answer that was not asked for', async () => {
  const progress = progressIn({ content: { learner: '' }, keep: () => undefined });
  const start = { learn: { game: 'starcraft', lesson: TABLE_LESSON_ID } };
  const sitDown = () => tableAt(SMALL, { start, shelf: PROGRAM_GAMES, progress, settings: { speed: 'instant' } });
  const first = await sitDown();
  await first.press('enter', 'tab', 'i', 'escape');
  expect(first.rows()[0]).toContain('4/8');
  await first.press('1');
  const second = await sitDown();
  expect(second.text()).toContain('The lesson goes on where you left it.');
  expect(second.rows()[0]).toContain('4/8');
  await second.press('?', 'escape');
  expect(second.rows()[0]).toContain('5/8');
  const third = await sitDown();
  expect(third.rows()[0]).toContain('5/8');
  // An answer that is taken back takes no look along.
  await third.press('u');
  const fourth = await sitDown();
  expect(fourth.rows()[0]).toContain('5/8');
});

test('what options lead to is told also when a stage began while something lay over the table', async () => {
  const start = { learn: { game: 'theseus', lesson: TABLE_LESSON_ID } };
  const { press, rows } = await tableAt(SMALL, { start, shelf: PROGRAM_GAMES, settings: { speed: 'instant' } });
  const told = () => rows().filter(row => /Marine \d.*→/.test(row)).length;
  await press('enter');
  expect(told()).toBe(3);
  for (const keys of LOOKS) {
    await press(...keys);
    expect(told()).toBe(3);
  }
});

test('by ear the board is heard in place of turning its panes, and all else has the same keys', async () => {
  const start = { learn: { game: 'theseus', lesson: TABLE_LESSON_ID } };
  const { type, match } = await listening({ start, shelf: PROGRAM_GAMES, settings: { speed: 'instant', quiet: 0 } });
  const stage = () => match()?.lesson?.standing.stage;
  type('', 'b');
  expect(stage()).toBe(2);
  type('i', 'escape', '?', 'escape', 'r', 'escape', 'L', 'escape', '1', 'u');
  expect(stage()).toBe(7);
});
