import { below } from '../kernel/plain/random.ts';
import type { RandomState } from '../kernel/plain/random.ts';

/** A whole number between these two, both among them. */
export function between(random: RandomState, least: number, most: number): number {
  return least + below(random, most - least + 1);
}

/** One of a list. Throws when there is none. */
export function oneOf<One>(random: RandomState, list: readonly One[]): One {
  const found = list[below(random, list.length)];
  if (found === undefined) throw new RangeError('there is nothing to choose from');
  return found;
}

/** Different numbers of these, small to big. */
export function different(...numbers: readonly number[]): readonly number[] {
  return [...new Set(numbers)].sort((one, other) => one - other);
}

/** As many of a list, none of them twice, as chance draws them. */
export function drawn<One>(random: RandomState, list: readonly One[], count: number): readonly One[] {
  const left = [...list];
  return Array.from({ length: Math.min(count, left.length) }, () => left.splice(below(random, left.length), 1)).flat();
}
