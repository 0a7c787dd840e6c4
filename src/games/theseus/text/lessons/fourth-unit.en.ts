/** The lesson "The fourth unit". */
export const fourthUnitLessonTexts = {
  'lesson.fourth-unit': 'The fourth unit',
  'lesson.fourth-unit.space':
    'Marine 3 was thrown out of the station: it drifts in space. It walks no more, but in your turn it may come back, into any empty room of any sector.',
  'lesson.fourth-unit.return':
    'Bring Marine 3 back into the Control Room. This uses up your whole turn: no sector action and no card follows.',
  'lesson.fourth-unit.return.mark': 'Back from space',
  'lesson.fourth-unit.return.goal': 'Marine 3 stands in the Control Room',
  'lesson.fourth-unit.return.walk': 'Your other Marines can wait. First bring Marine 3 back from space.',
  'lesson.fourth-unit.return.elsewhere':
    'You may come back there. But from the Control Room, alone, its next walk ends in the Docking Bay, and there is work for it there.',
  'lesson.fourth-unit.fill':
    'Coming back was the whole turn, so you got no malfunction token. Now look at the Docking Bay: three units, one room empty. Fill it with Marine 3, which is one sector away.',
  'lesson.fourth-unit.fill.mark': 'The fourth unit',
  'lesson.fourth-unit.fill.goal': 'the Aliens are wounded in the Docking Bay',
  'lesson.fourth-unit.fill.other':
    'Alone in the Corridors, it would go one sector on, to the Control Room. Marine 3 is the one that ends in the Docking Bay.',
  'lesson.fourth-unit.minor':
    'When your unit makes a sector full, you make a minor assault: all your units in that sector attack at once. Marine 1 is on its upgraded side and has both Aliens in reach: two wounds, without the Corridors.',
  'lesson.fourth-unit.launch':
    'End the turn and watch: the Alien will walk into the Corridors, to Marine 2. Then enter the full Docking Bay with Marine 2. A full sector takes a fifth unit only if another one is launched into space: choose an Alien!',
  'lesson.fourth-unit.launch.mark': 'The fifth unit',
  'lesson.fourth-unit.launch.goal': 'an Alien in space',
  'lesson.fourth-unit.launch.four':
    'Four units stand in the Docking Bay: it would walk four sectors, out of it and far away. Marine 2 stands two sectors before it, with one other unit in its sector.',
  'lesson.fourth-unit.launch.friend':
    'Even an own unit may be launched, and sometimes saves itself so. But then it would cost you a turn to fetch it. Launch an Alien.',
  'lesson.fourth-unit.close':
    'The room of the launched unit is now yours, the sector is full once more, and so you made another minor assault. The Alien’s way back will cost the Aliens a whole turn.',
  'lesson.fourth-unit.remember.1': 'Make a sector full, and all your units in it attack: a minor assault.',
  'lesson.fourth-unit.remember.2':
    'Enter a full sector, and you launch a unit of your choice into space and take its room.',
  'lesson.fourth-unit.remember.3': 'Back from space into any empty room; that is the whole turn.',
} as const;
