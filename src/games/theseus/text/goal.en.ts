/** How a match is won, on the screen before its first turn. */
export const goalTexts = {
  'goal.win': 'How you win',
  'goal.wounds': 'Attack: whoever has no life points left has lost. Each begins with 20.',
  'goal.wounds.teams':
    'Attack: an alliance wins as soon as one of the enemy factions has no life points left. Each begins with 20.',
  'goal.life':
    'Each wound that you deal gives you a life point. The first with 20 of them wins at once; nobody is eliminated.',
  'goal.data': ({ names }: Filled) => `With 20 data points one wins at once as well: ${names}.`,
  'goal.countdown':
    'When decks run out, the countdown runs: 3, 2, 1, end. At its end the highest sum of life and data points wins.',
  'goal.turn': 'What a turn is',
  'goal.turn.move':
    'You move one unit round the ring, by as many sectors as there were units where it stood. Where it stops your cards there act, then the sector.',
  'goal.turn.card':
    'A sector where you stop may let you install a waiting card there: so the station fills with your helpers and traps.',
};

type Filled = Readonly<Record<string, string | number>>;
