import { termsFrom } from '../../../kernel/book/terms.ts';

/** The glossary terms of Space Empires, each with the rule that explains it best. */
const RULE_OF_TERM = {
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

/** The id of a glossary term; its texts are `term.<id>` for the explanation and `term.<id>.title` for the term. */
export type TermId = keyof typeof RULE_OF_TERM;

/** All glossary terms, sorted by id. */
export const TERMS = termsFrom(RULE_OF_TERM);
