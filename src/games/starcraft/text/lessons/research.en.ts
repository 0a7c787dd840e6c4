/** The texts of the lesson "Research". */
export const researchLessonTexts = {
  'lesson.research': 'Research',
  'lesson.research.what':
    'Research is the third kind of order. On a planet with a base of yours it gives an Event card, three Combat cards if you want them, and the chance to buy one technology. Two Research orders lie on Pridewater. Carry the first one out and take the cards.',
  'lesson.research.what.thought': 'Compare your hand with its limit. Is there any reason to refuse cards?',
  'lesson.research.draw.mark': 'Combat cards',
  'lesson.research.draw.goal': 'three more cards',
  'lesson.research.draw.none':
    'The cards are yours if you want them, and this part is about them. Go back, carry the order out, and take them.',
  'lesson.research.buy':
    'One technology an order, and one price buys all its copies. Spider Mines show a Vulture, and a Vulture is yours: 1 mineral and 1 gas for two Combat cards.',
  'lesson.research.buy.thought':
    'What you buy here are cards for battles. Where do cards come from when a battle begins?',
  'lesson.research.buy.mark': 'Spider Mines',
  'lesson.research.buy.goal': 'Spider Mines are yours',
  'lesson.research.buy.nuke':
    'A Nuke shows a Ghost, which you can’t train yet, and the Bunker comes next. Go back, and buy Spider Mines.',
  'lesson.research.shuffled':
    'The discard pile went in too, and all was shuffled. Only your hand stays out. Now it is only a matter of time until you draw them.',
  'lesson.research.second':
    'The second order. Another technology for you is the Bunker: it makes your infantry tougher where it defends a base. It is not a card for a skirmish.',
  'lesson.research.second.thought':
    'This one is not laid in a skirmish. It has to be in sight, and to work at any time.',
  'lesson.research.second.mark': 'The second Research',
  'lesson.research.second.play': 'a technology in the play area',
  'lesson.research.second.events': 'two Event cards',
  'lesson.research.second.out':
    'All copies are in your deck already. Only what lies in the Technology deck can be bought: take the Bunker.',
  'lesson.research.end':
    'Such technologies lie face up and work at once. A few go back to the Technology deck when they have worked, and have to be bought again.',
  'lesson.research.buy.ask': 'Where will the copies go?',
  'lesson.research.buy.hand': 'into my hand',
  'lesson.research.buy.area': 'into my play area',
  'lesson.research.buy.deck': 'into my Combat deck',
  'lesson.research.buy.then': 'Buy Spider Mines, and see.',
  'lesson.research.second.ask': 'Where will this card go?',
  'lesson.research.second.deck': 'into the Combat deck',
  'lesson.research.second.area': 'into the play area',
  'lesson.research.second.hand': 'into the hand',
  'lesson.research.second.then': 'Carry the order out and buy the Bunker. You may try to buy Spider Mines again first.',
  'lesson.research.second.advice': 'Go back, carry the order out, and buy the Bunker.',
  'lesson.research.remember.1':
    'Research needs a base on the planet: an Event card, three Combat cards, one technology.',
  'lesson.research.remember.2':
    'One price buys all copies; they are shuffled into the Combat deck together with the discard pile.',
  'lesson.research.remember.3': 'Technologies in the play area lie face up and work at once.',
} as const;
