/**
 * A word that the rules use in a sense of their own. The catalogue tells it: `term.<id>.title`, and `term.<id>` what it
 * means.
 */
export interface Term {
  readonly id: string;
  /** The rule that says most of it, `SC-13.4`. */
  readonly rule: string;
}

/** The terms of a list of rule numbers by term, in its order. */
export function termsFrom(rules: Readonly<Record<string, string>>): readonly Term[] {
  return Object.entries(rules).map(([id, rule]) => ({ id, rule }));
}
