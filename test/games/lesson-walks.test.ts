import { describe, expect, test } from 'vitest';
import { GAMES_WITH_LESSONS } from '../../src/games/index.ts';
import type { Stage } from '../../src/lessons/lesson.ts';
import { message } from '../../src/kernel/words/message.ts';
import { beginLesson } from '../../src/session/teaching/begin-lesson.ts';
import { untrueOf } from '../oracles/lesson-claims.ts';
import { Adversary } from '../oracles/lesson-adversary.ts';
import { courseOf, lessonOf } from './astray.ts';
import { roundsOfWays, walk } from '../oracles/lesson-walks.ts';
import { runs } from '../runs.ts';

/**
 * More of them: npm run lessons -- --runs 500. The three walks of the short form find whatever the five do where what a
 * stage needs is left out (`needs`), one stage after the other.
 */
const WALKS = runs(['1', '3', '4'], ['0', '1', '2', '3', '4']);
/** Several tries at each stage: seconds of work, more on a machine that does something else as well. */
const LONG = { timeout: 60_000 };

const courses = await Promise.all(GAMES_WITH_LESSONS.map(courseOf));
const all = courses.flatMap(course =>
  course.lessons.map(lesson => [`${course.game.id} ${lesson.id}`, course, lesson] as const),
);

describe('whoever answers a lesson by chance gets to its end, or is led back', () => {
  test.each(all)('in %s', (_, course, lesson) => {
    const rounds = roundsOfWays(course, lesson);
    for (const seed of WALKS) expect(walk(course, lesson, rounds, seed).stuck).toBeNull();
  });

  // With no food left no turn came that could have been over.
  test('in galactic-emperor market when it picks up and sells all food (walk 302)', async () => {
    const course = await courseOf('galactic-emperor');
    const market = lessonOf(course, 'market');
    expect(walk(course, market, roundsOfWays(course, market), 'walk 302').stuck).toBeNull();
  });
});

describe('no stage begins dead or speaks of what is not so, even for whoever spoils what can be spoiled', LONG, () => {
  test.each(all)('in %s', (_, course, lesson) => {
    const { format } = beginLesson(course.game, lesson, course.bot);
    const untrue = new Set<string>();
    const adversary = new Adversary(course, lesson, { tries: 2, search: 150 }, (stage, now) => {
      for (const found of untrueOf(lesson, stage, now, format)) untrue.add(found);
    });
    for (const seed of WALKS) expect(adversary.walk(seed).dead).toBeNull();
    expect([...untrue]).toEqual([]);
  });

  // These walks destroyed or moved away what a later stage needs, held fire, or won before a lesson was over.
  test.each([
    ['starcraft', 'teams', 'walk 68'],
    ['starcraft', 'teams', 'walk 136'],
    ['starcraft', 'reinforcements', 'walk 119'],
    ['starcraft', 'first-round', 'walk 59'],
    ['space-empires', 'battle', 'walk 77'],
    ['space-empires', 'battle', 'walk 84'],
    ['space-empires', 'machines', 'walk 51'],
    ['space-empires', 'explore', 'walk 167'],
  ])('nor in %s %s for what once left a stage without a way (%s)', async (game, id, seed) => {
    const course = await courseOf(game);
    const lesson = lessonOf(course, id);
    expect(new Adversary(course, lesson, { tries: 3, search: 400 }).walk(seed).dead).toBeNull();
    expect(walk(course, lesson, roundsOfWays(course, lesson), seed).stuck).toBeNull();
  });

  test('nor in starcraft winning for a transport that was destroyed (walk 290)', async () => {
    const course = await courseOf('starcraft');
    const winning = lessonOf(course, 'winning');
    expect(new Adversary(course, winning, { tries: 3, search: 400 }).walk('walk 290').dead).toBeNull();
  });

  test('and what is not so is found, in the words and in what is pointed at', async () => {
    const course = await courseOf('space-empires');
    const settle = lessonOf(course, 'settle');
    const { taught, format } = beginLesson(course.game, settle, course.bot);
    const now = { view: taught.view(settle.learner), decision: null };
    const say = message('lesson.explore.hole');
    const stages: readonly Stage<unknown>[] = [
      { say, refs: ['hex:d5'] },
      { say },
      { say: message('lesson.settle.begin'), refs: ['hex:z9'] },
    ];
    const told = stages.map((_, at) => untrueOf({ ...settle, stages }, at, now, format));
    // A Scout stands on D5, and none on D4.
    expect(told).toEqual([['stage 0: no Scout at D4'], ['stage 1: no Scout at D4'], ['stage 2: there is no hex:z9']]);
  });

  test('and so are tiles that lie elsewhere, and goods that nobody has', async () => {
    const course = await courseOf('galactic-emperor');
    const merchant = lessonOf(course, 'merchant');
    const { taught, format } = beginLesson(course.game, merchant, course.bot);
    const now = { view: taught.view(merchant.learner), decision: null };
    const stages = [
      { say: message('lesson.two-regents.begin') },
      { say: message('lesson.market.feed') },
      { say: message('lesson.merchant.chain') },
    ];
    const told = stages.map((_, at) => untrueOf({ ...merchant, stages }, at, now, format));
    // Anvil lies on B5, and there are two marks and the three that a Merchant brings.
    expect(told).toEqual([['stage 0: no Castor’s Pair at B5'], ['stage 1: not so: you have 4 marks'], []]);
  });

  test('and a stage that begins dead is found', async () => {
    const course = await courseOf('theseus');
    const whole = lessonOf(course, 'whole-round');
    const stages = whole.stages.map(({ needs: _, ...stage }) => stage);
    const adversary = new Adversary(course, { ...whole, stages }, { tries: 3, search: 40 });
    const found = Array.from({ length: 8 }, (_, run) => `${run}`).find(seed => adversary.walk(seed).dead !== null);
    expect(found).toBeDefined();
  });
});
