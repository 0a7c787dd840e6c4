/** The texts of the lesson "One round, watched". */
export const watchedRoundTexts = {
  'lesson.watched-round': 'One round, watched',
  'lesson.watched-round.begin':
    'Welcome, Cadet! You lead Jim Raynor’s Terran, Kerrigan leads Zerg. For one round you only watch: I answer for you, and you say what you expect. Pridewater is yours, Braken is hers, and Antiga Prime between them is nobody’s.',
  'lesson.watched-round.plan':
    'First comes planning: in turn, everybody places order tokens on planets, face down, one on top of the other. Three of each side lie there already. You and Kerrigan place one more each: yours, a Mobilize, goes on top of a Build on Antiga Prime.',
  'lesson.watched-round.plan.thought':
    'Count the tokens that one side puts down in a round, those that lie there among them. Then count the sides.',
  'lesson.watched-round.plan.ask': 'How many tokens will lie on the board when planning is over?',
  'lesson.watched-round.plan.then': 'Watch: the last two tokens are placed.',
  'lesson.watched-round.plan.because':
    'Everybody places four orders a round, and no more: that is all you can do in it.',
  'lesson.watched-round.plan.mark': 'Planning',
  'lesson.watched-round.plan.goal': 'planning is over',
  'lesson.watched-round.move':
    'Now execution: in turn, everybody reveals one order that lies on top of a stack, and carries it out. Yours on Antiga Prime is Mobilize, which moves units. Two Marines stand on Pridewater, and a transport of yours flies between the planets.',
  'lesson.watched-round.move.thought':
    'Consider which of your two orders on Antiga Prime lies on top. What does that kind do, and what does it leave undone?',
  'lesson.watched-round.move.ask': 'What will be on Antiga Prime after your first order?',
  'lesson.watched-round.move.base': 'a base of mine',
  'lesson.watched-round.move.units': 'Marines of mine',
  'lesson.watched-round.move.nobody': 'still nobody',
  'lesson.watched-round.move.then': 'Watch your first order.',
  'lesson.watched-round.move.because':
    'Mobilize lay on top, so that it came first; the Build below it waits for your next turn. One order, one step: then Kerrigan has her turn.',
  'lesson.watched-round.move.mark': 'The first order',
  'lesson.watched-round.move.goal': 'you and Kerrigan have had a turn',
  'lesson.watched-round.build':
    'Your turn again. The Build on Antiga Prime has waited below: it lies on top now, and your Marines are there to build a base beside them. A base isn’t free.',
  'lesson.watched-round.build.thought':
    'Consider your Sheet: what do you own that can be sent somewhere, and what is only counted at the end?',
  'lesson.watched-round.build.ask': 'What will pay for the base?',
  'lesson.watched-round.build.points': 'conquest points',
  'lesson.watched-round.build.workers': 'workers, sent out to mine',
  'lesson.watched-round.build.nothing': 'nothing: what is ordered is free',
  'lesson.watched-round.build.then': 'Watch your second order.',
  'lesson.watched-round.build.because':
    'Workers left your pool to mine: each brings one mineral or one gas, and comes home when the round ends. The Sheet shows them.',
  'lesson.watched-round.build.mark': 'The second order',
  'lesson.watched-round.build.goal': 'a base on Antiga Prime, and Kerrigan’s turn',
  'lesson.watched-round.points':
    'The other orders go the same way; an order that nobody needs is given up for an Event card. Then comes regrouping: areas with conquest points, c on the map, give them to the player who stands there.',
  'lesson.watched-round.points.thought':
    'Look for the areas with c on the map, and see who stands in each. Units anywhere else count for nothing here.',
  'lesson.watched-round.points.ask': 'Who will be ahead in conquest points after this round?',
  'lesson.watched-round.points.me': 'I am, by the point of one area',
  'lesson.watched-round.points.her': 'Kerrigan, by that of one area',
  'lesson.watched-round.points.nobody': 'nobody: neither has any',
  'lesson.watched-round.points.then': 'Watch the rest of the round.',
  'lesson.watched-round.points.because':
    'An area without points gives none, however many units stand in it. Every round the areas pay again; 15 points win.',
  'lesson.watched-round.points.mark': 'The rest of the round',
  'lesson.watched-round.points.goal': 'the next round begins',
  'lesson.watched-round.end':
    'That was a whole round: planning, execution, regrouping. So it goes on until somebody has won. Now do it yourself, one thing at a time; first of all the galaxy is built.',
  'lesson.watched-round.remember.1': 'A round: four orders each are planned, then carried out, then comes regrouping.',
  'lesson.watched-round.remember.2': 'Execution goes in turn: one order that lies on top, then the next player.',
  'lesson.watched-round.remember.3': 'Areas with conquest points pay every round whoever stands there; 15 points win.',
} as const;
