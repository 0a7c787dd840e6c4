/** The column headings of the tables in the rule book. */
export const tableTexts = {
  'table.number': '{value}',
  'table.text': '{text}',
  'table.unit': 'unit',
  'table.cost': 'CP',
  'table.weapon': 'weapon',
  'table.defence': 'defence',
  'table.hull': 'hull',
  'table.needs': 'needs',
  'table.nothing': 'nothing',
  'table.technology': 'technology',
  'table.start': 'start',
  'table.costs': 'cost of the next levels',
} as const;
