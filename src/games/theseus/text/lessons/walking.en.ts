/** The lesson "Walking the ring". */
export const walkingLessonTexts = {
  'lesson.walking': 'Walking the ring',
  'lesson.walking.ring':
    'Welcome aboard! The station is a ring of sectors with four rooms each. You lead the three Marines; Brood leads the Aliens. M1 to M3 on the board are yours. Units walk clockwise only, the way that the arrows show; from the last sector on to the first.',
  'lesson.walking.points':
    'A unit that leaves a sector goes as many sectors as units stand there: yours, the enemy’s, and itself. Exactly as many, never fewer. Marine 2 is alone, so one sector; in the Corridors two stand, so two.',
  'lesson.walking.first':
    'Move Marine 2, alone in the Control Room, one sector on into the Docking Bay. Behind each of your units in the list stands where it would end. The room there is your choice.',
  'lesson.walking.first.mark': 'The first step',
  'lesson.walking.first.goal': 'Marine 2 stands in the Docking Bay',
  'lesson.walking.first.three':
    'It would arrive too: two units in the Corridors, two sectors on. But leave it there, you need it in a minute. Take Marine 2.',
  'lesson.walking.first.one':
    'Marine 1 is in the Docking Bay already. Alone there, it would go one sector on, to the Tech Bay. Take Marine 2.',
  'lesson.walking.end':
    'That was the walk of this turn: one unit a turn. The sector gave you an upgrade token; the next lesson tells what for. End the turn, and watch where the Alien goes.',
  'lesson.walking.end.mark': 'The Aliens’ turn',
  'lesson.walking.end.goal': 'the Aliens have moved',
  'lesson.walking.changed':
    'It was alone in the Nest, so one sector on: the Corridors. (Its assault there came to nothing; lesson 3 tells why.) Now three units stand there. Counts change with every move, also your enemy’s: that is the heart of this game.',
  'lesson.walking.far':
    'Now to the Tech Bay. Only one of your Marines ends there exactly: count the units in the sector of each, then count sectors clockwise.',
  'lesson.walking.far.mark': 'To the Tech Bay',
  'lesson.walking.far.goal': 'a Marine stops in the Tech Bay',
  'lesson.walking.far.two':
    'Two units stand in the Docking Bay, so from there it is two sectors: through the Tech Bay to the Alien Nest. Nobody may stop early. Count again.',
  'lesson.walking.far.taken':
    'An Alien stands in that room: one unit a room, friend or enemy. Any empty room of the sector will do.',
  'lesson.walking.close':
    'Three units, three sectors: Control Room, Docking Bay, Tech Bay. Walking past somebody does nothing; what counts is where you stop. What each sector does there comes next.',
  'lesson.walking.remember.1': 'Clockwise only, one unit a turn.',
  'lesson.walking.remember.2': 'As many sectors as units stand where you start, all of them counted; exactly as many.',
  'lesson.walking.remember.3': 'One unit a room, and the room is yours to choose.',
} as const;
