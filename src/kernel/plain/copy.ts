import { isRecord } from './same.ts';

/**
 * Makes a deep copy of plain JSON data (objects, arrays, strings, numbers, booleans, null). It is several times faster
 * than `structuredClone` on states. A key `__proto__`, which only a forged save can hold, is left out.
 */
export function copy<T>(value: T): T;
export function copy(value: unknown): unknown {
  if (Array.isArray(value)) {
    const list: unknown[] = value.slice();
    for (let i = 0; i < list.length; i++) {
      const item = list[i];
      if (typeof item === 'object' && item !== null) list[i] = copy(item);
    }
    return list;
  }
  if (!isRecord(value)) return value;
  const result: Record<string, unknown> = {};
  for (const key in value) {
    if (key === '__proto__') continue;
    const item = value[key];
    result[key] = typeof item === 'object' && item !== null ? copy(item) : item;
  }
  return result;
}

/**
 * Makes a deep copy like `copy`, but shares the parts that equal the same part of `like`, with keys in the same order.
 * This creates much less garbage if little has changed. The copy must not be changed, since it shares parts.
 */
export function copyLike<T>(value: T, like: T): T;
export function copyLike(value: unknown, like: unknown): unknown {
  if (!isRecord(like) || !isRecord(value)) return copy(value);
  if (Array.isArray(value)) return Array.isArray(like) ? copyList(value, like) : copy(value);
  return Array.isArray(like) ? copy(value) : copyRecord(value, like);
}

function copyPart(item: unknown, like: unknown): unknown {
  return typeof item === 'object' && item !== null ? copyLike(item, like) : item;
}

function copyList(value: readonly unknown[], like: readonly unknown[]): readonly unknown[] {
  // No new list is allocated until a difference is found.
  let list: unknown[] | null = null;
  for (let i = 0; i < value.length; i++) {
    const item = copyPart(value[i], like[i]);
    if (list === null && (i >= like.length || item !== like[i])) list = like.slice(0, i);
    if (list !== null) list.push(item);
  }
  if (list !== null) return list;
  return value.length === like.length ? like : like.slice(0, value.length);
}

function copyRecord(value: Readonly<Record<string, unknown>>, like: Readonly<Record<string, unknown>>): unknown {
  const keys = Object.keys(like);
  let result: Record<string, unknown> | null = null;
  let keyIndex = 0;
  for (const key in value) {
    if (key === '__proto__') continue;
    const likePart = like[key];
    const item = copyPart(value[key], likePart);
    if (result === null && (keys[keyIndex] !== key || item !== likePart)) result = firstEntries(like, keys, keyIndex);
    if (result !== null) result[key] = item;
    keyIndex += 1;
  }
  if (result !== null) return result;
  return keyIndex === keys.length ? like : firstEntries(like, keys, keyIndex);
}

function firstEntries(
  like: Readonly<Record<string, unknown>>,
  keys: readonly string[],
  count: number,
): Record<string, unknown> {
  const result: Record<string, unknown> = {};
  for (let keyIndex = 0; keyIndex < count; keyIndex++) {
    const key = keys[keyIndex] ?? '';
    result[key] = like[key];
  }
  return result;
}

/** Deeply freezes plain JSON data, so that later changes throw. For tests and constants, because it is slow. */
export function freeze<T>(value: T): T;
export function freeze(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const item of Object.values(value)) freeze(item);
  return value;
}
