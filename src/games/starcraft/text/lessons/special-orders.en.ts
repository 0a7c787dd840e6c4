/** The lesson "Special orders and Event cards". */
export const specialOrdersTexts = {
  'lesson.special-orders': 'Special orders and Event cards',
  'lesson.special-orders.gold':
    'With a Research & Development module you may place one special order a round for each module you own. It does what the usual one does, and more. You have one, and a special Build lies on Pridewater.',
  'lesson.special-orders.execute':
    'Everybody could see from its back that it is special, but not which kind. Reveal it and carry it out.',
  'lesson.special-orders.execute.mark': 'The special Build',
  'lesson.special-orders.execute.goal': 'the special Build is carried out',
  'lesson.special-orders.three':
    'A special Build trains one unit above your build limit of 2, and takes one resource off one price. Train three Marines, the first of them for nothing.',
  'lesson.special-orders.three.mark': 'Three Marines',
  'lesson.special-orders.three.units': 'three Marines in one order',
  'lesson.special-orders.three.discount': 'one of them for nothing',
  'lesson.special-orders.three.full':
    'You could keep the discount for something else in this order, but there is nothing better today. Take the mineral off.',
  'lesson.special-orders.finish':
    'A special Mobilize gives the attacker 1 attack in each skirmish and five cards instead of three; a special Research one more card. Now end this order; regrouping follows.',
  'lesson.special-orders.finish.mark': 'The end of the round',
  'lesson.special-orders.finish.goal': 'your Event cards are read',
  'lesson.special-orders.event':
    'You have gathered three Event cards unread. Now you read them all, play one, and the others are discarded. Inspect them (i) and choose; cards that are kept stay with you for later.',
  'lesson.special-orders.event.mark': 'Event cards',
  'lesson.special-orders.event.goal': 'one Event card is played',
  'lesson.special-orders.event.none': 'You may do that, but these three are all good for you. Play one of them.',
  'lesson.special-orders.hand':
    'At the end Combat cards above your hand limit go to the discard pile. You choose which: those that fit no unit of yours are the first to leave.',
  'lesson.special-orders.hand.mark': 'The hand limit',
  'lesson.special-orders.hand.goal': 'the hand is within its limit',
  'lesson.special-orders.end':
    'And round 2 begins. In planning, your module would let one of your four tokens be special again.',
  'lesson.special-orders.remember.1': 'Each Research & Development module allows one special order a round.',
  'lesson.special-orders.remember.2': 'In regrouping you read all your Event cards, play one and discard the others.',
  'lesson.special-orders.remember.3': 'Then Combat cards above the hand limit are discarded, by your choice.',
} as const;
