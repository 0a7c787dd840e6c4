import type { Catalogue } from '../kernel/game.ts';
import { createTeller } from '../kernel/phrases.ts';
import { rulingsForRule, rulingWords } from '../kernel/rule-book.ts';
import type { RuleBook } from '../kernel/rule-book.ts';
import { textOfRule } from '../kernel/rule-search.ts';
import type { TextOfRule } from '../kernel/rule-search.ts';

/** A rule with what Orrery does where print says nothing about it. */
export interface RuleWithRulings extends TextOfRule {
  readonly rulings: readonly { readonly id: string; readonly why: string; readonly does: string }[];
}

/** The rule of that number with the rulings on it, in the words of a catalogue; `null` when there is none. */
export function ruleWithRulings(book: RuleBook, texts: Catalogue, number: string): RuleWithRulings | null {
  const rule = textOfRule(book, texts, number);
  if (rule === null) return null;
  const tellRule = createTeller(texts, []);
  const rulings = rulingsForRule(book, number).map(ruling => {
    const { why, does } = rulingWords(ruling);
    return { id: ruling.id, why: tellRule(why), does: tellRule(does) };
  });
  return { ...rule, rulings };
}
