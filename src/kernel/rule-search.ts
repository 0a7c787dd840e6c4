import type { Catalogue } from './game.ts';
import { createTeller } from './phrases.ts';
import type { RuleBook } from './rule-book.ts';

/** A rule as people read it. */
export interface TextOfRule {
  /** `SC-7.3` */
  readonly number: string;
  readonly title: string;
  readonly text: string;
}

/** The rule of that number in the words of a catalogue; `null` when there is none. */
export function textOfRule({ rules }: RuleBook, texts: Catalogue, number: string): TextOfRule | null {
  if (!rules.includes(number)) return null;
  const tell = createTeller(texts, []);
  return { number, title: tell({ key: `rule.${number}.title` }), text: tell({ key: `rule.${number}` }) };
}

/** The number of a rule that somebody may mean: in any case, `13.7` for `SC-13.7`; `null`: it is none of this book. */
export function numberMeant({ rules }: RuleBook, typed: string): string | null {
  const wanted = typed.trim().toUpperCase();
  const prefix = rules[0]?.split('-')[0] ?? '';
  return rules.find(rule => rule === wanted || rule === `${prefix}-${wanted}`) ?? null;
}

/** Whether somebody means a number rather than words: `SC-7`, `13.7`, `sc-13.7.b`. */
export function looksLikeNumber(typed: string): boolean {
  return /^(?:[a-z]{2}-)?\d+(?:\.(?:\d+|[a-z]))*$/i.test(typed.trim());
}

/** A rule with all below it, in the order of the book. */
export function withRulesUnder({ rules }: RuleBook, number: string): readonly string[] {
  return rules.filter(rule => rule === number || rule.startsWith(`${number}.`));
}

/** The numbers of other rules that a text names, in its order, each once. */
export function rulesNamedIn(book: RuleBook, text: string): readonly string[] {
  const named = text.match(/\b[A-Z]{2}-\d+(?:\.(?:\d+|[A-Z]))*/g) ?? [];
  return [...new Set(named)].filter(number => book.rules.includes(number));
}

/**
 * The rules in which all the words occur, in any case and as beginnings of words: those with all of them in the title
 * first, then in the order of the book.
 */
export function searchRules(book: RuleBook, texts: Catalogue, typed: string): readonly TextOfRule[] {
  const wanted = wordsOf(typed);
  if (wanted.length === 0) return [];
  const found = book.rules.flatMap(number => {
    const rule = textOfRule(book, texts, number);
    return rule !== null && hasAll(wordsOf(`${rule.title} ${rule.text}`), wanted) ? [rule] : [];
  });
  const isNamed = ({ title }: TextOfRule): boolean => hasAll(wordsOf(title), wanted);
  return [...found.filter(isNamed), ...found.filter(rule => !isNamed(rule))];
}

function hasAll(words: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every(beginning => words.some(word => word.startsWith(beginning)));
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}
