/** The texts of the lesson "Aliens". */
export const aliensLessonTexts = {
  'lesson.aliens': 'Aliens',
  'lesson.aliens.begin':
    'Twelve markers of deep space are barren planets, and on each of them aliens live, if you play with that rule: four ships, drawn by chance. On E4 you have three Cruisers with Attack 1, and a Colony Ship. F4 is unexplored.',
  'lesson.aliens.find.count':
    'Suppose F4 is such a planet. Its ships are put there when the marker is turned up, after your combat is over.',
  'lesson.aliens.find.thought':
    'Nobody asks you for an order on F4. Who lives there, and what do those do when somebody turns up?',
  'lesson.aliens.find.ask': 'When will you have to fight them?',
  'lesson.aliens.find.next': 'In my next turn',
  'lesson.aliens.find.never': 'Only if I attack them',
  'lesson.aliens.find.at-once': 'At once',
  'lesson.aliens.find': 'Send the three Cruisers from E4 to F4, without the Colony Ship, and end your movement.',
  'lesson.aliens.find.because':
    'At once, and they attack. Their Tactics 1 is better than yours, so the ship of class C has fired before your Cruisers, and missed. A Cruiser with Exploration would have seen them before.',
  'lesson.aliens.find.mark': 'The barren planet',
  'lesson.aliens.find.advice': 'All three Cruisers go to F4; the Colony Ship waits on E4.',
  'lesson.aliens.find.goal': 'it is your Cruisers’ turn to fire',
  'lesson.aliens.hit.count':
    'Three of them are of class D, with attack 4 and defence 1; one is of class C, with 5 and 2. A Cruiser has attack 4, and your Attack 1 counts.',
  'lesson.aliens.hit.thought':
    'Attack and technology add, defence takes away. Check as well that a Cruiser has hull points enough to use the level.',
  'lesson.aliens.hit.ask': 'What is the highest roll that hits one of class {cls}?',
  'lesson.aliens.hit': 'Fire at a ship of class D.',
  'lesson.aliens.hit.because':
    '4 and 1, less its defence of 1. Against class C it would be 3. All alien ships have one hull point.',
  'lesson.aliens.hit.mark': 'The first shot',
  'lesson.aliens.hit.advice': 'Fire at one of class D: it is easier to hit, and there are three of them.',
  'lesson.aliens.hit.goal': 'a Cruiser has fired at class D',
  'lesson.aliens.win':
    'Fight on to the end. Aliens never retreat and never screen; the player to your left chooses their targets.',
  'lesson.aliens.win.thought':
    'In each round compare the targets that are left by their defence. Which falls more easily, and which fires sooner?',
  'lesson.aliens.win.mark': 'The battle',
  'lesson.aliens.win.goal': 'no alien is left on F4',
  'lesson.aliens.win.advice': 'None of your ships is left on F4. Stay, and fire at what is easiest to hit.',
  'lesson.aliens.barren.count':
    'F4 is free. Barren planets need Terraforming, which you know by now. But your Colony Ship on E4 is older than that.',
  'lesson.aliens.barren.thought':
    'Units carry what was known when they were bought. Which came first here, the technology or the ship?',
  'lesson.aliens.barren.ask': 'Can it settle F4 in your next turn?',
  'lesson.aliens.barren.yes': 'Yes: I know Terraforming',
  'lesson.aliens.barren.no': 'No, only ships bought since then can',
  'lesson.aliens.barren': 'End this turn; then bring the Colony Ship from E4 to F4, and see what it may do.',
  'lesson.aliens.barren.because':
    'Settling is not on offer. A Colony Ship carries what you knew when it was bought; this one is for ordinary planets.',
  'lesson.aliens.barren.mark': 'Terraforming',
  'lesson.aliens.barren.advice': 'Bring the Colony Ship from E4 to F4, where your Cruisers are.',
  'lesson.aliens.barren.goal': 'the Colony Ship is on F4',
  'lesson.aliens.close':
    'A colony on a barren planet grows like any other. As the planets of deep space are all barren, that is how an empire spreads beyond its home; and each of them must first be won.',
  'lesson.aliens.remember.1': 'Aliens on a barren planet attack at once, with Tactics 1.',
  'lesson.aliens.remember.2': 'They never retreat; when they are gone, the planet is free.',
  'lesson.aliens.remember.3': 'Only Colony Ships bought after Terraforming settle barren planets.',
} as const;
