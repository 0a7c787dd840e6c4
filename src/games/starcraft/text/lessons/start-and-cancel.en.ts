/** The texts of the lesson "Before the cards, and against them". */
export const startAndCancelTexts = {
  'lesson.start-and-cancel': 'Before the cards, and against them',
  'lesson.start-and-cancel.march':
    'Some cards act before anybody draws, others strike out a card of the enemy. Tassadar of the Protoss has both. Carry out your Mobilize order: attack Antiga Prime 2 with everything from Antiga Prime 1.',
  'lesson.start-and-cancel.march.thought':
    'Everybody on one area can go together. Consider who would support whom before you leave anybody behind.',
  'lesson.start-and-cancel.march.mark': 'All three attack',
  'lesson.start-and-cancel.march.goal': 'all three attack Antiga Prime 2',
  'lesson.start-and-cancel.march.advice': 'Go back, and send all three of Antiga Prime 1.',
  'lesson.start-and-cancel.start':
    'At the start of a battle each side may use one such ability, the attacker first. You have kept the Event card Sudden Ambush: with it, he lays his cards first, and face up. His technology Leg Enhancements makes you destroy your cheapest ground unit.',
  'lesson.start-and-cancel.start.thought':
    'Compare what your units cost, and see which of them fly: his ability asks for ground units.',
  'lesson.start-and-cancel.start.ask': 'Which of your three units will fall before the first skirmish?',
  'lesson.start-and-cancel.start.science-vessel': 'the Science Vessel',
  'lesson.start-and-cancel.start.vulture': 'the Vulture',
  'lesson.start-and-cancel.start.marine': 'the Marine',
  'lesson.start-and-cancel.start.nobody': 'none of them',
  'lesson.start-and-cancel.start.then': 'Use Sudden Ambush, and see what he does.',
  'lesson.start-and-cancel.start.because':
    'The Marine costs 1 mineral, less than the Vulture; the Science Vessel flies. One ability per side and battle. His card goes back to his Technology deck, yours to the discard pile.',
  'lesson.start-and-cancel.start.mark': 'The start of the battle',
  'lesson.start-and-cancel.start.goal': 'Sudden Ambush is used',
  'lesson.start-and-cancel.start.his': 'his ability has taken effect',
  'lesson.start-and-cancel.start.advice': 'Go back, and use Sudden Ambush before the cards come.',
  'lesson.start-and-cancel.cancel':
    'You drew three cards as the attacker; a defender draws one, but the Protoss have Shields and draw three. His Zealot card 5/6 lies face up, with Hallucination behind it: that cancels your standard card. EMP Shockwave, which fits your Science Vessel, cancels his reinforcement card.',
  'lesson.start-and-cancel.cancel.thought':
    'Two cards cancel something, and one of them acts first. Is the other one still there when its turn comes?',
  'lesson.start-and-cancel.cancel.ask':
    'If you lay EMP Shockwave behind your Vulture card, which card will be cancelled?',
  'lesson.start-and-cancel.cancel.mine': 'only my Vulture card',
  'lesson.start-and-cancel.cancel.both': 'my Vulture card and his Hallucination',
  'lesson.start-and-cancel.cancel.his': 'only his Hallucination',
  'lesson.start-and-cancel.cancel.then': 'Lay the Vulture card 6/6 with EMP Shockwave behind it.',
  'lesson.start-and-cancel.cancel.because':
    'Cancels come before everything else, and the attacker’s first. A cancelled cancel does nothing. Alone, his High Templar could not hold the area and retreated.',
  'lesson.start-and-cancel.cancel.mark': 'Cancel a cancel',
  'lesson.start-and-cancel.cancel.goal': 'Hallucination is cancelled',
  'lesson.start-and-cancel.cancel.taken': 'Antiga Prime 2 is yours',
  'lesson.start-and-cancel.cancel.advice': 'Go back: the Vulture card 6/6, with EMP Shockwave behind it.',
  'lesson.start-and-cancel.turned':
    'Now he strikes back from Antiga Prime 3, with another Hallucination. Your Flawless Defense Plan gives each defender 1 health. EMP Shockwave is spent.',
  'lesson.start-and-cancel.turned.thought':
    'Suppose that your first card is struck out. Look through your hand: what is left in it for a Vulture?',
  'lesson.start-and-cancel.turned.ask': 'Which standard card will your Vulture fight with?',
  'lesson.start-and-cancel.turned.first': 'the one that I lay first',
  'lesson.start-and-cancel.turned.other': 'another one',
  'lesson.start-and-cancel.turned.none': 'none at all',
  'lesson.start-and-cancel.turned.then':
    'Use your Event card, lay a Vulture card, and choose another when you are asked.',
  'lesson.start-and-cancel.turned.because':
    'The new card lies face up at once and cannot be cancelled by the same effect. A second card that shows your unit makes up for a cancelled one.',
  'lesson.start-and-cancel.turned.mark': 'The other way round',
  'lesson.start-and-cancel.turned.used': 'Flawless Defense Plan is used',
  'lesson.start-and-cancel.turned.goal': 'your card is cancelled and replaced',
  'lesson.start-and-cancel.turned.advice': 'Go back: use Flawless Defense Plan first, then lay a Vulture card.',
  'lesson.start-and-cancel.end':
    'Both Event cards were kept ones: they lie face up before you until you use them. Such a card counts as your one ability for the start of a battle.',
  'lesson.start-and-cancel.remember.1': 'At the start of a battle each side may use one ability, the attacker first.',
  'lesson.start-and-cancel.remember.2': 'Cancels come before all other abilities, and the attacker’s come first.',
  'lesson.start-and-cancel.remember.3': 'A cancelled standard card is replaced; a cancelled reinforcement card is not.',
} as const;
