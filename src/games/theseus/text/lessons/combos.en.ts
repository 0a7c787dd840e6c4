/** The lesson "Combos: Tech Bay and Reproduction". */
export const combosLessonTexts = {
  'lesson.combos': 'Combos: Tech Bay and Reproduction',
  'lesson.combos.two':
    'Two strong things meet in this lesson. Reproduction is a card that makes each of your cards beside it count once more. And the Tech Bay gives you another turn, with another unit.',
  'lesson.combos.deploy':
    'An Assault of yours lies in the Tech Bay, slot 2. Fetch Reproduction from the Docking Bay with Marine 1 and deploy it in the Tech Bay beside that card.',
  'lesson.combos.deploy.mark': 'Reproduction',
  'lesson.combos.deploy.goal': 'the Assault counts twice',
  'lesson.combos.deploy.other':
    'Two units in the Control Room: it would walk on to the Tech Bay. Marine 1 is the one that ends in the Docking Bay.',
  'lesson.combos.deploy.diagonal':
    'Beside means left, right, above or below on the grid of slots: slot 5 lies across the corner from slot 2, and that does not count. The Sector pane draws the grid.',
  'lesson.combos.deploy.far': 'It copies only what lies beside it in the same sector. So into the Tech Bay.',
  'lesson.combos.first':
    'End the turn. Then stop in the Tech Bay with Marine 2: your action cards there are carried out, one after the other, and one of them twice.',
  'lesson.combos.first.mark': 'The first turn',
  'lesson.combos.first.goal': 'two assaults',
  'lesson.combos.first.one':
    'It would get there too. But leave it: for the second turn you need a unit that then ends in the Tech Bay once more. Marine 2 first.',
  'lesson.combos.extra':
    'Now the Tech Bay itself: another whole turn, with a unit that has not moved yet. It is a duty, even where it is unwelcome. Which of the two ends in the Tech Bay?',
  'lesson.combos.extra.mark': 'The extra turn',
  'lesson.combos.extra.goal': 'two more assaults: four in one turn',
  'lesson.combos.extra.three':
    'Since Marine 2 left, it is alone in the Control Room: one sector on, and no assault there. Marine 1 is one sector before the Tech Bay.',
  'lesson.combos.close':
    'Four assaults in one turn! And it would go on with Marine 3. That is how matches are won; so break the combos of your enemy, by malfunction, by purge, or by filling the slots beside them.',
  'lesson.combos.remember.1': 'Reproduction copies your cards beside it: in the same sector, never across a corner.',
  'lesson.combos.remember.2': 'All your action cards where your unit stops are carried out, copies too.',
  'lesson.combos.remember.3': 'The Tech Bay gives another turn with a unit that has not moved; no unit moves twice.',
} as const;
