/** The texts of the lesson "Who is winning, and how to stop it". */
export const whoWinsLessonTexts = {
  'lesson.who-wins': 'Who is winning, and how to stop it',
  'lesson.who-wins.finish':
    'Besides the end of the decks, which the next lesson shows, a duel has two finish lines: an enemy without life points, or 20 data points of your own. LP and DP beside the names show how far each side is. You lead the Marines; Professor leads the Scientists.',
  'lesson.who-wins.finish.thought':
    'For each of the three work out what is missing: the life points that are left of a side, or the data points up to 20.',
  'lesson.who-wins.finish.ask': 'Which victory needs the fewest points now?',
  'lesson.who-wins.finish.mine': 'Mine, by wounds',
  'lesson.who-wins.finish.wounds': 'Theirs, by wounds',
  'lesson.who-wins.finish.data': 'Theirs, by data',
  'lesson.who-wins.finish.because':
    'They lack 6 data points. You lack 7 wounds, and they lack 12. Ask this before each turn: how much is missing, and what on the board gives that much at once?',
  'lesson.who-wins.next':
    'The Video Cameras in the Control Room are theirs, and the marker on them stands at 6: a Scientist that stops there takes 6 data points. A unit takes as many steps as there are units where it starts.',
  'lesson.who-wins.next.thought':
    'Count the units beside each of the three, and walk that many sectors. Whose walk ends at the cameras?',
  'lesson.who-wins.next.ask': 'If nothing changed, which Scientist could stop there next?',
  'lesson.who-wins.next.because':
    'It is alone in the Corridors, so it takes one step: 6 points, and that makes 20. Scientist 2 takes three steps and Scientist 3 two, and both miss the Control Room.',
  'lesson.who-wins.stop':
    'It is your turn, and you cannot win in it: 7 wounds are too many. So stop Scientist 1. How far it goes depends on how many units stand in the Corridors. Play your turn, then watch theirs.',
  'lesson.who-wins.stop.thought':
    'Steps are counted where a unit starts. Who of yours can change that count before they walk?',
  'lesson.who-wins.stop.mark': 'Stopping them',
  'lesson.who-wins.stop.goal': 'their turn is over, and they have not won',
  'lesson.who-wins.stop.other':
    'They have won by data. Scientist 1 was still alone in the Corridors, so it took one step, to the cameras. Who can stop beside it?',
  'lesson.who-wins.trap':
    'Your assault and the Battle Position have left them 2 life points. They still lack 6 data points. If a Marine leaves the Laboratory, two units stay there, and Scientist 2 takes two steps: to the cameras. Your Mine is pending in the Docking Bay, and deals 2 wounds.',
  'lesson.who-wins.trap.thought':
    'Two things happen at the cameras. Put them in order: what works as a unit stops, and what comes after that?',
  'lesson.who-wins.trap.needs':
    'For the next part their life points must be at 2, and the Mine must still be pending. Go back, and join Scientist 1 in the Corridors with Marine 2.',
  'lesson.who-wins.trap.ask': 'If the Mine lies beside the cameras, what happens when Scientist 2 stops there?',
  'lesson.who-wins.trap.data': 'They win by data',
  'lesson.who-wins.trap.life': 'I win by wounds',
  'lesson.who-wins.trap.on': 'The match goes on',
  'lesson.who-wins.trap.do':
    'Stop in the Docking Bay with a Marine, and lay the Mine in the Control Room. Then watch their turn.',
  'lesson.who-wins.trap.because':
    'Traps work as a unit stops, and action cards come after them. Each change of a track is checked at once: their last life point was lost before the cameras could pay.',
  'lesson.who-wins.trap.mark': 'The Mine',
  'lesson.who-wins.trap.goal': 'you win the match',
  'lesson.who-wins.trap.other':
    'That has not won. From the Laboratory, with three units in it, a Marine walks three sectors, to the Docking Bay. From there the Mine can go to the Control Room, and Scientist 2 stops on it.',
  'lesson.who-wins.close':
    'Compare: one Marine more in the Corridors changed a step, for one turn and without a card. The Mine cost a card, and it worked before the points came. The malfunction token on the cameras is a third way: under it they pay nothing.',
  'lesson.who-wins.remember.1': 'Before each turn: who lacks how many points, and on which track?',
  'lesson.who-wins.remember.2': 'Look for what gives that many at once, and for the unit that gets there next.',
  'lesson.who-wins.remember.3': 'Change its steps, lay a trap on its way, or put the malfunction token on the card.',
} as const;
