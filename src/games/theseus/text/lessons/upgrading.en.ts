/** The lesson "Upgrading cards". */
export const upgradingLessonTexts = {
  'lesson.upgrading': 'Upgrading cards',
  'lesson.upgrading.number':
    'Upgrade tokens also go onto cards that show a number. Your Battle Position shows 1 and carries one token, so it adds 2 wounds to an attack in the Docking Bay. Three tokens are in your stock.',
  'lesson.upgrading.second':
    'The first token on a card costs one, the second two, the third three: the price rises. Before you move, put a second token on the Battle Position.',
  'lesson.upgrading.second.mark': 'The second token',
  'lesson.upgrading.second.goal': 'two tokens on the Battle Position',
  'lesson.upgrading.second.flip': 'Turning a Marine costs one and is good too. But today the card comes first.',
  'lesson.upgrading.third': 'One token is left. Try to put it there as well.',
  'lesson.upgrading.third.mark': 'A third token',
  'lesson.upgrading.third.goal': 'you know why not',
  'lesson.upgrading.third.price':
    'The engine says no: the third costs three, and you have one. Six tokens are the most that a card carries. Keep this one for later.',
  'lesson.upgrading.walk':
    'Now walk: Marine 3 into the Nest, to Marine 2. End the turn, and watch the Alien: its next stop is the Control Room.',
  'lesson.upgrading.walk.mark': 'The Aliens strike back',
  'lesson.upgrading.walk.goal': 'the Aliens have moved',
  'lesson.upgrading.asleep':
    'They put the malfunction token on your Battle Position. It sleeps, with all its tokens: it adds nothing, and nobody may put tokens on it, move or discard it. But nothing on it is lost.',
  'lesson.upgrading.fetch':
    'There is one malfunction token only. Stop in the Control Room, and you take it from where it lies and put it on an enemy card. Do that with Marine 2.',
  'lesson.upgrading.fetch.mark': 'Getting it off',
  'lesson.upgrading.fetch.goal': 'the Battle Position works again',
  'lesson.upgrading.fetch.assault':
    'An assault now would lack the Battle Position, and this Marine would leave the Alien it is to shoot. Marine 2 to the Control Room.',
  'lesson.upgrading.fetch.own': 'Right idea, but it must go onto a card of an opponent. Any of theirs will do.',
  'lesson.upgrading.strike':
    'Awake again at once! End the turn, then stop in the Corridors with Marine 3: Marine 1 attacks the Alien in the Docking Bay, and the Battle Position adds its 3.',
  'lesson.upgrading.strike.mark': 'The increased attack',
  'lesson.upgrading.strike.goal': 'the Aliens lose 4 life points or more',
  'lesson.upgrading.close':
    'One hit and three more: the bonus comes once each time you attack in that sector, if at least one hit was made. Small cards that grow win matches.',
  'lesson.upgrading.remember.1': 'The next token on a card costs one more than lie there; six at most.',
  'lesson.upgrading.remember.2': 'Under the malfunction token a card sleeps, and loses nothing.',
  'lesson.upgrading.remember.3': 'Stop in the Control Room yourself, and the token moves on to an enemy card.',
} as const;
