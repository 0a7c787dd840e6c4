/** The texts of the lesson "Extra: alliances and built decks". */
export const teamsLessonTexts = {
  'lesson.teams': 'Extra: alliances and built decks',
  'lesson.teams.deck':
    'Four players, two alliances: you and Professor against Brood and Visitor. Everybody builds a deck, of ten cards here and of fifteen without alliances. It begins with the simplest cards: exchange one that you would rather not have.',
  'lesson.teams.deck.thought': 'Decks are built in secret, and then shuffled. What can be seen of one from outside?',
  'lesson.teams.deck.ask': 'After you the others build theirs. What will you learn of Brood’s deck?',
  'lesson.teams.deck.cards': 'All its cards',
  'lesson.teams.deck.changes': 'Only what was exchanged',
  'lesson.teams.deck.count': 'Only how many cards it has',
  'lesson.teams.deck.then': 'Exchange one card, then say that the deck is done.',
  'lesson.teams.deck.because':
    'A built deck is as hidden as a dealt one: you see its cards when they are drawn. Then it is shuffled.',
  'lesson.teams.deck.mark': 'A deck of your own',
  'lesson.teams.deck.goal': 'all decks are built',
  'lesson.teams.place':
    'An alliance shares one faction sector, yours the Docking Bay. Each player draws two cards, installs one, leaves one pending at home, and has two units. Install a card, put a Marine into room a of the Docking Bay, and the other into the Tech Bay.',
  'lesson.teams.place.thought':
    'Two places are asked for, and any slot that is empty will do for the card. See which rooms are free.',
  'lesson.teams.place.mark': 'Cards and units',
  'lesson.teams.place.home': 'a Marine in the Docking Bay',
  'lesson.teams.place.far': 'one in the Tech Bay, all others placed',
  'lesson.teams.place.other': 'Your second Marine should stand in the Tech Bay. Go back, and put it there.',
  'lesson.teams.assault':
    'Your turn comes first, then Brood’s, Professor’s and Visitor’s. Brood and Visitor have a unit each in the Docking Bay, with your Marine, and Professor’s Scientist stands there too. Walk Marine 2 into the Corridors: assault.',
  'lesson.teams.assault.thought':
    'Whose turn is it? Only units of that player attack; follow their passages, room by room.',
  'lesson.teams.assault.ask': 'How many wounds will the other alliance take from that?',
  'lesson.teams.assault.then': 'Walk Marine 2 of the Tech Bay two sectors on, into the Corridors.',
  'lesson.teams.assault.because':
    'Only units of the player whose turn it is attack: your Marine hit one enemy, the Scientist stood by. You may never move your ally’s units either, nor draw from your ally’s deck.',
  'lesson.teams.assault.mark': 'Who attacks?',
  'lesson.teams.assault.goal': 'the assault is over',
  'lesson.teams.assault.other': 'Marine 2 should stop in the Corridors: two units in the Tech Bay, two sectors.',
  'lesson.teams.together':
    'Otherwise your ally’s cards, units and your common sector count as your own: purge there, put tokens on them, play bonus cards and instants that either of you keeps. Neither’s traps harm the other. Tokens are kept apart, but may be spent on both.',
  'lesson.teams.close':
    'Each player has 20 life points. An alliance wins at once when an enemy has none left, or one of its own has 20 data points. Else the larger sum of life and data wins when the countdown ends. It moves on in turns of a player without a deck.',
  'lesson.teams.remember.1': 'A deck is built by exchanging cards of the simplest one; nobody else sees it.',
  'lesson.teams.remember.2': 'In an assault only the units of the player whose turn it is attack.',
  'lesson.teams.remember.3': 'One enemy without life points, or one ally with 20 data points, and the alliance wins.',
} as const;
