import { termsFrom } from '../../../kernel/book/terms.ts';

/** The terms with a special meaning in the rules of Galactic Emperor, each with the rule that explains it best. */
const ALL_TERMS = {
  annex: 'GE-9.5',
  'black-hole': 'GE-5.1',
  chooser: 'GE-3.2',
  controller: 'GE-1.5',
  departure: 'GE-10.9',
  direction: 'GE-3.1',
  empire: 'GE-1.5',
  food: 'GE-1.3',
  'home-sector': 'GE-2.10',
  influence: 'GE-10.3',
  market: 'GE-6.1',
  mark: 'GE-2.4',
  omega: 'GE-5',
  'planet-sector': 'GE-9.6',
  pool: 'GE-2.3',
  privilege: 'GE-3.2',
  reserve: 'GE-1.2',
  retreat: 'GE-9.18',
  role: 'GE-3',
  row: 'GE-2.6',
  space: 'GE-9.2',
  starbase: 'GE-1.5',
  storage: 'GE-1.3',
  'surprise-attack': 'GE-9.10',
  throne: 'GE-3.1',
  token: 'GE-1.5',
  tycoon: 'GE-12.5',
  wormhole: 'GE-9.8',
} as const satisfies Readonly<Record<string, string>>;

/** The id of a term. `term.<id>.title` is the term, and `term.<id>` explains it. */
export type TermId = keyof typeof ALL_TERMS;

/** All terms, in the alphabetical order of their ids. */
export const TERMS = termsFrom(ALL_TERMS);
