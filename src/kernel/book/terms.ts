/**
 * A word that the rules use in a special sense. Its texts are `term.<id>.title`, the word, and `term.<id>`, what it
 * means.
 */
export interface Term {
  readonly id: string;
  /** The main rule about it, `SC-13.4`. */
  readonly rule: string;
}

/** The terms from a map of term ids to rule numbers, in its order. */
export function termsFrom(rules: Readonly<Record<string, string>>): readonly Term[] {
  return Object.entries(rules).map(([id, rule]) => ({ id, rule }));
}
