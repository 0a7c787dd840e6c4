/** The texts of the rulings on the set-up (TH-3, TH-4): what was open (`.why`), and what Orrery does. */
export const setUpRulingTexts = {
  'ruling.first-player.why':
    'By the printed rules, the owner of the game plays first, or names the first player, or lets chance decide.',
  'ruling.first-player':
    'In Orrery chance decides. Players may also agree before the match that the first seat begins.',
  'ruling.bonus-slot-order.why': 'In which order are the bonus slots filled with bonus cards?',
  'ruling.bonus-slot-order':
    'The sectors are taken clockwise, beginning with the Corridors. In each sector, the slots are filled in the order of their numbers.',
  'ruling.starting-slots.why':
    'Each player installs a starting card in an empty slot. May this be a slot with a bonus card?',
  'ruling.starting-slots':
    'No, a slot with a bonus card is not empty. The example game in the rule book uses the word “empty” in the same way.',
  'ruling.no-traps-yet.why':
    'Do traps work on units that are placed in the set-up, on new units, or on units that are launched into space?',
  'ruling.no-traps-yet': 'No. Traps work only on units that end a move in their sector or pass through it.',
  'ruling.three-cards-of-allies.why':
    'Players may agree to begin with three installed cards each. Is this also possible in alliances, where decks have only ten cards?',
  'ruling.three-cards-of-allies': 'No, each player of an alliance always begins with one installed card.',
  'ruling.built-decks.why':
    'In tournaments, players choose the cards of their own decks. When do they choose, and who may see it? Is this also possible in alliances, where decks have ten cards?',
  'ruling.built-decks':
    'Players choose when the ring of sectors has been laid, one after the other and in secret. They do so in secret because the cards of a deck are hidden in every other match too. Each player begins with the simplest deck and exchanges cards. The deck has 15 cards, or ten in alliances. Then it is shuffled as usual.',
  'ruling.ring-by-hand.why':
    'Players may agree in which order the sectors lie in the ring. Who tells the program what they have agreed?',
  'ruling.ring-by-hand': 'The first player does so for all players. The first sector is always the Corridors.',
} as const;
