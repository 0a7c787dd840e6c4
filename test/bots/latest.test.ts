import { expect, test } from 'vitest';
import { latest } from '../../src/bots/latest.ts';

test('what was worked out from the same things is not worked out again, as far back as it remembers', () => {
  const remembered = latest<object>(2);
  const made: string[] = [];
  const of = (part: object, name: string): object =>
    remembered([part, name], () => {
      made.push(name);
      return { name };
    });
  const [one, other] = [{}, {}];
  const first = of(one, 'a');
  expect(of(one, 'a')).toBe(first);
  expect(made).toEqual(['a']);
  // An equal thing is another one, and so is a longer list of things.
  of(other, 'a');
  expect(remembered([one], () => ({}))).not.toBe(first);
  expect(made).toEqual(['a', 'a']);
  expect(of(one, 'a')).not.toBe(first);
});
