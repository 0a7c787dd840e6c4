/** Rulings on the set-up (TH-3, TH-4): what was open, `.why`, and what Orrery does. */
export const setUpRulingTexts = {
  'ruling.first-player.why': 'The owner of the game begins, names somebody, or lets chance decide.',
  'ruling.first-player': 'Chance decides, or the first seat begins if that is agreed before the match.',
  'ruling.bonus-slot-order.why': 'In which order are the bonus slots of one sector filled?',
  'ruling.bonus-slot-order': 'By the number of the slot; the sectors clockwise from the Corridors.',
  'ruling.starting-slots.why': 'May a starting card go onto a bonus card?',
  'ruling.starting-slots': 'No: a slot with a bonus card is not empty. The example game uses the word in the same way.',
  'ruling.no-traps-yet.why':
    'Do traps work on units as they are placed in the set-up, as they appear, or as they are launched?',
  'ruling.no-traps-yet': 'No. Traps work on units that end a move or pass.',
  'ruling.three-cards-of-allies.why':
    'May players of an alliance, whose decks have ten cards, begin with three installed cards?',
  'ruling.three-cards-of-allies': 'No: every player of an alliance always begins with one installed card.',
  'ruling.built-decks.why':
    'In tournaments players choose their cards. When do they choose? Who sees it? Can they also choose decks of ten?',
  'ruling.built-decks':
    'When the ring is laid, one player after the other, in secret: what is in a deck is hidden in every other match too. Building begins with the simplest deck, of 15 cards or, in alliances, of ten, and exchanges cards. The deck is shuffled as usual.',
  'ruling.ring-by-hand.why': 'Who lays the sectors when people agree on the order?',
  'ruling.ring-by-hand': 'The first player answers for all; the Corridors lie first.',
} as const;
