/**
 * A deep copy of plain JSON data (objects, arrays, strings, numbers, booleans, null).
 * Written by hand because it is several times faster than `structuredClone` on states. A key `__proto__`, which only a
 * forged save can hold, is left out.
 */
export function copy<T>(value: T): T;
export function copy(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const list: unknown[] = value.slice();
    for (let i = 0; i < list.length; i++) {
      const item = list[i];
      if (typeof item === 'object' && item !== null) list[i] = copy(item);
    }
    return list;
  }
  const result: Record<string, unknown> = { ...value };
  for (const key in result) {
    const item = result[key];
    if (typeof item === 'object' && item !== null) result[key] = copy(item);
    if (key === '__proto__') Reflect.deleteProperty(result, key);
  }
  return result;
}

/** Freezes plain JSON data to its depth: whoever changes it later is found out. For tests and constants; it takes time. */
export function freeze<T>(value: T): T;
export function freeze(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  Object.freeze(value);
  for (const item of Object.values(value)) freeze(item);
  return value;
}
