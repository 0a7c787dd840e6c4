/** The texts of the lesson "Ground and air". */
export const groundAndAirTexts = {
  'lesson.ground-and-air': 'Ground and air',
  'lesson.ground-and-air.targets':
    'Units are ground or flying, and each has its targets. A Marine can hit both. Inspect (i) your Siege Tank to see what it can hit. A Mutalisk waits on Antiga Prime 2: it flies. Suppose the tank attacks it alone, with a card of attack 7 and health 8.',
  'lesson.ground-and-air.targets.thought':
    'Strength is not all. Inspect both units, and see what sort of target each of them can hit.',
  'lesson.ground-and-air.targets.ask': 'Kerrigan’s card will not reach {health}. Who falls?',
  'lesson.ground-and-air.targets.then':
    'Try it: send the Siege Tank alone to Antiga Prime 2, and lay a card that shows a Siege Tank.',
  'lesson.ground-and-air.targets.because':
    'The tank was strong enough, but it hits ground units only. Had a Zergling supported the Mutalisk, the Zergling would have fallen; its owner picks such a victim.',
  'lesson.ground-and-air.targets.mark': 'The tank alone',
  'lesson.ground-and-air.targets.goal': 'the tank has struck with enough strength',
  'lesson.ground-and-air.targets.lost':
    'To see what the tank can do, it must attack the Mutalisk alone, with a card that shows a Siege Tank. Go back, and try that.',
  'lesson.ground-and-air.retreat':
    'Units of both sides are left, so the attacker retreats: all survivors to one area, held by you or empty, on this planet or along a transport of yours. Where to?',
  'lesson.ground-and-air.retreat.thought':
    'The place must be yours or empty, and have room. Look back at where the tank came from.',
  'lesson.ground-and-air.retreat.mark': 'The retreat',
  'lesson.ground-and-air.retreat.goal': 'the tank has retreated',
  'lesson.ground-and-air.retreat.needs':
    'The second order needs both Marines on Antiga Prime 1. Go back, and send the tank alone.',
  'lesson.ground-and-air.again': 'Now the second order: all three, Marines and tank, against the Mutalisk.',
  'lesson.ground-and-air.again.thought':
    'Look for those of yours that can hit what flies. Would one of them be strong enough without the others?',
  'lesson.ground-and-air.again.mark': 'All together',
  'lesson.ground-and-air.again.goal': 'all three attack',
  'lesson.ground-and-air.again.advice': 'Go back, and send all three together.',
  'lesson.ground-and-air.front':
    'One enemy, so one skirmish: you choose who goes in front, the others support. A Marine supports with 1, the tank with 2, but support counts only from units that could hit the enemy themselves. Kerrigan has spent her best card.',
  'lesson.ground-and-air.front.thought':
    'Ask of each of the three whether it can hit a flyer: that decides in front, and for its support as well.',
  'lesson.ground-and-air.front.ask': 'Who falls this time, the way you are going to do it?',
  'lesson.ground-and-air.front.then': 'Choose who goes in front, and lay a card for it.',
  'lesson.ground-and-air.front.because':
    'With a Marine in front the other Marine adds 1; the tank adds nothing, because it can’t hit flyers. Some cards that show a Marine add more against flyers.',
  'lesson.ground-and-air.front.mark': 'Who goes in front',
  'lesson.ground-and-air.front.goal': 'Antiga Prime 2 is taken',
  'lesson.ground-and-air.front.tank':
    'Strong enough, but the tank can’t hit what flies, in front or not. Go back, and let somebody else go in front.',
  'lesson.ground-and-air.front.advice': 'Go back, put a unit in front that hits flyers, and lay a card that shows it.',
  'lesson.ground-and-air.end':
    'The area is yours. Before you attack, go through both lines: which of yours can reach which of theirs, and whose support will count?',
  'lesson.ground-and-air.remember.1': 'A unit destroys only what it can target, however strong its card is.',
  'lesson.ground-and-air.remember.2':
    'When it can’t target the unit in front, a supporting unit that it can target falls; its owner picks which.',
  'lesson.ground-and-air.remember.3': 'Support counts only from units that could target the enemy in front.',
} as const;
