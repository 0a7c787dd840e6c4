import { expect, test } from 'vitest';
import { PlanCache } from '../../../../src/games/starcraft/bot/course.ts';

test('what comes next is worked out once for the same steps, and again from the beginning for others', () => {
  const asked: string[] = [];
  const course = new PlanCache(
    () => ({ said: '' }),
    thought => {
      asked.push(thought.said);
      return ['a', 'b'].map(letter => ({ letter, apply: () => (thought.said += letter) }));
    },
  );
  course.after([]);
  course.after([0]);
  course.after([0, 1]);
  expect(asked).toEqual(['', 'a', 'ab']);
  expect(course.after([0, 1])).toBe(course.after([0, 1]));
  course.after([0]);
  expect(asked).toEqual(['', 'a', 'ab']);
  course.after([0, 1, 1]);
  expect(asked).toEqual(['', 'a', 'ab', 'abb']);
  course.after([1, 0]);
  expect(asked.slice(4)).toEqual(['', 'b', 'ba']);
  course.after([0]);
  expect(asked.slice(7)).toEqual(['', 'a']);
});
