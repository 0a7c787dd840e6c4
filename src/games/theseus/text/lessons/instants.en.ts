/** The texts of the lesson "Instants and bonus cards". */
export const instantsLessonTexts = {
  'lesson.instants': 'Instants and bonus cards',
  'lesson.instants.before':
    'Not all cards are installed. Instants and all bonus cards lie face up before you, and each is used once: in your own turn, between any two steps of it, as many as you like. You lead the Aliens today; before you lie Repair, Upgrade and Shaft Passage.',
  'lesson.instants.repair':
    'The malfunction token lies on your trap Hive. Your Repair puts the token back in the Control Room. Do so before you walk.',
  'lesson.instants.repair.thought':
    'Which of the four phases does such a card use? Consider what you have done in this turn so far.',
  'lesson.instants.repair.ask': 'What is left of your turn after that?',
  'lesson.instants.repair.nothing': 'Nothing',
  'lesson.instants.repair.rest': 'All but the walk',
  'lesson.instants.repair.all': 'All of it',
  'lesson.instants.repair.do': 'Use Repair, and see what you are asked next.',
  'lesson.instants.repair.because': 'Such cards cost no phase: the walk is still to come, and the Hive works again.',
  'lesson.instants.repair.mark': 'Repair',
  'lesson.instants.repair.goal': 'the Hive works again',
  'lesson.instants.repair.other':
    'First wake the Hive: use Repair before you walk. A card before you does nothing by itself.',
  'lesson.instants.shaft':
    'Shaft Passage is used while a unit walks: it takes it one sector further. Alien 1 is alone in the Tech Bay, and the ring goes on with the Docking Bay, the Corridors and the Control Room.',
  'lesson.instants.shaft.thought':
    'Count the units where it starts, and add what the card gives. Then go along the ring.',
  'lesson.instants.shaft.ask': 'Where will Alien 1 stop with Shaft Passage?',
  'lesson.instants.shaft.do': 'Walk with Alien 1, one sector further than it can.',
  'lesson.instants.shaft.because': 'One step for one unit, one more by the card. It is used up now.',
  'lesson.instants.shaft.mark': 'Shaft Passage',
  'lesson.instants.shaft.goal': 'Alien 1 in the Corridors, your attack made',
  'lesson.instants.shaft.other': 'Not that way: Alien 1 is to walk, with Shaft Passage, into the Corridors.',
  'lesson.instants.burrow':
    'Here in the Corridors Burrow is pending, an instant of the Aliens: it moves one of your installed cards to an empty slot anywhere. Now deploy it.',
  'lesson.instants.burrow.thought':
    'Cards of this kind are never installed. Where lay the others that you have used today?',
  'lesson.instants.burrow.ask': 'Where will Burrow go?',
  'lesson.instants.burrow.slot': 'Into a slot of your choice',
  'lesson.instants.burrow.gone': 'Out of the match',
  'lesson.instants.burrow.aside': 'Before you, to be used',
  'lesson.instants.burrow.do': 'Deploy Burrow from the pending slot.',
  'lesson.instants.burrow.because': 'An instant is never installed. Its pending slot was refilled as always.',
  'lesson.instants.burrow.mark': 'An instant',
  'lesson.instants.burrow.goal': 'Burrow has left the pending slot',
  'lesson.instants.burrow.advice': 'Deploy Burrow before you end the turn: pending, it is no use.',
  'lesson.instants.move':
    'You may use it at once. The Hive, 1 wound for an enemy who stops there, lies in the Control Room. Marine 2 is alone in the Docking Bay, and will walk next. Move the Hive where Marine 2 will stop.',
  'lesson.instants.move.thought':
    'Work out where the Marine must stop, by its count. The trap has to be there before it, in an empty slot.',
  'lesson.instants.move.mark': 'Burrow',
  'lesson.instants.move.goal': 'the Hive waits where Marine 2 will stop',
  'lesson.instants.move.other':
    'Marine 2 does not stop there. Alone in the Docking Bay, it walks one sector: to the Corridors.',
  'lesson.instants.move.advice': 'Burrow was to be used before the Marines’ turn.',
  'lesson.instants.step': 'End your turn now. Marine 2 walks, and your Hive and Alien 1 are in the Corridors.',
  'lesson.instants.step.thought':
    'Whose turn will it be? Go through all that could hurt them, and ask of each whether it works then.',
  'lesson.instants.step.ask': 'How many wounds will the Marines take in their turn?',
  'lesson.instants.step.watch': 'End the turn, and watch Marine 2.',
  'lesson.instants.step.because':
    'One from the Hive. Units attack in their own side’s turns only: yours not now, but theirs did.',
  'lesson.instants.step.mark': 'The Marines’ turn',
  'lesson.instants.step.goal': 'the Marines have had their turn',
  'lesson.instants.close':
    'The other bonus cards: the one called Upgrade gives you an upgrade token, Card from the Deck installs your top card at once. Such cards wait as long as you like, and everybody sees them.',
  'lesson.instants.remember.1':
    'Instants and bonus cards lie before you; each is used once, in your own turn, at no cost.',
  'lesson.instants.remember.2': 'An instant deployed from a pending slot is laid before you, and the slot is refilled.',
  'lesson.instants.remember.3': 'Shaft Passage: one sector further. Repair: the malfunction token goes back.',
} as const;
