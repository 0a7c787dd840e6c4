import type { RuleBook } from '../../src/kernel/rule-book.ts';

/** The rules of the fake game, with one ruling on each of two of them. */
export const fakeBook: RuleBook = {
  rules: ['FK-1', 'FK-1.2', 'FK-2', 'FK-2.1', 'FK-3', 'FK-20'],
  rulings: [
    { id: 'resting', kind: 'silent', rules: ['FK-2'], records: [], doneIn: 'rules/acting.ts' },
    { id: 'wings', kind: 'silent', rules: ['FK-2.1'], records: [], doneIn: 'rules/acting.ts' },
  ],
  origins: {},
  nameOf: record => ({ key: record }),
  recordsOf: () => [],
};

/** What the rules of the fake game say, and what was ruled on them. */
export const fakeBookTexts = {
  'rule.FK-2': 'Whoever acts may roll, name or rest.',
  'rule.FK-2.title': 'Acting',
  'rule.FK-2.1': 'Nobody flies.',
  'rule.FK-2.1.title': 'Flying',
  'rule.FK-20': 'Another chapter.',
  'ruling.resting.why': 'Whether one may rest twice.',
  'ruling.resting': 'One may.',
  'ruling.wings.why': 'Whether a cape is a wing.',
  'ruling.wings': 'It is not.',
} as const;
