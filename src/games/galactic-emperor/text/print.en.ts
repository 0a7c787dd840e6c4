import type { Heading } from '../data/print.ts';

/** The headings of the printed rule book, in English. */
export const printTexts = {
  'print.components': 'Components',
  'print.set-up': 'Set-up',
  'print.layouts': 'Layouts of the board',
  'print.rounds-and-turns': 'Rounds and turns',
  'print.game-ends': 'The game ends',
  'print.roles': 'Roles',
  'print.explorer': 'Explorer',
  'print.omega': 'Omega explodes',
  'print.merchant': 'Merchant',
  'print.steward': 'Steward',
  'print.engineer': 'Engineer',
  'print.warlord': 'Warlord',
  'print.battle': 'Warlord, continued',
  'print.regent': 'Regent',
  'print.scientist': 'Scientist',
} as const satisfies Readonly<Record<`print.${Heading}`, string>>;
