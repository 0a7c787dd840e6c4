/** The lesson "Which role now?" */
export const whichRoleLessonTexts = {
  'lesson.which-role': 'Which role now?',
  'lesson.which-role.read':
    'You hold the Throne and pick first. Basalt and Barley at C4 and Twin Forges at C5 have two planets each, belong to nobody, and a cube of food was left on each. Vega’s two Fighters wait at E5, your two at home.',
  'lesson.which-role.read.ask': 'How many spaces are Vega’s Fighters away from C5?',
  'lesson.which-role.read.because':
    'Two, over D5, and as far from C4: as near as yours are. So both sectors go to whoever moves first, and that is who picks the Warlord.',
  'lesson.which-role.order':
    'In a role the player who picked it goes first, then the others in the direction of the round. Suppose that the round goes clockwise and Vega picks the Warlord.',
  'lesson.which-role.order.ask': 'Who moves last then?',
  'lesson.which-role.order.because': 'Vega, Mira, then you. What is free now would not be free any more.',
  'lesson.which-role.urgent':
    'Set the direction and pick. Four planets lie between you and Vega; a Steward would bring you metal, a Regent points. What can wait, and what can’t? Have C4 and C5 when the next round begins.',
  'lesson.which-role.urgent.mark': 'What can’t wait',
  'lesson.which-role.urgent.goal': 'C4 and C5 are yours',
  'lesson.which-role.urgent.lost':
    'The Warlord went to somebody else, who moved first, and what was free is gone. Metal and points could have waited for a round. Which role moves ships, yours before all others?',
  'lesson.which-role.urgent.advice':
    'Pick the Warlord, send one Fighter from home over B4 to C4, and one over B5 to C5.',
  'lesson.which-role.then':
    'Four planets more, which pay in every Regent. But under each pair stands a lone Empire, and influence needs no ships: the next Regent decides whether you keep them. What you win draws the others to you.',
  'lesson.which-role.metal':
    'Vega and Mira have picked, a new round begins, and you pick first again. Compare before you do. Food lies on Cobalt Deep, Basalt and Barley and Twin Forges; none at your home, and the others have none at all.',
  'lesson.which-role.metal.ask': 'How much metal would those three yield you in a Steward?',
  'lesson.which-role.metal.because':
    'Two, two and one, and an energy; the others nothing. As the picker of the role you would take one metal or energy more.',
  'lesson.which-role.points':
    'Now the Regent. It pays everybody a point for each planet. You have six planets, your home among them; count those of Vega.',
  'lesson.which-role.points.ask': 'How many points more than Vega would a Regent pay you, as things lie?',
  'lesson.which-role.points.because':
    'Six less three. And the last word is yours: nobody could answer your tokens. If somebody else picks it, your new Empires stand alone against theirs.',
  'lesson.which-role.now':
    'Pick what brings you more than it brings them, and play it: five metal more, or six points. Both are right; what is left over, the next player may take.',
  'lesson.which-role.now.mark': 'What pays you most',
  'lesson.which-role.now.goal': 'your role has brought five metal or six points',
  'lesson.which-role.now.lost':
    'That role brought neither five metal nor six points. One of them fed sectors make, the other one planets: which roles are these?',
  'lesson.which-role.now.advice':
    'In a Steward let all sectors with food produce; in a Regent keep what you have with your tokens.',
  'lesson.which-role.close':
    'Three questions for every pick. What is gone if I wait? What does a role bring me more than the others, its privilege included? And what do I leave for who picks next?',
  'lesson.which-role.remember.1': 'What is free goes to whoever moves first; metal and points come again.',
  'lesson.which-role.remember.2': 'Everybody plays your role: compare what it brings them.',
  'lesson.which-role.remember.3': 'A role that you pick can’t be picked against you in that round.',
} as const;
