/** The worked examples of the rules, each of which is a test: `EX-4` is the fourth. */
export const SCENARIOS: readonly string[] = Array.from({ length: 37 }, (_, at) => `EX-${at + 1}`);
