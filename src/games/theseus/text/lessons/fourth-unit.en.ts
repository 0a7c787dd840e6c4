/** The texts of the lesson "The fourth unit". */
export const fourthUnitLessonTexts = {
  'lesson.fourth-unit': 'The fourth unit',
  'lesson.fourth-unit.space':
    'Marine 3 drifts in space, thrown out of the station. Instead of walking with another unit you may bring it back, into any empty room of any sector. It is to come back into the Control Room, where the malfunction token waits.',
  'lesson.fourth-unit.space.thought':
    'Sectors and cards act for a unit that has walked and stopped. Does coming back count as a walk?',
  'lesson.fourth-unit.space.ask': 'What will come after its return in this turn?',
  'lesson.fourth-unit.space.malfunction': 'The malfunction token',
  'lesson.fourth-unit.space.walk': 'A walk with it',
  'lesson.fourth-unit.space.over': 'Nothing more',
  'lesson.fourth-unit.space.do': 'Bring Marine 3 back into the Control Room, and see.',
  'lesson.fourth-unit.space.because': 'Coming back is the whole turn: no sector action and no card follows.',
  'lesson.fourth-unit.space.mark': 'Back from space',
  'lesson.fourth-unit.space.goal': 'Marine 3 is back, and your next turn begins',
  'lesson.fourth-unit.space.other':
    'You may do that too. But Marine 3 is needed in the Control Room: from there its next walk ends in the Docking Bay.',
  'lesson.fourth-unit.fill':
    'Three units stand in the Docking Bay, and room c is empty. If your unit makes a sector full, all your units in that sector attack at once: a minor assault. Marine 1 in room a is on its upgraded side. Mind the passages of the Docking Bay.',
  'lesson.fourth-unit.fill.thought':
    'Follow the passages from each of your two rooms, and see on which side each of the two lies.',
  'lesson.fourth-unit.fill.ask': 'How many wounds will it deal if Marine 3 walks in?',
  'lesson.fourth-unit.fill.do': 'Fill the Docking Bay with Marine 3.',
  'lesson.fourth-unit.fill.because':
    'Marine 1 has passages to both Aliens. From room c only one leads on, to Marine 1: Marine 3 reached nobody.',
  'lesson.fourth-unit.fill.mark': 'The fourth unit',
  'lesson.fourth-unit.fill.goal': 'a minor assault in the Docking Bay',
  'lesson.fourth-unit.fill.other':
    'That one does not end in the Docking Bay. Marine 3, alone in the Control Room, is one sector before it.',
  'lesson.fourth-unit.launch':
    'A full sector takes a fifth unit only if another one is launched into space; the new one gets its room. Your turn ends now, and Alien 3 walks from the Nest into the Corridors, where Marine 2 stands; Marine 1 and Marine 3 are in the Docking Bay.',
  'lesson.fourth-unit.launch.thought':
    'For each of the three count the units where it starts, as it will be when Alien 3 has walked. A full sector makes a long walk.',
  'lesson.fourth-unit.launch.ask': 'Which Marine will end exactly in the Docking Bay?',
  'lesson.fourth-unit.launch.do': 'End the turn. Then walk into the Docking Bay, and launch an Alien.',
  'lesson.fourth-unit.launch.because':
    'Two units in the Corridors, two sectors. The others start in the full Docking Bay: they would walk four sectors, away from it.',
  'lesson.fourth-unit.launch.mark': 'The fifth unit',
  'lesson.fourth-unit.launch.goal': 'an Alien in space',
  'lesson.fourth-unit.launch.other':
    'Not that way: walk with Marine 2, two sectors from the Corridors, and launch an Alien. A launched Marine would cost you a whole turn to fetch.',
  'lesson.fourth-unit.close':
    'The room of the launched Alien is yours, and with the sector full again you made another minor assault. The way back will cost the Aliens a whole turn.',
  'lesson.fourth-unit.remember.1': 'Make a sector full, and all your units in it attack: a minor assault.',
  'lesson.fourth-unit.remember.2':
    'Enter a full sector, and you launch a unit of your choice into space and take its room.',
  'lesson.fourth-unit.remember.3': 'Back from space into any empty room; that is the whole turn.',
} as const;
