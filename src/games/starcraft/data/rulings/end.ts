import type { RulingFacts } from '../../../../kernel/book/rule-book.ts';

/** Rulings on regrouping, victory, races and variants (SC-18 to SC-23). */
export const endRulings = {
  'steps-of-regrouping': {
    kind: 'at-odds',
    rules: ['SC-18', 'SC-18.6', 'SC-18.7', 'SC-18.8', 'SC-23.2.7'],
    doneIn: 'rules/regrouping.ts',
  },
  'no-decisions': { kind: 'silent', rules: ['SC-18.11'], doneIn: 'rules/regrouping.ts' },
  'when-transports-fall': { kind: 'at-odds', rules: ['SC-18.1', 'SC-8.1.2'], doneIn: 'rules/regrouping.ts' },
  'cards-of-empty-areas': { kind: 'at-odds', rules: ['SC-18.3'], doneIn: 'rules/regrouping.ts' },
  'points-of-bases': { kind: 'at-odds', rules: ['SC-18.5'], doneIn: 'state/standing.ts' },
  thresholds: {
    kind: 'silent',
    rules: ['SC-19.2.2', 'SC-19.4'],
    records: ['faction:aldaris/objective'],
    doneIn: 'rules/winning.ts',
  },
  'empty-event-deck': { kind: 'silent', rules: ['SC-19.3.2'], doneIn: 'state/standing.ts' },
  'small-boards': {
    kind: 'silent',
    rules: ['SC-19.3.3'],
    records: ['faction:raynor/objective', 'faction:queen-of-blades/objective'],
    doneIn: 'state/standing.ts',
  },
  'aldaris-at-once': {
    kind: 'at-odds',
    rules: ['SC-19.4.1', 'SC-19.4'],
    records: ['faction:aldaris/objective'],
    doneIn: 'rules/winning.ts',
  },
  'moment-of-elimination': { kind: 'silent', rules: ['SC-20.3', 'SC-20.1'], doneIn: 'rules/elimination.ts' },
  'cards-of-the-gone': { kind: 'silent', rules: ['SC-20.3'], doneIn: 'rules/elimination.ts' },
  'all-gone': { kind: 'silent', rules: ['SC-20.3'], doneIn: 'rules/winning.ts' },
  'events-pay': { kind: 'silent', rules: ['SC-21.6'], doneIn: 'rules/event-effects/discounted.ts' },
  'events-later': { kind: 'silent', rules: ['SC-21.6'], doneIn: 'rules/regrouping.ts' },
  'unplayed-events': { kind: 'silent', rules: ['SC-21.5'], doneIn: 'rules/events.ts' },
  'reading-events': { kind: 'silent', rules: ['SC-21.7'], doneIn: 'rules/event-effects.ts' },
  'purchases-by-events': {
    kind: 'silent',
    rules: ['SC-21.7.3', 'SC-21.7.2', 'SC-21.2'],
    doneIn: 'rules/event-effects/discounted.ts',
  },
  shields: {
    kind: 'fact',
    rules: ['SC-22.2'],
    records: ['race:protoss/shields', 'race:protoss'],
    doneIn: 'data/races.ts',
  },
  regeneration: {
    kind: 'fact',
    rules: ['SC-22.3', 'SC-13.6.3'],
    records: ['race:zerg/regeneration', 'race:zerg'],
    doneIn: 'rules/battle.ts',
  },
  'conquest-points-unused': { kind: 'silent', rules: ['SC-23.1.5'], doneIn: 'state/standing.ts' },
  'late-new-deck': { kind: 'silent', rules: ['SC-23.1.3', 'SC-23.1.5'], doneIn: 'rules/cards.ts' },
  'conquest-without-end': { kind: 'silent', rules: ['SC-23.1.1', 'SC-23.1.3', 'SC-20.1'], doneIn: 'rules/cards.ts' },
  'overrun-teammates': {
    kind: 'silent',
    rules: ['SC-23.2.2', 'SC-23.2.10', 'SC-18.1'],
    doneIn: 'state/teammate-areas.ts',
  },
  'teams-win-together': { kind: 'silent', rules: ['SC-23.2.9', 'SC-23.2.7', 'SC-20.2'], doneIn: 'rules/winning.ts' },
  'team-transports': { kind: 'silent', rules: ['SC-23.2.10', 'SC-23.2.3'], doneIn: 'state/teammate-areas.ts' },
  'teammates-gone': { kind: 'silent', rules: ['SC-23.2.9'], doneIn: 'state/teams.ts' },
} as const satisfies Readonly<Record<string, RulingFacts>>;
