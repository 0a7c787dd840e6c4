/** The texts of the lesson "First battle". */
export const firstBattleTexts = {
  'lesson.first-battle': 'First battle',
  'lesson.first-battle.march':
    'A Mobilize order may attack one enemy area, and there it may bring two units above the unit limit. Three Marines and a Firebat stand on Antiga Prime 1. Carry the order out: send two Marines against the lone Zergling on Antiga Prime 2.',
  'lesson.first-battle.march.thought':
    'Count who stands on Antiga Prime 1, and how many are asked for. Look where they go before you end the moves.',
  'lesson.first-battle.march.mark': 'The first attack',
  'lesson.first-battle.march.goal': 'two Marines attack Antiga Prime 2',
  'lesson.first-battle.march.advice': 'Go back, and send two Marines to Antiga Prime 2.',
  'lesson.first-battle.line':
    'One Marine faces the Zergling: a skirmish. The other supports it with attack +1. Each side lays one card. Its big values count if it shows your unit in front, else the small ones. The Battle pane then shows each total, as attack/health.',
  'lesson.first-battle.line.thought':
    'Consider which units each card shows. Its big values are for those; anybody else gets the small ones.',
  'lesson.first-battle.line.ask': 'Which of these cards gives your {unit} the most attack?',
  'lesson.first-battle.line.because': 'The others are made for other units: a Marine gets only their small values.',
  'lesson.first-battle.cards':
    'Kerrigan lays a card, face down. If it shows a Zergling, attack is {attack} and health {health}; any other card gives it less, down to {least}. A side whose attack is at least the other’s health destroys the unit in front; both strike at once.',
  'lesson.first-battle.cards.thought':
    'Make two comparisons: your attack with her health, and her attack with your health. Equal is enough.',
  'lesson.first-battle.cards.ask': 'With the card you are going to lay, who falls?',
  'lesson.first-battle.cards.then': 'Lay your card, and leave it at that. Reinforcement cards come in a later lesson.',
  'lesson.first-battle.cards.because':
    'Compare the two pairs of values in the log (L): your attack with her health, her attack with your health. Equal is enough.',
  'lesson.first-battle.cards.mark': 'The first card',
  'lesson.first-battle.cards.taken': 'Antiga Prime 2 is taken',
  'lesson.first-battle.cards.advice': 'Go back, and lay a card whose big values count for a Marine.',
  'lesson.first-battle.second':
    'The second order: send the Marine and the Firebat of Antiga Prime 1 together against the Zergling and the Hydralisk on Antiga Prime 3.',
  'lesson.first-battle.second.thought':
    'See who of yours is left on Antiga Prime 1, and how many wait on the other area. Somebody alone would face them both.',
  'lesson.first-battle.second.mark': 'The second attack',
  'lesson.first-battle.second.goal': 'both attack Antiga Prime 3',
  'lesson.first-battle.second.advice': 'Go back, and send the Marine and the Firebat together.',
  'lesson.first-battle.pairs':
    'Two against two make two skirmishes, and the attacker says who meets whom. Make the pairs; your cards show Marines and Firebats, each with other values.',
  'lesson.first-battle.pairs.thought':
    'Whom do your cards with high values show? And whom of hers do you want to meet with them?',
  'lesson.first-battle.pairs.mark': 'The pairs',
  'lesson.first-battle.pairs.goal': 'the pairs are made',
  'lesson.first-battle.both':
    'Now each side lays a card for each skirmish, face down, and you say which skirmish comes first. Kerrigan’s cards are no better than before. Go through your pairs and your cards.',
  'lesson.first-battle.both.thought':
    'Go through the pairs one by one: does your card reach her health, and may hers reach yours?',
  'lesson.first-battle.both.ask': 'With the cards you are going to lay, how many of the four units will fall?',
  'lesson.first-battle.both.then': 'Lay a card for each skirmish. The area is yours if one of yours is left alone.',
  'lesson.first-battle.both.because':
    'Both sides strike at once, so two units may well destroy each other. When nobody is left at all, the area is empty.',
  'lesson.first-battle.both.mark': 'Two skirmishes',
  'lesson.first-battle.both.goal': 'Antiga Prime 3 is taken',
  'lesson.first-battle.both.advice':
    'To take the area one of yours has to be left there when all of hers are gone. Go back, and try other pairs or cards.',
  'lesson.first-battle.end':
    'If units of both sides are left, the attacker retreats. If hers fall and yours stay, you hold the area. The log (L) keeps every comparison.',
  'lesson.first-battle.remember.1': 'Units are paired into skirmishes; a unit without an enemy supports one of them.',
  'lesson.first-battle.remember.2': 'A card gives its big values only to a unit that it shows.',
  'lesson.first-battle.remember.3': 'Attack plus support of at least the enemy’s health destroys, both sides at once.',
} as const;
