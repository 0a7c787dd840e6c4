import type { RulingFacts } from '../../../../kernel/book/rule-book.ts';

/** Rulings on components and set-up (SC-2 to SC-4). */
export const setUpRulings = {
  'order-tokens': {
    kind: 'silent',
    rules: ['SC-2.3'],
    records: ['faction-sheet/order-tokens'],
    doneIn: 'data/factions.ts',
  },
  'points-counted': { kind: 'silent', rules: ['SC-2.4'], doneIn: 'rules/conquest-points.ts' },
  figures: { kind: 'at-odds', rules: ['SC-2.1'], records: ['unit:goliath'], doneIn: 'data/units/terran.ts' },
  'set-up-order': { kind: 'silent', rules: ['SC-3.7', 'SC-3.8', 'SC-3.9'], doneIn: 'rules/set-up.ts' },
  'opening-hand': {
    kind: 'at-odds',
    rules: ['SC-3.9', 'SC-22.1.1'],
    records: ['race:terran'],
    doneIn: 'data/races.ts',
  },
  'two-players': { kind: 'silent', rules: ['SC-3.6', 'SC-4.6'], doneIn: 'rules/set-up.ts' },
  'square-grid': { kind: 'silent', rules: ['SC-4.5.1'], doneIn: 'rules/placements.ts' },
  'routes-run-out': { kind: 'silent', rules: ['SC-4.5.1'], doneIn: 'rules/placements.ts' },
  'no-dead-ends': { kind: 'silent', rules: ['SC-4.5.2'], doneIn: 'rules/placements.ts' },
  'z-axis-supply': { kind: 'silent', rules: ['SC-4.6.2'], doneIn: 'rules/z-axis.ts' },
  'z-axis-adjacent': { kind: 'silent', rules: ['SC-4.6'], doneIn: 'rules/z-axis.ts' },
  'forces-without-route': { kind: 'silent', rules: ['SC-4.8'], doneIn: 'rules/starting-forces.ts' },
} as const satisfies Readonly<Record<string, RulingFacts>>;
