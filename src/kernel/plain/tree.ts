/**
 * Explains why `value` is not a tree of plain JSON; `null` if it is one. A state must be a tree: copying would split an
 * object that occurs twice, and a save would lose what JSON can't represent.
 */
export function whyNotATree(value: unknown, path = 'state', seen = new Set<object>()): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') return whyNoNumber(value, path);
  if (typeof value !== 'object') return `${path} is ${typeof value}`;
  if (seen.has(value)) return `${path} stands in the state twice`;
  seen.add(value);
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const reason = i in value ? whyNotATree(value[i], `${path}.${i}`, seen) : `${path}.${i} is a hole`;
      if (reason !== null) return reason;
    }
    return Object.keys(value).length === value.length ? null : `${path} is a list with keys`;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return `${path} is not a plain object`;
  for (const [key, item] of Object.entries(value)) {
    if (key === '__proto__') return `${path} has a key __proto__`;
    const reason = whyNotATree(item, `${path}.${key}`, seen);
    if (reason !== null) return reason;
  }
  return null;
}

function whyNoNumber(value: number, path: string): string | null {
  if (!Number.isFinite(value)) return `${path} is ${value}`;
  return Object.is(value, -0) ? `${path} is -0` : null;
}
