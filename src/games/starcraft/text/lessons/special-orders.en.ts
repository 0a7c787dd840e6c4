/** The texts of the lesson "Special orders and Event cards". */
export const specialOrdersTexts = {
  'lesson.special-orders': 'Special orders, Air Support, Event cards',
  'lesson.special-orders.place':
    'A special order does what the usual one of its kind does, and more. For each Research & Development module you may place one a round, among your four. You own one module, it is round 2, and one token is left: place a special Build on Pridewater.',
  'lesson.special-orders.place.thought':
    'Consider where your base is, and what your module allows you. The list has two tokens of that kind: compare them.',
  'lesson.special-orders.place.mark': 'The last token',
  'lesson.special-orders.place.goal': 'a special Build on Pridewater',
  'lesson.special-orders.place.standard':
    'It should be a special Build on Pridewater: that does more than the usual one. Go back, and place it there.',
  'lesson.special-orders.three':
    'A special Build trains one unit above your build limit of 2, and takes one resource off one price. Its back showed everybody that it is special, but not which kind. A Marine costs 1 mineral.',
  'lesson.special-orders.three.thought':
    'Go price by price: what do the Marines cost, and what does the order take off?',
  'lesson.special-orders.three.mark': 'Three Marines',
  'lesson.special-orders.three.units': 'three Marines in one order',
  'lesson.special-orders.three.discount': 'one of them for free',
  'lesson.special-orders.three.full': 'It should be three Marines, one of them for free. Go back, and train them.',
  'lesson.special-orders.module':
    'Now leave the units, and in the second step buy another Research & Development module, for 2 minerals. From the next round on you may then place two special orders.',
  'lesson.special-orders.module.thought':
    'The order goes on step by step. At which of them are modules on offer, and who is left to pay?',
  'lesson.special-orders.module.mark': 'Another module',
  'lesson.special-orders.module.goal': 'two modules',
  'lesson.special-orders.module.done': 'the Build order is over',
  'lesson.special-orders.module.advice': 'Go back, and buy the module in the second step.',
  'lesson.special-orders.module.needs':
    'The module is yours, but the Marine on Antiga Prime 1 is gone, which the next order needs. Go back, buy the module, and destroy nothing.',
  'lesson.special-orders.others':
    'The other special orders: Mobilize gives the attacker 1 attack in each skirmish, and five cards instead of three. Research gives one more Event card, or a copy of the new technology at once.',
  'lesson.special-orders.air':
    'Now your Mobilize. Kerrigan’s base on Antiga Prime 2 is bare, but she owns Air Support. Get somebody of yours there. You may try to land the Firebat of Pridewater in the area of her base first.',
  'lesson.special-orders.air.thought':
    'Two ways lead there: from another planet, and from the area next door. Which of them does Air Support close?',
  'lesson.special-orders.air.mark': 'Air Support',
  'lesson.special-orders.air.goal': 'a unit of yours on Antiga Prime 2',
  'lesson.special-orders.air.landing':
    'Air Support keeps transports from landing where its base is. But your Marine is on the planet already: send it in from Antiga Prime 1, and land the Firebat there in its place.',
  'lesson.special-orders.air.advice': 'Go back, and send the Marine in from Antiga Prime 1.',
  'lesson.special-orders.taken':
    'No unit defended the base, so there was no battle, and it was destroyed in regrouping. In a battle there Air Support would also have been a detector, with 1 attack against your flyers.',
  'lesson.special-orders.event':
    'You have gathered three Event cards unread. Now you read them all, play one, and the others are discarded. Inspect them (i) and choose; cards that are kept stay with you for later.',
  'lesson.special-orders.event.thought':
    'Read what each card does, and whether it can do so now. A small gain is more than a card that is gone.',
  'lesson.special-orders.event.mark': 'Event cards',
  'lesson.special-orders.event.goal': 'one Event card is played',
  'lesson.special-orders.event.none':
    'You may do that, but now all of them are gone for nothing. Go back, and play one of them.',
  'lesson.special-orders.hand':
    'At the end Combat cards above your hand limit go to the discard pile. You choose which.',
  'lesson.special-orders.hand.thought': 'Lay each card beside your units. Which one shows nobody that you have?',
  'lesson.special-orders.hand.mark': 'The hand limit',
  'lesson.special-orders.hand.goal': 'the hand is within its limit',
  'lesson.special-orders.end':
    'And round 3 begins. In planning, your modules would let two of your four tokens be special ones.',
  'lesson.special-orders.three.ask': 'How many workers will the Marines cost you with this order?',
  'lesson.special-orders.three.then': 'Carry it out, and train three Marines on Pridewater, one of them for free.',
  'lesson.special-orders.three.because':
    'A mineral for each of them, less the one that the special order takes off. Once per order, and off one price only.',
  'lesson.special-orders.remember.1': 'Each Research & Development module allows one special order a round.',
  'lesson.special-orders.remember.2': 'In regrouping you read all your Event cards, play one and discard the others.',
  'lesson.special-orders.remember.3': 'Then Combat cards above the hand limit are discarded, by your choice.',
} as const;
