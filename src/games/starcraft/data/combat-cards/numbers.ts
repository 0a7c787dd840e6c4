/** The numbers of the 18 cards of a starting Combat deck, as they are written in card ids. */
export const CARD_NUMBERS = [
  '01',
  '02',
  '03',
  '04',
  '05',
  '06',
  '07',
  '08',
  '09',
  '10',
  '11',
  '12',
  '13',
  '14',
  '15',
  '16',
  '17',
  '18',
] as const;
export type CardNumber = (typeof CARD_NUMBERS)[number];
