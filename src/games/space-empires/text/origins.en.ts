/**
 * The parts of records that only sources imply, `origin.part.cost`, and what records are called that have no other
 * name.
 */
export const originPartTexts = {
  'origin.part.cost': 'the cost',
  'record.kind.unit': 'Units',
  'record.kind.technology': 'Technologies',
  'record.kind.marker': 'Markers',
  'record.kind.scenario': 'Scenarios',
  'record.kind.board': 'The board',
  'record.board.hexes': 'the 150 hexes',
} as const;
