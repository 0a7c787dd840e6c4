import type { RulingFacts } from '../../../../kernel/book/rule-book.ts';

/** Rulings on the conduct of a match: who decides, in which order, and what is public (TH-21, TH-22). */
export const playRulings = {
  'wounds-on-the-way': { kind: 'silent', rules: ['TH-22.7', 'TH-16.2.5'], doneIn: 'rules/moving.ts' },
  'what-is-left-to-do': { kind: 'silent', rules: ['TH-22.8'], doneIn: 'rules/actions.ts' },
  'round-limit': { kind: 'house', rules: ['TH-22.10'], doneIn: 'rules/turn.ts' },
  'who-decides': { kind: 'silent', rules: ['TH-21'], doneIn: 'rules/arrival.ts' },
  'no-forced-questions': { kind: 'house', rules: ['TH-21', 'TH-22'], doneIn: '/kernel/match/rule.ts' },
  'taking-back': { kind: 'house', rules: ['TH-22'], doneIn: '/kernel/history/running.ts' },
} as const satisfies Readonly<Record<string, RulingFacts>>;
