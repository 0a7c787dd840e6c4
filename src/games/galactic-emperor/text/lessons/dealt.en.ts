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
  'lesson.dealt.yields':
    'Your home and three more sectors yield metal. A sector shows what it yields, as m2 for two metal; a Steward turns one cube on each of them into that.',
  'lesson.dealt.yields.because': 'What stands behind the m of each of the four, your home among them.',
  'lesson.dealt.planets.because': 'Planets count, not sectors: some have two, and each home has one.',
  'lesson.dealt.food.because': 'A sector without a cube produces nothing, however much it would yield.',
  'lesson.dealt.marks': 'A match is about to end. The player with most marks gets 2 points then.',
  'lesson.dealt.marks.because': 'Only the marks themselves are compared, not points and not planets.',
  'lesson.dealt.distance':
    'You have picked the Warlord. There is something to be had on {there}, and your ships stand at home, A4.',
  'lesson.dealt.distance.because': 'The shortest way counts, from space to space.',
  'lesson.dealt.cubes':
    'Your home at A4 and two sectors at B4 and B5 yield metal. A cube of food that lies on a sector is shown as well.',
  'lesson.dealt.cubes.because':
    'What a sector yields has a letter and a number; a cube that lies there has a sign of its own.',
  'lesson.dealt.ships':
    'On D5 stands an Empire of Vega’s. Beside it, on D6, C5 and E5, you have a Dreadnought, Cruisers and two Fighters.',
  'lesson.dealt.discount':
    'You have picked the Scientist, and hold 3 energy. This card costs {cost} energy: {card}. As you picked the role, one card costs you 1 less.',
  'lesson.dealt.discount.because': 'One less for the player who picked the Scientist; the others pay in full.',
} as const;
