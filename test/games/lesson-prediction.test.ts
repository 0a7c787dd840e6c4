import { describe, expect, test } from 'vitest';
import { GAMES_WITH_LESSONS } from '../../src/games/index.ts';
import { answersOf, PATIENCE, playByEnter } from '../oracles/lesson-answers.ts';
import { courseOf } from './astray.ts';

const courses = await Promise.all(GAMES_WITH_LESSONS.map(courseOf));

/** The share of closed answers that the lessons of a game stay below, where they have come so far. */
const CLOSED: Readonly<Record<string, number>> = {
  starcraft: 0.25,
  theseus: 0.25,
  'galactic-emperor': 0.25,
  'space-empires': 0.25,
};
/** Games none of whose lessons is passed by Enter alone. */
const NEVER_BY_ENTER: readonly string[] = ['starcraft', 'theseus', 'galactic-emperor', 'space-empires'];

describe('lessons teach by what the learner decides', () => {
  test.each(courses.map(course => [course.game.id, course] as const))('in %s', (id, course) => {
    const counted = course.lessons.map(lesson => ({ id: lesson.id, ...answersOf(course, lesson) }));
    const sum = (of: 'answers' | 'closed' | 'pages'): number => counted.reduce((all, each) => all + each[of], 0);
    expect(sum('answers')).toBeGreaterThan(4 * course.lessons.length);
    for (const { id: lesson, answers, pages } of counted) expect(answers + pages, lesson).toBeLessThan(PATIENCE);
    expect(sum('closed') / sum('answers')).toBeLessThan(CLOSED[id] ?? 1);
  });
});

describe('no lesson is passed by Enter alone', () => {
  const lessons = courses.flatMap(course =>
    course.lessons.map(lesson => [course.game.id, lesson.id, course, lesson] as const),
  );
  test.each(lessons)('%s %s', (game, _, course, lesson) => {
    const how = playByEnter(course, lesson);
    if (NEVER_BY_ENTER.includes(game)) expect(how).not.toBe('passed');
  });
});
