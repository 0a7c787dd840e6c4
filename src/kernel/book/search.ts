import type { Catalogue } from '../words/format.ts';
import { createFormatter } from '../words/format.ts';
import type { RuleBook } from './rule-book.ts';
import type { Term } from './terms.ts';

/** A rule as people read it. */
export interface TextOfRule {
  /** `SC-7.3` */
  readonly number: string;
  readonly title: string;
  readonly text: string;
}

/** A term as people read it. */
export interface TextOfTerm extends Term {
  /** `front-line unit` */
  readonly title: string;
  readonly text: string;
}

/** What a search has found: rules and terms. */
export interface Found {
  readonly rules: readonly TextOfRule[];
  readonly terms: readonly TextOfTerm[];
}

/** The rule of that number in the words of a catalogue; `null` when there is none. */
export function textOfRule({ rules }: RuleBook, texts: Catalogue, number: string): TextOfRule | null {
  if (!rules.includes(number)) return null;
  const format = createFormatter(texts, []);
  return { number, title: format({ key: `rule.${number}.title` }), text: format({ key: `rule.${number}` }) };
}

/** The terms of a book in the words of a catalogue, by their alphabet. */
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

/** A term as short as `N` does not begin other words. */
const LEAST_BEGINNING = 4;

/**
 * The terms that occur in a text, most as beginnings of words too; one inside a longer one does not count for itself.
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
 * The number of a rule that somebody may mean, however it is written: `13.7`, `sc13.7` or `SC 13.7`; `null`: it is none
 * of this book.
 */
export function numberMeant(book: RuleBook, typed: string): string | null {
  const wanted = writtenOut(book, typed);
  return book.rules.find(rule => rule === wanted) ?? null;
}

/** Whether somebody means a number rather than words: `SC-7`, `SC7`, `13.7`, `sc 13.7.b`. */
export function looksLikeNumber(typed: string): boolean {
  return /^(?:[a-z]{2}[- ]?)?\d+(?:\.(?:\d+|[a-z]))*$/i.test(typed.trim());
}

/** A number, or the beginning of one, as the book writes it: `13.7`, `sc13.7` and `SC 13.7` are `SC-13.7`. */
function writtenOut({ rules }: RuleBook, typed: string): string {
  const number = typed.trim().toUpperCase();
  const prefix = rules[0]?.split('-')[0] ?? '';
  if (/^\d/.test(number)) return `${prefix}-${number}`;
  return number.replace(/^([A-Z]{2})[- ]?(?=\d)/, '$1-');
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

/**
 * What somebody finds while typing: the rules whose numbers begin so, `13.7` for `SC-13.7`, or else the rules and terms
 * with all the words. What bears the words in its name comes first.
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

/** Whether a rule's number begins so: `SC-13.7` and `SC-1` are within `SC-1`, but `SC-2` is not within `S`. */
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
