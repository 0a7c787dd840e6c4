import { createHash } from 'node:crypto';

/**
 * The checksum of JSON data: SHA-256 (hexadecimal) with sorted keys, so that a file whose keys were only reordered
 * still counts as intact. `undefined` members are left out, as in JSON.
 */
export function checksumOf(value: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(withSortedKeys(value)))
    .digest('hex');
}

function withSortedKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withSortedKeys);
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, item]) => [key, withSortedKeys(item)]),
  );
}
