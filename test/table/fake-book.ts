import type { RuleBook } from '../../src/kernel/book/rule-book.ts';
import { termsFrom } from '../../src/kernel/book/terms.ts';

/** The rules of the fake game, with one ruling on each of two of them, and two terms. */
export const fakeBook: RuleBook = {
  rules: ['FK-1', 'FK-1.2', 'FK-2', 'FK-2.1', 'FK-3', 'FK-20'],
  rulings: [
    { id: 'resting', kind: 'silent', rules: ['FK-2'], records: [], doneIn: 'rules/acting.ts' },
    { id: 'wings', kind: 'silent', rules: ['FK-2.1'], records: [], doneIn: 'rules/acting.ts' },
  ],
  print: { 'FK-1': [{ heading: 'hiding', page: 4, to: 5 }], 'FK-3': [{ heading: 'numbers' }] },
  tables: {
    'FK-20': {
      heads: [{ key: 'table.thing' }, { key: 'table.worth' }],
      rows: [
        [{ key: 'term.wing.title' }, { key: 'table.much' }],
        [{ key: 'term.thing.title' }, { key: 'table.little' }],
      ],
    },
  },
  terms: termsFrom({ wing: 'FK-2.1', thing: 'FK-1' }),
  origins: {},
  nameOf: record => ({ key: record }),
  recordsOf: () => [],
};

/** What the rules of the fake game say, and what was ruled on them. */
export const fakeBookTexts = {
  'rule.FK-1': 'Everybody hides two things before anybody acts (FK-2).',
  'rule.FK-1.title': 'Hiding',
  'rule.FK-1.2': 'Nothing is hidden in the air; see FK-2.1 and FK-99.',
  'rule.FK-1.2.title': 'Not in the air',
  'rule.FK-2': 'Whoever acts may roll, name or rest.',
  'rule.FK-2.title': 'Acting',
  'rule.FK-2.1': 'Nobody flies without a wing.',
  'rule.FK-2.1.title': 'Flying',
  'rule.FK-3': 'The number is added to your points.',
  'rule.FK-3.title': 'Naming a number',
  'rule.FK-20': 'Another chapter.',
  'rule.FK-20.title': 'The last chapter',
  'print.hiding': 'How to Hide',
  'print.numbers': 'Numbers',
  'print.at': 'In print: {places}.',
  'print.page': '{heading} (p. {page})',
  'print.pages': '{heading} (p. {page}–{to})',
  'table.thing': 'Thing',
  'table.worth': 'Worth',
  'table.much': 'much',
  'table.little': 'little',
  'term.wing': 'What nobody has.',
  'term.wing.title': 'wing',
  'term.thing': 'Something to hide.',
  'term.thing.title': 'thing',
  'ruling.resting.why': 'Whether one may rest twice.',
  'ruling.resting': 'One may.',
  'ruling.wings.why': 'Whether a cape is a wing.',
  'ruling.wings': 'It is not.',
} as const;
