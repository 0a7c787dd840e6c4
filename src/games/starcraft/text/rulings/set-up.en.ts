/** The texts of rulings on components and set-up (SC-2 to SC-4): the open question (`.why`) and Orrery's answer. */
export const setUpRulingTexts = {
  'ruling.order-tokens.why':
    'A faction has 6 standard and 3 special order tokens. The printed rules do not say how many of them are Build, Mobilize and Research orders.',
  'ruling.order-tokens':
    'There are two standard tokens and one special token of each kind: Build, Mobilize and Research.',
  'ruling.points-counted.why':
    'The track for conquest points ends at 15, and the back of a marker adds 15 more. The printed rules do not say what happens to a player who would fall below 0.',
  'ruling.points-counted': 'Points are counted as a number. It may grow to any size, but it never falls below 0.',
  'ruling.figures.why':
    'The printed list of figures leaves out the Goliath. But its total of 180 figures is right only if each Terran faction has three Goliaths.',
  'ruling.figures': 'Each Terran faction has three Goliaths.',
  'ruling.set-up-order.why':
    'In the printed set-up, the step in which Combat cards are drawn bears the same number as another step. When is it done?',
  'ruling.set-up-order':
    'It is done last. First the galaxy is built, with bases, routes and starting forces. Then the Combat decks are shuffled, and the players draw their opening hands.',
  'ruling.opening-hand.why':
    'How many Combat cards does a Terran player draw at the start? The quick reference says 6 for everybody. The rule book says 8 for Terran.',
  'ruling.opening-hand': 'Orrery follows the rule book: Terran players draw 8 cards.',
  'ruling.two-players.why':
    'For a game of two players, the rule book says only how many cards the Event deck has. What about the rest of the set-up?',
  'ruling.two-players':
    'Two players set up the game as more players would. They use four planets, two z-axis routes and an Event deck of 30 cards.',
  'ruling.square-grid.why': 'Only pictures in the printed rules show how planets lie beside each other.',
  'ruling.square-grid':
    'Planets lie on a square grid, and neighbours share an edge. A planet may be turned by quarter turns. Its slots face north, east, south or west.',
  'ruling.routes-run-out.why':
    'There are 15 normal routes. What if the place chosen for a planet makes more routes necessary?',
  'ruling.routes-run-out': 'A place that would need more routes than are left is not allowed.',
  'ruling.no-dead-ends.why':
    'Routes join planets at free slots. May a player place a planet so that no free slot is left for the next planet? And what happens when a player has no legal place for a planet?',
  'ruling.no-dead-ends':
    'As long as planets are still to come, a player must leave a free slot for them, if that is possible. A player with no legal place puts the planet in any free cell beside another planet.',
  'ruling.z-axis-supply.why':
    'A z-axis route has two ends, and a player must place both ends in free slots if that is possible. The rule book does not say which slots are free. Nor does it say when this is decided.',
  'ruling.z-axis-supply':
    'A slot is free if it has neither a normal route nor an end of a z-axis route. The decision is made on the player’s turn: if at least two planets have a free slot then, the player must place the route.',
  'ruling.z-axis-adjacent.why': 'May a z-axis route join two planets that are already adjacent?',
  'ruling.z-axis-adjacent': 'Yes, as the publisher’s later answers say.',
  'ruling.forces-without-route.why':
    'Every player starts with a transport on a route of the planet with their base. What if this planet has no route? And do the starting units need the buildings that unlock them?',
  'ruling.forces-without-route':
    'If the planet has no route, the transport stays in the supply. Starting units may be placed without these buildings.',
} as const;
