/** The texts of the lesson "Your own turn". */
export const wholeRoundLessonTexts = {
  'lesson.whole-round': 'A whole round of your own',
  'lesson.whole-round.plan':
    'Now all of it together, and nothing is forbidden. In each turn ask: 1 who can stop where, and on which traps? 2 which of my action cards work there? 3 what does the sector do? 4 which pending slot can I use? The key u takes anything back.',
  'lesson.whole-round.strike':
    'First attack. Marine 1 in the Control Room and Marine 2 in the Tech Bay each have an Alien in reach where they stand. Tentacles of the Aliens are pending in the Corridors.',
  'lesson.whole-round.strike.thought':
    'See who has an Alien in reach and should stay, and who is free to begin the assault.',
  'lesson.whole-round.strike.ask': 'How many wounds can you deal in this turn, at most?',
  'lesson.whole-round.strike.do': 'Play the turn: all the wounds you can, and put the last phase to use as well.',
  'lesson.whole-round.strike.because':
    'Marine 3 was free to go to the Corridors: both others hit from where they stood. Then the Aliens had their turn.',
  'lesson.whole-round.strike.mark': 'A turn to attack',
  'lesson.whole-round.strike.wounds': 'all possible wounds',
  'lesson.whole-round.strike.slot': 'a pending slot used, the Aliens’ turn over',
  'lesson.whole-round.strike.other':
    'More was possible. Who can stop in the Corridors without leaving an Alien that it has in reach? One of your Marines stands where no Alien is.',
  'lesson.whole-round.build.needs':
    'Both wounds are dealt, but now no Marine can stop in the Docking Bay, which you need next. Go back, and let Marine 3 walk to the Corridors: the other two hit from where they stand.',
  'lesson.whole-round.strike.advice':
    'Two wounds were there to deal, and a pending slot to use in the sector where you stopped.',
  'lesson.whole-round.build':
    'Now build. In the Docking Bay two cards of yours are pending, and a card of the Aliens is installed. Stop there, use what your own sector offers, and deploy a card.',
  'lesson.whole-round.build.thought':
    'Count the units where each of your three starts, as they stand now. Whose walk ends at your pending cards?',
  'lesson.whole-round.build.ask': 'Which of your Marines can stop in the Docking Bay?',
  'lesson.whole-round.build.do': 'Play the turn: use your own sector, and deploy a card.',
  'lesson.whole-round.build.because':
    'Two units in the Corridors, two sectors: the Alien that came made the count right.',
  'lesson.whole-round.build.mark': 'A turn to build',
  'lesson.whole-round.build.own': 'a token or a purge',
  'lesson.whole-round.build.card': 'a card deployed',
  'lesson.whole-round.build.advice':
    'Stop in the Docking Bay with the Marine that can, and deploy one of the two cards there.',
  'lesson.whole-round.close':
    'That is a turn, and a match is twenty of them. Go on, and begin a first match: a duel with the beginner decks and three cards installed. The coach explains each question when you first meet it.',
  'lesson.whole-round.remember.1': 'Count where each unit would stop before you choose one.',
  'lesson.whole-round.remember.2': 'An enemy that fills a sector attacks in it: count who can, and where.',
  'lesson.whole-round.remember.3': 'A stop at home gives a token or a purge, and two pending slots are there.',
} as const;
