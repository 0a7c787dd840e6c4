/** The rules in short: the Scientist and technologies (GE-11). */
export const technologiesRules = {
  'rule.GE-11.title': 'Scientist and technologies',
  'rule.GE-11': 'Energy buys technologies. They work to the end of the game.',
  'rule.GE-11.1.title': 'Buying',
  'rule.GE-11.1':
    'In turn each player may buy a technology that nobody has, for its energy. The chooser pays one energy less for one card.',
  'rule.GE-11.2.title': 'One per role',
  'rule.GE-11.2':
    'A player buys one technology in a role, unless people agree on more. The discount holds for one card, and no price falls below zero.',
  'rule.GE-11.3.title': 'The twelve cards',
  'rule.GE-11.3':
    'Fusion Engines: ships move one more space. Ion Cannons: Empires fire three dice, Starbases four. Plasma Weapons: attacking ships hit on one less; Protein Fields: two sectors need no food. The Diplomat buys influence for two, and a 5 or 6 catches the Saboteur.',
  'rule.GE-11.4.title': 'Long Range Scanners',
  'rule.GE-11.4':
    'When choosing a tile, look alone at the top of the stack: keep one, put the other on top. The chooser does so for the first tile only. A Black Hole that lies face up allows no look, and one that is drawn goes back.',
  'rule.GE-11.5.title': 'Ambassador',
  'rule.GE-11.5':
    'Right after somebody’s token lands on a sector, make it private, once a role: that token must go to another sector or to the Throne, and only you place there from then on. Control is not needed, and earlier tokens stay.',
  'rule.GE-11.6.title': 'Saboteur',
  'rule.GE-11.6':
    'Right after a technology is announced, block it until the round ends, once a round; cards that are not played are announced each time they take effect. What was announced does not happen: a Time Warp is used up, a move by Fusion Engines taken back. Then the victim may roll for the Saboteur.',
  'rule.GE-11.7.title': 'Time Warp',
  'rule.GE-11.7':
    'After any roll, before it counts, roll anybody’s die again, once a round. If you do not like the new face, roll it once more.',
  'rule.GE-11.8.title': 'Shield Generators',
  'rule.GE-11.8':
    'The first hit on you in a battle is ignored, surprise attacks included. They do nothing when you begin with only an Empire or Starbase, and they cannot be switched off.',
  'rule.GE-11.9.title': 'Space Pirate',
  'rule.GE-11.9':
    'Once in a Merchant role take a metal from somebody’s Storage, or a cube from somebody’s sector. Food counts as in your hand, and metal needs room.',
  'rule.GE-11.10.title': 'Once a round',
  'rule.GE-11.10': 'Saboteur and Time Warp can be used again in the next round. What was blocked is free again, too.',
} as const;
