/** The lesson "Hard choices". */
export const hardChoicesTexts = {
  'lesson.hard-choices': 'Hard choices: force mining and losing ground',
  'lesson.hard-choices.overrun':
    'Trouble: an Ultralisk of Kerrigan’s has walked into Antiga Prime 2, over your base. It can’t be driven off this round, and in regrouping a base with enemy units in its area is destroyed.',
  'lesson.hard-choices.lost':
    'With the base your cards of the planet go back, and workers on a lost card are destroyed. Two of yours are at work on Antiga Prime 2, one on Antiga Prime 3. What can still be saved?',
  'lesson.hard-choices.execute':
    'One order is left: Build on Pridewater. Carry it out and buy a Goliath, 2 minerals and 1 gas, for any area.',
  'lesson.hard-choices.execute.mark': 'The last order',
  'lesson.hard-choices.execute.goal': 'a Goliath is to be paid for',
  'lesson.hard-choices.mine':
    'The card of Antiga Prime 2 is full, but it may be overworked: force mining. Each extra worker gives a mineral and wears the area down. Pay both minerals that way, for the card is lost anyhow.',
  'lesson.hard-choices.mine.mark': 'Paying for the Goliath',
  'lesson.hard-choices.mine.depleted': 'Antiga Prime 2 is used up',
  'lesson.hard-choices.mine.goliath': 'a Goliath',
  'lesson.hard-choices.mine.permanent':
    'You will want your permanent minerals again and again, and they can’t be lost. Antiga Prime 2 is lost to you already: take from there.',
  'lesson.hard-choices.mine.early':
    'A card must be full before it can be overworked, and you would ruin one that stays yours. Antiga Prime 2!',
  'lesson.hard-choices.mine.lost':
    'Paid otherwise, the workers on Antiga Prime 2 will die with the card. Go back and mine it out.',
  'lesson.hard-choices.used-up':
    'Mined once, an area is partially depleted and its card turned over; mined twice it is used up and the card leaves the game. All four workers on it went to Unavailable Workers: safe!',
  'lesson.hard-choices.finish':
    'Now end the order with Done. It was the last one, so regrouping follows: see what is lost.',
  'lesson.hard-choices.finish.mark': 'Regrouping',
  'lesson.hard-choices.finish.base': 'the base falls',
  'lesson.hard-choices.finish.cards': 'a card is lost',
  'lesson.hard-choices.finish.transport': 'a transport is lost',
  'lesson.hard-choices.transport':
    'First the base fell. Then the transport between Antiga Prime and Braken: no base of yours at either end. The other one still touches Pridewater and stays.',
  'lesson.hard-choices.worker':
    'Then the card of Antiga Prime 3 went back, and the one worker on it was destroyed. All others came home to the pool, those of the mined card too.',
  'lesson.hard-choices.end':
    'The price: whoever takes Antiga Prime 2 later gets nothing from it, you included. Force mining is for what you are about to lose, or for a purchase that decides a match.',
  'lesson.hard-choices.remember.1':
    'A full card can be force mined: once it is partially depleted, twice it leaves the game.',
  'lesson.hard-choices.remember.2':
    'Bases under enemy units, and transports without a base at either end, fall in regrouping.',
  'lesson.hard-choices.remember.3':
    'Workers on a lost card are destroyed; those on a depleted one are only Unavailable.',
} as const;
