/** The texts of the lesson "Hard choices". */
export const hardChoicesTexts = {
  'lesson.hard-choices': 'Hard choices: force mining and losing ground',
  'lesson.hard-choices.overrun':
    'Trouble! An Ultralisk of Kerrigan’s has walked into Antiga Prime 2, over your base. In regrouping a base with enemy units in its area is destroyed, the cards of the planet go back, and workers on them are destroyed: two on Antiga Prime 2, one on Antiga Prime 3.',
  'lesson.hard-choices.execute':
    'One order is left: Build on Pridewater. Carry it out and buy a Goliath, 2 minerals and 1 gas, for any area.',
  'lesson.hard-choices.execute.thought':
    'A Build order has its steps in a fixed order. At which of them are units on offer?',
  'lesson.hard-choices.execute.mark': 'The last order',
  'lesson.hard-choices.execute.goal': 'a Goliath is to be paid for',
  'lesson.hard-choices.execute.late':
    'Units come first in a Build order, and that step is over: now there are only buildings. Go back, and buy a Goliath before you choose Done.',
  'lesson.hard-choices.mine':
    'The card of Antiga Prime 2 is full, but it may be overworked: force mining. Each extra worker gives a mineral and wears the area down: once, and it is partially depleted; twice, and the card leaves the game. It is lost anyway.',
  'lesson.hard-choices.mine.thought':
    'Think of where workers go once they have paid, and when they come home. What could still strike those who stay on the card?',
  'lesson.hard-choices.mine.mark': 'Paying for the Goliath',
  'lesson.hard-choices.mine.depleted': 'Antiga Prime 2 is used up',
  'lesson.hard-choices.mine.goliath': 'a Goliath',
  'lesson.hard-choices.mine.early':
    'A card must be full before it can be overworked, and you would ruin one that stays yours. Antiga Prime 2!',
  'lesson.hard-choices.mine.lost':
    'If you pay another way, the workers on Antiga Prime 2 will die with the card. Go back and mine it out.',
  'lesson.hard-choices.used-up':
    'Unavailable means safe: they come home in regrouping. But nobody ever gets anything from that area again.',
  'lesson.hard-choices.finish':
    'The order goes on, and it is the last one; then comes regrouping. Three workers are in the pool, five are unavailable or on your own cards, and one works on Antiga Prime 3, whose card you will lose.',
  'lesson.hard-choices.finish.thought':
    'Count all groups of workers, and take away only those whose card is destroyed under them.',
  'lesson.hard-choices.finish.mark': 'Regrouping',
  'lesson.hard-choices.finish.base': 'the base falls',
  'lesson.hard-choices.finish.cards': 'a card is lost',
  'lesson.hard-choices.finish.transport': 'a transport is lost',
  'lesson.hard-choices.transport':
    'First the base fell. Then the transport between Antiga Prime and Braken: no base of yours at either end. The other one still touches Pridewater and stays.',
  'lesson.hard-choices.worker':
    'The worker on Antiga Prime 3 was destroyed together with its card. All others came home, those of the mined card too.',
  'lesson.hard-choices.end':
    'The price: the player who takes Antiga Prime 2 later gets nothing from it, you included. A card that you are about to lose costs you nothing more by force mining; one that would stay yours is worn down for the rest of the match.',
  'lesson.hard-choices.execute.advice': 'Go back, carry the order out, and buy a Goliath.',
  'lesson.hard-choices.mine.ask': 'If you mine it twice, what becomes of the four workers on it?',
  'lesson.hard-choices.mine.die': 'they are destroyed with the card',
  'lesson.hard-choices.mine.stay': 'they stay on the planet',
  'lesson.hard-choices.mine.wait': 'they become unavailable',
  'lesson.hard-choices.mine.then':
    'Pay both minerals of the Goliath by force mining Antiga Prime 2. The gas comes from elsewhere.',
  'lesson.hard-choices.finish.ask': 'How many workers will the pool hold after regrouping?',
  'lesson.hard-choices.finish.then': 'End the order with Done, and see what is lost.',
  'lesson.hard-choices.remember.1':
    'A full card can be force mined: once it is partially depleted, twice it leaves the game.',
  'lesson.hard-choices.remember.2':
    'Bases under enemy units, and transports without a base at either end, fall in regrouping.',
  'lesson.hard-choices.remember.3':
    'Workers on a lost card are destroyed; those on a depleted one are only Unavailable.',
} as const;
