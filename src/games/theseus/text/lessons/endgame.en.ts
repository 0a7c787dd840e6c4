/** The lesson "Endgame, and a first match". */
export const endgameLessonTexts = {
  'lesson.endgame': 'Endgame, and a first match',
  'lesson.endgame.countdown':
    'Most matches end by the clock. A player who must put a card into a pending slot and has an empty deck moves the end-of-game marker instead: to 3, 2, 1, end. It stands at 2, and both decks are empty.',
  'lesson.endgame.total':
    'At the end the higher total of life and data points wins. You have 8, the Aliens 9. If you are behind, you need time; if you are ahead, hurry. And time is in your hands: pending slots are never a duty.',
  'lesson.endgame.decline':
    'Go to the Docking Bay with Marine 1, and then do the right thing about its pending slots: you are behind.',
  'lesson.endgame.decline.mark': 'Behind',
  'lesson.endgame.decline.goal': 'your turn is over, and the marker still at 2',
  'lesson.endgame.decline.fill':
    'The marker would move to 1. Once more, and it is over, at 8 against 9. End the turn without it.',
  'lesson.endgame.attack':
    'Now catch up: an assault with the most hits. Marine 2 and Marine 3 both end in the Corridors; which of the two should go, and which stay with an Alien? Then, once ahead, hurry: use the pending slot there.',
  'lesson.endgame.attack.mark': 'Ahead',
  'lesson.endgame.attack.goal': 'ahead of the Aliens',
  'lesson.endgame.attack.marker': 'the marker at 1',
  'lesson.endgame.attack.three':
    'It shares the Docking Bay with an Alien and hits it from there. Without it there is one hit less: 8 against 8. Marine 2 is free to go.',
  'lesson.endgame.attack.advice': 'Go back: first the assault with Marine 2, then the pending slot, in the same turn.',
  'lesson.endgame.finish':
    'You lead, 8 to 7. One step more and it is won, so give them no time. End this turn, and in the next one stop anywhere with a pending slot, and use it.',
  'lesson.endgame.finish.mark': 'The last step',
  'lesson.endgame.finish.goal': 'you win the match',
  'lesson.endgame.finish.advice': 'Do not give them time! Go back, and use a pending slot in your next turn.',
  'lesson.endgame.match':
    'Won by points! Go on, and begin a first match with the coach on: a duel with the beginner decks and three cards installed. The coach explains each question when you first meet it.',
  'lesson.endgame.remember.1': 'An empty deck moves the marker, 3, 2, 1, end; then life and data points count.',
  'lesson.endgame.remember.2': 'Ahead: use pending slots and hurry. Behind: leave them alone and attack.',
  'lesson.endgame.remember.3': 'First match: beginner decks, three cards installed, the coach on.',
} as const;
