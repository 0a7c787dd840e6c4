import { describe, expect, test } from 'vitest';
import { GAMES_WITH_LESSONS } from '../../src/games/index.ts';
import { courseOf } from './astray.ts';
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
