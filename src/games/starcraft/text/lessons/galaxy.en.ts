/** The texts of the lesson "The galaxy". */
export const galaxyLessonTexts = {
  'lesson.galaxy': 'The galaxy: planets, routes, a base',
  'lesson.galaxy.planets':
    'Before the first round the galaxy is built, by all players together. You lead Jim Raynor’s Terran, Kerrigan leads Zerg. Certain areas bring conquest points, every round, to the player who holds them; 15 points win: so it matters what lies where.',
  'lesson.galaxy.read':
    'Read the board first. Kerrigan has placed Dylar IV. Behind the number of each area stands what it yields, then who is there: the mark of a side with its units, and a base has a sign of its own. The key e says what every sign means.',
  'lesson.galaxy.read.thought':
    'Find Dylar IV, and go along its areas. A base has a sign of its own, behind the mark of its owner.',
  'lesson.galaxy.read.ask': 'In which area of {planet} does the base stand?',
  'lesson.galaxy.read.because':
    'In area 2, behind the mark of Kerrigan: what stands in an area is read behind its number.',
  'lesson.galaxy.areas':
    'Each of the four areas yields something, on the map by its first letter: 1 conquest points, 2 gas, 3 and 4 minerals. The base stands on Dylar IV 2. Press i on anything to read more about it.',
  'lesson.galaxy.areas.thought':
    'Consider who stands in that very area. Does a base next door stand in it, or a player who has laid a planet?',
  'lesson.galaxy.areas.ask': '{area} is empty. Who gets its conquest points?',
  'lesson.galaxy.areas.base': 'Kerrigan, because her base is on the planet',
  'lesson.galaxy.areas.placed': 'the player who placed the planet',
  'lesson.galaxy.areas.nobody': 'nobody',
  'lesson.galaxy.areas.because':
    'Points go to a player with a unit or a base in that very area. Minerals and gas pay for what you build; points win.',
  'lesson.galaxy.first':
    'Now you. Place Pridewater east of Dylar IV. A planet has slots at some of its sides, and you may turn it as you like: one slot has to face a slot of Dylar IV.',
  'lesson.galaxy.first.thought':
    'Turn the planet in your mind: at which of its sides are slots, and which side looks at Dylar IV?',
  'lesson.galaxy.first.mark': 'The first planet',
  'lesson.galaxy.first.goal': 'Pridewater is joined to Dylar IV',
  'lesson.galaxy.first.no-join':
    'Turned like this, Pridewater has no slot to the west, so nothing joins it to Dylar IV. Turn it so that one looks west.',
  'lesson.galaxy.base':
    'Two slots face each other, and a route has appeared. The planets are adjacent now: you may give orders next door, and transports fly there. Now your base. It trains units, and at the start it gives you all Resource cards of its planet. Choose any area of Pridewater.',
  'lesson.galaxy.base.thought':
    'Compare what the areas of Pridewater yield, and how many units each holds. All cards of the planet come to you, wherever the base stands.',
  'lesson.galaxy.base.mark': 'The base',
  'lesson.galaxy.base.goal': 'a base on Pridewater',
  'lesson.galaxy.base.later':
    'You may wait for your second planet, too. But all three areas of Pridewater yield minerals or gas, and only two of Braken. Put it here.',
  'lesson.galaxy.second':
    'The player who placed last places the second planet first. Put Braken south of Pridewater, turned as you like.',
  'lesson.galaxy.second.thought':
    'Look for a slot of Pridewater that looks south. One of Braken’s slots has to face it.',
  'lesson.galaxy.second.mark': 'The second planet',
  'lesson.galaxy.second.goal': 'Braken is joined to Pridewater',
  'lesson.galaxy.routes':
    'Kerrigan’s second planet is Helios, with slots at all four sides. She will put it into the corner that is left: south of Dylar IV, west of Braken. Remember how you turned Braken.',
  'lesson.galaxy.routes.thought':
    'Helios has a slot at every side, so consider its neighbours: which of them has a free slot towards that corner?',
  'lesson.galaxy.routes.ask': 'How many normal routes will Helios have then?',
  'lesson.galaxy.routes.then': 'Watch what Kerrigan does.',
  'lesson.galaxy.routes.because':
    'Wherever two free slots face each other there is a route; nobody can leave it out. Kerrigan also placed a z-axis route, Z1 to z1: it joins two planets with a free slot each, wherever they lie.',
  'lesson.galaxy.routes.mark': 'Kerrigan’s second planet',
  'lesson.galaxy.routes.goal': 'Helios lies on the table',
  'lesson.galaxy.z-axis':
    'Everybody places one z-axis route, and everybody may use it like any other route. Put its two ends into free slots of two planets. One end is called major, one minor; in play both are alike.',
  'lesson.galaxy.z-axis.thought':
    'Look for planets that no route joins, and for slots that face nothing. Whom would a way between them help?',
  'lesson.galaxy.z-axis.mark': 'The z-axis route',
  'lesson.galaxy.z-axis.goal': 'a z-axis route of your own',
  'lesson.galaxy.forces':
    'Your starting forces go onto Pridewater: two Marines, a Firebat and a Vulture. Every area has a unit limit; press i on Pridewater 3 to see its own.',
  'lesson.galaxy.forces.thought':
    'Every area says how many units it holds. Inspect this one, and compare that with what you have to place.',
  'lesson.galaxy.forces.ask': 'How many of your four units fit on {area}?',
  'lesson.galaxy.forces.then':
    'Place all four on Pridewater, as you like, and a transport on one of its routes. You may try to fill Pridewater 3. Then Done.',
  'lesson.galaxy.forces.because':
    'A unit limit holds at all times. Only an attacker may exceed it, by two, as long as a battle lasts.',
  'lesson.galaxy.forces.mark': 'Starting forces',
  'lesson.galaxy.forces.units': 'four units on Pridewater',
  'lesson.galaxy.forces.transport': 'a transport on a route',
  'lesson.galaxy.forces.done': 'set-up is over',
  'lesson.galaxy.forces.full': 'That area is full: it holds three units. Put the Vulture into another area.',
  'lesson.galaxy.end': 'The set-up is over, and Resource cards have been dealt: each lets your workers mine its area.',
  'lesson.galaxy.end.thought': 'Think of the planet, and not only of the area where the base stands.',
  'lesson.galaxy.end.ask': 'Which Resource cards do you hold as round 1 begins?',
  'lesson.galaxy.end.none': 'none yet',
  'lesson.galaxy.end.base': 'the one of the area with the base',
  'lesson.galaxy.end.all': 'all those of Pridewater',
  'lesson.galaxy.end.because':
    'At the start you take all cards of the planet where your base stands; the Sheet shows them. You also have 8 workers and 8 Combat cards. Next come the orders.',
  'lesson.galaxy.remember.1':
    'A new planet must face a slot of one on the table; wherever free slots face each other there is a route.',
  'lesson.galaxy.remember.2':
    'Planets joined by a route, normal or z-axis, are adjacent, and your transports carry units along it.',
  'lesson.galaxy.remember.3':
    'Every area yields something to the player who holds it, and holds no more units than its limit.',
} as const;
