/** Rulings on components and set-up (SC-2 to SC-4): what was open, `.why`, and what Orrery does. */
export const setUpRulingTexts = {
  'ruling.order-tokens.why':
    'A faction has 6 standard and 3 special order tokens; it is not said how they are split among the three kinds.',
  'ruling.order-tokens': 'Two standard tokens and one special token of each kind.',
  'ruling.points-counted.why':
    'The track ends at 15, and the back of the marker adds 15 more; nothing is said of losses below 0.',
  'ruling.points-counted': 'Points are counted as a number of any size, and never fall below 0.',
  'ruling.figures.why':
    'The printed list of figures leaves out the Goliath, but its total of 180 holds only with three of them for each Terran faction.',
  'ruling.figures': 'Each Terran faction has three Goliaths.',
  'ruling.set-up-order.why': 'Two steps of the printed set-up bear the same number.',
  'ruling.set-up-order':
    'The galaxy is built first, with bases, routes and starting forces; then the Combat decks are shuffled and the opening hands are drawn.',
  'ruling.opening-hand.why':
    'The quick reference gives everybody an opening hand of 6 cards, the rule book gives Terran 8.',
  'ruling.opening-hand': 'The rule book holds: Terran draw 8.',
  'ruling.two-players.why': 'For two players the rule book gives nothing but the size of the Event deck.',
  'ruling.two-players':
    'Two players set up like any others: four planets, two z-axis routes, an Event deck of 30 cards.',
  'ruling.square-grid.why': 'Only pictures show how tiles lie beside each other.',
  'ruling.square-grid':
    'Planets lie on a square grid, in quarter turns, with slots to the north, east, south and west; neighbours share an edge.',
  'ruling.routes-run-out.why': 'There are 15 normal routes, and forced routes could need more.',
  'ruling.routes-run-out': 'A place that would need more routes than are left is not allowed.',
  'ruling.no-dead-ends.why':
    'Nothing keeps a player from closing the galaxy, or says what to do when no place is legal.',
  'ruling.no-dead-ends':
    'A galaxy must stay open as long as planets are still to come and it can be done; a player with no legal place at all puts the planet in any free cell beside another one.',
  'ruling.z-axis-supply.why':
    'The rule book does not say which slot counts as free, and when it is decided whether a pair can be placed.',
  'ruling.z-axis-supply':
    'A slot is free if it has neither a normal route nor a z-axis route. It is decided on a player’s turn: the player must place the pair if at least two planets have a free slot.',
  'ruling.z-axis-adjacent.why':
    'May a z-axis route join planets that are adjacent already? The publisher’s later answers say yes.',
  'ruling.z-axis-adjacent': 'It may.',
  'ruling.forces-without-route.why': 'A planet without any route has no room for the starting transport.',
  'ruling.forces-without-route': 'The transport then stays in the supply. Starting units need no building.',
} as const;
