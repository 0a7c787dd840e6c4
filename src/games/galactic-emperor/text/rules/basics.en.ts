/** The rules in short: components and set-up (GE-1, GE-2). */
export const basicsRules = {
  'rule.GE-1.title': 'Components and limits',
  'rule.GE-1':
    'Each player commands a few ships and tokens and one Storage. What has run out cannot be built or placed.',
  'rule.GE-1.1.title': 'The box',
  'rule.GE-1.1':
    'There are 38 sector tiles: 30 normal ones, six homes, the Omega Sun and the Black Hole. Twelve technologies exist once each, and there are seven role cards.',
  'rule.GE-1.2.title': 'Pieces',
  'rule.GE-1.2':
    'A player has 8 Fighters, 4 Cruisers, 2 Dreadnoughts, a Home Starbase and some tokens. These are hard limits: without a piece in reserve nothing is built or placed.',
  'rule.GE-1.3.title': 'Storage and food',
  'rule.GE-1.3':
    'A Storage holds at most 6 metal and 3 energy, and anything beyond that returns to the supply. Food is never stored: it lies on sectors, at most two cubes on each that yields metal or energy, or is sold.',
  'rule.GE-1.4.title': 'Sharing a space',
  'rule.GE-1.4':
    'Any number of ships may share a space. Those of several players do so only where somebody has come to control a sector on which others stand (GE-10.9).',
  'rule.GE-1.5.title': 'Tokens',
  'rule.GE-1.5':
    'A token shows an Empire or a Starbase; both are one piece. A planet sector carries at most one token and has at most one controller.',
  'rule.GE-1.6.title': 'Supplies',
  'rule.GE-1.6':
    'Marks and food never run out, and metal and energy cannot. Points come from a counted pool, and those earned past its end are paid as well.',
  'rule.GE-2.title': 'Set-up',
  'rule.GE-2': 'The board is empty but for the homes and Omega. Tiles wait in a stack, and some lie face up.',
  'rule.GE-2.1.title': 'The board',
  'rule.GE-2.1':
    'The board is a hexagon of 37 spaces. Omega is in its centre, and the homes lie at the edge; where depends on the number of players.',
  'rule.GE-2.2.title': 'Tokens',
  'rule.GE-2.2':
    'With three players each has 11 tokens, with four 10, with five 9, with six 8. All others leave the game.',
  'rule.GE-2.3.title': 'The pool of points',
  'rule.GE-2.3':
    'The pool holds 115 points for three players, 130 for four, 145 for five and 160 for six. When it is empty, the game ends after the role.',
  'rule.GE-2.3.1.title': 'An open pool',
  'rule.GE-2.3.1': 'Anybody may count the pool at any time. Points beyond it come from the box.',
  'rule.GE-2.4.title': 'What you begin with',
  'rule.GE-2.4':
    'Each player begins with the Home Starbase and a Fighter on the home tile. Each also has five marks, one metal and one energy.',
  'rule.GE-2.5.title': 'The stack',
  'rule.GE-2.5':
    'Tiles are sorted by their backs, unused homes among them, and shuffled. From the top there are the plain ones, then the Black Hole, then the atomic ones.',
  'rule.GE-2.6.title': 'The row',
  'rule.GE-2.6': 'One more tile than there are players is turned up from the top of the stack. They form the row.',
  'rule.GE-2.7.title': 'Cards',
  'rule.GE-2.7':
    'All twelve technologies lie face up, and all seven roles are on offer. The Explorer shows its first side.',
  'rule.GE-2.8.title': 'The first Throne',
  'rule.GE-2.8': 'Chance gives the Throne to somebody. That happens only before the first round.',
  'rule.GE-2.9.title': 'Chance',
  'rule.GE-2.9':
    'All chance of a match comes from one seed, and every die is in the log. Seats sit clockwise, and so do their homes.',
  'rule.GE-2.10.title': 'Unused homes',
  'rule.GE-2.10':
    'A home tile that comes out of the stack is an ordinary planet sector. A home sector in these rules is one with a Home Starbase on it.',
} as const;
