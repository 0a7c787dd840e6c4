/** The lesson "Extra: everyone for themselves". */
export const freeForAllLessonTexts = {
  'lesson.free-for-all': 'Extra: everyone for themselves',
  'lesson.free-for-all.race':
    'With three or four factions it is a race: life begins at 0, and each wound you deal gives you a life point. The wounded lose nothing, and nobody drops out. First to 20 life or 20 data points wins.',
  'lesson.free-for-all.standing':
    'You stand at 15, Brood at 12, and Visitor, who leads the Greys, at 9 with 6 data. The ring has six sectors now. Every other faction is an enemy, and so are all their cards.',
  'lesson.free-for-all.assault':
    'Aliens and Greys are in your reach at once. Which Marine ends in the Corridors, without leaving its targets? Three points are there for you.',
  'lesson.free-for-all.assault.mark': 'The assault',
  'lesson.free-for-all.assault.goal': '18 life points',
  'lesson.free-for-all.assault.leaves':
    'It would end there as well. But it stands between an Alien and a Grey, and hits both if it stays.',
  'lesson.free-for-all.mine':
    'Nobody lost a point, and you have 18. Traps pay their owner too, whoever steps on them and whoever sent it there. Your Mine is pending here. Two Greys stand in the Wreck: deploy it where they end.',
  'lesson.free-for-all.mine.mark': 'The Mine',
  'lesson.free-for-all.mine.goal': 'the Mine lies in the Control Room',
  'lesson.free-for-all.mine.passed':
    'From the Wreck they only pass here. Two units, two sectors on: Corridors, Control Room.',
  'lesson.free-for-all.mine.nobody': 'No Grey ends here now. Two units, two sectors on: Corridors, Control Room.',
  'lesson.free-for-all.mine.end': 'Not yet: two points are missing, and the Mine is worth just that.',
  'lesson.free-for-all.win': 'End your turn, and watch the two others. You may win in somebody else’s turn.',
  'lesson.free-for-all.win.mark': 'The last points',
  'lesson.free-for-all.win.goal': 'you win the match',
  'lesson.free-for-all.close':
    'Twenty! With more at the table, look who is nearest to 20: leave no easy points to that one. Four players can also play two against two; the rules tell more, under TH-19.',
  'lesson.free-for-all.remember.1': 'A wound is a life point for whoever deals it; nobody loses any.',
  'lesson.free-for-all.remember.2': 'Traps pay their owner, in every turn.',
  'lesson.free-for-all.remember.3': 'Whoever first has 20 life or 20 data points wins.',
} as const;
