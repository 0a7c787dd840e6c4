/** The texts of the lesson "Cards behind cards". */
export const reinforcementsTexts = {
  'lesson.reinforcements': 'Cards behind cards',
  'lesson.reinforcements.march':
    'Besides standard cards, which have values, there are reinforcement cards, which have none. You may lay one behind a standard card from your hand; it adds something if it fits a unit of yours there, else it is lost. Send your Vulture, alone, against the Zergling on Antiga Prime 2.',
  'lesson.reinforcements.march.thought':
    'Consider the units that your strong cards show. Whose attack would those help most?',
  'lesson.reinforcements.march.mark': 'The Vulture attacks',
  'lesson.reinforcements.march.goal': 'the Vulture attacks alone',
  'lesson.reinforcements.march.advice':
    'Go back, carry the order out, and send only the Vulture, to Antiga Prime 2: the other order is for the Marine.',
  'lesson.reinforcements.lay':
    'Kerrigan’s best Zergling card strikes with 6, and your best Vulture card is 6/6. Go through your hand: one card is a reinforcement card, and lets you pay a worker for one health more.',
  'lesson.reinforcements.lay.thought':
    'Compare her attack with your health, card by card. What could add to the one that falls just short?',
  'lesson.reinforcements.lay.mark': 'A card behind a card',
  'lesson.reinforcements.lay.goal': 'the Vulture wins and lives',
  'lesson.reinforcements.lay.alone':
    'It has no values of its own, so it can’t lie there first. A standard card comes first: 6/6 with a Vulture.',
  'lesson.reinforcements.lay.advice':
    'Go back: lay the card 6/6 that shows a Vulture with the reinforcement card behind it, and pay when asked.',
  'lesson.reinforcements.second': 'The second order: your Marine, alone, against the Zergling on Antiga Prime 3.',
  'lesson.reinforcements.second.thought':
    'One order is left. See who of yours has not fought, and which Zergling is still there.',
  'lesson.reinforcements.second.mark': 'The Marine attacks',
  'lesson.reinforcements.second.goal': 'the Marine attacks alone',
  'lesson.reinforcements.second.advice': 'Go back, carry the order out, and send only the Marine, to Antiga Prime 3.',
  'lesson.reinforcements.deck':
    'To spare your hand you may let the deck decide: its top card is laid unseen, without any card behind it. You must do so when your hand has no standard card. The top card here shows a Goliath, not a Marine.',
  'lesson.reinforcements.deck.thought':
    'The card shows somebody else, so your Marine gets its small values. Compare both ways with the card of the Zergling.',
  'lesson.reinforcements.deck.mark': 'A card from the deck',
  'lesson.reinforcements.deck.goal': 'the cards are compared, and both still stand',
  'lesson.reinforcements.retreat':
    'All survivors retreat together to one area, held by you or empty, on this planet or along a transport of yours. Units for which it has no room are destroyed. Where to?',
  'lesson.reinforcements.retreat.thought':
    'All who live go to one place together. Which area beside the battle is free or held by you?',
  'lesson.reinforcements.retreat.mark': 'The retreat',
  'lesson.reinforcements.retreat.goal': 'the Marine has retreated',
  'lesson.reinforcements.end':
    'A battle can end in four ways: the attacker stands alone and takes the area, and units above its limit retreat; the defender alone; both, and the attacker retreats; or nobody.',
  'lesson.reinforcements.lay.ask': 'The way you are going to play it, who falls?',
  'lesson.reinforcements.lay.then': 'Go on to your cards, and lay them. You may be asked for a payment.',
  'lesson.reinforcements.lay.because':
    'Kerrigan struck with 6. Health 6 falls to that, health 7 does not: one worker made the difference, and it is only unavailable until the round ends. After a skirmish all its cards are discarded.',
  'lesson.reinforcements.deck.ask': 'A Marine with such a card against a Zergling card {attack}/{health}: who falls?',
  'lesson.reinforcements.deck.then': 'Lay the top card of the deck.',
  'lesson.reinforcements.deck.because':
    'The Marine got the small values of a Goliath card: attack 1, health 6. Units of both sides are left, so the attacker must retreat.',
  'lesson.reinforcements.deck.advice': 'That battle went another way. Go back, and lay the top card of the deck.',
  'lesson.reinforcements.remember.1':
    'A reinforcement card lies behind a standard card of the hand and must fit a unit of yours in that skirmish.',
  'lesson.reinforcements.remember.2': 'A card from the deck is laid unseen, without reinforcement.',
  'lesson.reinforcements.remember.3':
    'While defenders stand, surviving attackers retreat together to one area; those that find no place there die.',
} as const;
