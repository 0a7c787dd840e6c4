import { same } from '../../src/kernel/plain/same.ts';

/** Throws with the place of the first difference, unless two pieces of plain JSON data say the same. */
export function mustEqual(what: string, found: unknown, expected: unknown): void {
  if (same(found, expected)) return;
  throw new Error(`${what}: ${firstDifference(found, expected, '') ?? 'different'}`);
}

/** Throws unless two pieces of data are written as the very same JSON, the order of keys included. */
export function mustEqualToTheByte(what: string, found: unknown, expected: unknown): void {
  if (JSON.stringify(found) === JSON.stringify(expected)) return;
  throw new Error(`${what}: ${firstDifference(found, expected, '') ?? 'the keys stand in another order'}`);
}

function firstDifference(found: unknown, expected: unknown, path: string): string | null {
  if (same(found, expected)) return null;
  if (!isObject(found) || !isObject(expected)) {
    return `at ${path || 'the top'} ${JSON.stringify(found)}, not ${JSON.stringify(expected)}`;
  }
  const left = new Map<string, unknown>(Object.entries(found));
  const right = new Map<string, unknown>(Object.entries(expected));
  for (const key of new Set([...left.keys(), ...right.keys()])) {
    const reason = firstDifference(left.get(key), right.get(key), `${path}.${key}`);
    if (reason !== null) return reason;
  }
  return null;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
