/** The lesson "Extra: the Greys". */
export const greysLessonTexts = {
  'lesson.greys': 'Extra: the Greys',
  'lesson.greys.learn':
    'The Greys win with data too, and learn where others wound: an attack of theirs, and a trap of theirs, gives them data points. You have 18, so two are missing.',
  'lesson.greys.plan':
    'In the Docking Bay lie your Mine, worth 2, and your Control, which moves an enemy as you like. But none of your units ends there. So use the Teleport: a Grey that is about to stop in its sector may stop in any other.',
  'lesson.greys.teleport':
    'Move Grey 1 into the Control Room, where the Teleport is, and stop in the Docking Bay instead.',
  'lesson.greys.teleport.mark': 'The Teleport',
  'lesson.greys.teleport.goal': 'Grey 1 in the Docking Bay',
  'lesson.greys.teleport.unit':
    'Alone in the Wreck, it goes one sector on, to the Tech Bay. Grey 1 is the one that ends where the Teleport is.',
  'lesson.greys.teleport.stay':
    'That is where you would stop anyway, and get the malfunction token. But the two points lie in the Docking Bay.',
  'lesson.greys.teleport.home': 'Home is safe, and gives an upgrade token. But the two points lie in the Docking Bay.',
  'lesson.greys.control':
    'Control is carried out now: you move a Marine by the ordinary rules, its steps counted as always. Which of them ends in the Docking Bay, on your Mine?',
  'lesson.greys.control.mark': 'Control',
  'lesson.greys.control.goal': '20 data points',
  'lesson.greys.control.away':
    'Two units stand in the Docking Bay now, so it would walk two sectors, away from the Mine. Look one sector before.',
  'lesson.greys.close':
    'Won, by the enemy’s own feet! The player who uses a card that moves a unit decides everything about that move: its way, its room, and who is launched. The traps of its enemies work as ever.',
  'lesson.greys.remember.1': 'What wounds for others gives data to the Greys.',
  'lesson.greys.remember.2': 'Teleport: a Grey about to stop there may stop in any sector.',
  'lesson.greys.remember.3':
    'If you move an enemy by a card, you decide all of it, but the steps are counted as always.',
} as const;
