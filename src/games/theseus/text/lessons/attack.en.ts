/** The texts of the lesson "Attack and passages". */
export const attackLessonTexts = {
  'lesson.attack': 'Attack and passages',
  'lesson.attack.sides':
    'Base side up, a Marine attacks one enemy in reach and an Alien nobody. On the upgraded side both attack all in reach: those in the same sector to whose room a passage leads. Where there is none, there is a wall. Each hit is a wound: one life point.',
  'lesson.attack.token':
    'You hold one upgrade token, and your Marines are about to attack wherever they stand. One of the three would hit more Aliens with it right now. Go through the rooms and their passages, and turn that one to its upgraded side.',
  'lesson.attack.token.mark': 'Who hits more',
  'lesson.attack.token.goal': 'the Marine that hits more is on its upgraded side',
  'lesson.attack.token.thought':
    'For each Marine follow the passages from its room, and count the enemies at their ends. Walls stop an attack.',
  'lesson.attack.token.other':
    'That one has no two Aliens in reach. Marine 2, in room a of the Tech Bay, has passages to c and to d, and an Alien stands in each.',
  'lesson.attack.assault':
    'If you stop in the Corridors, all your units attack, in every sector at once: an assault. Marine 3 walks there now, from the Nest. Alien 1 stands there in room b; the others are free.',
  'lesson.attack.assault.thought':
    'Go Marine by Marine: which enemies are in its sector, to whom does a passage lead, and on which side does it lie? Then add up.',
  'lesson.attack.assault.ask': 'How many wounds can the assault deal in all?',
  'lesson.attack.assault.walk':
    'Walk into the Corridors with Marine 3, into a room from which it hits, and count the hits.',
  'lesson.attack.assault.because':
    'Marine 2 hit two, Marine 3 one; no Alien is with Marine 1. Nobody chooses to attack or strikes back.',
  'lesson.attack.assault.mark': 'The assault',
  'lesson.attack.assault.goal': 'all the wounds that are possible',
  'lesson.attack.assault.other':
    'More was possible: only Marine 3 stops in the Corridors, and from room c there is a wall between it and the Alien.',
  'lesson.attack.back':
    'Now the Aliens. Alien 1 walks into the Docking Bay, onto their card Assault: all Aliens attack. Alien 1 and 2 are on their upgraded sides. From room a of the Docking Bay passages lead to all its rooms. Your Barricade in the Tech Bay protects your units there.',
  'lesson.attack.back.thought':
    'For each Alien ask whether it may attack at all, whom it reaches, and whether a card stands between.',
  'lesson.attack.back.ask': 'How many wounds will your Marines take?',
  'lesson.attack.back.watch': 'End your turn, and watch what Alien 1 and Alien 2 do.',
  'lesson.attack.back.because':
    'Alien 1 hit Marine 1. Alien 2 could not attack behind the Barricade, and Alien 3 is on its base side.',
  'lesson.attack.back.mark': 'The Aliens attack',
  'lesson.attack.back.goal': 'the Aliens have had their turn',
  'lesson.attack.close':
    'So mind who you share a sector with, where the walls are, and which cards protect. An attack also comes when a sector is full: that is the next lesson.',
  'lesson.attack.remember.1': 'A unit attacks in its own sector, and only through a passage.',
  'lesson.attack.remember.2':
    'Marines attack one enemy on their base side, all in reach on their upgraded side; Aliens none, or all in reach.',
  'lesson.attack.remember.3': 'Stop in the Corridors and all your units attack everywhere; nobody strikes back.',
} as const;
