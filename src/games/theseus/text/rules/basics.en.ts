/** The rules on the game, its terms and its pieces, in short (TH-1, TH-2). */
export const basicsRules = {
  'rule.TH-1.title': 'The game in short',
  'rule.TH-1':
    'Factions fight for a space station whose sectors form a ring. You bring the others down to no life points, or collect data points, before the countdown ends.',
  'rule.TH-1.1.title': 'Aim',
  'rule.TH-1.1':
    'In a duel each faction starts with 20 life points; Scientists and Greys also collect data points. You win at once when an opponent has no life points left, or when you have 20 data points. If the countdown ends first, the higher sum of both wins (see TH-17).',
  'rule.TH-1.2.title': 'Cards come first',
  'rule.TH-1.2': 'What an installed card says beats these rules. Where a card says nothing, the rules hold.',
  'rule.TH-1.3.title': 'Terms',
  'rule.TH-1.3':
    'A unit is a piece in a room or in space; a sector is full when all four rooms are taken. A pending card does nothing yet, an installed one works unless it is under malfunction or switched off. N is the number in a card’s upgrade symbol and the upgrade tokens on the card.',
  'rule.TH-2.title': 'Station and pieces',
  'rule.TH-2':
    'The station is a ring of sector boards around the board for life and data. Each faction brings three units and 25 cards.',
  'rule.TH-2.1.title': 'Sectors',
  'rule.TH-2.1':
    'There are three common sectors: Corridors, Control Room and Tech Bay. Each faction but Pandora has one of its own, which is used only if the faction plays.',
  'rule.TH-2.2.title': 'The ring',
  'rule.TH-2.2':
    'The boards form a closed ring, and everything moves clockwise. A duel has five sectors, three players have six, four have seven, and two alliances have five; Pandora adds none.',
  'rule.TH-2.3.title': 'A sector',
  'rule.TH-2.3':
    'A sector has four rooms with passages and walls between them, installed slots on a grid, and up to two pending slots. A faction sector has two pending slots, Corridors and Control Room one each, the Tech Bay none.',
  'rule.TH-2.4.title': 'Tracks',
  'rule.TH-2.4':
    'Life and data points run from 0 to 20. Beside them lie the countdown spaces 3, 2, 1 and end, and the space field, which holds any number of units.',
  'rule.TH-2.5.title': 'Supplies',
  'rule.TH-2.5':
    'There are 20 upgrade tokens, one malfunction token, nine bonus cards and some tokens for single cards. Each faction has three units and 25 cards.',
  'rule.TH-2.6.title': 'Cards lie face up',
  'rule.TH-2.6':
    'Every card on the station lies face up, and so do the decks. So everybody knows the top card of each deck, but not the order below it.',
} as const;
