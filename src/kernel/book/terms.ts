/**
 * A word that the rules use in a special sense. Its texts are `term.<id>.title` (the word) and `term.<id>` (its
 * meaning).
 */
export interface Term {
  readonly id: string;
  /** The number of the main rule about the term, such as `SC-13.4`. */
  readonly rule: string;
}

/** Makes a list of terms from a map of term ids to rule numbers, in the order of the map. */
export function termsFrom(rules: Readonly<Record<string, string>>): readonly Term[] {
  return Object.entries(rules).map(([id, rule]) => ({ id, rule }));
}
