/** Summaries of the rules on the set-up and the galaxy (SC-3, SC-4). */
export const setUpRules = {
  // The set-up, SC-3
  'rule.SC-3.title': 'Setup',
  'rule.SC-3':
    'Before round 1 the first player and the factions are settled, the Event deck is made up, the galaxy is built (SC-4) and Combat cards are drawn. Every player then has one base, one transport, some workers and some units.',
  'rule.SC-3.1.title': 'First player',
  'rule.SC-3.1':
    'The first player is chosen at random and takes the first player token. The token passes to the left at the end of every round (SC-18.10).',
  'rule.SC-3.2.title': 'Choosing factions',
  'rule.SC-3.2':
    'Clockwise from the first player, everybody picks one of the factions that are left. Factions may be dealt at random instead.',
  'rule.SC-3.3.title': 'Taking the pieces',
  'rule.SC-3.3':
    'Everybody takes all the pieces and cards of their own faction as their supply. SC-2.1 says how many there are.',
  'rule.SC-3.4.title': 'Conquest point track',
  'rule.SC-3.4':
    'All conquest point markers start on 0. Points come in from the areas you control at each regrouping (SC-18.5).',
  'rule.SC-3.5.title': 'Depletion tokens',
  'rule.SC-3.5':
    'The depletion tokens lie ready beside the board. They mark areas that have given extra resources by force mining (SC-7.5).',
  'rule.SC-3.6.title': 'Event deck',
  'rule.SC-3.6':
    'The cards of each stage are shuffled separately. From each of stages I and II, unseen cards leave the game: none with 6 players, 5 with 5, 10 with 4, 15 with 3 and 20 with 2. Stage III goes to the bottom, stage II above it and stage I on top, and the deck is never shuffled again.',
  'rule.SC-3.7.title': 'Building the galaxy',
  'rule.SC-3.7':
    'The players place their planets in turn, two each, then z-axis routes, and put their first base, units and transport on them. SC-4 says how.',
  'rule.SC-3.8.title': 'Technology deck',
  'rule.SC-3.8':
    'Technology cards are kept apart from Combat cards, as a deck on the faction sheet. You look through it and choose whenever you research (SC-11.3).',
  'rule.SC-3.9.title': 'Opening hand',
  'rule.SC-3.9': 'Everybody shuffles their Combat cards and draws an opening hand. Terran draw 8, Protoss and Zerg 6.',

  // The galaxy, SC-4
  'rule.SC-4.title': 'Building the galaxy',
  'rule.SC-4':
    'Each player gets two planets and places them in two rounds; routes appear where free slots of neighbours meet. After that come z-axis routes, Resource cards and starting forces.',
  'rule.SC-4.1.title': 'Receiving planets',
  'rule.SC-4.1':
    'The 12 starting planet tokens are shuffled. Clockwise from the first player, everybody draws two, shows them and takes those two planets.',
  'rule.SC-4.2.title': 'Putting back the rest',
  'rule.SC-4.2':
    'Drawn tokens, planets that nobody drew, their Resource cards and unused factions go back to the box. They have no part in this game.',
  'rule.SC-4.3.title': 'First placement round',
  'rule.SC-4.3':
    'Clockwise, the first player puts one planet in the middle, and everyone else puts one of theirs beside a planet already there. You may turn it as you like, but at least one of its slots must face a slot of a neighbour. Then you may put your starting base in any area of that planet, or wait for your second one.',
  'rule.SC-4.4.title': 'Second placement round',
  'rule.SC-4.4':
    'The second planets are placed in the opposite order, starting with the player who placed last, by the same rules as the first (SC-4.3). A player whose base is not on the table yet must put it on this planet. In the end each player has one base, on the first or the second of their planets.',
  'rule.SC-4.5.title': 'Forced routes',
  'rule.SC-4.5':
    'You choose the place of a planet freely, but wherever free slots of the new planet and a neighbour face each other, a normal route joins them. You cannot leave such a route out.',
  'rule.SC-4.5.1.title': 'Legal places for a planet',
  'rule.SC-4.5.1':
    'Planets lie on a square grid, and two that share an edge are joined if both have a free slot there. A place is legal if its cell is free and at least one join comes about. There are 15 normal routes in all, and a placement that would need more is not allowed.',
  'rule.SC-4.5.2.title': 'No dead ends',
  'rule.SC-4.5.2':
    'While planets are still to come, you may not close the galaxy, leaving no free slot that faces an empty cell, if you can place otherwise. If you have no legal place at all, put the planet in any free cell beside another planet. It gets as many joins as routes are left, even none.',
  'rule.SC-4.6.title': 'Z-axis routes',
  'rule.SC-4.6':
    'Each player takes one z-axis pair. Clockwise from the first player, you must put its major end in any free slot of any planet and its minor end in a free slot of a different planet, even one that is already adjacent. If both ends cannot be placed, neither is, and the pair goes back to the box.',
  'rule.SC-4.6.1.title': 'Using z-axis routes',
  'rule.SC-4.6.1':
    'A z-axis route works in every way like a normal route, and anyone may use any of them; the colour means nothing. A transport on it is shown at the major end, and the minor end carries a warning sign.',
  'rule.SC-4.6.2.title': 'Free slots',
  'rule.SC-4.6.2':
    'A slot is free if neither a normal route nor a z-axis end is on it. You must place your z-axis pair if, on your turn, there are at least two free slots on two different planets. It makes no difference which pair you have.',
  'rule.SC-4.7.title': 'First Resource cards',
  'rule.SC-4.7':
    'You take all Resource cards of the planet with your base, normal side up. The other cards form the Resource deck, which everybody may look at.',
  'rule.SC-4.8.title': 'Starting forces',
  'rule.SC-4.8':
    'Clockwise, each player puts the units named on the faction sheet in any areas of the planet with their base, within the unit limits (SC-9.1). One transport goes on any route of that planet, and the workers go to the Worker Pool. No building is needed for these units; if the planet has no route, the transport stays in supply.',
} as const;
