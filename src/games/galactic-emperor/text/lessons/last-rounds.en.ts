type Filled = Readonly<Record<string, string | number>>;

/** The lesson "The last three rounds". */
export const lastRoundsLessonTexts = {
  'lesson.last-rounds': 'The last three rounds',
  'lesson.last-rounds.begin': ({ pool }: Filled) =>
    `Two rounds ago the pool of points held about three Regents more; today it holds ${pool} points. Anybody may count it, and you have kept count of what was paid: you have 32, Vega 34, Mira 27.`,
  'lesson.last-rounds.pool':
    'A Regent pays a point for each planet that anybody controls. You have ten planets, your home among them, Vega has seven, Mira five. When the pool is empty the game ends after that role.',
  'lesson.last-rounds.pool.ask': 'How many points will the next Regent leave in the pool?',
  'lesson.last-rounds.pool.because':
    'Twenty-two planets take all of it. So the next Regent is the last role, whoever picks it. And a Regent has no count of planets after it: a Warlord or an Explorer that ends the game has.',
  'lesson.last-rounds.tycoon':
    'The game ends as well when a player has all tokens on the board. Two of yours are left. And the player with most marks gets 2 points: look at what all of you have.',
  'lesson.last-rounds.tycoon.ask': 'Who will get the 2 points, as it stands?',
  'lesson.last-rounds.tycoon.because':
    'Vega, with fourteen marks. Count these two among hers: 34, seven planets and 2 make 43.',
  'lesson.last-rounds.end':
    'You hold the Throne and pick first. The next to pick will take the Regent, if you leave it. Eden Verge at B5 and Irongate at C5 are free, two spaces away at most. Win the game.',
  'lesson.last-rounds.end.mark': 'The last role',
  'lesson.last-rounds.end.goal': 'you have won',
  'lesson.last-rounds.end.lost':
    'With the Regent as the last role ten planets bring you 42, or 43 with one more, and Vega has 43 or 44. In which role do you add both free sectors, so that all twelve are counted at its end?',
  'lesson.last-rounds.end.advice':
    'The Warlord lets two Fighters annex Eden Verge and Irongate with your last two tokens, and counts all planets at its end.',
  'lesson.last-rounds.sum.count':
    'Your last two tokens ended the game at the end of the Warlord, and planets were counted once more for everybody.',
  'lesson.last-rounds.sum.ask': 'How many points did you have at the end?',
  'lesson.last-rounds.sum.because':
    'Thirty-two and a point for each of twelve planets. Vega had 34, seven planets and the 2 for her marks: 43.',
  'lesson.last-rounds.close':
    'So begin three rounds before the end: count the pool in Regents, count tokens in reserve, and keep count of points. Who is ahead hurries the end; who is behind keeps a token back and looks for the role that counts once more.',
  'lesson.last-rounds.remember.1': 'Pool divided by all planets: so many Regents are left.',
  'lesson.last-rounds.remember.2': 'The role in which the game ends decides whether planets count again.',
  'lesson.last-rounds.remember.3': 'Add the Tycoon’s points before you say who is ahead.',
} as const;
