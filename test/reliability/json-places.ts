import { randomBelow } from '../../src/kernel/plain/random.ts';
import type { RandomState } from '../../src/kernel/plain/random.ts';

/** A list or an object of JSON data; lists are looked into by their indexes. */
export type Json = Record<string, unknown>;

/** Where a value stands: `parent[key]`. */
export interface Place {
  readonly parent: Json;
  readonly key: string;
}

/** Whether a value is a list or an object. */
export function isTree(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

/** Every place of JSON data, from the top down. */
export function places(tree: Json): Place[] {
  return Object.keys(tree).flatMap(key => {
    const value = tree[key];
    return [{ parent: tree, key }, ...(isTree(value) ? places(value) : [])];
  });
}

/** One of a list by chance. Throws `RangeError` when the list is empty. */
export function pick<T>(list: readonly T[], random: RandomState): T {
  const [found] = list.slice(randomBelow(random, Math.max(1, list.length)));
  if (found === undefined) throw new RangeError('nothing to pick from');
  return found;
}
