/** What an oracle found wrong. */
export class Fault extends Error {
  constructor(what: string) {
    super(what);
    this.name = 'Fault';
  }
}

/** Throws `Fault` unless the two are the same. */
export function mustBe(what: string, found: unknown, expected: unknown): void {
  if (found !== expected) throw new Fault(`${what}: ${String(found)}, not ${String(expected)}`);
}

/** Throws `Fault` unless it holds. */
export function must(what: string, holds: boolean): void {
  if (!holds) throw new Fault(what);
}

/** Throws `Fault` unless each of `expected` stands in `found` exactly once, and nothing else does. */
export function mustBeEachOnce(what: string, found: readonly string[], expected: readonly string[]): void {
  const seen = new Set(found);
  if (seen.size !== found.length) {
    throw new Fault(`${what}: ${found.find((one, place) => found.indexOf(one) !== place) ?? ''} is there twice`);
  }
  for (const one of expected) if (!seen.has(one)) throw new Fault(`${what}: ${one} is missing`);
  if (found.length !== expected.length) {
    throw new Fault(`${what}: ${found.find(one => !expected.includes(one)) ?? ''} does not belong there`);
  }
}
