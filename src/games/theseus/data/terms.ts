import { termsFrom } from '../../../kernel/book/terms.ts';

/** The terms with a special meaning in the rules of Theseus, each with the rule that explains it best. */
const ALL_TERMS = {
  action: 'TH-10.1',
  'active-player': 'TH-5.1',
  alliance: 'TH-19',
  assault: 'TH-8.6',
  'attack-event': 'TH-8.7',
  base: 'TH-12.1',
  'bonus-card': 'TH-11.7',
  'common-sector': 'TH-2.1',
  copy: 'TH-15.1',
  countdown: 'TH-17.1',
  'data-points': 'TH-1.1',
  deactivation: 'TH-7.5',
  deploy: 'TH-11.3',
  'faction-sector': 'TH-2.1',
  'fill-slot': 'TH-11.2',
  'full-sector': 'TH-1.3',
  installed: 'TH-1.3',
  instant: 'TH-11.6',
  launch: 'TH-6.7',
  'life-points': 'TH-1.1',
  malfunction: 'TH-13',
  'minor-assault': 'TH-8.5',
  module: 'TH-14.1',
  'movement-points': 'TH-6.2',
  n: 'TH-1.3',
  parasite: 'TH-16.2.5',
  passage: 'TH-2.3',
  pending: 'TH-11',
  range: 'TH-8.1',
  reproduction: 'TH-15',
  ring: 'TH-2.2',
  room: 'TH-2.3',
  sector: 'TH-2.3',
  'sector-action': 'TH-10.3',
  shortcut: 'TH-6.4',
  space: 'TH-9',
  stop: 'TH-6.6',
  'take-over': 'TH-20.6',
  trap: 'TH-7',
  unit: 'TH-1.3',
  'upgrade-token': 'TH-12',
  wound: 'TH-8.2',
} as const satisfies Readonly<Record<string, string>>;

/** The id of a term. `term.<id>.title` is the term, and `term.<id>` explains it. */
export type TermId = keyof typeof ALL_TERMS;

/** All terms, in the alphabetical order of their ids. */
export const TERMS = termsFrom(ALL_TERMS);
