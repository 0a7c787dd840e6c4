/** The texts of the lesson "Expand". */
export const expandTexts = {
  'lesson.expand': 'Expand: a base, cards and points',
  'lesson.expand.held':
    'Three Marines hold two areas of Antiga Prime, yet none of your workers may work there: an area yields minerals or gas only to a player with a base on its planet.',
  'lesson.expand.base':
    'Your Build order lies on Antiga Prime. A base costs 2 minerals and may stand in any area of the planet where a unit of yours stands. Antiga Prime 1 yields conquest points, 2 and 3 minerals. The order is the last one of the round.',
  'lesson.expand.base.thought':
    'A base opens the resources of its planet. Ask of each area that yields some: is it yours, or is an enemy near?',
  'lesson.expand.base.ask': 'How many Resource cards will regrouping give you for that base?',
  'lesson.expand.base.none': 'none before the next round',
  'lesson.expand.base.one': 'one, where a Marine stands',
  'lesson.expand.base.two': 'two, Antiga Prime 2 and 3',
  'lesson.expand.base.then':
    'Carry the order out and build the base, in its third and last step. Step 1 is over at once: only a base trains units. Step 2 sells buildings and modules; Done skips it.',
  'lesson.expand.base.because':
    'Antiga Prime 2 is yours because your Marine stands there. Antiga Prime 3 is empty; you get it too as long as no enemy is on the planet.',
  'lesson.expand.base.mark': 'The base',
  'lesson.expand.base.goal': 'a base on Antiga Prime',
  'lesson.expand.base.over': 'regrouping has begun',
  'lesson.expand.base.no-unit': 'Someone has to be there to build it. Marines of yours stand on Antiga Prime 1 and 2.',
  'lesson.expand.base.advice': 'The order is over without a base. Go back, and build one.',
  'lesson.expand.limit':
    'The new base trains units from your next Build order on. On a planet you may have only one base, always where one of your units stands. Marines of yours stand on Antiga Prime 1 and 2, and one on Braken 1.',
  'lesson.expand.limit.thought':
    'Cross out the planets where you have a base. On what is left, where does a unit of yours stand?',
  'lesson.expand.limit.ask': 'Where could you build your next base?',
  'lesson.expand.limit.because':
    'On Pridewater and Antiga Prime you have a base. On Braken Kerrigan has one, in another area, but that does not keep you out.',
  'lesson.expand.points':
    'Regrouping also counted conquest points. Antiga Prime 1 and Braken 1 yield one each; the board still shows how it stood before that. 15 win a match.',
  'lesson.expand.points.thought':
    'Look on the map for the areas with c, and at who stands in each. No base is needed for points.',
  'lesson.expand.points.ask': 'How many conquest points do you have now?',
  'lesson.expand.points.because':
    'One for each of the two areas, because your units stand in them. You get them every round, as long as you hold the areas.',
  'lesson.expand.remember.1':
    'One base on a planet, in an area with one of your units; it trains units from the next Build order on.',
  'lesson.expand.remember.2':
    'With a base you gain the cards of areas you hold, and of empty ones while no enemy is on the planet, but only in regrouping.',
  'lesson.expand.remember.3': 'Conquest points come every round, from areas where your own units or base stand.',
} as const;
