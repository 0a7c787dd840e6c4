import type { PrintedPlace } from '../../../kernel/book/rule-book.ts';

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

function printedPlaces(...headings: readonly Heading[]): readonly PrintedPlace[] {
  return headings.map(heading => ({ heading, page: HEADINGS[heading] }));
}

/** The headings and pages of the printed rule book for each chapter, and for some single rules. */
export const PRINT: Readonly<Record<string, readonly PrintedPlace[]>> = {
  'GE-1': printedPlaces('components'),
  'GE-2': printedPlaces('set-up', 'layouts'),
  'GE-2.1': printedPlaces('layouts'),
  'GE-3': printedPlaces('rounds-and-turns', 'roles'),
  'GE-4': printedPlaces('explorer'),
  'GE-5': printedPlaces('omega'),
  'GE-6': printedPlaces('merchant'),
  'GE-7': printedPlaces('steward'),
  'GE-8': printedPlaces('engineer'),
  'GE-9': printedPlaces('warlord', 'battle'),
  'GE-9.12': printedPlaces('battle'),
  'GE-9.13': printedPlaces('battle'),
  'GE-9.14': printedPlaces('battle'),
  'GE-9.16': printedPlaces('battle'),
  'GE-10': printedPlaces('regent'),
  'GE-11': printedPlaces('scientist'),
  'GE-12': printedPlaces('game-ends'),
  'GE-13': printedPlaces('roles'),
  'GE-14': printedPlaces('rounds-and-turns'),
  'GE-15': printedPlaces('components', 'engineer'),
};
