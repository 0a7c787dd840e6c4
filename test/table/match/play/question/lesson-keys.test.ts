import { expect, test } from 'vitest';
import { GAMES_WITH_LESSONS } from '../../../../../src/games/index.ts';
import { PROGRAM_GAMES } from '../../../../../src/session/setting/games.ts';
import { beginLesson } from '../../../../../src/session/teaching/begin-lesson.ts';
import { layingQuestionOf } from '../../../../../src/table/match/play/question/laying.ts';
import { runs } from '../../../../runs.ts';
import { walkOnScreen } from '../../../home/lessons/walk.ts';
import { playTaught } from '../../../../oracles/lessons.ts';
import { isTablesKey, keysOf } from './keys-of.ts';

/** One lesson of so many is walked; in the long form all. */
const STEP = runs(3, 1);

/** The keys that lay something, where something is laid. */
const LAYS = /^[1-6]/;

test.each(GAMES_WITH_LESSONS)('no key means two things anywhere in the lessons of %s', async id => {
  const loaded = await PROGRAM_GAMES.load(id);
  if (loaded === null) throw new Error(`no ${id}`);
  const { game, board, bot } = loaded;
  const clashes: string[] = [];
  let keys = 0;
  for (const lesson of (await PROGRAM_GAMES.lessons(id)).filter((_, at) => at % STEP === 1 % STEP)) {
    // The lesson about the table has no ways: it looks round.
    if (lesson.rules.length === 0) continue;
    const { taught, opponent } = beginLesson(game, lesson, bot);
    playTaught(lesson, taught, opponent, false, ({ stage }) => {
      const { decision } = taught;
      if (decision?.seat !== lesson.learner) return;
      const isLaid = layingQuestionOf(board, decision)?.part === 'place';
      const seen = keysOf(taught, board).filter(([, key]) => !(isLaid && LAYS.test(key)));
      keys += seen.length;
      for (const [option, key] of seen) {
        const other = seen.find(([one, its]) => one !== option && its.startsWith(key));
        const isCommand = isTablesKey(key, decision);
        if (other !== undefined || isCommand)
          clashes.push(`${lesson.id} ${stage}: ${key} ${option} ${other?.[0] ?? ''}`);
      }
    });
  }
  expect(keys).toBeGreaterThan(100);
  expect(clashes).toEqual([]);
});

test('what a lesson asks for itself is numbered, whatever keys the game gives to what is asked behind it', async () => {
  const lesson = (await PROGRAM_GAMES.lessons('galactic-emperor')).find(({ id }) => id === 'explorer');
  if (lesson === undefined) throw new Error('there is no such lesson');
  const pages: string[] = [];
  await walkOnScreen('galactic-emperor', lesson, { columns: 80, rows: 23 }, ({ rows }) => {
    pages.push(...rows.filter(row => row.includes(' Go on')));
  });
  expect(pages.length).toBeGreaterThan(2);
  for (const page of pages) expect(page).toContain('1 Go on');
});
