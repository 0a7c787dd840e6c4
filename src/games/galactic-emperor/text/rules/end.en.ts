/** The rules in short: the end of the match, and what players may know (GE-12 to GE-15). */
export const endRules = {
  'rule.GE-12.title': 'The end',
  'rule.GE-12': 'The game ends with the last token or the last point. Most points win.',
  'rule.GE-12.1.title': 'What ends it',
  'rule.GE-12.1':
    'The game ends when a player has put the last token on a planet sector, or when the last point leaves the pool. Either is enough.',
  'rule.GE-12.2.title': 'The role is finished',
  'rule.GE-12.2':
    'The current role is played to its end, so that everybody has a turn. No further role is played, and the round is not ended.',
  'rule.GE-12.3.title': 'When it is checked',
  'rule.GE-12.3':
    'Whether all tokens are on sectors is checked at the end of an Explorer or Warlord, and of a Regent when spare tokens are back. Tokens lost before that do not count.',
  'rule.GE-12.4.title': 'Final count',
  'rule.GE-12.4':
    'After a Warlord or an Explorer, each player gets a point for each planet. After a Regent nobody does, and other roles cannot end the game.',
  'rule.GE-12.5.title': 'Tycoons',
  'rule.GE-12.5': 'A full Storage brings a point. The most marks bring two points, or one to each who is tied.',
  'rule.GE-12.6.title': 'An empty pool',
  'rule.GE-12.6': 'Points are paid in full even when the pool is empty. The box has more.',
  'rule.GE-12.7.title': 'Victory',
  'rule.GE-12.7': 'The player with the most points wins. Points are hidden until then.',
  'rule.GE-12.7.1.title': 'A custom',
  'rule.GE-12.7.1':
    'The others hail the new Emperor, who rests while they pack up: the log says it for them. It changes nothing.',
  'rule.GE-12.8.title': 'Tie',
  'rule.GE-12.8':
    'Two tied players send all their ships to a final battle, and the survivor wins. Of more than two, those with the most sectors fight; where sectors are equal, planets, marks and the seat from the Throne decide who.',
  'rule.GE-12.9.title': 'Final battle',
  'rule.GE-12.9':
    'There is neither attacker nor defender, no extra die, no Plasma, no Ion, no retreat; Shields work, and a Time Warp that is unused. The player who sits first from the Throne says first what is hit. Without a survivor or any ship, sectors, planets and marks decide; all who were tied and stand alike share the victory.',
  'rule.GE-13.title': 'What is known',
  'rule.GE-13': 'Almost everything is open. Points are not.',
  'rule.GE-13.1.title': 'Hidden',
  'rule.GE-13.1':
    'The points of the others are hidden, and so is the order of the stack. A tile seen by Scanners is known to their owner alone; where the Black Hole is, everybody can count.',
  'rule.GE-13.2.title': 'Open',
  'rule.GE-13.2':
    'Everything else is open: marks, Storages, ships, tokens, technologies, the row, dice and prices. So is what is left in the pool.',
  'rule.GE-13.3.title': 'Gains and totals',
  'rule.GE-13.3':
    'The log tells everybody who gets points and for what; how many, and the totals, only their owners read until the end. People may play with open points.',
  'rule.GE-14.title': 'Decisions',
  'rule.GE-14': 'Every choice belongs to one player. What leaves no choice is done without asking.',
  'rule.GE-14.1.title': 'Answering at once',
  'rule.GE-14.1':
    'Where two may answer at once, the Saboteur comes before the effect that was announced. Players answer in turn order.',
  'rule.GE-14.2.title': 'Forced choices',
  'rule.GE-14.2': 'Where there is only one way, nobody is asked. The log says what happened.',
  'rule.GE-15.title': 'Values',
  'rule.GE-15':
    'Costs, prices, tiles and the places of homes are read from data. Anyone who owns the game can put them right, and the values go into the save.',
} as const;
