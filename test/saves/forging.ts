import { randomBelow } from '../../src/kernel/plain/random.ts';
import type { RandomState } from '../../src/kernel/plain/random.ts';

export type Json = Record<string, unknown>;

/** Whether a value is an object or a list. */
export function isTree(value: unknown): value is Json {
  return typeof value === 'object' && value !== null;
}

/** Changes one thing somewhere in `root[key]`, mostly to something of the same kind. */
export function change(root: Json, key: string, random: RandomState): void {
  const pick = <T>(list: readonly T[]): T | undefined => list[randomBelow(random, list.length)];
  let [parent, name] = [root, key];
  for (let depth = 0; ; depth++) {
    const node = parent[name];
    if (!isTree(node) || Object.keys(node).length === 0 || (depth > 1 && randomBelow(random, 6) === 0)) break;
    [parent, name] = [node, pick(Object.keys(node)) ?? ''];
  }
  const node = parent[name];
  if (typeof node === 'number') parent[name] = pick([0, 1, 5, 99, node + 1, Math.max(0, node - 1)]);
  else if (typeof node === 'boolean') parent[name] = !node;
  else if (node === null) parent[name] = pick([0, 1]);
  else if (typeof node === 'string') parent[name] = pick(textsOf(root));
  else if (Array.isArray(node)) changeList(node, random);
  else parent[name] = null;
}

function changeList(list: unknown[], random: RandomState): void {
  const place = list.length === 0 ? 0 : randomBelow(random, list.length);
  const how = randomBelow(random, 4);
  if (how === 0) list.length = 0;
  else if (how === 1) list.splice(place, 1);
  else if (how === 2 && list.length > 0) list.push(structuredClone(list[place]));
  else list.reverse();
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return isTree(value) ? Object.values(value).flatMap(textsOf) : [];
}
