import { describe, expect, test } from 'vitest';
import { GAMES_WITH_LESSONS } from '../../src/games/index.ts';
import { Adversary } from '../oracles/lesson-adversary.ts';
import { courseOf, lessonOf } from './astray.ts';
import { roundsOfWays, walk } from '../oracles/lesson-walks.ts';

/** More of them: npm run lessons -- --runs 200. */
const RUNS = 5;

const courses = await Promise.all(GAMES_WITH_LESSONS.map(courseOf));
const all = courses.flatMap(course =>
  course.lessons.map(lesson => [`${course.game.id} ${lesson.id}`, course, lesson] as const),
);

describe('whoever answers a lesson by chance gets to its end, or is led back', () => {
  test.each(all)('in %s', (_, course, lesson) => {
    const rounds = roundsOfWays(course, lesson);
    for (let run = 0; run < RUNS; run += 1) expect(walk(course, lesson, rounds, `${run}`).stuck).toBeNull();
  });
});

describe('no stage begins dead, even for whoever spoils what can be spoiled', () => {
  test.each(all)('in %s', (_, course, lesson) => {
    const adversary = new Adversary(course, lesson, { tries: 2, search: 150 });
    for (let run = 0; run < RUNS; run += 1) expect(adversary.walk(`${run}`).dead).toBeNull();
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
