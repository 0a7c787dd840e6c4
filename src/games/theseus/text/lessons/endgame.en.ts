/** The texts of the lesson "Endgame". */
export const endgameLessonTexts = {
  'lesson.endgame': 'Endgame',
  'lesson.endgame.countdown':
    'Most matches end by the clock. A player who must fill a pending slot from an empty deck moves the end-of-game marker: 3, 2, 1, end. Then the higher total of life and data points wins. The marker stands at 2, both decks are empty, you trail 8 to 9.',
  'lesson.endgame.decline':
    'Bring Marine 1 into the Docking Bay, its own sector. Then think about the pending slots there: you are behind.',
  'lesson.endgame.decline.thought':
    'You trail. Ask what each use of a pending slot does to the clock, and whom that helps now.',
  'lesson.endgame.decline.mark': 'Behind',
  'lesson.endgame.decline.goal': 'your turn is over, and the marker has not moved',
  'lesson.endgame.decline.other':
    'Marine 1 was to go to the Docking Bay, and a used slot moves the marker: once more after that, and you have lost, 8 to 9. Using slots is never a duty.',
  'lesson.endgame.attack':
    'Now catch up. An assault hits most if no Marine walks away from an Alien in its reach: see who can go to the Corridors, and who must stay. And once you are ahead, hurry: use the pending slot there.',
  'lesson.endgame.attack.ask': 'How many life points will the assault with most hits leave the Aliens?',
  'lesson.endgame.attack.do': 'Walk into the Corridors with the Marine that leaves most hits. Then see to the clock.',
  'lesson.endgame.attack.thought':
    'Find the Marine that may walk without leaving an Alien in its reach. Then count the hits, one by one.',
  'lesson.endgame.attack.because':
    'One hit in the Corridors, and one by Marine 3, which stayed with the Alien in the Docking Bay.',
  'lesson.endgame.attack.mark': 'Ahead',
  'lesson.endgame.attack.goal': 'ahead of the Aliens',
  'lesson.endgame.attack.marker': 'the marker at 1',
  'lesson.endgame.attack.other':
    'Two hits were possible: Marine 3 must stay with the Alien that only it has in reach, and another Marine must stop in the Corridors.',
  'lesson.endgame.attack.advice': 'First the assault, then the pending slot, in the same turn.',
  'lesson.endgame.finish':
    'You lead, 8 to 7. One more step of the marker and it is won, so give them no time: in your next turn, stop anywhere with a pending slot.',
  'lesson.endgame.finish.thought':
    'You lead, so the clock works for you. Who of yours can stop in a sector with a pending slot?',
  'lesson.endgame.finish.mark': 'The last step',
  'lesson.endgame.finish.goal': 'you win the match',
  'lesson.endgame.finish.advice': 'Do not give them time! Use a pending slot in your next turn.',
  'lesson.endgame.close':
    'Won on points! Without the clock it ends at once when somebody has no life points left, or has 20 data points.',
  'lesson.endgame.remember.1': 'An empty deck moves the marker, 3, 2, 1, end; then life and data points count.',
  'lesson.endgame.remember.2':
    'A used pending slot brings the end nearer, for whoever is ahead; a slot left alone puts it off.',
  'lesson.endgame.remember.3': 'No life points left: lost at once. 20 data points: won at once.',
} as const;
