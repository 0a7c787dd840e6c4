/** The texts of the lesson "Two Regents". */
export const twoRegentsLessonTexts = {
  'lesson.two-regents': 'Two Regents',
  'lesson.two-regents.begin':
    'Mira has picked the Regent, the last role of this round. You hold Castor’s Pair at B5 with two planets, and Ferrum at B4 with one, each with an Empire. Who picked the role places last, so she will see what you do.',
  'lesson.two-regents.price.count':
    'Everybody has two tokens. One more may be bought: 2 marks for the first buyer, and each later buyer pays one more. Mira is asked first, for the role is hers; suppose that she buys one.',
  'lesson.two-regents.price.thought':
    'The price depends on how many have bought before. Who is asked before you, and what does that change?',
  'lesson.two-regents.price.ask': 'What will a token cost you then?',
  'lesson.two-regents.price': 'Watch what Mira does.',
  'lesson.two-regents.price.goal': 'you are asked',
  'lesson.two-regents.price.because':
    'Three: she paid two, and every purchase raises the price by one. You pick the moment by picking the role.',
  'lesson.two-regents.guard':
    'Buy one or save your marks, then place your tokens. Mira has three, and answers. An Empire counts 1, each token 1, and she needs one more than you have on a sector to take it. Keep Castor’s Pair.',
  'lesson.two-regents.guard.thought':
    'Compare what she can bring with what you have on each of the two. Where is more at stake, and how strong must it be?',
  'lesson.two-regents.guard.mark': 'Before Mira',
  'lesson.two-regents.guard.goal': 'Castor’s Pair is yours after her Regent',
  'lesson.two-regents.guard.lost':
    'Mira placed last, and put one token more on Castor’s Pair than you had there. She has three tokens: how many must lie there beside your Empire, so that three are not enough?',
  'lesson.two-regents.points.count':
    'Mira could not take Castor’s Pair, so she went for Ferrum, where you were weaker, and took it. Then everybody was paid a point for each planet.',
  'lesson.two-regents.points.thought': 'Consider what you still control, and count planets, not sectors.',
  'lesson.two-regents.points.ask': 'How many points did you get?',
  'lesson.two-regents.points.because':
    'One for your home and two for Castor’s Pair. Castor’s Pair pays two points in each Regent, Ferrum one.',
  'lesson.two-regents.pick':
    'A new round. Mira kept the Throne, picked first, and took the Scientist; you are next. All other roles are free again. You want Ferrum back, and Mira’s tokens may not answer yours this time.',
  'lesson.two-regents.pick.thought': 'Ask who is asked first in a role, and how many have bought by then.',
  'lesson.two-regents.pick.ask': 'What will a token cost you in your own Regent?',
  'lesson.two-regents.pick.meanwhile': 'Pick a role in which nobody places after you.',
  'lesson.two-regents.pick.because':
    'You picked it, so you are asked first and pay 2. And you place last: that is the privilege of the role.',
  'lesson.two-regents.pick.mark': 'Your pick',
  'lesson.two-regents.pick.goal': 'you have picked the Regent',
  'lesson.two-regents.pick.other':
    'That leaves the Regent to Vega, who picks next. If she takes it she places last, not you. Which role gives you the last word on Ferrum?',
  'lesson.two-regents.take':
    'Now they place first, and you see it all before you place. Buy or not, then look where Mira’s tokens lie: as many as she has there make a tie, and one more wins.',
  'lesson.two-regents.take.thought':
    'Her tokens lie open: on each sector count hers and yours. Then share out what you have, and see whether you need one more.',
  'lesson.two-regents.take.mark': 'After Mira',
  'lesson.two-regents.take.pair': 'Castor’s Pair is still yours',
  'lesson.two-regents.take.ferrum': 'Ferrum is yours again',
  'lesson.two-regents.take.lost':
    'Count both sectors: your Starbase is worth 2, an Empire 1, and Mira’s tokens lie open. On each you need one more than she has. Two tokens are not enough for that; three are. If you buy one, Mira can’t pay for her third.',
  'lesson.two-regents.sum.count':
    'Points were paid again. You have your home, Ferrum and Castor’s Pair, and the points of the first Regent lie in your chest.',
  'lesson.two-regents.sum.thought': 'Two Regents have paid you. Add up what each of them brought, planet by planet.',
  'lesson.two-regents.sum.ask': 'How many points do you have in all?',
  'lesson.two-regents.sum.because':
    'Three from the first Regent and four from the second. Mira had to place before you, so she could not answer.',
  'lesson.two-regents.close':
    'In a Regent of somebody else they see your tokens and answer them. In your own you see theirs, and nobody answers yours. Each Regent pays everybody for planets: count them before you pick it.',
  'lesson.two-regents.remember.1': 'Who places before the picker can be answered; the picker can’t.',
  'lesson.two-regents.remember.2': 'A rival takes a sector with one more than your Empire and tokens count there.',
  'lesson.two-regents.remember.3': 'The picker of the Regent buys first and places last.',
} as const;
