/**
 * The worked examples of the rules, each of which is a test that names it: EX-1 … of the rule book, EX-F1 … of later
 * answers.
 */
export const SCENARIOS: readonly string[] = [
  ...Array.from({ length: 82 }, (_, at) => `EX-${at + 1}`),
  ...Array.from({ length: 13 }, (_, at) => `EX-F${at + 1}`),
];
