type TextParams = Readonly<Record<string, string | number>>;

/** The texts of the lesson "The last three rounds". */
export const lastRoundsLessonTexts = {
  'lesson.last-rounds': 'The last three rounds',
  'lesson.last-rounds.begin': ({ pool }: TextParams) =>
    `Three rounds ago the pool held enough for four Regents; today it holds ${pool} points. Anybody may count it, and you have kept count of what was paid: you have 32, Vega 36, Mira 27.`,
  'lesson.last-rounds.pool':
    'A Regent pays a point for each planet that anybody controls. You have ten planets, your home among them, Vega has seven, Mira five. When the pool is empty the game ends after that role.',
  'lesson.last-rounds.pool.thought':
    'Add up the planets of all three, and lay that beside the pool. Can it pay more than it holds?',
  'lesson.last-rounds.pool.ask': 'How many points will the next Regent leave in the pool?',
  'lesson.last-rounds.pool.because':
    'Twenty-two planets take all of it. So the next Regent is the last role, whoever picks it. And a Regent has no count of planets after it: a Warlord or an Explorer that ends the game has.',
  'lesson.last-rounds.tycoon':
    'The game ends as well when a player has all tokens on the board. Two of yours are left. And the player with most marks gets 2 points: compare what all of you have.',
  'lesson.last-rounds.tycoon.thought':
    'Consider the marks of all three among the players: only the fullest purse counts.',
  'lesson.last-rounds.tycoon.ask': 'Who will get the 2 points, as it stands?',
  'lesson.last-rounds.tycoon.because':
    'Vega, with fourteen marks. Count them as hers: 36, seven planets and 2 make 45. Ten planets would bring you 42.',
  'lesson.last-rounds.end':
    'You hold the Throne and pick first. The next to pick will take the Regent, if you leave it. Garden Binary at B5 and Basalt and Barley at C5 are free, with two planets each. Win the game.',
  'lesson.last-rounds.end.thought':
    'Compare what a point for each planet brings you now, and with two sectors more. In which role does nobody have a word on those two?',
  'lesson.last-rounds.end.mark': 'The last role',
  'lesson.last-rounds.end.goal': 'you have won',
  'lesson.last-rounds.end.lost':
    'In a Regent others place tokens on the same free sectors, and one of the two is not enough: Vega has 45 or more. In which role do you take both before anybody can answer, and have all planets counted at its end?',
  'lesson.last-rounds.end.advice':
    'In the Warlord two Fighters can annex B5 and C5 with your last two tokens; at its end all planets count.',
  'lesson.last-rounds.sum.count':
    'You have won: your last two tokens lie on the board, and every planet brought a point at the end of the last role.',
  'lesson.last-rounds.sum.thought':
    'Begin with the points that you had counted, then add your planets, and those of the last two sectors as well.',
  'lesson.last-rounds.sum.ask': 'How many points did you have at the end?',
  'lesson.last-rounds.sum.because':
    'Thirty-two, and a point for each of fourteen planets. Vega had 36, seven planets and 2 for her marks: 45.',
  'lesson.last-rounds.close':
    'So begin three rounds before the end: count the pool in Regents, count tokens in reserve, and keep count of points. Then you know who would win if it ended now, and which roles can end it.',
  'lesson.last-rounds.remember.1': 'Pool divided by all planets: so many Regents are left.',
  'lesson.last-rounds.remember.2': 'The role in which the game ends decides whether planets count again.',
  'lesson.last-rounds.remember.3': 'Add the Tycoon’s points before you say who is ahead.',
} as const;
