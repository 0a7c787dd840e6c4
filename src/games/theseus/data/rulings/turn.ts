import type { RulingFacts } from '../../../../kernel/book/rule-book.ts';

/** Rulings on the turn, from movement to tokens (TH-5 to TH-13). */
export const turnRulings = {
  pauses: { kind: 'silent', rules: ['TH-5.2'], doneIn: 'rules/free-acts.ts' },
  'nobody-to-move': { kind: 'silent', rules: ['TH-6.1'], doneIn: 'rules/movement.ts' },
  'one-skip': { kind: 'silent', rules: ['TH-6.4'], doneIn: 'rules/paths.ts' },
  'time-loop-stays': {
    kind: 'silent',
    rules: ['TH-6.4', 'TH-16.5.5'],
    records: ['card:greys-time-loop'],
    doneIn: 'rules/paths.ts',
  },
  'whose-way': { kind: 'silent', rules: ['TH-6.9.1'], doneIn: 'rules/paths.ts' },
  'order-of-traps': { kind: 'house', rules: ['TH-7.2'], doneIn: 'rules/traps.ts' },
  'order-of-attacks': { kind: 'silent', rules: ['TH-8.3'], doneIn: 'rules/attacks.ts' },
  'room-to-return': { kind: 'silent', rules: ['TH-9.2'], doneIn: 'rules/movement.ts' },
  'extra-turn-from-space': { kind: 'silent', rules: ['TH-9.4'], doneIn: 'rules/movement.ts' },
  'one-use-without-effect': { kind: 'silent', rules: ['TH-10.1', 'TH-14.2'], doneIn: 'rules/pieces.ts' },
  'at-least-one': { kind: 'silent', rules: ['TH-10.1.1'], doneIn: 'rules/card-effects/shared/up-to.ts' },
  'nobody-to-disturb': { kind: 'silent', rules: ['TH-10.6'], doneIn: 'rules/malfunction.ts' },
  'one-slot-each': { kind: 'at-odds', rules: ['TH-11.1'], doneIn: 'rules/pending.ts' },
  'deploying-is-no-action': { kind: 'silent', rules: ['TH-11.4'], doneIn: 'rules/deploying.ts' },
  'upgrades-in-space': { kind: 'silent', rules: ['TH-12.1'], doneIn: 'rules/upgrades.ts' },
  reminders: { kind: 'silent', rules: ['TH-12.4'], doneIn: 'state/tokens.ts' },
  'tokens-in-force': { kind: 'silent', rules: ['TH-13.3'], doneIn: 'data/tokens.ts' },
} as const satisfies Readonly<Record<string, RulingFacts>>;
