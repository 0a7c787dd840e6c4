/** The texts of the lesson "Upgrading cards". */
export const upgradingLessonTexts = {
  'lesson.upgrading': 'Upgrading cards',
  'lesson.upgrading.number':
    'Upgrade tokens also go onto cards that show a number, and raise it. The number of your Battle Position is 1, and it carries one token: the board shows 2, and it adds 2 wounds when your attack in the Docking Bay hits. Three tokens are in your stock.',
  'lesson.upgrading.second':
    'The price rises: for the next token on a card you give away as many tokens as lie there already, besides the one that you put there.',
  'lesson.upgrading.second.thought':
    'Two things leave your stock: the token that you put there, and those that you give away for it.',
  'lesson.upgrading.second.ask': 'One more token on the Battle Position: how many are left in your stock?',
  'lesson.upgrading.second.do': 'Before you walk, put the second token on the Battle Position.',
  'lesson.upgrading.second.because':
    'One given away, one put there. A third would cost three, and six is the most that a card carries.',
  'lesson.upgrading.second.mark': 'The second token',
  'lesson.upgrading.second.goal': 'two tokens on the Battle Position',
  'lesson.upgrading.second.other':
    'That is allowed at any time of your turn, but today the card comes first: put the token on the Battle Position, before you walk.',
  'lesson.upgrading.walk':
    'Now walk with Marine 3, into the Nest, to Marine 2: you will need two units there. Then Alien 2 leaves the Corridors, and wherever it stops, it will do what hurts you most.',
  'lesson.upgrading.walk.thought':
    'Its count is made when it leaves. Who stands with it then, and which sector comes after its own?',
  'lesson.upgrading.walk.ask': 'Where will Alien 2 stop?',
  'lesson.upgrading.walk.do': 'Walk with Marine 3, end the turn, and watch Alien 2.',
  'lesson.upgrading.walk.because':
    'Alone, so one sector: the Control Room. Their malfunction token puts your Battle Position to sleep: no wounds from it, no tokens on it.',
  'lesson.upgrading.walk.mark': 'The Aliens strike back',
  'lesson.upgrading.walk.goal': 'the Aliens have had their turn',
  'lesson.upgrading.walk.other': 'Marine 3 is to walk: alone in the Tech Bay, it joins Marine 2 in the Nest.',
  'lesson.upgrading.fetch':
    'There is only one malfunction token. If you stop in the Control Room, you take it from wherever it lies and put it onto a card of the Aliens. Then the Battle Position works again: number 1, with the two tokens that you had put there.',
  'lesson.upgrading.fetch.thought':
    'The card has a number of its own, and tokens on it. Does sleep remove any of that?',
  'lesson.upgrading.fetch.ask': 'How many wounds will it add to a hit then?',
  'lesson.upgrading.fetch.do':
    'Send the Marine that stops in the Control Room, and put the token onto a card of theirs.',
  'lesson.upgrading.fetch.because': 'A card that slept has lost nothing: 1 and two tokens.',
  'lesson.upgrading.fetch.mark': 'Getting it off',
  'lesson.upgrading.fetch.goal': 'the Battle Position works again',
  'lesson.upgrading.fetch.other':
    'That one does not stop in the Control Room. From the Nest, with two units in it, it is two sectors.',
  'lesson.upgrading.fetch.own': 'It must go onto a card of an opponent. Any of theirs will do.',
  'lesson.upgrading.strike':
    'Now strike. In the Docking Bay Marine 1, on its upgraded side, has Alien 1 in reach; Alien 3 is about to leave. Attack from the Corridors, with the Marine that stops there.',
  'lesson.upgrading.strike.thought':
    'First count the hits in that sector, then what the Battle Position adds to an attack there.',
  'lesson.upgrading.strike.ask': 'How many wounds will you deal in the Docking Bay?',
  'lesson.upgrading.strike.do': 'End the turn, then stop in the Corridors.',
  'lesson.upgrading.strike.because':
    'One hit by Marine 1, and 3 more by the Battle Position: once each time you attack there.',
  'lesson.upgrading.strike.mark': 'The increased attack',
  'lesson.upgrading.strike.goal': 'the Battle Position has added its wounds',
  'lesson.upgrading.strike.other':
    'That one does not stop in the Corridors. Marine 3, alone in the Nest, is one sector before them.',
  'lesson.upgrading.close':
    'A card grows as long as it stays. When it leaves the station, its tokens are gone with it.',
  'lesson.upgrading.remember.1': 'The next token on a card costs one more than lie there; six at most.',
  'lesson.upgrading.remember.2': 'Under the malfunction token a card sleeps, and loses nothing.',
  'lesson.upgrading.remember.3': 'Stop in the Control Room yourself, and the token moves on to an enemy card.',
} as const;
