/** The texts of the table of attacks (TH-8.2). The attacks themselves are in `data/units.ts`. */
export const attackTableTexts = {
  'attack-table.unit': 'Unit',
  'attack-table.base': 'Base side',
  'attack-table.upgraded': 'Upgraded side',
  'attack-table.none': 'nobody',
  'attack-table.one.wound': 'one enemy: 1 wound',
  'attack-table.all.wound': 'all enemies: 1 wound each',
  'attack-table.one.data': 'one enemy: 1 data point',
  'attack-table.all.data': 'all enemies: 1 data point each',
  'attack-table.no-side': 'has none',
} as const;
