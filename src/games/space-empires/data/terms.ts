import { termsFrom } from '../../../kernel/book/terms.ts';

/** The words that the rules of Space Empires use in a sense of their own, each with the rule that says most of it. */
const ALL = {
  'armed-unit': 'SE-8.5',
  bid: 'SE-10.5',
  blockade: 'SE-10.1',
  chain: 'SE-13.2',
  cloaked: 'SE-15.1',
  colony: 'SE-6.10',
  counter: 'SE-4.6',
  cp: 'SE-10.1',
  cycle: 'SE-5.2',
  decoy: 'SE-4.5',
  'deep-space': 'SE-2.5',
  escort: 'SE-6.7',
  group: 'SE-4.1',
  'home-territory': 'SE-2.5',
  hull: 'SE-12.2',
  maintenance: 'SE-10.4',
  refit: 'SE-12.7',
  retreat: 'SE-8.12',
  screening: 'SE-8.5',
  scuttling: 'SE-4.7',
  sheet: 'SE-10',
  'unarmed-unit': 'SE-6.7',
} as const satisfies Readonly<Record<string, string>>;

/** The id of a term; `term.<id>` explains it and `term.<id>.title` is the term itself. */
export type TermId = keyof typeof ALL;

/** Every term, by the alphabet of its ids. */
export const TERMS = termsFrom(ALL);
