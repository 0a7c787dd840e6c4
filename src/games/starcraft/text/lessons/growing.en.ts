/** The texts of the lesson "Growing". */
export const growingTexts = {
  'lesson.growing': 'Growing: buildings and modules',
  'lesson.growing.sheet':
    'Your sheet says what you can train. Barracks I is printed on it and gives Marines; each further level costs something and unlocks one more type of unit. A Build order has three steps: units and workers, then one building and one module, then a base.',
  'lesson.growing.buy':
    'How many units one Build order trains is your build limit: 2 now. A Supply module raises it by 1. You have a base on Pridewater and one on Antiga Prime, with a Build order on each.',
  'lesson.growing.buy.thought':
    'Find your build limit as it is now, and ask what one module changes. Do bases count for it?',
  'lesson.growing.buy.ask': 'How many units will your next Build order train once you have bought a Supply module?',
  'lesson.growing.buy.then':
    'Carry out one of the two orders. Leave step 1 with Done, and in step 2 buy Barracks II and a Supply module.',
  'lesson.growing.buy.because':
    'Two, and one more for the module: it does not matter how many bases you have. What you buy serves all of them, from the next Build order on.',
  'lesson.growing.buy.mark': 'Barracks II and Supply',
  'lesson.growing.buy.goal': 'Barracks II',
  'lesson.growing.buy.supply': 'a Supply module',
  'lesson.growing.buy.advice': 'Go back, and buy both in the second step of one order.',
  'lesson.growing.three':
    'Kerrigan has no orders, so it is your turn again. Carry out your other Build order and use it to the full: three units, at least one of them a Firebat (1 mineral and 1 gas).',
  'lesson.growing.three.thought':
    'Consider what your new building has unlocked, and what each unit costs. Three places are to be filled.',
  'lesson.growing.three.mark': 'Three units',
  'lesson.growing.three.units': 'three units in this order',
  'lesson.growing.three.firebat': 'a Firebat',
  'lesson.growing.three.lost': 'Three units are trained, and none of them is a Firebat. Go back, and train one.',
  'lesson.growing.three.advice': 'Go back, and train three, one of them a Firebat.',
  'lesson.growing.zerg':
    'Zerg have no Supply. Their build limit is 2 for each type of building they own, whatever its level. Kerrigan owns a Spawning Pool and a Queen’s Nest.',
  'lesson.growing.zerg.thought':
    'Count Kerrigan’s kinds of building, whatever their level. Each is worth the same to her.',
  'lesson.growing.zerg.ask': 'How many units can one Build order of Kerrigan’s train?',
  'lesson.growing.zerg.because':
    'Two types of building, two units each. Protoss count as Terran do: 2, and 1 for each Supply. Every race has few spaces for modules.',
  'lesson.growing.remember.1':
    'One building and one module in each Build order, levels one after the other; they serve all bases.',
  'lesson.growing.remember.2': 'They help from the next Build order on.',
  'lesson.growing.remember.3':
    'The build limit counts the units of one order: Supply raises it, for Zerg the types of buildings do.',
} as const;
