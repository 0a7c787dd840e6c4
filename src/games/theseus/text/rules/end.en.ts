/** The rules on the end, on more than two players and on Pandora, in short (TH-17 to TH-20). */
export const endRules = {
  'rule.TH-17.title': 'End of the game',
  'rule.TH-17': 'A duel ends when a track decides it, or with the countdown. The countdown moves when decks run out.',
  'rule.TH-17.1.title': 'Countdown',
  'rule.TH-17.1':
    'Whenever somebody must fill a pending slot from an empty deck, the marker moves: 3, 2, 1, end. Not using the pending phase avoids it.',
  'rule.TH-17.2.title': 'By points',
  'rule.TH-17.2':
    'When the marker reaches the end, the game ends at once. The higher sum of life and data points wins.',
  'rule.TH-17.3.title': 'Tie',
  'rule.TH-17.3':
    'Both take one more turn, beginning with the player after the one who caused the end. If they are still equal, they share the victory.',
  'rule.TH-17.4.title': 'Immediate end',
  'rule.TH-17.4':
    'A player with no life points left loses at once, and one with 20 data points wins. Tracks never leave 0 to 20.',
  'rule.TH-18.title': 'Three or four players',
  'rule.TH-18': 'Everybody plays for themselves. Wounds give life points instead of taking them.',
  'rule.TH-18.1.title': 'Ring for three or four',
  'rule.TH-18.1':
    'The boards may lie in any order, which fixes the turn order. There are three common sectors and one for each faction.',
  'rule.TH-18.2.title': 'Start with three or four',
  'rule.TH-18.2': 'Life points start at 0. Nobody attacks during the set-up, even when a sector becomes full.',
  'rule.TH-18.3.title': 'Wounds pay',
  'rule.TH-18.3':
    'Wounding an opponent gives you as many life points; the victim loses nothing. Traps pay the player who controls them, and parasites pay the Aliens.',
  'rule.TH-18.3.1.title': 'Moved by a card',
  'rule.TH-18.3.1':
    'In a minor assault after a unit was moved by a card, the player who moved it gains the points. It counts like any other attack of theirs.',
  'rule.TH-18.4.title': 'Medical Bay with three or four',
  'rule.TH-18.4': 'Medical Bay takes N life points from opponents. The player of the Scientists divides them freely.',
  'rule.TH-18.5.title': 'Winning with three or four',
  'rule.TH-18.5':
    'The first with 20 life points or 20 data points wins at once. Nobody is eliminated, and at the end of the countdown the highest sum wins.',
  'rule.TH-18.6.title': 'Tie with three or four',
  'rule.TH-18.6':
    'Only those who are tied have one more turn each, and only their points count from then on. If they are still equal, they share the victory.',
  'rule.TH-18.7.title': 'Which opponent',
  'rule.TH-18.7': 'Where a card says "an opponent", its user chooses which. An enemy unit is a unit of any opponent.',
  'rule.TH-19.title': 'Two alliances',
  'rule.TH-19': 'Four players form two alliances of two. They win and lose together.',
  'rule.TH-19.1.title': 'Turn order',
  'rule.TH-19.1': 'Alliance markers show who plays with whom. The players of the two alliances take turns.',
  'rule.TH-19.2.title': 'Alliance sector',
  'rule.TH-19.2': 'Each alliance uses the sector of one of its two factions. The ring has five sectors.',
  'rule.TH-19.2.1.title': 'Ring for alliances',
  'rule.TH-19.2.1':
    'The sectors lie as in a duel, or in any agreed order. The turn order follows the alliances, not the ring.',
  'rule.TH-19.3.title': 'Decks of alliances',
  'rule.TH-19.3':
    'Decks have ten cards. You draw two, install one, and put the other into a pending slot of the alliance sector.',
  'rule.TH-19.4.title': 'Units of alliances',
  'rule.TH-19.4':
    'Everybody has two units: one in the alliance sector, then one in any empty room. Nobody attacks during the set-up.',
  'rule.TH-19.5.title': 'Allies',
  'rule.TH-19.5':
    'You treat your ally’s cards, units and sector as your own, but you never move their units or draw from their deck. In an assault only the units of the player who caused it attack.',
  'rule.TH-19.6.title': 'Victory of alliances',
  'rule.TH-19.6':
    'An alliance wins at once when a faction of the other has no life points left, or when one of its own has 20 data points. At the end the higher sum wins.',
  'rule.TH-19.7.title': 'Filling for alliances',
  'rule.TH-19.7':
    'A slot is filled from the deck of the active player. If that deck is empty, the countdown goes on even if the ally still has cards.',
  'rule.TH-20.title': 'Pandora',
  'rule.TH-20': 'Pandora has no cards and no sector of its own. It breeds embryos that take over the cards of others.',
  'rule.TH-20.1.title': 'Pieces of Pandora',
  'rule.TH-20.1':
    'Pandora has three creatures and ten embryos: hunters, runners and warriors. It has life points, but no data points, cards or deck.',
  'rule.TH-20.2.title': 'Abilities',
  'rule.TH-20.2':
    'A runner may move one sector further. A hunter keeps the card it takes over, and so do upgraded runners and warriors; their base sides keep it for one use.',
  'rule.TH-20.3.title': 'Marker',
  'rule.TH-20.3':
    'Pandora puts its marker at the left or right of a sector, which is then its own as well. The place decides whether it plays before or after the owner.',
  'rule.TH-20.4.title': 'Units of Pandora',
  'rule.TH-20.4':
    'Two units start in the sector with the marker, the third anywhere. A full sector causes no attack then.',
  'rule.TH-20.5.title': 'Breeding',
  'rule.TH-20.5':
    'When you have moved a creature and no enemy is in the sector, an embryo of your choice is born after the action cards. In a full sector you launch a unit for it.',
  'rule.TH-20.6.title': 'Take-over',
  'rule.TH-20.6':
    'After moving an embryo you may put it on an enemy card installed where it stopped. The card is yours, for one use or for good, and the embryo is no longer a unit.',
  'rule.TH-20.7.title': 'Taken cards',
  'rule.TH-20.7':
    'On such a card "own" means Pandora\'s, and everybody else is an enemy. Data points give Pandora nothing.',
  'rule.TH-20.8.title': 'Pandora’s action',
  'rule.TH-20.8':
    'In its sector Pandora takes an upgrade token or discards an enemy card. On a common sector it uses both actions, in any order.',
  'rule.TH-20.9.title': 'Shared sector',
  'rule.TH-20.9':
    'Players who share a sector may discard each other’s cards there. If a card with an embryo is discarded, the embryo returns to the supply.',
  'rule.TH-20.10.title': 'No pending phase',
  'rule.TH-20.10': 'Pandora never uses pending slots. So it never moves the countdown.',
  'rule.TH-20.11.title': 'Where Pandora plays',
  'rule.TH-20.11': 'Pandora is best with three players. It never plays in an alliance.',
} as const;
