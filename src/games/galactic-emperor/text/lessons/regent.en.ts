/** The texts of the lesson "Influence". */
export const regentLessonTexts = {
  'lesson.regent': 'Influence',
  'lesson.regent.begin':
    'You have picked the Regent, the role that pays points. First there is a struggle for influence: everybody takes two tokens from the reserve, and may buy one more. Vega, who held the Throne, has laid it aside; it can be won, too.',
  'lesson.regent.buy': 'The first token bought costs 2 marks, the next one 3, and so on. You are asked first: buy one.',
  'lesson.regent.buy.thought':
    'The price goes up with each token that somebody buys, and nobody has bought yet. Compare it with your marks.',
  'lesson.regent.buy.mark': 'One more token',
  'lesson.regent.buy.goal': 'you have bought a token',
  'lesson.regent.buy.pass':
    'You have passed, and now the others are asked, at the price that you left. The next part needs a third token: go back, and buy one.',
  'lesson.regent.place.count':
    'Vega has placed nothing, Mira one token on Anvil at C5, where Vega has an Empire and a Fighter. You place last, because you picked the Regent. An Empire on the board counts 1 for its owner, a Starbase 2, each token 1.',
  'lesson.regent.place.thought':
    'Write down what each player has on the sector. One is taken from each until only one has any: who is that, and with how much?',
  'lesson.regent.place.ask': 'Vega has {vega} on Anvil, Mira {mira}. Whose will it be if you put {tokens} there?',
  'lesson.regent.place.empire': 'Mine, with an Empire',
  'lesson.regent.place.starbase': 'Mine, with a Starbase',
  'lesson.regent.place.vega': 'Still Vega’s',
  'lesson.regent.place.nobody': 'Nobody’s',
  'lesson.regent.place': 'Put two tokens on Anvil at C5, and the third one on your own Empire on Ferrum at B4.',
  'lesson.regent.place.because':
    'One is taken from each until only one player has any left: you kept 2 less 1, an Empire. Alone on Ferrum you had 2 there: a Starbase. Vega lost her sector; her Fighter went home.',
  'lesson.regent.place.mark': 'Three tokens',
  'lesson.regent.place.goal': 'Anvil is yours',
  'lesson.regent.place.base': 'a Starbase stands on Ferrum',
  'lesson.regent.place.advice':
    'Two belong on Anvil, where there are rivals, and one is enough on Ferrum. Nobody has put anything on the Throne, so it needs none.',
  'lesson.regent.place.home': 'Homes are safe from influence as they are from ships.',
  'lesson.regent.points.count':
    'Now the points: everybody has been given one for each planet. Castor’s Pair and its like count two, all others on the board here one.',
  'lesson.regent.points.thought':
    'Go through what you control, and ask of each how many planets it has. Don’t forget where you began.',
  'lesson.regent.points.ask': 'You control your home, Ferrum and Anvil. How many points did you get?',
  'lesson.regent.points.because':
    'A point for each planet, your home included. What others have stays hidden until the end.',
  'lesson.regent.throne.count':
    'Nobody had influence on the Throne. The player who holds it when the next round begins says its direction, and picks first.',
  'lesson.regent.throne.thought': 'Nobody put a token on it. Ask who has the last word in this role.',
  'lesson.regent.throne.ask': 'Who holds the Throne now?',
  'lesson.regent.throne.nobody': 'Nobody',
  'lesson.regent.throne.because': 'A Throne that nobody wins goes to the player who picked the Regent: you.',
  'lesson.regent.close':
    'Tokens that won nothing are in the reserves again. A Regent pays everybody for planets, and the player who picks it has the last word.',
  'lesson.regent.remember.1':
    'One is taken from each until one player is left: one left is an Empire, two are a Starbase.',
  'lesson.regent.remember.2': 'The player who picked the Regent places last, and gets a Throne that nobody wins.',
  'lesson.regent.remember.3': 'Then everybody gets a point for each planet.',
} as const;
