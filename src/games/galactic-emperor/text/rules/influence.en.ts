/** The rules in short: the Regent (GE-10). */
export const influenceRules = {
  'rule.GE-10.title': 'Regent',
  'rule.GE-10': 'Influence takes sectors and the Throne without a shot. Then points are paid.',
  'rule.GE-10.1.title': 'The Throne is free',
  'rule.GE-10.1': 'First the holder of the Throne lays it beside the board. Anybody may win it.',
  'rule.GE-10.2.title': 'Gaining influence',
  'rule.GE-10.2':
    'Each player takes two tokens from reserve, or as many as there are. Then each in turn, the chooser first, may buy one more: for two marks, and one more for each that was bought before. Having no tokens for it does not end the game.',
  'rule.GE-10.3.title': 'What counts',
  'rule.GE-10.3': 'A token of influence counts 1. On the board an Empire counts 1 for its owner and a Starbase 2.',
  'rule.GE-10.4.title': 'Exerting influence',
  'rule.GE-10.4':
    'In turn, but the chooser last, each places as many tokens as they like on any planet sectors and on the Throne. Homes are closed to everybody. Placed tokens are public and stay.',
  'rule.GE-10.5.title': 'What influence does',
  'rule.GE-10.5':
    'Your own Empire becomes a Starbase, free sectors become yours, enemy Starbases are lowered and Empires removed. The Throne can be won as well.',
  'rule.GE-10.6.title': 'Conflicts',
  'rule.GE-10.6':
    'Where two or more have influence, one is taken from each of them until only one has any. So the highest keeps what it has beyond the second, and a tie leaves nothing.',
  'rule.GE-10.7.title': 'Claims',
  'rule.GE-10.7':
    'With one left you put an Empire there, with two or more a Starbase. Spare tokens return; with nothing left the sector is free.',
  'rule.GE-10.8.title': 'Winning the Throne',
  'rule.GE-10.8':
    'A player with influence left on the Throne takes it, and the tokens return. If nobody has, it goes to the chooser.',
  'rule.GE-10.9.title': 'Departure',
  'rule.GE-10.9':
    'Where a player lost control, ships go at once to the nearest Starbase of their owner, who chooses among equally near ones. It must have been one before, and be one still; Suns are free, enemies do not matter, enemy homes are closed. Ships whose owner never had control stay, and a battle comes only when ships move in.',
  'rule.GE-10.10.title': 'Points',
  'rule.GE-10.10': 'Each player gets a point for each planet on sectors under control. The home counts.',
  'rule.GE-10.11.title': 'End of the game',
  'rule.GE-10.11':
    'With all spare tokens back, an empty reserve ends the game, and so does an empty pool after the points. There is no final count, but the Tycoon bonuses follow (GE-12.5).',
  'rule.GE-10.12.title': 'Details',
  'rule.GE-10.12':
    'Tokens may stay unplaced, and return. Conflicts do not touch each other, and departures come after all of them, in turn order from the chooser.',
} as const;
