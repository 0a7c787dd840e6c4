/** The texts of the lesson "Extra: teams and Galactic Conquest". */
export const teamsTexts = {
  'lesson.teams': 'Extra: teams and Galactic Conquest',
  'lesson.teams.order-over': 'the order is over',
  'lesson.teams.attack':
    'Four players in two teams: you and Tassadar against Kerrigan and Mengsk. And it is Galactic Conquest: no conquest points, no objectives; the last team with anything on the board wins. Kerrigan’s last piece is the Zergling on Antiga Prime 2.',
  'lesson.teams.attack.thought':
    'Consider what each of the two has left on the board. Does the rule speak of players, or of teams?',
  'lesson.teams.attack.ask': 'If that Zergling falls, what becomes of Kerrigan and Mengsk?',
  'lesson.teams.attack.over': 'their team has lost, and the match is over',
  'lesson.teams.attack.both': 'both are out, and the match goes on',
  'lesson.teams.attack.one': 'Kerrigan is out, and Mengsk plays on',
  'lesson.teams.attack.then':
    'Attack with both Marines of Pridewater by your order on Antiga Prime. You may try to send one to Tassadar’s base on Antiga Prime 3 first.',
  'lesson.teams.attack.because':
    'A player with no unit and no base is out at once: cards, workers, transports and order tokens leave. The team plays on while one is left.',
  'lesson.teams.attack.mark': 'Kerrigan’s last Zergling',
  'lesson.teams.attack.goal': 'Kerrigan is out',
  'lesson.teams.attack.mate':
    'A teammate’s area counts as an enemy area, except that you may never go there: neither to attack nor to visit. His transports are of no use to you either. Go to Antiga Prime 2.',
  'lesson.teams.attack.advice': 'Go back: both Marines to Antiga Prime 2, and then a card that shows a Marine.',
  'lesson.teams.base':
    'Next, your Build order on Vyctor 5. The planet has two areas: your Firebat stands in one, Tassadar’s base in the other. A base costs 2 minerals.',
  'lesson.teams.base.thought':
    'The planet has two areas, and one base stands there. If you built a second one, what would be left for the other team?',
  'lesson.teams.base.ask': 'Your order comes to bases last. Will you be able to build one there?',
  'lesson.teams.base.paid': 'yes, if I can pay for it',
  'lesson.teams.base.refused': 'no, I may not build one',
  'lesson.teams.base.shared': 'yes, and it belongs to both of us',
  'lesson.teams.base.then': 'Carry the order out: buy a Supply module, then choose Done, and see what comes.',
  'lesson.teams.base.because':
    'A team may not have a base in every area of a planet. So you were not even asked; the log says why.',
  'lesson.teams.base.mark': 'A planet shared',
  'lesson.teams.base.goal': 'a Supply module is bought',
  'lesson.teams.base.advice': 'Go back, buy a Supply module in the second step, and choose Done.',
  'lesson.teams.last':
    'Mengsk has one thing left: his base on Braken 3, without a unit to defend it. Your last order takes a Marine there.',
  'lesson.teams.last.thought':
    'Count who is left on the other side. Then ask who wins: a team, or the player who struck last?',
  'lesson.teams.last.ask': 'When that base is destroyed, who wins?',
  'lesson.teams.last.nobody': 'nobody yet',
  'lesson.teams.last.me': 'I alone',
  'lesson.teams.last.us': 'Tassadar and I',
  'lesson.teams.last.then': 'Send a Marine from Antiga Prime 2 to Braken 3.',
  'lesson.teams.last.because':
    'Teammates win together, no matter who struck the last blow. An eliminated teammate would win too, but whatever was left of theirs would no longer count.',
  'lesson.teams.last.mark': 'Mengsk’s last base',
  'lesson.teams.last.goal': 'your team has won',
  'lesson.teams.last.advice': 'Go back, and send a Marine from Antiga Prime 2 to Braken 3.',
  'lesson.teams.end':
    'In ordinary team matches a team’s points are added: 30 win, or 40 against a team with Aldaris. Either objective wins for both, but a teammate’s pieces do not count for yours. When the Event deck ends, most points win, or Aldaris’s team; Galactic Conquest shuffles its last stage again.',
  'lesson.teams.remember.1': 'Teammates win and lose together; a player who is out leaves the other to fight on.',
  'lesson.teams.remember.2':
    'You may not enter a teammate’s areas, nor together have a base in every area of a planet.',
  'lesson.teams.remember.3': 'In Galactic Conquest only elimination wins.',
} as const;
