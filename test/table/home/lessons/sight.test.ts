import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { GAMES_WITH_LESSONS, loadGame, loadLessons } from '../../../../src/games/index.ts';
import type { MatchNow } from '../../../../src/session/running/match-now.ts';
import { tableFormatter } from '../../../../src/table/frame/text/say.ts';
import { saysTheAnswer } from '../../../oracles/given-away.ts';
import { outOfSight, walkOnScreen } from './walk.ts';

// All lessons at both sizes: npm run lesson-screens. With ORRERY_SCREENS=DIR every screen is written there, to be
// looked at.

/** A row of the list of choices: its number and its words. */
const CHOICE = /^ [ ▸▹>] \d+ /;

const ALL = process.env.ORRERY_LESSON_SCREENS !== undefined;
const SIZES = ALL
  ? [
      { columns: 80, rows: 23 },
      { columns: 120, rows: 40 },
    ]
  : [{ columns: 80, rows: 23 }];
const wanted = process.env.ORRERY_LESSON_SCREENS ?? '';

const lessons = (
  await Promise.all(
    GAMES_WITH_LESSONS.map(async game => {
      const known = await loadLessons(game);
      const walked = ALL ? known.filter(({ id }) => `${game} ${id}`.includes(wanted)) : known.slice(0, 1);
      return walked.map(lesson => [game, lesson.id, lesson] as const);
    }),
  )
).flat();

/**
 * The rows without the pane of the log, which tells what has come before: it may well say in the same words what is
 * asked now.
 */
function withoutLog(rows: readonly string[]): readonly string[] {
  const top = rows.findIndex(row => row.includes('┌ Log '));
  const left = rows[top]?.indexOf('┌ Log ') ?? -1;
  if (left < 0) return rows;
  const bottom = rows.findIndex((row, at) => at > top && row[left] === '└');
  return rows.map((row, at) => (at > top && at < bottom ? row.slice(0, left) : row));
}

describe.each(SIZES)('at $columns x $rows', size => {
  test.each(lessons)(
    '%s %s is walked by keys, and what each stage speaks of is in sight',
    { timeout: 180_000 },
    async (game, id, lesson) => {
      const hidden: string[] = [];
      const seen = new Set<number>();
      const screens: string[] = [];
      const format = tableFormatter((await loadGame(game))?.texts.en);
      const people = lesson.position().names.map(format);
      /** What stands on the screen beside the choices, where the learner is to say what comes. */
      const beside = new Map<number, string>();
      const betrayed: string[] = [];
      await walkOnScreen(game, lesson, size, sight => {
        const { stage, rows } = sight;
        expect(rows).toHaveLength(size.rows);
        screens.push(`stage ${stage}`, ...rows, '');
        const { predict } = lesson.stages[stage] ?? {};
        const standing = sight.match.lesson?.standing;
        if (predict !== undefined && standing?.said === null)
          beside.set(
            stage,
            withoutLog(rows)
              .filter(row => !CHOICE.test(row))
              .join(' '),
          );
        const came = standing?.predictionResult?.outcome;
        if (
          predict !== undefined &&
          came !== undefined &&
          saysTheAnswer(predict, came, beside.get(stage) ?? '', format, people)
        ) {
          betrayed.push(`stage ${stage}: ${came}`);
        }
        if (!seen.has(stage)) hidden.push(...outOfSight(sight).map(ref => `stage ${stage}: ${ref}`));
        seen.add(stage);
      });
      const folder = process.env.ORRERY_SCREENS;
      if (folder !== undefined) {
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, `${game}-${id}-${size.columns}x${size.rows}.txt`), screens.join('\n'));
      }
      // A stage in which the learner only watches asks nothing.
      const asking = lesson.stages.flatMap(({ goals, predict, way = [] }, at) =>
        goals === undefined || predict !== undefined || way.length > 0 ? [at] : [],
      );
      expect([...seen]).toEqual(expect.arrayContaining(asking));
      expect(hidden).toEqual([]);
      expect(betrayed, 'what is to be foretold cannot be read off the screen').toEqual([]);
    },
  );
});

test('every card of a lesson says something: what tells nothing is no card', async () => {
  const lesson = (await loadLessons('space-empires')).find(({ id }) => id === 'economy');
  if (lesson === undefined) throw new Error('there is no such lesson');
  const cards = new Set<unknown>();
  const moment = ({ momentEvents, picture }: Pick<MatchNow, 'momentEvents' | 'picture'>): void => {
    // The first key on one that moves finishes that.
    if (picture.show === 'moment') cards.add(picture.seen);
    expect(momentEvents.length).toBeGreaterThan(0);
  };
  await walkOnScreen('space-empires', lesson, { columns: 80, rows: 23 }, () => undefined, { speed: 'wait', moment });
  // One's own exploring is a line, and no card. Who goes first stands on the page of the cycle.
  expect(cards.size).toBe(2);
});
