/** The lesson "Expand". */
export const expandTexts = {
  'lesson.expand': 'Expand: a base, cards and points',
  'lesson.expand.held':
    'Three Marines hold two areas of Antiga Prime, yet nobody works there: an area yields to you only where you have a base on its planet.',
  'lesson.expand.execute':
    'Your Build order lies on Antiga Prime. It has three steps: units and workers, then a building or module, then a base. Carry it out and leave the second step with Done.',
  'lesson.expand.execute.mark': 'The Build order',
  'lesson.expand.execute.goal': 'the third step has come',
  'lesson.expand.base':
    'Step 1 was over at once, for only a base trains units. Now build one, for 2 minerals: in an area where a unit of yours stands. You may try the empty Antiga Prime 3 first.',
  'lesson.expand.base.mark': 'The base',
  'lesson.expand.base.goal': 'a base on Antiga Prime',
  'lesson.expand.base.cards': '2 new mineral cards',
  'lesson.expand.base.point': '1 conquest point',
  'lesson.expand.base.no-unit': 'Someone has to be there to build it. Marines of yours stand on Antiga Prime 1 and 2.',
  'lesson.expand.base.done':
    'That would end the order without a base, and the round with it. Build the base while you can.',
  'lesson.expand.late':
    'The base came in step 3, and step 1 of this order is behind you: it trains units from your next Build order on. That order was the last of the round, so regrouping began at once.',
  'lesson.expand.cards':
    'Regrouping gave you two cards. Antiga Prime 2 is yours because your Marine stands there; Antiga Prime 3 because it is empty and yours is the only base on the planet.',
  'lesson.expand.workers':
    'Then all workers came home: the two that paid for the base and the one from your permanent minerals. Your pool is full again, with more places to work.',
  'lesson.expand.points':
    'Last came conquest points: Antiga Prime 1 gave you one because units of yours stand in that very area. A base elsewhere on the planet would not have done. 15 points win a match.',
  'lesson.expand.remember.1':
    'One base on a planet, in an area with a unit of yours; it trains units from the next Build order on.',
  'lesson.expand.remember.2':
    'With a base you gain the cards of friendly areas, and of empty ones where no other base is, but only in regrouping.',
  'lesson.expand.remember.3': 'Conquest points come every round, from areas where your own units or base stand.',
} as const;
