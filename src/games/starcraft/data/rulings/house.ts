import type { RulingFacts } from '../../../../kernel/book/rule-book.ts';

/** Rulings on what the program adds. */
export const houseRulings = {
  'quick-set-up': { kind: 'house', rules: ['SC-3', 'SC-4'], doneIn: 'rules/quick-set-up.ts' },
  'dealt-factions': { kind: 'house', rules: ['SC-3.2'], doneIn: 'rules/match-options.ts' },
  'seats-of-teams': { kind: 'house', rules: ['SC-23.2.1'], doneIn: 'state/teams.ts' },
  averages: { kind: 'house', rules: ['SC-13.7.B', 'SC-24'], doneIn: 'view/averages.ts' },
  'last-worker-asked': { kind: 'house', rules: ['SC-7.2'], doneIn: 'rules/paying.ts' },
  'no-forced-questions': { kind: 'house', rules: ['SC-24'], doneIn: '/kernel/match/rule.ts' },
  concession: { kind: 'house', rules: ['SC-20.2'], doneIn: 'rules/elimination.ts' },
  undo: { kind: 'house', rules: ['SC-24'], doneIn: '/kernel/history/running.ts' },
  bots: { kind: 'house', rules: ['SC-24'], doneIn: 'bot.ts' },
  'hand-over': { kind: 'house', rules: ['SC-24'], doneIn: '/session/sitting/hot-seat.ts' },
} as const satisfies Readonly<Record<string, RulingFacts>>;
