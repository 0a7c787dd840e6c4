/** Summaries of the rules on sheets, regrouping, winning and elimination (SC-17 to SC-20). */
export const regroupingRules = {
  // Faction sheets, SC-17
  'rule.SC-17.title': 'Buildings and modules',
  'rule.SC-17':
    'Buildings unlock unit types, and modules give lasting advantages. You buy up to one of each in step 2 of a Build order (SC-8.2), and they work for all your bases.',
  'rule.SC-17.1.title': 'Building types',
  'rule.SC-17.1':
    'Each race has three building types, each with its own place on the faction sheet. Level I of one type is printed there from the start: Barracks, Gateway or Spawning Pool.',
  'rule.SC-17.2.title': 'Building levels',
  'rule.SC-17.2':
    'Levels of a building type are bought in order, I, then II, then III, and none may be skipped. You may buy one building in a Build order. A higher level covers the lower one, but all unit types unlocked so far stay unlocked.',
  'rule.SC-17.3.title': 'For all bases, for good',
  'rule.SC-17.3':
    'Buildings and modules work for all bases of your faction, those you have and those to come. They are never lost.',
  'rule.SC-17.4.title': 'How many modules',
  'rule.SC-17.4':
    'You may have at most as many modules as your faction sheet has module spaces. Of each kind you can have only as many as there are tokens in your supply.',
  'rule.SC-17.5.title': 'Supply module',
  'rule.SC-17.5': 'Each Supply module raises your unit build limit by 1 (SC-8.1.4). Only Terran and Protoss have it.',
  'rule.SC-17.6.title': 'Research & Development module',
  'rule.SC-17.6':
    'Each Research & Development module lets you place one special order in every Planning Phase. It counts among your four orders (SC-5.4).',
  'rule.SC-17.7.title': 'Air Support module',
  'rule.SC-17.7':
    'Air Support protects every area with a base of yours. When you fight there, your side has a detector and gains 1 attack in each skirmish against a flying enemy front-line unit. As long as the base stands, enemies cannot transport units from other planets straight into that area (SC-10.6).',

  // Regrouping, SC-18
  'rule.SC-18.title': 'Regrouping Phase',
  'rule.SC-18':
    'Regrouping has ten steps: bases and transports fall, Resource cards are lost and gained, workers return and conquest points come in. Then victory is checked, Event cards are played, hands are cut to the limit and the first player token passes on.',
  'rule.SC-18.1.title': 'Step 1: bases and transports fall',
  'rule.SC-18.1':
    'Bases fall first: each one that shares its area with units of another player is destroyed. Then a transport is destroyed if its owner has no base on either planet of its route. Neither happens at any other time of the round.',
  'rule.SC-18.2.title': 'Step 2: lose Resource cards',
  'rule.SC-18.2':
    'To keep a Resource card you need a base on its planet, and its area must be free of enemy units and bases. Lost cards go to the Resource deck, and workers on them are destroyed.',
  'rule.SC-18.3.title': 'Step 3: gain Resource cards',
  'rule.SC-18.3':
    'On each planet with your base you gain the Resource cards of your friendly areas. If you are alone on the planet, with no enemy unit or base in any of its areas, you gain those of its empty areas too; if the table plays it that way, it is enough that yours is the only base. A card of an empty area that you already hold stays yours when someone else builds a base on the planet, until an enemy enters the area.',
  'rule.SC-18.4.title': 'Step 4: retrieve workers',
  'rule.SC-18.4':
    'All your workers on Resource cards, on permanent resources and in Unavailable Workers go back to the Worker Pool. In the next round they can pay again.',
  'rule.SC-18.5.title': 'Step 5: conquest points',
  'rule.SC-18.5':
    'You gain the conquest points of every area you control. Such an area holds a unit or base of yours and no enemy unit or base.',
  'rule.SC-18.6.title': 'Step 6: normal victory',
  'rule.SC-18.6':
    'If anybody has enough conquest points now, the game ends. Usually that is 15; see SC-19.2 and, for Aldaris, SC-19.4.',
  'rule.SC-18.7.title': 'Step 7: special victory',
  'rule.SC-18.7':
    'In stage III, a player who fulfils the special victory objective on their faction sheet now wins. See SC-19.3.',
  'rule.SC-18.8.title': 'Step 8: Event cards',
  'rule.SC-18.8':
    'All read their Event cards in secret. Clockwise from the first player, each may execute one of theirs and discards the rest (SC-21.2). If two The End Draws Near cards lie there at the end of this step, the game is over (SC-19.5).',
  'rule.SC-18.9.title': 'Step 9: hand limit',
  'rule.SC-18.9':
    'Discard Combat cards of your choice down to your hand limit, 6, or 8 for Terran, plus what effects add. The limit is checked only here, and cards in the play area do not count.',
  'rule.SC-18.10.title': 'Step 10: first player token',
  'rule.SC-18.10':
    'The first player token passes to the left, to the next player who is still in the game. A new round begins.',
  'rule.SC-18.11.title': 'Steps without choices',
  'rule.SC-18.11':
    'In steps 1 to 7 nobody has anything to decide, so they follow one another at once. Steps 1 and 2 happen to all players at the same time.',

  // Winning, SC-19
  'rule.SC-19.title': 'Winning',
  'rule.SC-19':
    'There are four victories: normal by conquest points, special by the objective of a faction, end-game when the Event deck says so, and elimination. The first that comes about ends the game.',
  'rule.SC-19.1.title': 'When victory is checked',
  'rule.SC-19.1':
    'Normal victory is checked in step 6 of regrouping, special victory in step 7 and end-game victory at the end of step 8. Elimination ends the game at any time.',
  'rule.SC-19.2.title': 'Normal victory',
  'rule.SC-19.2':
    'If anybody has at least 15 conquest points in step 6 of regrouping, the game ends and the most points win. Ties are broken as in SC-19.2.1. With Aldaris in the game, the others need 20 (SC-19.4).',
  'rule.SC-19.2.1.title': 'Tie-breakers',
  'rule.SC-19.2.1':
    'Among players with equal conquest points, the largest total capacity of their Resource cards wins, permanent resources included. If that is equal, more controlled areas count, then more bases on the board, then more workers in the Worker Pool. If all is equal, they share the victory.',
  'rule.SC-19.2.2.title': 'Different thresholds',
  'rule.SC-19.2.2':
    'With Aldaris in the game, the points needed for a normal victory differ (SC-19.4). The winner comes from among those who reached their own number.',
  'rule.SC-19.3.title': 'Special victory',
  'rule.SC-19.3':
    'In step 7 of regrouping, a player who fulfils the special victory objective on their faction sheet wins, if stage III has come (SC-19.3.1). If several do, the most conquest points win, then the tie-breakers of SC-19.2.1.',
  'rule.SC-19.3.1.title': 'Only in stage III',
  'rule.SC-19.3.1':
    'Special victory objectives count only in stage III. That is when the top card of the Event deck is a stage III card.',
  'rule.SC-19.3.2.title': 'Stage of an empty deck',
  'rule.SC-19.3.2':
    'When the Event deck is empty, the game is in stage III. Special victory objectives count then (SC-19.3.1).',
  'rule.SC-19.3.3.title': 'Depleted or missing areas',
  'rule.SC-19.3.3':
    'Depleted areas still count as resource areas for an objective. If the galaxy has fewer areas of the wanted kind than the objective asks for, it is enough to control all of them.',
  'rule.SC-19.3.4.title': 'The objectives',
  'rule.SC-19.3.4':
    'Raynor must control six areas that yield minerals or gas, Mengsk every area of two planets, and Tassadar more areas than each other player. The Queen of Blades must control three areas that yield conquest points, and the Overmind needs bases on three different planets. For Aldaris see SC-19.4.',
  'rule.SC-19.4.title': 'Aldaris',
  'rule.SC-19.4':
    'With Aldaris in the game, a normal victory takes 20 conquest points for everyone else, but still 15 for Aldaris. Two or more The End Draws Near cards beside the board at the end of step 8 give Aldaris the victory, in whatever stage. Special victories of the others and elimination stay as they are. If Aldaris is eliminated, 15 points are enough again and the end-game victory is open to all.',
  'rule.SC-19.4.1.title': 'When Aldaris wins',
  'rule.SC-19.4.1':
    'The victory of Aldaris by The End Draws Near is checked at the end of step 8 of regrouping. Events that come later in the same step still happen.',
  'rule.SC-19.5.title': 'End-game victory',
  'rule.SC-19.5':
    'If two or more The End Draws Near cards lie beside the board at the end of step 8, the game ends. The most conquest points win, then the tie-breakers of SC-19.2.1. With Aldaris in the game, Aldaris wins instead (SC-19.4).',
  'rule.SC-19.6.title': 'Elimination victory',
  'rule.SC-19.6': 'If only one player is left in the game, that player wins at once. SC-20 says when a player is out.',

  // Elimination, SC-20
  'rule.SC-20.title': 'Elimination',
  'rule.SC-20':
    'A player without any unit or base on the board is out of the game. Their pieces leave the board and their orders and Event cards do nothing more.',
  'rule.SC-20.1.title': 'When a player is out',
  'rule.SC-20.1':
    'A player with neither a unit nor a base left on the board is out of the game at once. Losing the last base is not enough while units are left.',
  'rule.SC-20.2.title': 'What is left of a player',
  'rule.SC-20.2':
    'An eliminated player cannot win, places no orders, plays no events and has no say in how the game ends. Their order tokens are removed as they come to the top of a stack. None of their Event cards, not even The End Draws Near, takes effect; they leave the game.',
  'rule.SC-20.3.title': 'When elimination is checked',
  'rule.SC-20.3':
    'It is checked after step 9 of a battle, after every order or event and after step 1 of regrouping; units in a battle line count as on the board. Transports, cards and workers of the player leave the game, but Resource cards go to the Resource deck in the next step 2 (SC-18.2). If the last players vanish at the same moment, conquest points and then SC-19.2.1 decide.',
} as const;
