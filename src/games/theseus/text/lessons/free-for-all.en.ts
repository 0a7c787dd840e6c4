/** The texts of the lesson "Extra: everyone for themselves". */
export const freeForAllLessonTexts = {
  'lesson.free-for-all': 'Extra: everyone for themselves',
  'lesson.free-for-all.race':
    'With three or four factions it is a race. Life begins at 0, and each wound you deal gives you a life point. The wounded lose nothing, and nobody drops out. First to 20 life or 20 data points wins. You stand at 15, Brood at 12, Visitor at 9.',
  'lesson.free-for-all.assault':
    'Every other faction is an enemy now. Marine 2, on its upgraded side, has an Alien and a Grey in reach; Marine 3 has an Alien; between Marine 1 and the Alien in the Nest is a wall. Somebody should go to the Corridors, and nobody should leave its targets.',
  'lesson.free-for-all.assault.ask': 'How many life points will you have after the assault with most hits?',
  'lesson.free-for-all.assault.do': 'Walk into the Corridors with the Marine that leaves most hits.',
  'lesson.free-for-all.assault.thought':
    'Let somebody walk who has nobody in reach. Then count the hits of all, and add them to what you have.',
  'lesson.free-for-all.assault.because': 'Three hits, three points for you; Aliens and Greys stand as before.',
  'lesson.free-for-all.assault.mark': 'The assault',
  'lesson.free-for-all.assault.goal': 'three hits',
  'lesson.free-for-all.assault.other':
    'Two of your Marines have targets where they stand. Marine 1, one of two in the Nest, has only a wall before it: it loses nothing by going to the Corridors.',
  'lesson.free-for-all.mine':
    'Two points are missing, and traps pay their owner too. Your Mine is pending here, worth 2. Two Greys stand in the Wreck, and one of them will walk: deploy the Mine where it stops.',
  'lesson.free-for-all.mine.thought':
    'Count the Greys in the Wreck: so many sectors one of them walks. You need an empty slot where that ends.',
  'lesson.free-for-all.mine.mark': 'The Mine',
  'lesson.free-for-all.mine.goal': 'the Mine lies in the Grey’s way',
  'lesson.free-for-all.mine.other':
    'No Grey stops there now. Two units in the Wreck, two sectors: Corridors, Control Room.',
  'lesson.free-for-all.mine.advice': 'Two points are missing: deploy the Mine before you end the turn.',
  'lesson.free-for-all.win':
    'Now it is the others’ turn, first Brood’s, then Visitor’s. A Grey will step on your Mine.',
  'lesson.free-for-all.win.thought':
    'In this race wounds are paid to somebody. To whom, and does it matter whose turn it is?',
  'lesson.free-for-all.win.ask': 'What will come of that?',
  'lesson.free-for-all.win.nothing': 'Nothing, because it is not your turn',
  'lesson.free-for-all.win.lose': 'The Greys lose 2 life points',
  'lesson.free-for-all.win.gain': 'You gain 2 life points',
  'lesson.free-for-all.win.watch': 'End your turn, and watch the two others.',
  'lesson.free-for-all.win.because': 'Traps pay their owner in everybody’s turn, and 20 wins at once.',
  'lesson.free-for-all.win.mark': 'The last points',
  'lesson.free-for-all.win.goal': 'you win the match',
  'lesson.free-for-all.close':
    'Twenty! With more at the table, each point of somebody else brings that one nearer to 20. Four players can also play two against two; the last extra lesson shows how.',
  'lesson.free-for-all.remember.1': 'A wound is a life point for the player who deals it; nobody loses any.',
  'lesson.free-for-all.remember.2': 'Traps pay their owner, in every turn.',
  'lesson.free-for-all.remember.3': 'The first player with 20 life or 20 data points wins.',
} as const;
