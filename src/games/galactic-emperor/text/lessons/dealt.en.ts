/** What the coach says in a practice whose numbers are dealt. */
export const dealtLessonTexts = {
  'lesson.dealt.dice':
    'Four dice show {faces}. One is discarded; of the others the lowest sets the price of food, the middle one that of metal, the highest that of energy.',
  'lesson.dealt.dice.because':
    'The middle one of the three that are left sets the price of metal: 1 by a face of 1 or 2, 2 by 3 or 4, 3 by 5 or 6.',
  'lesson.dealt.production':
    '{one} and {other} are fed. Together they yield {yields} metal, and you have {metal} in your Storage.',
  'lesson.dealt.production.because':
    'A Storage holds 6 metal and 3 energy: what finds room is added, what finds none goes back to the supply.',
  'lesson.dealt.influence':
    'You have picked the Regent and place last on Anvil at C5, where a token of Vega’s stands. An Empire on the board counts 1 for its owner, a Starbase 2, each token of influence 1.',
  'lesson.dealt.influence.because':
    'One is taken from each until only one player has any left. One left is an Empire, two or more a Starbase; none left leaves the sector to nobody.',
} as const;
