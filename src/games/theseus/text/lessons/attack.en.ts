/** The lesson "Attack and passages". */
export const attackLessonTexts = {
  'lesson.attack': 'Attack and passages',
  'lesson.attack.sides':
    'Marines are the ones who shoot from the start: base side one enemy, upgraded side all in reach. A mark behind the name shows the upgraded side. Aliens on their base side attack nobody. Each hit is a wound: their faction loses a life point.',
  'lesson.attack.passages':
    'Reach means: the same sector, and a passage between the two rooms. A line between rooms is a passage, none is a wall. In the Corridors each room leads to each, only b and c are walled off.',
  'lesson.attack.assault':
    'Stop in the Corridors and all your units attack, in every sector at once. Marine 3 ends there. Which of the empty rooms has a passage to the Alien in room b? Three wounds are possible!',
  'lesson.attack.assault.mark': 'The assault',
  'lesson.attack.assault.goal': 'the Aliens lose 3 life points',
  'lesson.attack.assault.upgraded':
    'It would leave the Corridors, two sectors on, and the Alien in its sector would be out of reach. Let it stay, and take Marine 3.',
  'lesson.attack.assault.base':
    'It shares its sector with two Aliens, just right: it attacks there without moving. Take Marine 3.',
  'lesson.attack.assault.wall':
    'Between c and b there is a wall: from there Marine 3 would reach nobody. Take the other room.',
  'lesson.attack.counted':
    'One wound by the upgraded Marine 1, one by Marine 3, one in the Tech Bay by Marine 2, which could reach two but on its base side picks one. Attacks are no choice; only whom to hit is.',
  'lesson.attack.token':
    'You hold one upgrade token; your stock is shown with your life points. Which Marine gains most by it for the next assault? Look at the passages, count the Aliens in reach, and turn that one to its upgraded side.',
  'lesson.attack.token.mark': 'Who gains most',
  'lesson.attack.token.goal': 'the right Marine is upgraded',
  'lesson.attack.token.one':
    'One Alien is in its reach, and that one it hits anyway. Marine 2 has passages to two of them.',
  'lesson.attack.again':
    'Nobody strikes back. But an Alien on its upgraded side hits all in its reach, in its own turn, whenever the Aliens attack. So mind with whom you share a sector, and where the walls are.',
  'lesson.attack.remember.1': 'A unit attacks in its own sector, and only through a passage.',
  'lesson.attack.remember.2':
    'Marines attack one enemy on their base side, all in reach on their upgraded side; Aliens none, or all in reach.',
  'lesson.attack.remember.3': 'Stop in the Corridors and all your units attack everywhere; nobody strikes back.',
} as const;
