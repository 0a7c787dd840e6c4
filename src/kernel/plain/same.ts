/** Whether two values of plain JSON are equal; the order of an object's keys does not matter. */
export function same(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one)) return Array.isArray(other) && areSameLists(one, other);
  return isRecord(one) && isRecord(other) && !Array.isArray(other) && areSameRecords(one, other);
}

function areSameLists(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, place) => same(item, other[place]));
}

function areSameRecords(one: Readonly<Record<string, unknown>>, other: Readonly<Record<string, unknown>>): boolean {
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every(key => Object.hasOwn(other, key) && same(one[key], other[key]))
  );
}

/** Whether a value is an object or a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
