import type { RulingFacts } from '../../../../kernel/book/rule-book.ts';

/** Rulings on Pandora (TH-20). */
export const pandoraRulings = {
  'pandora-in-the-order': {
    kind: 'silent',
    rules: ['TH-20.3'],
    records: ['pandora:marker'],
    doneIn: 'rules/ring-building.ts',
  },
  'when-the-marker-is-placed': {
    kind: 'silent',
    rules: ['TH-20.3'],
    records: ['pandora:marker'],
    doneIn: 'rules/set-up.ts',
  },
  'ring-with-pandora': { kind: 'silent', rules: ['TH-20.3', 'TH-2.2'], doneIn: 'rules/ring-building.ts' },
  'enemies-at-the-birth': { kind: 'silent', rules: ['TH-20.5'], doneIn: 'rules/movement.ts' },
  'taken-for-once': { kind: 'silent', rules: ['TH-20.6'], doneIn: 'rules/pieces.ts' },
  'creeper-once': {
    kind: 'silent',
    rules: ['TH-20.6', 'TH-16.2.7'],
    records: ['card:aliens-creeper'],
    doneIn: 'rules/card-effects/aliens/creeper.ts',
  },
  'taking-what-sleeps': { kind: 'silent', rules: ['TH-20.6'], doneIn: 'rules/pandora.ts' },
  'no-data-for-pandora': { kind: 'silent', rules: ['TH-20.7'], doneIn: 'rules/tracks.ts' },
  'detectors-of-pandora': {
    kind: 'silent',
    rules: ['TH-20.7', 'TH-7.5'],
    records: ['card:marines-trap-detector'],
    doneIn: 'rules/traps.ts',
  },
  'put-off': { kind: 'silent', rules: ['TH-20.8'], doneIn: 'rules/sector-action.ts' },
  'purging-own-cards': { kind: 'at-odds', rules: ['TH-20.9'], doneIn: 'rules/sector-action.ts' },
  'pandora-among-allies': { kind: 'silent', rules: ['TH-20.11'], doneIn: 'rules/match-options.ts' },
  'pandora-dealt-last': { kind: 'house', rules: ['TH-20.11'], doneIn: 'rules/set-up.ts' },
} as const satisfies Readonly<Record<string, RulingFacts>>;
