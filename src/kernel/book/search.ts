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
export function sortedTerms({ terms = [] }: RuleBook, texts: Catalogue): readonly TextOfTerm[] {
  const format = createFormatter(texts, []);
  const termTexts = terms.map(({ id, rule }) => ({
    id,
    rule,
    title: format({ key: `term.${id}.title` }),
    text: format({ key: `term.${id}` }),
  }));
  const sortKey = (title: string): string => wordsOf(title).join(' ');
  return termTexts.sort((one, other) => (sortKey(one.title) < sortKey(other.title) ? -1 : 1));
}

/** Terms with fewer letters than this, such as `N`, match whole words only. */
const MIN_PREFIX_LENGTH = 4;

/**
 * The terms that occur in a text. Long terms also match the beginnings of words. A term that occurs only inside a
 * longer term is left out.
 */
export function termsIn(terms: readonly TextOfTerm[], text: string): readonly TextOfTerm[] {
  const longestFirst = terms.toSorted((one, other) => other.title.length - one.title.length);
  let remainingText = ` ${wordsOf(text).join(' ')} `;
  const found = longestFirst.filter(({ title }) => {
    const paddedTitle = ` ${wordsOf(title).join(' ')}${title.length < MIN_PREFIX_LENGTH ? ' ' : ''}`;
    const occurs = remainingText.includes(paddedTitle);
    remainingText = remainingText.replaceAll(paddedTitle, ' ');
    return occurs;
  });
  return terms.filter(term => found.includes(term));
}

/**
 * The number of the rule that a typed text means. Accepts the spellings `13.7`, `sc13.7` and `SC 13.7`; `null` if this
 * book has no such rule.
 */
export function ruleNumberMeant(book: RuleBook, typed: string): string | null {
  const fullNumber = inBookSpelling(book, typed);
  return book.rules.find(rule => rule === fullNumber) ?? null;
}

/** Whether a typed text looks like a rule number and not like words: `SC-7`, `SC7`, `13.7`, `sc 13.7.b`. */
export function looksLikeNumber(typed: string): boolean {
  return /^(?:[a-z]{2}[- ]?)?\d+(?:\.(?:\d+|[a-z]))*$/i.test(typed.trim());
}

/**
 * Normalizes a typed number, or the beginning of one, to the book's spelling: `13.7`, `sc13.7` and `SC 13.7` become
 * `SC-13.7`.
 */
function inBookSpelling({ rules }: RuleBook, typed: string): string {
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
  const mentionedNumbers = text.match(/\b[A-Z]{2}-\d+(?:\.(?:\d+|[A-Z]))*/g) ?? [];
  return [...new Set(mentionedNumbers)].filter(number => book.rules.includes(number));
}

/**
 * The rules that contain all the typed words. Case is ignored, and a typed word matches the beginning of a longer word.
 * Rules with all words in the title come first, the rest in book order.
 */
export function searchRules(book: RuleBook, texts: Catalogue, typed: string): readonly TextOfRule[] {
  const wantedWords = wordsOf(typed);
  if (wantedWords.length === 0) return [];
  const found = book.rules.flatMap(number => {
    const rule = textOfRule(book, texts, number);
    return rule !== null && containsAllWords(wordsOf(`${rule.title} ${rule.text}`), wantedWords) ? [rule] : [];
  });
  const hasAllInTitle = ({ title }: TextOfRule): boolean => containsAllWords(wordsOf(title), wantedWords);
  return [...found.filter(hasAllInTitle), ...found.filter(rule => !hasAllInTitle(rule))];
}

/**
 * The search results while somebody types: the rules whose numbers begin with the typed text (`13.7` for `SC-13.7`), or
 * else the rules and terms that contain all the typed words. Matches in a title come first.
 */
export function findInRules(book: RuleBook, texts: Catalogue, typed: string): Found {
  const number = inBookSpelling(book, typed);
  const matchingNumbers = book.rules.filter(rule => numberBeginsWith(rule, number));
  if (matchingNumbers.length > 0) {
    return { rules: matchingNumbers.flatMap(rule => textOfRule(book, texts, rule) ?? []), terms: [] };
  }
  const wantedWords = wordsOf(typed);
  const terms =
    wantedWords.length === 0
      ? []
      : sortedTerms(book, texts).filter(({ title }) => containsAllWords(wordsOf(title), wantedWords));
  return { rules: searchRules(book, texts, typed), terms };
}

/**
 * Whether a rule's number begins with a typed number: `SC-13.7` begins with `SC-1`. A text without a digit, such as
 * `S`, never matches.
 */
function numberBeginsWith(rule: string, start: string): boolean {
  return /\d/.test(start) && rule.startsWith(start);
}

function containsAllWords(words: readonly string[], wanted: readonly string[]): boolean {
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
