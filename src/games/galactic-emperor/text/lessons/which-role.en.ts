/** The texts of the lesson "Which role now?" */
export const whichRoleLessonTexts = {
  'lesson.which-role': 'Which role now?',
  'lesson.which-role.begin':
    'You pick a role, and everybody plays it. So before you pick one, count twice: what it gives you, and what it gives the others. No role is best in itself; what it gives stands on the board. Two of them are counted here.',
  'lesson.which-role.points':
    'The Regent pays everybody a point for each planet, whoever picks it. The picker has the last word on the sectors that are fought over. Count planets: each home has one, and so has a sector, but for some with two.',
  'lesson.which-role.points.thought': 'Count planets for each player, not sectors: a few sectors have two.',
  'lesson.which-role.points.ask': 'Who would get most points from a Regent now?',
  'lesson.which-role.points.because':
    'Vega: her home and four more planets. A Regent now pays her most, whoever picks it, unless tokens change that first. So count planets before each Regent.',
  'lesson.which-role.food':
    'In the Steward each sector with food may give its metal and energy for one cube of food. Sectors without food give nothing. The player who picks the role first takes a cube free.',
  'lesson.which-role.food.thought':
    'For each player look for a sector that has both a yield and a cube. Who has no such sector?',
  'lesson.which-role.food.ask': 'Who would produce nothing in a Steward now?',
  'lesson.which-role.food.because':
    'Mira: no food lies on her sectors. Vega has one fed sector, you have three. The Merchant would feed all of you, and the free cube goes to the player who picks the Steward.',
  'lesson.which-role.pick':
    'Now pick any role that you like, and play your turn in it. First ask yourself who gains from it besides you; then watch what Vega and Mira do in it.',
  'lesson.which-role.pick.thought':
    'Consider what each of you has ready: food, metal, ships, planets. Which role would use what you have, and little of what they have?',
  'lesson.which-role.pick.mark': 'Your pick',
  'lesson.which-role.pick.goal': 'all have played the role that you picked',
  'lesson.which-role.left':
    'Each of you picks one role a round, and none that is gone already. Then the round is over, and all seven roles come back.',
  'lesson.which-role.left.thought':
    'Count the players, and how many roles each of them picks before the round is over.',
  'lesson.which-role.left.ask': 'How many of the {roles} roles will nobody have played?',
  'lesson.which-role.left.because':
    'Three players pick three roles; the other four are not played, and gather nothing. A role that you leave may be picked by the next player, or by nobody.',
  'lesson.which-role.chain':
    'What each one needs. Explorer: a tile in the row that you want, or would not leave to others. Merchant: sectors without food, or something to sell at the price that you set. Steward: food on your sectors. Engineer: metal for ships.',
  'lesson.which-role.close':
    'Warlord: ships beside a sector that can be taken. Regent: planets, or a sector on which the last word decides. Scientist: energy, and a technology that you would use soon. A role that needs what you don’t have gives you little.',
  'lesson.which-role.remember.1': 'Before each pick count what the role gives you, and what it gives the others.',
  'lesson.which-role.remember.2': 'The Regent pays planets, the Steward food, the Engineer metal, whoever picks it.',
  'lesson.which-role.remember.3': 'Only the privilege is the picker’s alone.',
} as const;
