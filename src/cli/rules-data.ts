import type { Catalogue } from '../kernel/words/format.ts';
import { createFormatter } from '../kernel/words/format.ts';
import {
  nearestPrintedPlaces,
  printedPlaces,
  printedMessage,
  rulingsForRule,
  rulingWords,
  tableUnder,
} from '../kernel/book/rule-book.ts';
import type { RuleBook } from '../kernel/book/rule-book.ts';
import { textOfRule } from '../kernel/book/search.ts';
import type { TextOfRule } from '../kernel/book/search.ts';

/**
 * A rule with its place in the printed book, its table of facts, and the rulings where the printed rules leave
 * something open.
 */
export interface RuleWithRulings extends TextOfRule {
  /** The place in the printed book, as a sentence; `null` if it is not known. */
  readonly printed: string | null;
  /** The rows of the rule's table, the column heads first; empty if the rule has no table. */
  readonly table: readonly (readonly string[])[];
  readonly rulings: readonly { readonly id: string; readonly why: string; readonly does: string }[];
}

/**
 * The rule with that number and its rulings, with the texts of a catalogue; `null` if there is no such rule.
 * `useNearestPlace`: a rule without a heading in print gets the place of the nearest rule above it.
 */
export function ruleWithRulings(
  book: RuleBook,
  texts: Catalogue,
  number: string,
  useNearestPlace: boolean,
): RuleWithRulings | null {
  const rule = textOfRule(book, texts, number);
  if (rule === null) return null;
  const formatRule = createFormatter(texts, []);
  const places = printedMessage(useNearestPlace ? nearestPrintedPlaces(book, number) : printedPlaces(book, number));
  const printed = places === null ? null : formatRule(places);
  const table = tableUnder(book, number, formatRule);
  const rulings = rulingsForRule(book, number).map(ruling => {
    const { why, does } = rulingWords(ruling);
    return { id: ruling.id, why: formatRule(why), does: formatRule(does) };
  });
  return { ...rule, printed, table, rulings };
}
