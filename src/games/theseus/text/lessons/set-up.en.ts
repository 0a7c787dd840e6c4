/** The texts of the lesson "Before the first turn". */
export const setUpLessonTexts = {
  'lesson.set-up': 'Before the first turn',
  'lesson.set-up.before':
    'How a match begins: the ring is laid, life points are at 20, and each slot marked for it gets a bonus card. A deck has 15 cards, fewer in this lesson; beginner decks have the simplest. Each player draws three: yours are a Mine, an Armory and an Assault.',
  'lesson.set-up.cards':
    'You install one of the three, in any empty slot of the station. Slots with a bonus card are not empty. An Armory gives a token where your units stop often; a Mine wants a sector where enemies must stop.',
  'lesson.set-up.cards.thought':
    'Cards that you have drawn are not wasted. Where does a card wait until it is deployed?',
  'lesson.set-up.cards.ask': 'What will become of the other two?',
  'lesson.set-up.cards.out': 'They leave the match',
  'lesson.set-up.cards.deck': 'They go back into the deck',
  'lesson.set-up.cards.pending': 'They go into pending slots',
  'lesson.set-up.cards.do': 'Install the card that you like best; then the Aliens install theirs.',
  'lesson.set-up.cards.because': 'Both wait in the pending slots of your own sector, to be deployed from there.',
  'lesson.set-up.cards.mark': 'The first card',
  'lesson.set-up.cards.goal': 'your three cards lie on the station',
  'lesson.set-up.home':
    'Now the units: two begin in your own sector. Any rooms of it will do; mind the passages, in case an enemy comes.',
  'lesson.set-up.home.thought': 'Follow the passages of each room: more of them mean more targets, for both sides.',
  'lesson.set-up.home.mark': 'Two at home',
  'lesson.set-up.home.goal': 'two Marines in the Docking Bay',
  'lesson.set-up.far':
    'The third unit begins anywhere. Two cards wait for you in the Docking Bay, and neither of the two Marines there can stop there in the first turn. So place Marine 3 where its first walk ends in the Docking Bay. The Aliens begin in their Nest.',
  'lesson.set-up.far.thought':
    'Alone in a sector a unit walks one sector. From where does one step lead to your cards?',
  'lesson.set-up.far.mark': 'One anywhere',
  'lesson.set-up.far.goal': 'Marine 3 is ready to walk into the Docking Bay',
  'lesson.set-up.far.other':
    'From there it does not stop in the Docking Bay. Count as in every walk: alone in a sector it goes one sector, so the sector just before is the place.',
  'lesson.set-up.first': 'The first turn is yours. Fetch your cards: walk into the Docking Bay.',
  'lesson.set-up.first.thought': 'Three Marines, three counts. Whose walk ends where your cards wait?',
  'lesson.set-up.first.mark': 'The first turn',
  'lesson.set-up.first.goal': 'Marine 3 stops at your pending cards',
  'lesson.set-up.first.other':
    'That Marine left your cards behind. Walk with Marine 3, from the sector before the Docking Bay.',
  'lesson.set-up.close':
    'So a match begins. If you choose “three cards installed”, each player draws five cards and installs three of them, one at a time in turn: the station is lively from the first turn on.',
  'lesson.set-up.remember.1': 'Three cards drawn: one installed anywhere, two pending at home.',
  'lesson.set-up.remember.2': 'Two units at home, the third anywhere; think of where its first walk ends.',
  'lesson.set-up.remember.3': 'First match: beginner decks, three cards installed, the coach on.',
} as const;
