/** The lesson "Research". */
export const researchLessonTexts = {
  'lesson.research': 'Research',
  'lesson.research.what':
    'Research is the third kind of order. On a planet with a base of yours it gives an Event card, three Combat cards, and the chance to buy one technology. Without a base it gives nothing.',
  'lesson.research.execute':
    'Two Research orders lie on Pridewater, where your base is. Carry the first one out: the Event card comes at once, unread.',
  'lesson.research.execute.mark': 'The first Research',
  'lesson.research.execute.goal': 'an Event card',
  'lesson.research.draw':
    'Now three Combat cards for your hand. It is all three or none; there is seldom a reason to refuse.',
  'lesson.research.draw.mark': 'Combat cards',
  'lesson.research.draw.goal': 'three cards more',
  'lesson.research.draw.none':
    'Only when your hand is nearly full would that make sense: more than the hand limit is discarded. Take them.',
  'lesson.research.buy':
    'One technology an order, and one price buys all its copies. Your Vulture would love Spider Mines: 1 mineral and 1 gas for two strong cards.',
  'lesson.research.buy.mark': 'Spider Mines',
  'lesson.research.buy.goal': 'Spider Mines are yours',
  'lesson.research.buy.nuke':
    'A Nuke shows a Ghost, and you can’t even train one yet. Buy for the units you have: the Vulture, so Spider Mines.',
  'lesson.research.shuffled':
    'Both copies went into your Combat deck, and your discard pile with them, all shuffled. Only your hand stayed out. Now it is a matter of time until you draw them.',
  'lesson.research.second':
    'Once more, with the second order. Some technologies are no cards to draw: they lie open in your play area and work from there. Buy the Bunker. Or try to buy Spider Mines again first.',
  'lesson.research.second.mark': 'The second Research',
  'lesson.research.second.play': 'a technology in the play area',
  'lesson.research.second.events': 'two Event cards',
  'lesson.research.second.out':
    'All copies are in your deck already. Only what lies in the Technology deck can be bought: take the Bunker.',
  'lesson.research.end':
    'The Bunker helps your infantry where it defends a base. A few technologies go back to the Technology deck once they have worked, and must be bought anew.',
  'lesson.research.remember.1':
    'Research needs a base on the planet: an Event card, three Combat cards, one technology.',
  'lesson.research.remember.2':
    'One price buys all copies; they are shuffled into the Combat deck together with the discard pile.',
  'lesson.research.remember.3': 'Technologies of the play area lie open and work at once.',
} as const;
