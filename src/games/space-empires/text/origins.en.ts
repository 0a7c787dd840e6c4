/**
 * The names of parts of records that are only known from sources, such as `origin.part.cost`, and of records without
 * another name.
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
