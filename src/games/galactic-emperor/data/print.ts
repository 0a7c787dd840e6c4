import type { Printed } from '../../../kernel/book/rule-book.ts';

/** The headings of the printed rule book, with their pages. */
const HEADINGS = {
  components: 2,
  'set-up': 2,
  layouts: 3,
  'rounds-and-turns': 4,
  'game-ends': 4,
  roles: 5,
  explorer: 6,
  omega: 6,
  merchant: 7,
  steward: 7,
  engineer: 8,
  warlord: 8,
  battle: 9,
  regent: 10,
  scientist: 11,
} as const;

/** The id of a heading; its text is `print.<heading>`. */
export type Heading = keyof typeof HEADINGS;

function places(...headings: readonly Heading[]): readonly Printed[] {
  return headings.map(heading => ({ heading, page: HEADINGS[heading] }));
}

/** The headings and pages of the printed rule book for each chapter, and for some single rules. */
export const PRINT: Readonly<Record<string, readonly Printed[]>> = {
  'GE-1': places('components'),
  'GE-2': places('set-up', 'layouts'),
  'GE-2.1': places('layouts'),
  'GE-3': places('rounds-and-turns', 'roles'),
  'GE-4': places('explorer'),
  'GE-5': places('omega'),
  'GE-6': places('merchant'),
  'GE-7': places('steward'),
  'GE-8': places('engineer'),
  'GE-9': places('warlord', 'battle'),
  'GE-9.12': places('battle'),
  'GE-9.13': places('battle'),
  'GE-9.14': places('battle'),
  'GE-9.16': places('battle'),
  'GE-10': places('regent'),
  'GE-11': places('scientist'),
  'GE-12': places('game-ends'),
  'GE-13': places('roles'),
  'GE-14': places('rounds-and-turns'),
  'GE-15': places('components', 'engineer'),
};
