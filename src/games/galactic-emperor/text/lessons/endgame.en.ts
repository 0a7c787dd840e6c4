/** The texts of the lesson "The crown". */
export const endgameLessonTexts = {
  'lesson.endgame': 'The crown',
  'lesson.endgame.begin':
    'The eighth round. You have 28 points and eleven sectors, your home among them; your reserve holds one token, your last. Points are gathered in secret, but you have kept count at every Regent: Vega has 36, Mira 24.',
  'lesson.endgame.ends':
    'The game ends when somebody has put the last token on the board, or when the pool of points is empty. If the last role was Warlord or Explorer, each planet brings one more point. Then the Tycoons: 1 point for a full Storage, 2 for most marks.',
  'lesson.endgame.last.count':
    'You have picked the Warlord. Eden Verge at B5 is free, and right next to your home: you could put your last token there. You would have twelve planets, Vega has five.',
  'lesson.endgame.last.thought': 'Consider who has not had a turn in the Warlord yet. Does anything cut a role short?',
  'lesson.endgame.last.ask': 'When will the game be over if you do?',
  'lesson.endgame.last.once': 'At once',
  'lesson.endgame.last.role': 'At the end of this role',
  'lesson.endgame.last.round': 'At the end of the round',
  'lesson.endgame.last': 'Send your Fighter to B5, which is annexed as it arrives, and let it stop there.',
  'lesson.endgame.last.because':
    'A role is always played to its end: Vega and Mira had their turns. Had they taken a sector from you, a token would have come back, and the game would have gone on.',
  'lesson.endgame.last.advice':
    'The Warlord is over, your last token lies in the reserve, and the game goes on: nothing was counted. Send the Fighter to B5, so that it is annexed.',
  'lesson.endgame.last.mark': 'The last token',
  'lesson.endgame.last.goal': 'the game is over',
  'lesson.endgame.count':
    '28 points and 12 for planets made 40; Vega had 36 and 5, which is 41. But you had the most marks, and 2 points for them: 42 to 41. Had a Regent been the last role, nothing would have been counted again.',
  'lesson.endgame.close':
    'Hail, Emperor! That was all you need. The round, the chain from food to ships, battle, influence, science and the end: the coach goes with you in your first match, and ? explains whatever is asked.',
  'lesson.endgame.remember.1': 'The last token on the board ends the game, at the end of the role.',
  'lesson.endgame.remember.2': 'If it ends with a Warlord or an Explorer, each planet counts once more.',
  'lesson.endgame.remember.3': 'The most marks bring 2 points, a full Storage 1.',
} as const;
