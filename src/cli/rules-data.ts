import type { Catalogue } from '../kernel/words/format.ts';
import { createFormatter } from '../kernel/words/format.ts';
import {
  nearestPlaces,
  printedPlaces,
  printedMessage,
  rulingsForRule,
  rulingWords,
  tableUnder,
} from '../kernel/book/rule-book.ts';
import type { RuleBook } from '../kernel/book/rule-book.ts';
import { textOfRule } from '../kernel/book/search.ts';
import type { TextOfRule } from '../kernel/book/search.ts';

/** A rule with where it stands in print, its table of facts, and what Orrery does where print says nothing about it. */
export interface RuleWithRulings extends TextOfRule {
  /** Where the printed book says it, in words; `null` where that is not known. */
  readonly printed: string | null;
  /** The rows of its table, the heads first; none where it has no table. */
  readonly table: readonly (readonly string[])[];
  readonly rulings: readonly { readonly id: string; readonly why: string; readonly does: string }[];
}

/**
 * The rule of that number with the rulings on it, in the words of a catalogue; `null` when there is none. `nearest`: a
 * rule that print has no heading for is found under the one above it.
 */
export function ruleWithRulings(
  book: RuleBook,
  texts: Catalogue,
  number: string,
  nearest: boolean,
): RuleWithRulings | null {
  const rule = textOfRule(book, texts, number);
  if (rule === null) return null;
  const tellRule = createFormatter(texts, []);
  const places = printedMessage(nearest ? nearestPlaces(book, number) : printedPlaces(book, number));
  const printed = places === null ? null : tellRule(places);
  const table = tableUnder(book, number, tellRule);
  const rulings = rulingsForRule(book, number).map(ruling => {
    const { why, does } = rulingWords(ruling);
    return { id: ruling.id, why: tellRule(why), does: tellRule(does) };
  });
  return { ...rule, printed, table, rulings };
}
