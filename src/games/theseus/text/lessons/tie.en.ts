/** The texts of the lesson "Extra: a tie". */
export const tieLessonTexts = {
  'lesson.tie': 'Extra: a tie',
  'lesson.tie.end':
    'It is {life} to {life}, both decks are empty, and the end-of-game marker stands at 1: the next pending slot that somebody fills moves it to the end. Marine 1 can stop in the Control Room, at an empty slot.',
  'lesson.tie.end.thought':
    'Consider the totals: at the end they are equal. What would have to come before anybody has won?',
  'lesson.tie.end.ask': 'What will follow if you fill it?',
  'lesson.tie.end.shared': 'You share the victory',
  'lesson.tie.end.lost': 'You lose, because you ended it',
  'lesson.tie.end.turns': 'Each has one more turn',
  'lesson.tie.end.do': 'Walk into the Control Room with Marine 1, and fill the slot there.',
  'lesson.tie.end.because': 'A tie gives everybody in it one more turn; the player who ended it comes last.',
  'lesson.tie.end.mark': 'The end of the clock',
  'lesson.tie.end.goal': 'the marker at the end, and the Aliens’ last turn over',
  'lesson.tie.end.other':
    'Marine 1 was to stop in the Control Room and fill the slot there, in its first turn: who ends the clock comes last in the tie.',
  'lesson.tie.last':
    'The Aliens have had theirs: Alien 2 came into the Corridors and dealt nothing. This is the last turn of the match. One wound decides it, so attack: count who stops where, and mind the walls.',
  'lesson.tie.last.thought':
    'One wound is enough. Who stops in the Corridors by its count, and from which rooms does a passage lead to the Alien?',
  'lesson.tie.last.mark': 'The last turn',
  'lesson.tie.last.goal': 'you alone win the match',
  'lesson.tie.last.other':
    'So it would stay a tie. Marine 3, alone in the Nest, stops in the Corridors; from rooms a and d a passage leads to the Alien in b.',
  'lesson.tie.close': 'Won in the last turn. Had it stayed 8 to 8, you would have shared the victory.',
  'lesson.tie.remember.1': 'A tie at the end of the clock: each has one more turn.',
  'lesson.tie.remember.2': 'They begin with the player after the one who moved the marker, who comes last.',
  'lesson.tie.remember.3': 'Still a tie after that: a shared victory.',
} as const;
