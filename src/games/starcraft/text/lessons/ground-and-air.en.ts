/** The lesson "Ground and air". */
export const groundAndAirTexts = {
  'lesson.ground-and-air': 'Ground and air',
  'lesson.ground-and-air.targets':
    'Units are ground or flying, and each has its targets. A Marine hits both; your mighty Siege Tank hits ground only. Inspect (i) shows it for every unit. A Mutalisk flies.',
  'lesson.ground-and-air.alone':
    'Let us see what that means: send the Siege Tank alone against the Mutalisk on Antiga Prime 2.',
  'lesson.ground-and-air.alone.mark': 'The tank alone',
  'lesson.ground-and-air.alone.goal': 'the Siege Tank attacks alone',
  'lesson.ground-and-air.alone.advice': 'Go back, and send the Siege Tank alone.',
  'lesson.ground-and-air.alone.marine':
    'The Marines stay at home this time. See first what the tank can do by itself, against something that flies.',
  'lesson.ground-and-air.strong': 'Give it the strongest card you like that shows a Siege Tank.',
  'lesson.ground-and-air.strong.mark': 'A strong card',
  'lesson.ground-and-air.strong.goal': 'strong enough, and nobody falls',
  'lesson.ground-and-air.strong.marine':
    'That one shows a Marine; the tank would get its small values. Take one with a Siege Tank on it.',
  'lesson.ground-and-air.strong.advice': 'Go back, and lay a card that shows a Siege Tank.',
  'lesson.ground-and-air.nothing':
    'Sufficient strength, and yet nothing fell: what the front-line unit can’t target it can’t destroy. Had a Zergling supported the Mutalisk, it would have died instead; its owner picks such a victim.',
  'lesson.ground-and-air.retreat':
    'An attacker who has not cleared the area retreats, all survivors to one area on the planet or next door. Take the tank back to the Marines on Antiga Prime 1.',
  'lesson.ground-and-air.retreat.mark': 'The retreat',
  'lesson.ground-and-air.retreat.goal': 'the tank is back on Antiga Prime 1',
  'lesson.ground-and-air.again': 'Now the second order: everybody on Antiga Prime 1 against the Mutalisk.',
  'lesson.ground-and-air.again.mark': 'All together',
  'lesson.ground-and-air.again.goal': 'all three attack',
  'lesson.ground-and-air.again.advice': 'Go back, and send all three together.',
  'lesson.ground-and-air.front':
    'One enemy, so one skirmish, and one of yours goes in front; the others support. In front must be a unit that can hit a flyer.',
  'lesson.ground-and-air.front.mark': 'Who goes in front',
  'lesson.ground-and-air.front.goal': 'a Marine is in front',
  'lesson.ground-and-air.front.tank':
    'You have just seen it: a Siege Tank can’t target what flies. Put a Marine in front.',
  'lesson.ground-and-air.cards':
    'The second Marine supports with 1. The Siege Tank’s support would be 2, but support counts only from a unit that could target the enemy itself: it adds nothing. Some Marine cards add 1 against flyers.',
  'lesson.ground-and-air.cards.mark': 'A card for the Marine',
  'lesson.ground-and-air.cards.goal': 'the Mutalisk is destroyed',
  'lesson.ground-and-air.cards.advice': 'Go back, and lay a card with a Marine on it.',
  'lesson.ground-and-air.end':
    'The area is yours. Before you attack, look at both lines: who of yours can reach whom, and whose support will count?',
  'lesson.ground-and-air.remember.1': 'A unit destroys only what it can target, however strong its card is.',
  'lesson.ground-and-air.remember.2':
    'When it can’t target the unit in front, a supporting unit that it can target falls; its owner picks which.',
  'lesson.ground-and-air.remember.3': 'Support counts only from units that could target the enemy in front.',
} as const;
