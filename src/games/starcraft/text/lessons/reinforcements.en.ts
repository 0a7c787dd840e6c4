/** The lesson "Cards behind cards". */
export const reinforcementsTexts = {
  'lesson.reinforcements': 'Cards behind cards',
  'lesson.reinforcements.kinds':
    'Beside standard cards, with their values, there are reinforcement cards. You may lay one behind a standard card of your hand: it adds something if it fits a unit of yours there, else it is lost.',
  'lesson.reinforcements.march':
    'Your Vulture against the Zergling on Antiga Prime 2. Zerglings can strike with 6, and your best Vulture card has health 6: too little by one! Attack anyway.',
  'lesson.reinforcements.march.mark': 'The Vulture attacks',
  'lesson.reinforcements.march.goal': 'the Vulture attacks',
  'lesson.reinforcements.march.marine': 'The Marine comes later. This time the Vulture alone.',
  'lesson.reinforcements.march.advice': 'Go back, and send the Vulture before you choose Done.',
  'lesson.reinforcements.lay':
    'Lay the card 6/6 that shows a Vulture. You are asked then for a reinforcement card behind it: take one that fits. It lets you pay a worker for one health more. When it asks, pay.',
  'lesson.reinforcements.lay.mark': 'A card behind a card',
  'lesson.reinforcements.lay.goal': 'the Vulture wins and lives',
  'lesson.reinforcements.lay.alone':
    'It has no values of its own, so it can’t lie there first. A standard card comes first: 6/6 with a Vulture.',
  'lesson.reinforcements.lay.advice':
    'Go back: the card 6/6 that shows a Vulture, a reinforcement card behind it, and pay when asked.',
  'lesson.reinforcements.kept':
    'Her 6 against your 6 and 1: that one worker saved a Vulture. It is only Unavailable until the round ends. Both of your cards are discarded now, as all cards are after a skirmish.',
  'lesson.reinforcements.second': 'The second order: your Marine against the Zergling on Antiga Prime 3.',
  'lesson.reinforcements.second.mark': 'The Marine attacks',
  'lesson.reinforcements.second.goal': 'the Marine attacks',
  'lesson.reinforcements.second.advice': 'Go back, and send the Marine before you choose Done.',
  'lesson.reinforcements.deck':
    'If you want to spare your hand, let the deck decide: its top card is laid unseen, and nothing may be laid behind it. Try that for the Marine.',
  'lesson.reinforcements.deck.mark': 'A card from the deck',
  'lesson.reinforcements.deck.goal': 'a card of the deck was laid',
  'lesson.reinforcements.deck.hand':
    'A fine card, but keep it this time. “The top card of the deck” is what we want to try.',
  'lesson.reinforcements.held':
    'It was made for a Goliath, so the Marine got its small values: attack 1, health 6. It harmed nobody and nobody harmed it. An attacker who has not cleared the area must retreat.',
  'lesson.reinforcements.retreat':
    'All survivors retreat together to one area, with you or empty, on this planet or next door. Had it no room for all, the rest would die. Where to?',
  'lesson.reinforcements.retreat.mark': 'The retreat',
  'lesson.reinforcements.retreat.goal': 'the Marine has retreated',
  'lesson.reinforcements.end':
    'Four ends a battle can have: the attacker stands alone and takes the area, and units above its limit retreat; the defender alone; both, and the attacker retreats; or nobody.',
  'lesson.reinforcements.remember.1':
    'A reinforcement card lies behind a standard card of the hand and must fit a unit of yours in that skirmish.',
  'lesson.reinforcements.remember.2': 'A card of the deck is laid unseen, without reinforcement.',
  'lesson.reinforcements.remember.3':
    'While defenders stand, surviving attackers retreat together to one area; those that find no place there die.',
} as const;
