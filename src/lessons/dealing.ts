import { randomBelow } from '../kernel/plain/random.ts';
import type { RandomState } from '../kernel/plain/random.ts';

/** A random whole number from `least` to `most`, both included. */
export function between(random: RandomState, least: number, most: number): number {
  return least + randomBelow(random, most - least + 1);
}

/** A random item of a list. Throws when the list is empty. */
export function oneOf<One>(random: RandomState, list: readonly One[]): One {
  const found = list[randomBelow(random, list.length)];
  if (found === undefined) throw new RangeError('there is nothing to choose from');
  return found;
}

/** The numbers without duplicates, in ascending order. */
export function sortedUnique(...numbers: readonly number[]): readonly number[] {
  return [...new Set(numbers)].sort((one, other) => one - other);
}

/** At most `count` random items of a list, no item twice. */
export function drawItems<One>(random: RandomState, list: readonly One[], count: number): readonly One[] {
  const remaining = [...list];
  return Array.from({ length: Math.min(count, remaining.length) }, () =>
    remaining.splice(randomBelow(random, remaining.length), 1),
  ).flat();
}
