/** The lesson "The galaxy". */
export const galaxyLessonTexts = {
  'lesson.galaxy': 'The galaxy: planets, routes, a base',
  'lesson.galaxy.planets':
    'You fight for a galaxy of planets, and before the first round it is built together. Kerrigan has placed Dylar IV. She leads Zerg; you lead Jim Raynor’s Terran, and have two planets to place.',
  'lesson.galaxy.areas':
    'Dylar IV has four areas. Each yields something: m minerals, g gas, c conquest points, and the marks behind tell who is there: Kerrigan’s base in the second one. Press i to read more.',
  'lesson.galaxy.first':
    'Place Pridewater east of Dylar IV. Each planet has slots at some of its sides, and you may turn it as you like: one of them has to face a slot of Dylar IV. Try the last way in the list first.',
  'lesson.galaxy.first.mark': 'The first planet',
  'lesson.galaxy.first.goal': 'Pridewater is joined to Dylar IV',
  'lesson.galaxy.first.no-join':
    'Turned like this, Pridewater has no slot to the west, so nothing joins it to Dylar IV. Turn it so that one looks west.',
  'lesson.galaxy.route':
    'Where two free slots face each other a route appears by itself, and nobody can leave it out. Planets that a route joins are adjacent: orders may be given next door, and transports go along the route.',
  'lesson.galaxy.base':
    'Now your base. It trains units, and the planet where it stands gives you all its Resource cards to begin with. Choose any area of Pridewater.',
  'lesson.galaxy.base.mark': 'The base',
  'lesson.galaxy.base.goal': 'a base on Pridewater',
  'lesson.galaxy.base.later':
    'You may wait for your second planet. But all three areas of Pridewater yield minerals or gas, and only two of Braken. Put it here.',
  'lesson.galaxy.second':
    'Your second planet at once, for whoever placed last begins this round. Put Braken south of Pridewater; both ways of turning it join the two.',
  'lesson.galaxy.second.mark': 'The second planet',
  'lesson.galaxy.second.goal': 'Braken is joined to Pridewater',
  'lesson.galaxy.last':
    'Kerrigan has placed Helios, and then the two ends of a z-axis route: Z1 and z1. Such a route joins planets that do not lie side by side, and is in all else like the others.',
  'lesson.galaxy.z-axis':
    'Everybody places one z-axis route, and everybody may use it. Put its two ends into free slots of two planets, the major end first; which is which makes no difference later.',
  'lesson.galaxy.z-axis.mark': 'The z-axis route',
  'lesson.galaxy.z-axis.goal': 'a z-axis route of your own',
  'lesson.galaxy.forces':
    'Your starting forces go onto Pridewater: two Marines, a Firebat, a Vulture, and a transport on one of its routes. Pridewater 3 holds three units; see what happens when a fourth is to go there.',
  'lesson.galaxy.forces.mark': 'Starting forces',
  'lesson.galaxy.forces.units': 'four units on Pridewater',
  'lesson.galaxy.forces.transport': 'a transport on a route',
  'lesson.galaxy.forces.done': 'the set-up is over',
  'lesson.galaxy.forces.full':
    'Every area has a unit limit, and nobody may stand above it but an attacker, for as long as a battle lasts. Put the Vulture into another area.',
  'lesson.galaxy.end':
    'You hold the three Resource cards of Pridewater, have 8 workers to pay with and 8 Combat cards in hand. Now the first round begins with giving orders: that is the next lesson.',
  'lesson.galaxy.remember.1':
    'A new planet must face a slot of one on the table; wherever free slots face each other there is a route.',
  'lesson.galaxy.remember.2':
    'Planets joined by a route, normal or z-axis, are adjacent, and your transports carry units along it.',
  'lesson.galaxy.remember.3':
    'Every area yields something to whoever holds it, and holds no more units than its limit.',
} as const;
