import type { RulingFacts } from '../../../../kernel/book/rule-book.ts';

/** Rulings on the set-up (TH-3, TH-4). */
export const setUpRulings = {
  'first-player': { kind: 'house', rules: ['TH-3.2'], doneIn: 'rules/set-up.ts' },
  'bonus-slot-order': { kind: 'silent', rules: ['TH-3.5'], doneIn: 'rules/set-up-cards.ts' },
  'starting-slots': { kind: 'silent', rules: ['TH-3.7'], doneIn: 'rules/set-up-cards.ts' },
  'no-traps-yet': { kind: 'silent', rules: ['TH-7.4', 'TH-3.8'], doneIn: 'rules/pieces.ts' },
  'three-cards-of-allies': { kind: 'silent', rules: ['TH-4.2', 'TH-19.3'], doneIn: 'rules/set-up-cards.ts' },
  'built-decks': { kind: 'silent', rules: ['TH-4.4', 'TH-19.3', 'TH-22.3'], doneIn: 'rules/set-up-decks.ts' },
  'ring-by-hand': { kind: 'silent', rules: ['TH-4.3'], doneIn: 'rules/ring-building.ts' },
} as const satisfies Readonly<Record<string, RulingFacts>>;
