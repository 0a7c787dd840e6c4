/**
 * The names of the parts of a record that may be our own design, `origin.part.cost`, and the names of records without
 * another name.
 */
export const originPartTexts = {
  'origin.part.cost': 'the cost',
  'origin.part.yields': 'what it yields',
  'origin.part.back': 'the back',
  'origin.part.name': 'the name',
  'origin.part.kind': 'what sort of tile it is',
  'origin.part.colour': 'the colour',
  'origin.part.prices': 'the prices',
  'origin.part.places of homes': 'where homes lie',
  'origin.part.shape': 'the shape',
  'record.kind.ship': 'Ships',
  'record.kind.token': 'Tokens',
  'record.kind.technology': 'Technologies',
  'record.kind.role': 'Roles',
  'record.kind.tile': 'Tiles',
  'record.kind.market': 'The market',
  'record.kind.layout': 'Layouts',
  'record.kind.board': 'The board',
  'record.market.food': 'the price of food',
  'record.market.metal': 'the price of metal',
  'record.market.energy': 'the price of energy',
  'record.layout.3': 'the layout for three players',
  'record.layout.4': 'the layout for four players',
  'record.layout.5': 'the layout for five players',
  'record.layout.6': 'the layout for six players',
  'record.board.spaces': 'the 37 spaces',
} as const;
