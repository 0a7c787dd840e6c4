import { describe, expect, test } from 'vitest';
import type { RuleBook } from '../../../src/kernel/book/rule-book.ts';
import {
  findInRules,
  looksLikeNumber,
  ruleNumberMeant,
  rulesNamedIn,
  termsIn,
  sortedTerms,
} from '../../../src/kernel/book/search.ts';
import { termsFrom } from '../../../src/kernel/book/terms.ts';

const BOOK: RuleBook = {
  rules: ['TT-1', 'TT-1.1', 'TT-1.10', 'TT-2', 'TT-12'],
  rulings: [],
  terms: termsFrom({ n: 'TT-1', 'war-band': 'TT-2', band: 'TT-1.1' }),
  origins: {},
  nameOf: record => ({ key: record }),
  recordsOf: () => [],
};
const TEXTS = {
  'rule.TT-1': 'Bands march (TT-2), see TT-99.',
  'rule.TT-1.title': 'Marching',
  'rule.TT-1.1': 'A band of N rests.',
  'rule.TT-1.1.title': 'Rest',
  'rule.TT-1.10': 'Nobody sings.',
  'rule.TT-1.10.title': 'Songs',
  'rule.TT-2': 'The other band falls.',
  'rule.TT-2.title': 'Fights',
  'rule.TT-12': 'That is all.',
  'rule.TT-12.title': 'End of the rest',
  'term.n': 'A number.',
  'term.n.title': 'N',
  'term.band': 'Some people.',
  'term.band.title': 'band',
  'term.war-band': 'A band with arms.',
  'term.war-band.title': 'war band',
};
const found = (typed: string): readonly string[] => {
  const { rules, terms } = findInRules(BOOK, TEXTS, typed);
  return [...rules.map(({ number }) => number), ...terms.map(({ id }) => id)];
};

describe('a number', () => {
  test.each(['TT-1.1', 'tt-1.1', 'TT1.1', 'tt1.1', 'TT 1.1', ' 1.1 '])('%j means one rule', typed => {
    expect([looksLikeNumber(typed), ruleNumberMeant(BOOK, typed)]).toEqual([true, 'TT-1.1']);
  });

  test.each([
    ['SC1.1', true],
    ['TT-9', true],
    ['1 1', false],
    ['tt', false],
    ['band 1', false],
  ])('%j means no rule of the book', (typed, isNumber) => {
    expect([looksLikeNumber(typed), ruleNumberMeant(BOOK, typed)]).toEqual([isNumber, null]);
  });
});

describe('what is found while typing', () => {
  test.each([
    ['1', ['TT-1', 'TT-1.1', 'TT-1.10', 'TT-12']],
    ['tt-1.1', ['TT-1.1', 'TT-1.10']],
    ['TT1.1', ['TT-1.1', 'TT-1.10']],
    ['tt 1.1', ['TT-1.1', 'TT-1.10']],
    ['1.10', ['TT-1.10']],
    ['rest', ['TT-1.1', 'TT-12']],
    ['BAN', ['TT-1', 'TT-1.1', 'TT-2', 'band', 'war-band']],
    ['band war', ['war-band']],
    ['98', []],
    ['', []],
  ])('%j', (typed, wanted) => expect(found(typed)).toEqual(wanted));
});

test('the terms of a text: the longest that fits, and a short one only as a word of its own', () => {
  const terms = sortedTerms(BOOK, TEXTS);
  const ids = (text: string): readonly string[] => termsIn(terms, text).map(({ id }) => id);
  expect(terms.map(({ title }) => title)).toEqual(['band', 'N', 'war band']);
  expect(ids('Two war bands rest now.')).toEqual(['war-band']);
  expect(ids('A War Band and a band of N.')).toEqual(['band', 'n', 'war-band']);
  expect(ids('Nobody abandons anything.')).toEqual([]);
});

test('a text names only rules that there are', () => {
  expect(rulesNamedIn(BOOK, TEXTS['rule.TT-1'])).toEqual(['TT-2']);
});
