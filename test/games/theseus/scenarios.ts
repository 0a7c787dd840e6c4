/**
 * The worked examples of the rules, each of which is a test that names it: EX-01 … of the rule book, EX-30 … of edge
 * cases.
 */
export const SCENARIOS: readonly string[] = [...span(1, 24), ...span(30, 43)];

function span(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, at) => `EX-${String(first + at).padStart(2, '0')}`);
}
