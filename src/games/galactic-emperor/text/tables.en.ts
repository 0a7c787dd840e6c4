/** The heads of tables in the rules; prices and costs of the program's own box stand there. */
export const tableTexts = {
  'table.number': '{value}',
  'table.face': 'die',
  'table.ship': 'ship',
  'table.cost': 'cost',
  'table.technology': 'technology',
  'table.energy': 'energy',
} as const;
