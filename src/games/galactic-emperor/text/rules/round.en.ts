/** The rules in short: rounds, the Explorer, and Omega (GE-3 to GE-5). */
export const roundRules = {
  'rule.GE-3.title': 'Rounds and roles',
  'rule.GE-3': 'In a round each player picks one role. Everybody takes a turn in each of them.',
  'rule.GE-3.1.title': 'The Throne',
  'rule.GE-3.1': 'The holder of the Throne sets the direction of the round. The same player picks the first role.',
  'rule.GE-3.2.title': 'Playing a role',
  'rule.GE-3.2':
    'A role is played completely before the next is picked: everybody takes one turn, the chooser first, then on in the direction. Only the chooser has the privilege; the Regent has an order of its own (GE-10.4).',
  'rule.GE-3.3.title': 'The next pick',
  'rule.GE-3.3':
    'Then the next player in the direction picks a role that nobody has picked in this round. So it goes on until each has picked once.',
  'rule.GE-3.4.title': 'End of a round',
  'rule.GE-3.4':
    'If the Explorer was on offer and nobody picked it, one more tile is turned up. Then the roles come back, each player gets two marks, and the holder of the Throne takes the Direction card.',
  'rule.GE-3.5.title': 'Roles left over',
  'rule.GE-3.5': 'There are as many picks as players. Roles that nobody picks are not played, and gather nothing.',
  'rule.GE-3.6.title': 'When roles change',
  'rule.GE-3.6':
    'The Explorer becomes a second Warlord when all tiles are placed (GE-4.8), and the Scientist leaves with Omega (GE-5.2). Then six roles are left.',
  'rule.GE-3.7.title': 'Changes in mid-round',
  'rule.GE-3.7':
    'A flipped Explorer stays picked until the round ends, and a Scientist that was played stays played. No more tiles are turned up when the Explorer is gone or the stack is empty.',
  'rule.GE-3.8.title': 'A new direction',
  'rule.GE-3.8':
    'The direction changes only when a round begins. A Throne that is won in a round acts from the next one.',
  'rule.GE-4.title': 'Explorer',
  'rule.GE-4': 'The galaxy grows by tiles of the row. The chooser may annex one at once, and places what is left over.',
  'rule.GE-4.1.title': 'Placing a tile',
  'rule.GE-4.1':
    'Each player in turn chooses a tile of the row and puts it on any empty space, beside others or not. As long as there are tiles, that must be done.',
  'rule.GE-4.2.title': 'Under ships',
  'rule.GE-4.2':
    'A tile may be put under ships, which then stand on it. Their owner annexes it only as a Warlord (GE-9.5).',
  'rule.GE-4.2.1.title': 'Annexing under ships',
  'rule.GE-4.2.1':
    'In this role nothing is annexed but the chooser’s first tile. Enemy ships bar that; ships of the chooser do not.',
  'rule.GE-4.3.title': 'Privilege: annexing',
  'rule.GE-4.3':
    'The chooser may put an Empire from reserve on the first tile. It needs a planet, and no enemy ships may stand there.',
  'rule.GE-4.4.title': 'Privilege: what is left',
  'rule.GE-4.4':
    'When everybody has placed one tile, the chooser places all that still lie in the row. They go one at a time, in any order, without annexing.',
  'rule.GE-4.5.title': 'Too few tiles',
  'rule.GE-4.5': 'If there are fewer tiles than players, the last in order get none. They simply pass.',
  'rule.GE-4.6.title': 'The next row',
  'rule.GE-4.6':
    'After all placing, one more tile than there are players is turned up, or as many as are left. They lie face up for everybody.',
  'rule.GE-4.7.title': 'Tiles stay',
  'rule.GE-4.7': 'A tile on the board is never moved. Only Omega becomes the Black Hole.',
  'rule.GE-4.8.title': 'The last tile',
  'rule.GE-4.8':
    'When stack and row are empty, the Explorer is turned to its other side. From the next round on it is a second Warlord.',
  'rule.GE-4.9.title': 'End of the game',
  'rule.GE-4.9': 'The last token may be used here for annexing. Then the game ends after the role (GE-12).',
  'rule.GE-4.10.title': 'Suns and ships',
  'rule.GE-4.10':
    'A Sun may be put on ships like any tile. They stand on it until they move off; others pass over them, and nobody fights there.',
  'rule.GE-5.title': 'Omega explodes',
  'rule.GE-5': 'The Black Hole lies between the plain and the atomic tiles. When it is placed, much changes.',
  'rule.GE-5.1.title': 'The Black Hole',
  'rule.GE-5.1':
    'The player who picks it, or the chooser if it is left over, puts it in the place of Omega. That is the whole pick, and no token ever goes there.',
  'rule.GE-5.2.title': 'No more science',
  'rule.GE-5.2':
    'The Scientist leaves the game at once, and no more technologies are bought. Those that are owned go on working.',
  'rule.GE-5.3.title': 'A new centre',
  'rule.GE-5.3': 'The centre is no longer a Sun: ships may stop there. It is also a wormhole (GE-9.8).',
} as const;
