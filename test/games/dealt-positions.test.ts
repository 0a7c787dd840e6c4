import { describe, expect, test } from 'vitest';
import { GAMES_WITH_LESSONS } from '../../src/games/index.ts';
import { seededRandom } from '../../src/kernel/plain/random.ts';
import { GO_ON_ID, predictionOptionId } from '../../src/session/teaching/own-options.ts';
import { beginPosition } from '../../src/session/teaching/practice.ts';
import type { Position } from '../../src/session/teaching/practice.ts';
import { tableFormatter } from '../../src/table/frame/text/say.ts';
import { variationOf } from '../../src/lessons/lesson.ts';
import { pointsAtTheAnswer } from '../oracles/given-away.ts';
import { untrueOf } from '../oracles/lesson-claims.ts';
import { IS_LONG } from '../runs.ts';
import { courseOf } from './astray.ts';
import type { Course } from './astray.ts';
import { ONE_ANSWER } from './one-answer.ts';

/** So many positions of each kind are dealt. */
const DEALS = 20;
/** So many of them are different at least. */
const DIFFERENT = 3;
/** Where the answers differ, dealing stops when two have come, unless the long form runs: it plays all of them. */
const OF_ONE_ANSWER = IS_LONG ? DEALS : 1;

const courses = await Promise.all(GAMES_WITH_LESSONS.map(courseOf));
const kinds = courses.flatMap(course =>
  course.lessons.flatMap(lesson =>
    lesson.stages.flatMap(({ predict }, stage) =>
      predict === undefined || predict.before === true
        ? []
        : [[predict.ask.key, course, { lesson, stage, key: predict.ask.key }] as const],
    ),
  ),
);

/** A question of a game: two games may ask by the same key. */
function nameOf({ game }: Course, key: string): string {
  return `${game.id} ${key}`;
}

function seedOf(key: string, deal: number): string {
  return `${key} ${deal}`;
}

/** What is asked of a position that is dealt: the state it begins in, and the card beside it. */
function asked({ lesson, stage: at, key }: Position, deal: number): string {
  const stage = lesson.stages[at];
  const dealt = stage?.predict?.anew?.(seededRandom(seedOf(key, deal)));
  if (stage === undefined || dealt === undefined) throw new Error(`${key} is never dealt`);
  const { position, stage: other } = variationOf(stage, dealt);
  return JSON.stringify([position().state([]), other.say, other.predict?.ask, other.predict?.choices]);
}

/** Deals one position, looks at it, answers it, and gives what came. */
function dealOnce({ game, bot }: Course, position: Position, deal: number): string {
  const { key } = position;
  const format = tableFormatter(game.texts.en);
  const { taught, lesson } = beginPosition(game, position, bot, seedOf(key, deal));
  const [stage] = lesson.stages;
  const { choices = [], ask } = stage?.predict ?? {};
  if (stage === undefined || ask === undefined) throw new Error(`${key} asks nothing`);
  expect(choices.length, 'a right answer and a wrong one').toBeGreaterThan(1);
  expect(new Set(choices.map(({ words }) => format(words))).size, 'no two choices alike').toBe(choices.length);
  const beginning = { view: taught.view(lesson.learner), decision: taught.decision };
  expect(untrueOf(lesson, 0, beginning, format), 'the coach says what is so').toEqual([]);
  expect(stage.thought, 'there is a first hint').toBeDefined();
  taught.answer(taught.decision?.n ?? 0, predictionOptionId(choices[0]?.id ?? ''));
  const outcome = taught.standing.predictionResult?.outcome ?? '';
  expect(choices.filter(({ id }) => id === outcome).length, 'one right answer').toBe(1);
  expect(taught.judged).toEqual([expect.objectContaining({ key })]);
  for (const words of [stage.say, ask, taught.coach ?? { key }]) expect(format(words)).not.toMatch(/[[{]/);
  expect(pointsAtTheAnswer(stage, outcome)).toBe(false);
  taught.answer(taught.decision?.n ?? 0, GO_ON_ID);
  expect(taught.stage).toBeNull();
  return outcome;
}

test('every question of a lesson comes back in positions that are dealt', () => {
  const never = kinds.filter(([, , { lesson, stage }]) => lesson.stages[stage]?.predict?.anew === undefined);
  expect(never.map(([key]) => key)).toEqual([]);
});

test('the questions with one answer whatever is dealt are questions', () => {
  const keys = kinds.map(([key, course]) => nameOf(course, key));
  expect(Object.keys(ONE_ANSWER).filter(key => !keys.includes(key))).toEqual([]);
});

describe('a position that is dealt has one right answer among its choices, worked out by the rules, and is asked by the same key', () => {
  test.each(kinds)('%s', (key, course, position) => {
    const positions = new Set<string>();
    for (let deal = 0; deal < DEALS && positions.size < DIFFERENT; deal += 1) positions.add(asked(position, deal));
    expect(positions.size).toBe(DIFFERENT);
    const name = nameOf(course, key);
    const fixed = Object.hasOwn(ONE_ANSWER, name) ? ONE_ANSWER[name] : undefined;
    const answers = new Set<string>();
    for (let deal = 0; deal < (fixed === undefined ? DEALS : OF_ONE_ANSWER); deal += 1) {
      answers.add(dealOnce(course, position, deal));
      if (!IS_LONG && answers.size > 1) break;
    }
    if (fixed === undefined) expect(answers.size, 'the answers differ').toBeGreaterThan(1);
    else expect([...answers]).toEqual([fixed.answer]);
  });
});
