/** The lesson "Growing". */
export const growingTexts = {
  'lesson.growing': 'Growing: buildings and modules',
  'lesson.growing.sheet':
    'Your sheet says what you can train. Barracks I is printed on it and gives Marines; each further level costs something and unlocks a unit more. Two bases, two Build orders: let us grow.',
  'lesson.growing.execute':
    'First the order on Pridewater. Carry it out and leave step 1, units and workers, with Done: it is step 2 that we want.',
  'lesson.growing.execute.mark': 'The order on Pridewater',
  'lesson.growing.execute.goal': 'the second step has come',
  'lesson.growing.buy':
    'One building and one module in each order. Buy Barracks II, which unlocks the Firebat. There is no buying Barracks III at once: levels come in order.',
  'lesson.growing.buy.mark': 'Barracks II',
  'lesson.growing.buy.goal': 'Barracks II',
  'lesson.growing.supply':
    'Now a Supply module: it raises your build limit, the number of units that one Build order trains, from 2 to 3.',
  'lesson.growing.supply.mark': 'Supply',
  'lesson.growing.supply.goal': 'a Supply module',
  'lesson.growing.supply.second':
    'One building an order: this order has bought its own. The next level waits for the next Build order. The module is still open.',
  'lesson.growing.next':
    'Kerrigan has no orders, so it is your turn again. What was bought in step 2 helps from the next Build order on, and your buildings serve all your bases. Carry out the order on Antiga Prime.',
  'lesson.growing.next.mark': 'The order on Antiga Prime',
  'lesson.growing.next.goal': 'the Build order is carried out',
  'lesson.growing.three':
    'Train three units here, one of them a Firebat (1 mineral and 1 gas). You choose which and where.',
  'lesson.growing.three.mark': 'Three units',
  'lesson.growing.three.units': 'three units in this order',
  'lesson.growing.three.firebat': 'a Firebat',
  'lesson.growing.three.lost': 'Three units are trained, and none of them is a Firebat. Go back, and train one.',
  'lesson.growing.three.advice': 'Go back, and train three, one of them a Firebat.',
  'lesson.growing.fourth': 'You have workers left for another one. Try it: one more Marine.',
  'lesson.growing.fourth.mark': 'A fourth unit',
  'lesson.growing.fourth.goal': 'you know why not',
  'lesson.growing.fourth.limit':
    'Two from the start, one more by Supply: three. Each further Supply module would add one.',
  'lesson.growing.end':
    'Zerg have no Supply: they train two units for each type of building they own. Every race has five spaces or fewer for modules, so choose them with care.',
  'lesson.growing.remember.1':
    'One building and one module in each Build order, levels one after the other; they serve all bases.',
  'lesson.growing.remember.2': 'They help from the next Build order on.',
  'lesson.growing.remember.3':
    'The build limit counts the units of one order: Supply raises it, for Zerg the types of buildings do.',
} as const;
