/** The texts of the lesson "The galaxy grows". */
export const explorerLessonTexts = {
  'lesson.explorer': 'The galaxy grows',
  'lesson.explorer.row':
    'You have picked the Explorer. Four tiles lie in the row: Basalt and Barley has two planets and yields 1 food and 2 metal; Anvil one planet and metal; Orchard Reach one planet and food; Quiet Reach is empty, with no planet at all.',
  'lesson.explorer.best':
    'Everybody places one tile, on any empty space. You have the first choice, and may annex your first tile at once. Take the tile with most planets, put it beside your home, and annex it.',
  'lesson.explorer.best.mark': 'The first tile',
  'lesson.explorer.best.thought':
    'Consider the planets on each tile before its yields, for planets are paid at every Regent. Then ask which space your ships reach soonest.',
  'lesson.explorer.best.goal': 'a sector with two planets beside your home is yours',
  'lesson.explorer.best.leave':
    'The tile with most planets was to lie beside your home, annexed. A tile without a planet belongs to nobody; far from home your ships reach it late; and what you don’t annex any ship may annex that comes by.',
  'lesson.explorer.left.count':
    'Vega and Mira choose next, one tile each. Three are left: Anvil, Orchard Reach and Quiet Reach.',
  'lesson.explorer.left.thought':
    'Put yourself in their seats: compare what each tile yields, and whether it has a planet. Which one would you take last?',
  'lesson.explorer.left.ask': 'Which tile will they leave?',
  'lesson.explorer.left': 'Watch what they take.',
  'lesson.explorer.left.because':
    'Players who may choose take what yields something. The row has one more tile than there are players, so one is left; and it is for you, who picked the role, to place it.',
  'lesson.explorer.left.mark': 'What is left',
  'lesson.explorer.left.goal': 'one tile is left for you',
  'lesson.explorer.bad':
    'A tile without a planet yields nothing and brings no points. You say where it lies: put it right beside Vega’s home at G4.',
  'lesson.explorer.bad.thought':
    'A tile that gives nothing harms the player who has it next door. Whose growth would you rather spoil, and where does that player’s home lie?',
  'lesson.explorer.bad.mark': 'A gap for Vega',
  'lesson.explorer.bad.goal': 'Quiet Reach lies beside Vega’s home',
  'lesson.explorer.bad.own':
    'It lies beside your own home now, and nothing will ever grow there. Go back, and put it beside Vega’s.',
  'lesson.explorer.close':
    'Four new tiles lie in the row now, for the next Explorer. If nobody picks it in a round, one more tile is turned up, and the privilege of placing what is left grows.',
  'lesson.explorer.remember.1':
    'A tile lies where the player who places it puts it: beside the own home, or beside a rival’s.',
  'lesson.explorer.remember.2': 'The player who picked the Explorer may annex the first tile at once.',
  'lesson.explorer.remember.3': 'What is left over is placed by the player who picked the role.',
} as const;
