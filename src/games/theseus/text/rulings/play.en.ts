/** The texts of the rulings on the conduct of a match (TH-21, TH-22): what was open (`.why`), and what Orrery does. */
export const playRulingTexts = {
  'ruling.wounds-on-the-way.why':
    'A unit with a parasite takes wounds when it moves. At which moment does it take them?',
  'ruling.wounds-on-the-way':
    'It takes a wound at each movement point that it spends, before the traps of the sector that it enters. Points that it spends without leaving its sector count too, and so do points spent by Time Loop and Shaft Passage.',
  'ruling.what-is-left-to-do.why':
    'While a player carries out the action cards of a sector, an action card may come or go there, or the unit that stopped there may be launched. What happens then?',
  'ruling.what-is-left-to-do':
    'After each card, the program looks again at what is left to do in the sector where the unit stopped. It makes no difference where this unit is by then.',
  'ruling.round-limit.why':
    'The countdown moves only when a player fills a pending slot from an empty deck, and players can avoid this. So a match might never end.',
  'ruling.round-limit':
    'Players may choose a limit of rounds before the match. After the last of these rounds, the points decide. If nothing is chosen, there is no limit.',
  'ruling.who-decides.why': 'A player moves a unit of another player by a card. Who makes the decisions in this move?',
  'ruling.who-decides':
    'The player who moves the unit makes them. The other players make decisions in three cases only: during the set-up, when Decay takes upgrades from them, and when they choose the targets of an Ambush.',
  'ruling.no-forced-questions.why':
    'Sometimes a decision has only one possible answer. Is the player asked all the same?',
  'ruling.no-forced-questions':
    'No, the program gives the answer and writes it in the log. So some phases pass without a question.',
  'ruling.taking-back.why': 'At a table, people sometimes take a move back. Is this possible here?',
  'ruling.taking-back': 'Yes, decisions can be taken back until something new has been seen.',
} as const;
