import type { RulingFacts } from '../../../../kernel/book/rule-book.ts';

/** Rulings on the end of the match, on more than two players, on alliances (TH-17 to TH-19), and on concession. */
export const modeRulings = {
  'marker-at-the-end': { kind: 'silent', rules: ['TH-17.3'], doneIn: 'rules/winning.ts' },
  'four-advances': { kind: 'at-odds', rules: ['TH-17.1'], doneIn: 'rules/winning.ts' },
  'ring-of-more': { kind: 'silent', rules: ['TH-18.1'], doneIn: 'rules/ring-building.ts' },
  'ring-of-alliances': { kind: 'silent', rules: ['TH-19.2.1', 'TH-19.2'], doneIn: 'rules/ring-building.ts' },
  'tokens-of-allies': { kind: 'silent', rules: ['TH-19.5'], doneIn: 'rules/upgrades.ts' },
  'instants-of-allies': { kind: 'silent', rules: ['TH-19.5'], doneIn: 'rules/free-acts.ts' },
  'allied-modules': {
    kind: 'silent',
    rules: ['TH-19.5'],
    records: [
      'card:marines-barricade',
      'card:scientists-hideout',
      'card:greys-teleport',
      'card:marines-double-shot',
      'card:aliens-lurking',
    ],
    doneIn: 'rules/modules.ts',
  },
  'medical-bay-of-allies': {
    kind: 'silent',
    rules: ['TH-19.5', 'TH-16.4.4'],
    records: ['card:scientists-medical-bay'],
    doneIn: 'rules/card-effects/scientists/medical-bay.ts',
  },
  'data-of-allies': { kind: 'silent', rules: ['TH-19.5'], doneIn: 'rules/tracks.ts' },
  'empty-deck-of-one': { kind: 'silent', rules: ['TH-19.7'], doneIn: 'rules/deploying.ts' },
  'tie-of-alliances': { kind: 'silent', rules: ['TH-19.6'], doneIn: 'rules/winning.ts' },
  'parasites-on-aliens': {
    kind: 'silent',
    rules: ['TH-18.3', 'TH-16.2.5'],
    records: ['card:aliens-parasite'],
    doneIn: 'rules/card-effects/aliens/parasite.ts',
  },
  conceding: { kind: 'house', rules: ['TH-1.1'], doneIn: 'rules/concession.ts' },
  'conceding-among-more': { kind: 'house', rules: ['TH-18.5'], doneIn: 'rules/concession.ts' },
} as const satisfies Readonly<Record<string, RulingFacts>>;
