/** Summaries of the rules on Mobilize, Research and special orders (SC-10 to SC-12). */
export const mobilizeResearchRules = {
  // The Mobilize order, SC-10
  'rule.SC-10.title': 'Mobilize order',
  'rule.SC-10':
    'A Mobilize order moves your units to or on the active planet, and then a battle is fought if they entered an area with enemy units. Nothing leaves the active planet.',
  'rule.SC-10.1.title': 'Moving units',
  'rule.SC-10.1':
    'Move any of your units from one area of the active planet to another, and bring units in from areas of adjacent planets by transport (SC-10.2). Every moved unit ends on the active planet, and none leaves it.',
  'rule.SC-10.2.title': 'Transports',
  'rule.SC-10.2':
    'Units come from an adjacent planet only if you have a transport of your own on a route that joins it to the active planet. It carries as many units as you like, from any area to any area, and it is not used up.',
  'rule.SC-10.3.title': 'One enemy area',
  'rule.SC-10.3':
    'Units may move to any number of friendly or empty areas, but in one order to at most one enemy area. So one order starts at most one battle. An area with only an enemy base also counts as that one.',
  'rule.SC-10.4.title': 'Unit limits of a move',
  'rule.SC-10.4':
    'When all moves of the order are done, no area may hold more units than its unit limit (SC-9.1). Only the area you attack takes 2 more (SC-10.5).',
  'rule.SC-10.5.title': 'Attackers: limit + 2',
  'rule.SC-10.5':
    'In an area with enemy units, you as the attacker may have 2 more units than its unit limit; the defenders do not count. An area with only an enemy base is entered without a battle and without the 2 extra. Such a base stands until step 1 of regrouping (SC-18.1).',
  'rule.SC-10.6.title': 'Limited orbital defence',
  'rule.SC-10.6':
    'If an enemy who owns an Air Support module has a base in an area, you cannot transport units from another planet straight into it, no matter whose units stand there. You may still enter it from another area of the same planet.',
  'rule.SC-10.7.title': 'All moves at once',
  'rule.SC-10.7':
    'All moves of an order are planned first and then made together, so only the final position counts. Each unit moves once, and a transported unit goes straight to its final area.',
  'rule.SC-10.8.title': 'Lift-off',
  'rule.SC-10.8':
    'Terran may also move their base on the active planet, once in a Mobilize order. It goes to another friendly or empty area of that planet; see SC-22.1.2.',
  'rule.SC-10.9.title': 'Units of one, base of another',
  'rule.SC-10.9':
    'If an area holds units of one rival and the base of another, you fight only the owner of the units. The owner of the base takes no part, though their Air Support still keeps transports from landing there (SC-10.6).',

  // The Research order, SC-11
  'rule.SC-11.title': 'Research order',
  'rule.SC-11':
    'A Research order needs your base on the active planet; without it, nothing happens. You draw an Event card, may draw three Combat cards and may buy one technology, in that order.',
  'rule.SC-11.1.title': 'Step 1: Event card',
  'rule.SC-11.1': 'You must draw one Event card. It stays face down and unread until step 8 of regrouping (SC-18.8).',
  'rule.SC-11.2.title': 'Step 2: three Combat cards',
  'rule.SC-11.2':
    'You may draw three Combat cards, or all that are left if deck and discard pile together hold fewer. You may not stop before that.',
  'rule.SC-11.3.title': 'Step 3: technology',
  'rule.SC-11.3':
    'You may buy one technology. Look through your Technology deck, name one card, pay its price once and take all copies of it that are there. Everybody learns what it does.',
  'rule.SC-11.4.title': 'Step 4: shuffle',
  'rule.SC-11.4':
    'If you bought a technology for your Combat deck, its copies are shuffled with that deck and your discard pile into a new deck, even if the only copy went to your hand (SC-12.4). Cards in your hand stay there. Nothing is shuffled if you bought no technology, or one that goes to your play area.',
  'rule.SC-11.5.title': 'Technologies as Combat cards',
  'rule.SC-11.5':
    'A technology that was shuffled into your Combat deck is a Combat card from then on. It is drawn, played and discarded like the others.',
  'rule.SC-11.6.title': 'Technologies in the play area',
  'rule.SC-11.6':
    'A technology with "place in your play area" lies face up before you and is always at your disposal. It is not part of your hand and does not count against the hand limit.',
  'rule.SC-11.7.title': 'Back to the Technology deck',
  'rule.SC-11.7':
    'A card with "return to your Technology deck" goes back there after its use, and only the copy that was used. It can then be researched again.',
  'rule.SC-11.8.title': 'When the Combat deck runs out',
  'rule.SC-11.8':
    'When you draw the last card of your Combat deck, you shuffle your discard pile into a new deck at once and continue drawing. With nothing in the discard pile, the deck stays empty and the missing draws are lost. Cards lying in a battle are not part of the discard pile.',
  'rule.SC-11.9.title': 'Buying a technology again',
  'rule.SC-11.9':
    'If only some copies of a technology are back in your Technology deck, buying it again gets you just those. A technology with no copy left there cannot be bought.',

  // Special orders, SC-12
  'rule.SC-12.title': 'Special orders',
  'rule.SC-12':
    'A special order does all that the standard order of its kind does, and a little more. You need a Research & Development module for each one you place in a round (SC-5.4).',
  'rule.SC-12.1.title': 'Standard order and more',
  'rule.SC-12.1':
    'A special order follows all rules of its standard counterpart, and adds an advantage of its own. See SC-12.2 for Build, SC-12.3 for Mobilize and SC-12.4 for Research.',
  'rule.SC-12.2.title': 'Special Build',
  'rule.SC-12.2':
    'Your unit build limit is 1 higher for this order. Once in the order, one unit, base, transport, building or module costs 1 mineral or 1 gas less, as you choose; workers get no discount.',
  'rule.SC-12.3.title': 'Special Mobilize',
  'rule.SC-12.3':
    'In a battle begun by this order, the attacker draws 5 Combat cards in step 3 instead of 3. In every skirmish of it, the final attack of the attacker is 1 higher.',
  'rule.SC-12.4.title': 'Special Research',
  'rule.SC-12.4':
    'After the standard steps, but before the shuffle, you must choose one advantage. Either draw one more Event card, or put one copy of the technology you just bought for your Combat deck in your hand; the other copies are shuffled in as usual. Without such a purchase you draw the Event card. Like any Research, the order needs your base on the planet.',
  'rule.SC-12.5.title': 'The two extra cards',
  'rule.SC-12.5':
    'The two extra Combat cards of a special Mobilize are always drawn. The attacker is not asked about them (SC-12.3).',
} as const;
