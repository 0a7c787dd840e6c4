/** The texts of the screen before the first turn: how a match is won. */
export const goalTexts = {
  'goal.win': 'How you win',
  'goal.wounds': 'Attack: a player without life points has lost. Each begins with 20.',
  'goal.wounds.teams':
    'Attack: an alliance wins as soon as one of the enemy factions has no life points left. Each begins with 20.',
  'goal.life':
    'Each wound that you deal gives you a life point. The first with 20 of them wins at once; nobody is eliminated.',
  'goal.data': ({ names }: Filled) => `20 data points win at once, too: ${names}.`,
  'goal.countdown':
    'When decks run out, a countdown begins: 3, 2, 1, end. At the end the highest sum of life and data points wins.',
  'goal.turn': 'What a turn is',
  'goal.turn.move':
    'You move one unit round the ring, by as many sectors as there were units in its sector. In the sector where it stops, first your cards act, then the sector.',
  'goal.turn.card':
    'Some sectors let you install a waiting card when you stop there. So the station fills with your helpers and traps.',
};

type Filled = Readonly<Record<string, string | number>>;
