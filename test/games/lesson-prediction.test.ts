import { describe, expect, test } from 'vitest';
import { GAMES_WITH_LESSONS } from '../../src/games/index.ts';
import { answersOf, PATIENCE, playByEnter } from '../oracles/lesson-answers.ts';
import { courseOf } from './astray.ts';

const courses = await Promise.all(GAMES_WITH_LESSONS.map(courseOf));

/** The share of closed answers that the lessons of a game stay below. */
const CLOSED = 0.05;

describe('lessons teach by what the learner decides', () => {
  test.each(courses.map(course => [course.game.id, course] as const))('in %s', (_, course) => {
    const counted = course.lessons.map(lesson => ({ id: lesson.id, ...answersOf(course, lesson) }));
    const sum = (of: 'answers' | 'closed' | 'pages'): number => counted.reduce((all, each) => all + each[of], 0);
    expect(sum('answers')).toBeGreaterThan(4 * course.lessons.length);
    for (const { id: lesson, answers, pages } of counted) expect(answers + pages, lesson).toBeLessThan(PATIENCE);
    expect(sum('closed') / sum('answers')).toBeLessThan(CLOSED);
  });
});

describe('no lesson is passed by Enter alone', () => {
  const lessons = courses.flatMap(course =>
    course.lessons.map(lesson => [course.game.id, lesson.id, course, lesson] as const),
  );
  test.each(lessons)('%s %s', (_game, _lesson, course, lesson) => {
    expect(playByEnter(course, lesson)).not.toBe('passed');
  });
});
