/** The headings of the tables in the rules, which show the program's own prices and costs. */
export const tableTexts = {
  'table.number': '{value}',
  'table.face': 'die',
  'table.ship': 'ship',
  'table.cost': 'cost',
  'table.technology': 'technology',
  'table.energy': 'energy',
} as const;
