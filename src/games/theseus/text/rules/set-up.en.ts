/** The rules on the set-up, in short (TH-3, TH-4). */
export const setUpRules = {
  'rule.TH-3.title': 'Set-up of a duel',
  'rule.TH-3': 'First come the factions and the ring, then cards, then units. The table does most of it for you.',
  'rule.TH-3.1.title': 'Factions',
  'rule.TH-3.1':
    'Each player has a different faction. Factions are agreed before the match, dealt, or chosen at the table.',
  'rule.TH-3.2.title': 'First player',
  'rule.TH-3.2': 'Chance decides who plays first. You may also agree that it is the first seat.',
  'rule.TH-3.3.title': 'Ring',
  'rule.TH-3.3':
    'Clockwise, these are Corridors, Control Room, the first player’s sector, Tech Bay and the other player’s. The turn order follows the faction sectors from the Corridors on. The malfunction token starts on its symbol in the Control Room.',
  'rule.TH-3.4.title': 'Tracks at the start',
  'rule.TH-3.4':
    'Everybody has 20 life points. Data points start at 0, and the end-of-game marker lies beside its track.',
  'rule.TH-3.5.title': 'Bonus cards',
  'rule.TH-3.5':
    'Each installed slot with the bonus symbol gets a bonus card from a shuffled pile. The others leave the game unseen.',
  'rule.TH-3.6.title': 'Decks',
  'rule.TH-3.6': 'You shuffle your 25 cards and keep 15 of them as your deck. The other ten leave the game unseen.',
  'rule.TH-3.7.title': 'Starting cards',
  'rule.TH-3.7':
    'You draw three cards and install one of them in any empty slot, one player after the other; a slot with a bonus card is not empty. An instant is set aside instead. The other two go into the pending slots of your sector.',
  'rule.TH-3.8.title': 'Units',
  'rule.TH-3.8':
    'In turn order everybody puts two units into their own sector. Then everybody puts the third into any empty room. No trap works now, and nobody attacks.',
  'rule.TH-3.9.title': 'Tokens',
  'rule.TH-3.9': 'Upgrade tokens lie in one common supply. The other tokens of a faction lie before its player.',
  'rule.TH-4.title': 'Other ways to begin',
  'rule.TH-4':
    'Beginners may use simpler decks and start with more cards installed. The sectors may lie in another order, and players may build their decks.',
  'rule.TH-4.1.title': 'Decks by level',
  'rule.TH-4.1':
    'Each card has a level from 0 to 3, which only says how hard it is to use. The beginner deck has exactly the 15 cards of level 0. With more than 15 cards, the deck is dealt from them.',
  'rule.TH-4.2.title': 'Three installed cards',
  'rule.TH-4.2':
    'You draw five cards and install three of them, taking turns card by card. The last two become pending cards, and ten stay in the deck.',
  'rule.TH-4.3.title': 'Free order of sectors',
  'rule.TH-4.3':
    'The boards may lie in any order, by chance or by agreement. The turn order still follows the faction sectors clockwise from the Corridors.',
  'rule.TH-4.4.title': 'Built decks',
  'rule.TH-4.4':
    'As in tournaments, everybody chooses the 15 cards of their own deck before cards are dealt. You begin with the simplest deck and exchange cards one by one, unseen by the others.',
} as const;
