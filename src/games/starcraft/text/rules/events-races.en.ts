/** Summaries of the rules on Event cards, races, variants and hidden information (SC-21 to SC-24). */
export const eventRaceRules = {
  // Event cards, SC-21
  'rule.SC-21.title': 'Event cards',
  'rule.SC-21':
    'Event cards are collected unread during the round. In step 8 of regrouping you read yours and may execute one of them; the rest are discarded.',
  'rule.SC-21.1.title': 'Where Event cards come from',
  'rule.SC-21.1':
    'You draw an Event card in step 1 of a Research order, when you are obstructed, and when you take one instead of executing an order. A special Research order can bring one more (SC-12.4).',
  'rule.SC-21.2.title': 'Playing Event cards',
  'rule.SC-21.2':
    'In step 8 of regrouping all read their Event cards in secret. Clockwise from the first player, each may execute one of theirs. The rest are revealed and discarded without effect.',
  'rule.SC-21.3.title': 'Cards to keep',
  'rule.SC-21.3': 'An Event card that is to be kept stays in your play area. You use it later as its text says.',
  'rule.SC-21.4.title': 'The End Draws Near',
  'rule.SC-21.4':
    'If you have The End Draws Near, you must play it, and your other Event cards are discarded. If you have several, all are played together, with the benefit of only one. They lie beside the board for good; two of them end the game (SC-19.5).',
  'rule.SC-21.5.title': 'Discarded Event cards',
  'rule.SC-21.5': 'Discarded Event cards lie face up for everybody to see. That includes cards that were not played.',
  'rule.SC-21.6.title': 'Events come after the checks',
  'rule.SC-21.6':
    'What an event in step 8 costs is paid with workers from the pool; they stay on their cards through the next round, until its step 4. Areas and eliminations change at once. But steps 1 to 7 are not done again this round.',
  'rule.SC-21.7.title': 'How Event texts are read',
  'rule.SC-21.7':
    'You make every choice of an event that you execute, unless its text gives the choice to someone else. As much of it as possible is done. SC-21.7.1 to SC-21.7.8 say more.',
  'rule.SC-21.7.1.title': 'Who chooses',
  'rule.SC-21.7.1':
    'All choices of an event are yours if you execute it, except those that its text leaves to another player. They are made openly, while the card is executed.',
  'rule.SC-21.7.2.title': 'Impossible events',
  'rule.SC-21.7.2':
    'You may not execute an event if none of it can be done. Otherwise as much of it as possible is done.',
  'rule.SC-21.7.3.title': 'Buying by an event',
  'rule.SC-21.7.3':
    'To buy something by an event, you need neither an order nor a base nor a certain planet. Your supply, your module spaces and the building levels still limit you, and you pay as in SC-21.6. The purchase happens in full or not at all.',
  'rule.SC-21.7.4.title': 'Placing units by an event',
  'rule.SC-21.7.4':
    'Units and workers placed by an event come free of charge from their owner’s supply. Unlocking and unit build limits do not matter unless the text says so, but unit limits hold (SC-9.1). An Archon or Guardian can never be placed in this way.',
  'rule.SC-21.7.5.title': 'Unused pieces and depletion',
  'rule.SC-21.7.5':
    '"Unused" workers and transports are those in the supply. Depletion goes from untouched to partially depleted (the card turns, its workers stay) to depleted (the card leaves the game, its workers become unavailable). An event may choose areas of any player, your own included.',
  'rule.SC-21.7.6.title': 'Using a kept card',
  'rule.SC-21.7.6':
    'In step 8 a card to keep is laid face up in your play area; from that moment you can use it, and after use it is discarded. You may hold several. If it works at the start of a battle, it is your one ability of SC-13.2.',
  'rule.SC-21.7.7.title': 'An order by an event',
  'rule.SC-21.7.7':
    'An order that an event lets you execute follows the rules of that order, but there is no token. You are the active player, and the abilities of your race apply.',
  'rule.SC-21.7.8.title': 'Other players and points',
  'rule.SC-21.7.8':
    'An effect on "other players" or "opponents" hits everyone it names but not the player who executes the event. Conquest points never fall below 0.',

  // Races, SC-22
  'rule.SC-22.title': 'Races',
  'rule.SC-22':
    'Terran hold more Combat cards and can move bases, Protoss defend with more cards, and Zerg draw a card in every battle. The races also differ in their unit build limits (SC-8.1.4).',
  'rule.SC-22.1.title': 'Terran',
  'rule.SC-22.1':
    'Raynor and Mengsk have a hand limit of 8 Combat cards and the lift-off of bases (SC-22.1.2). Their unit build limit is 2, and 1 more for each Supply module.',
  'rule.SC-22.1.1.title': 'Terran hand',
  'rule.SC-22.1.1': 'Terran start with 8 Combat cards and have a hand limit of 8. The other races have 6 for both.',
  'rule.SC-22.1.2.title': 'Lift-off',
  'rule.SC-22.1.2':
    'During the moves of a Mobilize order, Terran may move their base on the active planet once, free of charge, to another friendly or empty area of that planet. It may not enter an enemy area, but may leave an area with enemy units. It is planned together with the unit moves (SC-10.7), and Resource cards change only in regrouping. A table may play without lift-off.',
  'rule.SC-22.2.title': 'Protoss',
  'rule.SC-22.2':
    'Tassadar and Aldaris have shields: as defender they draw 3 Combat cards instead of 1 in step 3 of a battle. Their hand limit is 6. Their unit build limit is 2, and 1 more for each Supply module.',
  'rule.SC-22.3.title': 'Zerg',
  'rule.SC-22.3':
    'The Queen of Blades and the Overmind regenerate: when both sides have placed their cards in step 6 of a battle, they draw one Combat card, as attacker or defender, the attacker first. Their unit build limit is 2 for each building type on their sheet, and they have no Supply modules. Their hand limit is 6.',
  'rule.SC-22.4.title': 'Starting forces and objectives',
  'rule.SC-22.4':
    'The faction sheet states the units and workers you start with and your special victory objective. See SC-4.8 and SC-19.3.4.',

  // Variants, SC-23
  'rule.SC-23.title': 'Variants',
  'rule.SC-23':
    'There are two variants of the game: Galactic Conquest (SC-23.1), won by elimination alone, and team play (SC-23.2). They may be combined.',
  'rule.SC-23.1.title': 'Galactic Conquest',
  'rule.SC-23.1':
    'In this variant there are no conquest points, and only elimination wins. The three The End Draws Near cards are left out, and the Event deck is renewed from stage III discards.',
  'rule.SC-23.1.1.title': 'Conquest: only elimination wins',
  'rule.SC-23.1.1':
    'In Galactic Conquest there are no conquest points. Only elimination wins, and special victory objectives do not count.',
  'rule.SC-23.1.2.title': 'Conquest: cards left out',
  'rule.SC-23.1.2':
    'In Galactic Conquest the three The End Draws Near cards are removed before the Event deck is stacked. So the deck never ends the game.',
  'rule.SC-23.1.3.title': 'Conquest: new Event deck',
  'rule.SC-23.1.3':
    'In Galactic Conquest, when the last Event card is drawn, all discarded stage III cards are shuffled into a new Event deck. The cards of stages I and II stay out.',
  'rule.SC-23.1.4.title': 'Conquest in teams',
  'rule.SC-23.1.4':
    'Galactic Conquest may be combined with team play (SC-23.2). Then the last team with a member left wins.',
  'rule.SC-23.1.5.title': 'Conquest: points without use',
  'rule.SC-23.1.5':
    'In Galactic Conquest, points on areas and in Event texts do nothing, and neither does the objective of Aldaris. An event that offers only points cannot be executed. If no stage III card is in the discard pile, the Event deck stays empty until one is there when somebody is to draw.',
  'rule.SC-23.2.title': 'Team play',
  'rule.SC-23.2':
    'Four or six players form teams of two, who win together. Teammates may not attack each other, but they do not share areas, pieces or objectives.',
  'rule.SC-23.2.1.title': 'Teams: factions and seats',
  'rule.SC-23.2.1':
    'Teams are settled first, then factions are dealt at random, so teammates may or may not be of one race. Teammates sit as far apart as possible, in the order 1-2-1-2 or 1-2-3-1-2-3.',
  'rule.SC-23.2.2.title': 'Teams: no attacks',
  'rule.SC-23.2.2':
    'You may not attack your teammate nor move into areas of your teammate. Event effects on other players or opponents skip your teammate.',
  'rule.SC-23.2.3.title': 'Teams: enemy areas all the same',
  'rule.SC-23.2.3':
    'For every purpose, areas of your teammate are enemy areas to you. They are never friendly, so you do not control them.',
  'rule.SC-23.2.4.title': 'Teams: own objective',
  'rule.SC-23.2.4':
    'Pieces of your teammate do not count for your special victory objective. You must fulfil it with your own.',
  'rule.SC-23.2.5.title': 'Teams: bases on a planet',
  'rule.SC-23.2.5':
    'You may not build a base on a planet if your team would then have a base in every area of it. Otherwise teammates may both have a base on one planet.',
  'rule.SC-23.2.6.title': 'Teams: normal victory',
  'rule.SC-23.2.6':
    'A team wins in step 6 of regrouping with 30 conquest points in total. If Aldaris is in another team, it needs 40, while the team of Aldaris needs 30. Tie-breakers add up both members.',
  'rule.SC-23.2.7.title': 'Teams: special victory',
  'rule.SC-23.2.7':
    'In step 7 of regrouping, a member who fulfils their objective wins for both. If several teams do, the most points in total win, then the tie-breakers (SC-19.2.1).',
  'rule.SC-23.2.8.title': 'Teams: end-game victory',
  'rule.SC-23.2.8':
    'When The End Draws Near ends the game, the team with the most conquest points in total wins. If Aldaris is in the game, the team of Aldaris wins.',
  'rule.SC-23.2.9.title': 'Teams: elimination',
  'rule.SC-23.2.9':
    'The last team with a member left wins. Conquest points and pieces of an eliminated member no longer count for the team.',
  'rule.SC-23.2.10.title': 'Teams: areas and transports',
  'rule.SC-23.2.10':
    'You cannot move, retreat, withdraw or place anything into an area of your teammate. You cannot use the transports of your teammate either.',

  // Hidden information, SC-24
  'rule.SC-24.title': 'Hidden and open information',
  'rule.SC-24':
    'These are secret: the faces of placed orders (SC-5.5), hands of Combat cards and cards placed in battle, which only their owner knows until they are revealed, and Event cards, which not even you read before step 8. Nobody knows the order of the decks or a card placed unseen from a deck. These are open to all: the number of hidden cards, backs and order of the stacks, the stage of the top Event card, discard piles, play areas, Resource cards, workers, sheets and conquest points.',
} as const;
