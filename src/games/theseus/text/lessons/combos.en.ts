/** The texts of the lesson "Combos: Tech Bay and Reproduction". */
export const combosLessonTexts = {
  'lesson.combos': 'Combos: Tech Bay and Reproduction',
  'lesson.combos.two':
    'Two things meet in this lesson. Reproduction makes each of your cards in the slots next to it on the grid of its sector count once more, never across a corner. And the Tech Bay gives another turn, with another unit.',
  'lesson.combos.deploy':
    'An Assault of yours lies in the Tech Bay, slot 2, and Reproduction is pending in the Docking Bay. Fetch it, and deploy it so that the Assault counts twice. The Sector pane has the grid.',
  'lesson.combos.deploy.thought':
    'Two questions: which Marine stops at the pending card, and which slots share a side with the one where the Assault lies?',
  'lesson.combos.deploy.mark': 'Reproduction',
  'lesson.combos.deploy.goal': 'the Assault counts twice',
  'lesson.combos.deploy.other':
    'So the Assault is not copied. Marine 1, one of two in the Corridors, stops in the Docking Bay; and slots 1, 3 and 4 of the Tech Bay lie next to slot 2, slot 5 only across a corner.',
  'lesson.combos.deploy.advice': 'Pending, Reproduction does nothing: deploy it next to the Assault first.',
  'lesson.combos.first':
    'All your action cards where your unit stops are carried out, one after the other, copies too. Marine 2 goes next: from the Control Room, two units in it, to the Tech Bay.',
  'lesson.combos.first.thought': 'Count the Assault, and ask what Reproduction does to the card next to it.',
  'lesson.combos.first.ask': 'How many times will your units attack when it stops there?',
  'lesson.combos.first.do': 'End the turn, then stop in the Tech Bay with Marine 2.',
  'lesson.combos.first.because': 'The Assault once, and its copy once.',
  'lesson.combos.first.mark': 'The first turn',
  'lesson.combos.first.goal': 'the cards have worked',
  'lesson.combos.first.other':
    'Keep that one for your second turn: it must be able to stop in the Tech Bay then. Marine 2 first.',
  'lesson.combos.extra':
    'Now the Tech Bay itself: another whole turn at once, with a unit that has not walked yet. Marine 3 is alone in the Control Room now, and so is Marine 1 in the Docking Bay.',
  'lesson.combos.extra.thought':
    'See who has not walked yet, and where each would stop. Which action cards work there?',
  'lesson.combos.extra.ask': 'How many times can your units attack in this extra turn?',
  'lesson.combos.extra.do': 'Choose the Marine with which the Assault and its copy work again.',
  'lesson.combos.extra.because': 'Marine 1 stopped in the Tech Bay too, so the Assault and its copy worked again.',
  'lesson.combos.extra.mark': 'The extra turn',
  'lesson.combos.extra.goal': 'the cards have worked again',
  'lesson.combos.extra.other':
    'Alone in the Control Room it walks one sector, and no card waits there. Marine 1 is one sector before the Tech Bay.',
  'lesson.combos.close':
    'And it would go on with Marine 3; the extra turn is a duty, even an unwelcome one. An enemy’s combo ends by malfunction or by purge, and it can’t begin where the slots next to a card are filled.',
  'lesson.combos.remember.1': 'Reproduction copies your cards next to it: in the same sector, never across a corner.',
  'lesson.combos.remember.2': 'All your action cards where your unit stops are carried out, copies too.',
  'lesson.combos.remember.3': 'The Tech Bay gives another turn with a unit that has not moved; no unit moves twice.',
} as const;
