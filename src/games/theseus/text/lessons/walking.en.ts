/** The texts of the lesson "Walking the ring". */
export const walkingLessonTexts = {
  'lesson.walking': 'Walking the ring',
  'lesson.walking.ring':
    'Welcome aboard! The station is a ring of sectors with four rooms each. You lead three Marines, M1 to M3; Brood leads the Aliens, A1 to A3. You win by wearing the other side down: a player without life points has lost. But first your units must learn to walk.',
  'lesson.walking.read':
    'Read the board first. A sector has rooms, a to d. A unit stands in one as the mark of its side, a letter and its number: M is a Marine, A an Alien. The key e says what every sign means. Now the Corridors.',
  'lesson.walking.read.thought':
    'Find the Corridors on the ring, and read its rooms from a to d. The letter says the side, the number tells units apart.',
  'lesson.walking.read.ask': 'Which units stand in the Corridors?',
  'lesson.walking.read.both': 'A Marine and an Alien',
  'lesson.walking.read.marines': 'Two Marines',
  'lesson.walking.read.aliens': 'Two Aliens',
  'lesson.walking.read.because': 'M3 stands in room a and A2 in room d: one of each side, two units in all.',
  'lesson.walking.first.count':
    'Units walk clockwise only, and from the last sector to the first. A unit that leaves a sector walks exactly as many sectors as units stand there: yours, the enemy’s and itself. Marine 2 stands in the Control Room. Count the units there, then the sectors.',
  'lesson.walking.first.thought':
    'Count everybody in its sector, itself among them. Then go that many sectors clockwise.',
  'lesson.walking.first.ask': 'Where will Marine 2 stop when it walks?',
  'lesson.walking.first': 'Let us see. Move Marine 2; the room where it stops is your choice.',
  'lesson.walking.first.because': 'It was alone, so it walked one sector: from the Control Room to the Docking Bay.',
  'lesson.walking.first.mark': 'The first step',
  'lesson.walking.first.goal': 'Marine 2 has walked',
  'lesson.walking.first.other':
    'That was another Marine. Each of them walks by its own count, and today the first step is Marine 2’s.',
  'lesson.walking.end.count':
    'One unit a turn: your walk is over. The Aliens come next, and Alien 1 of the Alien Nest is going to walk. Count again.',
  'lesson.walking.end.thought':
    'The rule is the same for all sides. How many units stand where it starts, and which sectors follow clockwise?',
  'lesson.walking.end.ask': 'Where will Alien 1 stop?',
  'lesson.walking.end': 'End your turn, and watch where Alien 1 goes.',
  'lesson.walking.end.because':
    'It was alone in the Alien Nest, so it walked one sector, to the Corridors. What happens there comes in lesson 3.',
  'lesson.walking.end.mark': 'The Aliens’ turn',
  'lesson.walking.end.goal': 'the Aliens have moved',
  'lesson.walking.far':
    'Three units stand in the Corridors now: the count changes with every move. Bring a Marine to the Tech Bay. Only one of your three stops there exactly, and the answers don’t say which: count the units in the sector of each, then count sectors.',
  'lesson.walking.far.thought':
    'For each of your three count the units in its sector, and walk that many. Only the sector where a walk ends matters.',
  'lesson.walking.far.mark': 'To the Tech Bay',
  'lesson.walking.far.goal': 'a Marine stops in the Tech Bay',
  'lesson.walking.far.two':
    'Two units stood in the Docking Bay, so it had to walk two sectors: past the Tech Bay, to the Alien Nest. Nobody may stop early. Count again.',
  'lesson.walking.far.taken':
    'An Alien stands in that room, and there is room for one unit only, friend or enemy. Any empty room of the sector will do.',
  'lesson.walking.close':
    'Three units, three sectors: Control Room, Docking Bay, Tech Bay. Walking past somebody does nothing; what counts is where you stop. What each sector does there comes next.',
  'lesson.walking.remember.1': 'Clockwise only, one unit a turn; after the last sector comes the first.',
  'lesson.walking.remember.2': 'As many sectors as units stand where you start, all of them counted; exactly as many.',
  'lesson.walking.remember.3': 'One unit a room, and the room is yours to choose.',
} as const;
