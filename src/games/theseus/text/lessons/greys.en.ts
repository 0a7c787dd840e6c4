/** The texts of the lesson "Extra: the Greys". */
export const greysLessonTexts = {
  'lesson.greys': 'Extra: the Greys',
  'lesson.greys.learn':
    'The Greys win with data too, and learn where others wound: an attack of theirs, and a trap of theirs, gives them data points. You have 18, so two are missing.',
  'lesson.greys.teleport':
    'In the Docking Bay lie your Mine, worth 5, and your Control, which moves an enemy. In the Control Room lies your Teleport: a Grey that is about to stop in its sector may stop in any other instead. Bring a Grey into the Docking Bay in this turn.',
  'lesson.greys.teleport.thought':
    'Look for the Grey that would stop where your Teleport lies. Where may it stop instead?',
  'lesson.greys.teleport.mark': 'The Teleport',
  'lesson.greys.teleport.goal': 'a Grey in the Docking Bay',
  'lesson.greys.teleport.other':
    'The two points lie in the Docking Bay. Grey 1, alone in the Corridors, is about to stop in the Control Room, and the Teleport takes it anywhere.',
  'lesson.greys.control':
    'Control is carried out now: you move a Marine. Its steps are counted as always, and you decide all the rest. Two units stand in the Docking Bay now, two in the Control Room, one in the Tech Bay.',
  'lesson.greys.control.thought':
    'Count the units where each of the three starts, and walk on. Whose walk ends at your trap?',
  'lesson.greys.control.ask': 'Which Marine would stop on your Mine in the Docking Bay?',
  'lesson.greys.control.do': 'Move a Marine onto your Mine.',
  'lesson.greys.control.because': 'Alone in the Tech Bay, it walked one sector: right onto the Mine.',
  'lesson.greys.control.mark': 'Control',
  'lesson.greys.control.goal': '20 data points',
  'lesson.greys.control.other': 'That one starts among two units and walks two sectors, past the Mine or away from it.',
  'lesson.greys.close':
    'Won, by the enemy’s own feet! The player who uses a card that moves a unit decides everything about that move: its way, its room, and who is launched. The traps of its enemies work as ever.',
  'lesson.greys.remember.1': 'What wounds for others gives data to the Greys.',
  'lesson.greys.remember.2': 'Teleport: a Grey about to stop there may stop in any sector.',
  'lesson.greys.remember.3':
    'If you move an enemy by a card, you decide all of it, but the steps are counted as always.',
} as const;
