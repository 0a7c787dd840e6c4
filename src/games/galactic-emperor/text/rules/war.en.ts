/** The rules in short: the Warlord (GE-9). */
export const warRules = {
  'rule.GE-9.title': 'Warlord',
  'rule.GE-9': 'Ships move, annex and fight. Battles are fought between moves or after them.',
  'rule.GE-9.1.title': 'Ranges',
  'rule.GE-9.1':
    'Move any of your ships in any order: Fighters and Cruisers up to two spaces, Dreadnoughts one. Tokens never move.',
  'rule.GE-9.2.title': 'Spaces and Suns',
  'rule.GE-9.2': 'Ships enter tiles and spaces without any. Suns cost no movement, and several may be passed at once.',
  'rule.GE-9.3.title': 'Homes are safe',
  'rule.GE-9.3': 'Enemy homes may not be entered, passed or attacked. Your own is free for you.',
  'rule.GE-9.4.title': 'Meeting enemies',
  'rule.GE-9.4':
    'Ships that come to an enemy ship or token must stop and move no more. There is a battle before the turn ends (GE-9.12). Ships that have stood there before may leave, and fight only if they are attacked.',
  'rule.GE-9.5.title': 'Annexing',
  'rule.GE-9.5':
    'A free planet sector that your ships enter gets an Empire from your reserve, and they may go on. One under ships that stand there gets it when your turn begins.',
  'rule.GE-9.5.1.title': 'What is free',
  'rule.GE-9.5.1':
    'A sector is free when it has neither ships nor a token of anybody else. A space without a planet is simply entered.',
  'rule.GE-9.5.2.title': 'An order',
  'rule.GE-9.5.2':
    'Annexing is not a choice, not even with the last token, which ends the game (GE-12.3). Without a token nothing is annexed; with too few at the beginning of a turn you say which sectors get them.',
  'rule.GE-9.6.title': 'No planet, no control',
  'rule.GE-9.6': 'A tile without planets is never controlled. Nobody annexes it.',
  'rule.GE-9.7.title': 'Paths',
  'rule.GE-9.7':
    'Ships move in one go, alone or together, and each space of their path counts. None may stop on a Sun.',
  'rule.GE-9.8.title': 'Wormhole',
  'rule.GE-9.8':
    'Ships that were on the Black Hole when your turn began may go straight to any space but homes and Suns. All that do so in a turn go to one place and move no more; ordinary movement is free as well.',
  'rule.GE-9.9.title': 'Who may warp',
  'rule.GE-9.9':
    'Only ships that stood there at the beginning may warp, not those that enter now. A warped ship annexes like any other (GE-9.5).',
  'rule.GE-9.10.title': 'Surprise attack',
  'rule.GE-9.10':
    'Ships that warp onto enemies fire at once, before anything else moves, and then the battle begins. Nobody fires back, but the defender says what is hit.',
  'rule.GE-9.11.title': 'How a surprise attack goes',
  'rule.GE-9.11':
    'Only warped ships fire, in the order of the phases; others on the Black Hole may come along before. The extra die, Plasma Weapons and Shield Generators count; it is not a battle round.',
  'rule.GE-9.12.title': 'Battles',
  'rule.GE-9.12':
    'You attack whatever enemy stands in the space that your ships have come to: when you like, before others move or after them, but before your turn ends. Whoever controls it comes first, others there after that. The order of several battles is yours. People may agree on all movement first.',
  'rule.GE-9.13.title': 'What hits',
  'rule.GE-9.13': 'Fighters hit on 5 and 6. Everything else hits on 4 to 6.',
  'rule.GE-9.14.title': 'A battle round',
  'rule.GE-9.14':
    'Phase 1: Dreadnoughts with three dice; phase 2: Cruisers and Empires with two, Starbases with three; phase 3: Fighters with one. In a phase both sides fire at the same time, and what is hit goes at its end.',
  'rule.GE-9.15.title': 'Privilege: an extra die',
  'rule.GE-9.15':
    'Before each round, and before a surprise attack, the attacking chooser names a ship that rolls one more die in its own phase. If it is gone by then, the die is lost. The defender has none.',
  'rule.GE-9.16.title': 'Hits',
  'rule.GE-9.16':
    'The owner says what is hit. A Dreadnought lies on its side first, a Starbase becomes an Empire; everything else is destroyed. An Empire is hit only when no ship is left with it; hits that can be taken must be taken, the rest is lost.',
  'rule.GE-9.17.title': 'Starbases',
  'rule.GE-9.17':
    'A Starbase may take its hit while ships are there. As an Empire it is protected by them, and fires as one in its next phase.',
  'rule.GE-9.18.title': 'Retreat',
  'rule.GE-9.18': 'After phase 3 the attacker fights on or retreats. The defender never retreats.',
  'rule.GE-9.18.1.title': 'Where a retreat leads',
  'rule.GE-9.18.1':
    'Each ship goes back to the space before the battle on its path; a Sun that it passed does not count. The whole force goes or nobody; nothing is annexed, and the ships move no more.',
  'rule.GE-9.19.title': 'Win or die',
  'rule.GE-9.19': 'A force with a warped ship in it may not retreat. It stays together.',
  'rule.GE-9.20.title': 'After the battle',
  'rule.GE-9.20':
    'What was destroyed returns to the reserves, and Dreadnoughts stand up. A Starbase that became an Empire stays one.',
  'rule.GE-9.21.title': 'The end of a battle',
  'rule.GE-9.21':
    'A battle ends at once when one side has nothing left, even in mid-round. The current phase is finished.',
  'rule.GE-9.22.title': 'Reward',
  'rule.GE-9.22':
    'An attacker who wins on a planet sector puts an Empire there, if one is in reserve. Destroying an enemy Empire and surviving brings one point.',
  'rule.GE-9.23.title': 'No reward',
  'rule.GE-9.23':
    'A defender gets nothing, and nobody does when both are destroyed. Beating ships alone brings no point.',
  'rule.GE-9.24.title': 'Order of a phase',
  'rule.GE-9.24':
    'Attacker’s dice, defender’s dice, Time Warp, defender’s casualties, attacker’s casualties, removal. A winner without tokens leaves the sector free, with the ships on it.',
  'rule.GE-9.25.title': 'End of the game',
  'rule.GE-9.25':
    'The role may empty the pool, or a player may have all tokens on sectors when it ends. Then the game is over (GE-12).',
} as const;
