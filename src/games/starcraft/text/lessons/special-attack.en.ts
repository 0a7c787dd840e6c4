/** The texts of the lesson "Special Mobilize, special Research". */
export const specialAttackTexts = {
  'lesson.special-attack': 'Special Mobilize, special Research',
  'lesson.special-attack.cards':
    'Two special orders of yours are on the board. The first is a Mobilize on Antiga Prime, where your Marine stands beside a Hydralisk of Kerrigan’s. With a usual Mobilize an attacker draws three Combat cards before the battle.',
  'lesson.special-attack.cards.thought': 'Begin with what every attacker draws, and add what the special token gives.',
  'lesson.special-attack.cards.ask': 'How many Combat cards will you draw with this one?',
  'lesson.special-attack.cards.then': 'Carry it out: the Marine of Antiga Prime 1 attacks Antiga Prime 2.',
  'lesson.special-attack.cards.because':
    'Two more than usual, and you are not asked. You keep them after the battle as well, up to your hand limit.',
  'lesson.special-attack.cards.mark': 'The attack',
  'lesson.special-attack.cards.goal': 'the Marine attacks',
  'lesson.special-attack.cards.advice': 'Go back, and send the Marine to Antiga Prime 2 before you choose Done.',
  'lesson.special-attack.strike':
    'In each skirmish of this battle you strike with 1 more. Your Marine cards have attack 5 and health 4 or 5. Kerrigan’s best card for the Hydralisk is 7/6.',
  'lesson.special-attack.strike.thought':
    'Both strike. Add what the order gives to your attack only, and compare each attack with the other side’s health.',
  'lesson.special-attack.strike.ask': 'Who falls, if you lay such a card?',
  'lesson.special-attack.strike.then': 'Lay a card that shows a Marine.',
  'lesson.special-attack.strike.because':
    'Five and one are six, as much as its health; its 7 was too much for the Marine. With a usual Mobilize only the Marine would have fallen.',
  'lesson.special-attack.strike.mark': 'The skirmish',
  'lesson.special-attack.strike.goal': 'the Hydralisk falls',
  'lesson.special-attack.strike.lost':
    'That card was too weak even with 1 more. Go back, and lay one that shows a Marine: 5 and 1 are enough for health 6.',
  'lesson.special-attack.copies':
    'The other one is a Research on Pridewater. A usual Research shuffles all copies of a technology into your Combat deck. This one adds something at the end: another Event card, or a copy for your hand.',
  'lesson.special-attack.copies.thought':
    'A usual Research puts all copies in one place. Ask how many of them the special one moves elsewhere.',
  'lesson.special-attack.copies.ask': 'Buy Spider Mines, and take a copy if you may: where will the two copies be?',
  'lesson.special-attack.copies.deck': 'both in my Combat deck',
  'lesson.special-attack.copies.both': 'both in my hand',
  'lesson.special-attack.copies.one': 'one in my hand, one in the deck',
  'lesson.special-attack.copies.then': 'Carry it out, buy Spider Mines, and take a copy.',
  'lesson.special-attack.copies.because':
    'One is ready for your next battle; the other may come many draws later. Without a purchase for the deck you only get the Event card.',
  'lesson.special-attack.copies.mark': 'The copy',
  'lesson.special-attack.copies.goal': 'Spider Mines in your hand',
  'lesson.special-attack.copies.advice':
    'Go back: buy Spider Mines, and choose the copy for your hand instead of an Event card.',
  'lesson.special-attack.close':
    'Compare what you have seen: 1 attack and two cards for a battle, or a new card at once, or one more unit and a cheaper price with a special Build. Each Research & Development module lets you place one of them a round.',
  'lesson.special-attack.remember.1': 'Special Mobilize: five cards instead of three, and 1 attack in each skirmish.',
  'lesson.special-attack.remember.2': 'Special Research: one more Event card, or a copy in your hand at once.',
  'lesson.special-attack.remember.3': 'Strength equal to health is enough: 1 attack more can decide.',
} as const;
