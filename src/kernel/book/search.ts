import type { Catalogue } from '../words/format.ts';
import { createFormatter } from '../words/format.ts';
import type { RuleBook } from './rule-book.ts';
import type { Term } from './terms.ts';

/** A rule of the rule book with its title and text in one language. */
export interface TextOfRule {
  /** The number of the rule, such as `SC-7.3`. */
  readonly number: string;
  readonly title: string;
  readonly text: string;
}

/** A term of the rules with its title and explanation in one language. */
export interface TextOfTerm extends Term {
  /** The term itself, such as `front-line unit`. */
  readonly title: string;
  readonly text: string;
}

/** The results of a search: rules and terms. */
export interface Found {
  readonly rules: readonly TextOfRule[];
  readonly terms: readonly TextOfTerm[];
}

/** The rule with that number in the language of a catalogue; `null` if the book has no such rule. */
export function textOfRule({ rules }: RuleBook, texts: Catalogue, number: string): TextOfRule | null {
  if (!rules.includes(number)) return null;
  const format = createFormatter(texts, []);
  return { number, title: format({ key: `rule.${number}.title` }), text: format({ key: `rule.${number}` }) };
}

/** The terms of a rule book in the language of a catalogue, in alphabetical order. */
export function textsOfTerms({ terms = [] }: RuleBook, texts: Catalogue): readonly TextOfTerm[] {
  const format = createFormatter(texts, []);
  const told = terms.map(({ id, rule }) => ({
    id,
    rule,
    title: format({ key: `term.${id}.title` }),
    text: format({ key: `term.${id}` }),
  }));
  const sorted = (title: string): string => wordsOf(title).join(' ');
  return told.sort((one, other) => (sorted(one.title) < sorted(other.title) ? -1 : 1));
}

/** Terms with fewer letters than this, such as `N`, match whole words only. */
const LEAST_BEGINNING = 4;

/**
 * The terms that occur in a text. Long terms also match the beginnings of words. A term that occurs only inside a
 * longer term is left out.
 */
export function termsIn(terms: readonly TextOfTerm[], text: string): readonly TextOfTerm[] {
  const longestFirst = terms.toSorted((one, other) => other.title.length - one.title.length);
  let left = ` ${wordsOf(text).join(' ')} `;
  const found = longestFirst.filter(({ title }) => {
    const wanted = ` ${wordsOf(title).join(' ')}${title.length < LEAST_BEGINNING ? ' ' : ''}`;
    const occurs = left.includes(wanted);
    left = left.replaceAll(wanted, ' ');
    return occurs;
  });
  return terms.filter(term => found.includes(term));
}

/**
 * The number of the rule that a typed text means. Accepts the spellings `13.7`, `sc13.7` and `SC 13.7`; `null` if this
 * book has no such rule.
 */
export function numberMeant(book: RuleBook, typed: string): string | null {
  const wanted = writtenOut(book, typed);
  return book.rules.find(rule => rule === wanted) ?? null;
}

/** Whether a typed text looks like a rule number and not like words: `SC-7`, `SC7`, `13.7`, `sc 13.7.b`. */
export function looksLikeNumber(typed: string): boolean {
  return /^(?:[a-z]{2}[- ]?)?\d+(?:\.(?:\d+|[a-z]))*$/i.test(typed.trim());
}

/**
 * Normalizes a typed number, or the beginning of one, to the book's spelling: `13.7`, `sc13.7` and `SC 13.7` become
 * `SC-13.7`.
 */
function writtenOut({ rules }: RuleBook, typed: string): string {
  const number = typed.trim().toUpperCase();
  const prefix = rules[0]?.split('-')[0] ?? '';
  if (/^\d/.test(number)) return `${prefix}-${number}`;
  return number.replace(/^([A-Z]{2})[- ]?(?=\d)/, '$1-');
}

/** A rule and all rules below it, in the order of the book. */
export function withRulesUnder({ rules }: RuleBook, number: string): readonly string[] {
  return rules.filter(rule => rule === number || rule.startsWith(`${number}.`));
}

/** The numbers of other rules that a text mentions, in order of first mention, without repeats. */
export function rulesNamedIn(book: RuleBook, text: string): readonly string[] {
  const named = text.match(/\b[A-Z]{2}-\d+(?:\.(?:\d+|[A-Z]))*/g) ?? [];
  return [...new Set(named)].filter(number => book.rules.includes(number));
}

/**
 * The rules that contain all the typed words. Case is ignored, and a typed word matches the beginning of a longer word.
 * Rules with all words in the title come first, the rest in book order.
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

/**
 * The search results while somebody types: the rules whose numbers begin with the typed text (`13.7` for `SC-13.7`), or
 * else the rules and terms that contain all the typed words. Matches in a title come first.
 */
export function findInRules(book: RuleBook, texts: Catalogue, typed: string): Found {
  const number = writtenOut(book, typed);
  const byNumber = book.rules.filter(rule => isWithin(rule, number));
  if (byNumber.length > 0) {
    return { rules: byNumber.flatMap(rule => textOfRule(book, texts, rule) ?? []), terms: [] };
  }
  const wanted = wordsOf(typed);
  const terms =
    wanted.length === 0 ? [] : textsOfTerms(book, texts).filter(({ title }) => hasAll(wordsOf(title), wanted));
  return { rules: searchRules(book, texts, typed), terms };
}

/**
 * Whether a rule's number begins with a typed number: `SC-13.7` begins with `SC-1`. A text without a digit, such as
 * `S`, never matches.
 */
function isWithin(rule: string, start: string): boolean {
  return /\d/.test(start) && rule.startsWith(start);
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
