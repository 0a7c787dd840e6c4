import { describe, expect, test } from 'vitest';
import { GAMES_WITH_LESSONS } from '../../src/games/index.ts';
import { GO_ON, saying } from '../../src/session/teaching/own-options.ts';
import { beginPosition } from '../../src/session/teaching/practice.ts';
import { tableFormatter } from '../../src/table/frame/text/say.ts';
import { pointsAtTheAnswer } from '../oracles/given-away.ts';
import { untrueOf } from '../oracles/lesson-claims.ts';
import { IS_LONG } from '../runs.ts';
import { courseOf } from './astray.ts';

/** So many positions of each kind are dealt; `npm run test:long`: more. */
const DEALS = IS_LONG ? 50 : 12;

const courses = await Promise.all(GAMES_WITH_LESSONS.map(courseOf));
const kinds = courses.flatMap(course =>
  course.lessons.flatMap(lesson =>
    lesson.stages.flatMap(({ predict }, stage) =>
      predict?.anew === undefined ? [] : [[predict.ask.key, course, { lesson, stage, key: predict.ask.key }] as const],
    ),
  ),
);

test('more than one game deals positions to practise on', () => {
  expect(new Set(kinds.map(([, { game }]) => game.id)).size).toBeGreaterThan(1);
});

describe('a position that is dealt has an answer among its choices, worked out by the rules, and is asked by the same key', () => {
  test.each(kinds)('%s', (key, course, position) => {
    const format = tableFormatter(course.game.texts.en);
    const answers = new Set<string>();
    for (let deal = 0; deal < DEALS; deal += 1) {
      const { taught, lesson } = beginPosition(course.game, position, course.bot, `${key} ${deal}`);
      const [stage] = lesson.stages;
      const choices = stage?.predict?.choices ?? [];
      if (stage === undefined) throw new Error(`${key} asks nothing`);
      expect(choices.length, 'a right answer and a wrong one').toBeGreaterThan(1);
      expect(new Set(choices.map(({ words }) => format(words))).size).toBe(choices.length);
      const beginning = { view: taught.view(lesson.learner), decision: taught.decision };
      expect(untrueOf(lesson, 0, beginning, format), 'the coach says what is so').toEqual([]);
      expect(stage.thought, 'there is a first hint').toBeDefined();
      taught.answer(taught.decision?.n ?? 0, saying(choices[0]?.id ?? ''));
      const outcome = taught.standing.predictionResult?.outcome ?? '';
      expect(choices.map(({ id }) => id)).toContain(outcome);
      answers.add(outcome);
      expect(taught.judged).toEqual([expect.objectContaining({ key })]);
      expect(format(taught.coach ?? { key })).not.toContain('[');
      expect(format(stage.say)).not.toMatch(/[[{]/);
      expect(pointsAtTheAnswer(stage, outcome)).toBe(false);
      taught.answer(taught.decision?.n ?? 0, GO_ON);
      expect(taught.stage).toBeNull();
    }
    expect(answers.size).toBeGreaterThan(1);
  });
});
