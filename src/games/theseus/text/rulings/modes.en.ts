/**
 * The texts of the rulings on the end, on more than two players, on alliances (TH-17 to TH-19) and on concession: what
 * was open (`.why`), and what Orrery does.
 */
export const modeRulingTexts = {
  'ruling.marker-at-the-end.why':
    'A tie at the end of the countdown is broken by one more turn for each player. What if a pending slot must again be filled from an empty deck in these turns?',
  'ruling.marker-at-the-end': 'Nothing happens: the marker of the countdown stays at the end.',
  'ruling.four-advances.why':
    'The marker of the countdown advances whenever a pending slot must be filled from an empty deck. How many advances end the match? By a public review, it is three. By the rule book, the countdown has four spaces: 3, 2, 1 and end.',
  'ruling.four-advances': 'The fourth advance ends the match.',
  'ruling.ring-of-more.why':
    'With three or four players, the sectors may lie in any order. Which order is the usual one here?',
  'ruling.ring-of-more':
    'The usual order is Corridors, Control Room, the sector of the first player, Tech Bay, and then the sectors of the others in the order of their seats. Players may also have the order dealt, or choose it.',
  'ruling.ring-of-alliances.why':
    'With two alliances, the ring has five sectors. In which order do they lie? And who chooses the sector of each alliance?',
  'ruling.ring-of-alliances':
    'They lie as in a duel. The sector of alliance A takes the place of the first player’s sector. In each alliance, the member who plays first chooses whose sector it uses.',
  'ruling.tokens-of-allies.why': 'Do allies share their upgrade tokens?',
  'ruling.tokens-of-allies':
    'No, each ally has their own. But both may spend their tokens on units and cards of either ally.',
  'ruling.instants-of-allies.why': 'May you play an instant that lies before your ally?',
  'ruling.instants-of-allies': 'Yes, in your own turn. The rule book says the same about bonus cards.',
  'ruling.allied-modules.why': 'Many cards of an ally also work for you. Which do not?',
  'ruling.allied-modules':
    'Three cards do not: Double Shot, Teleport and Lurking. The rule book gives Double Shot to Marines and Teleport to Greys by name. Lurking does not work because only the player who caused an assault attacks in it. All other cards work: Barricade and Hideout, for example, protect the units of both allies.',
  'ruling.medical-bay-of-allies.why':
    'The card Medical Bay belongs to the Scientists. Whom does it heal when their ally carries it out?',
  'ruling.medical-bay-of-allies':
    'It heals the Scientists, as in the example of the rule book. But if Pandora has taken the card over, it heals Pandora.',
  'ruling.data-of-allies.why': 'You carry out a card of your ally that gains data points. Who gets these points?',
  'ruling.data-of-allies':
    'You get them if your faction collects data points. If it does not, your ally gets them, if the faction of your ally collects them.',
  'ruling.empty-deck-of-one.why':
    'The deck of the active player is empty, but that of the ally still has cards. Does the countdown go on?',
  'ruling.empty-deck-of-one': 'Yes, only the deck of the active player counts.',
  'ruling.tie-of-alliances.why': 'How is a tie between two alliances broken?',
  'ruling.tie-of-alliances': 'It is broken as in a duel: every player has one more turn.',
  'ruling.parasites-on-aliens.why':
    'With three or four players, each wound by a parasite gives a life point to the Aliens. But Pandora can take over the card Parasite and put a parasite on an Alien. Who gets the life points then?',
  'ruling.parasites-on-aliens': 'Pandora gets them. For parasites on all other units, the Aliens get the life points.',
  'ruling.conceding.why': 'The rule book does not say what happens if a player of a duel or of an alliance gives up.',
  'ruling.conceding':
    'In a duel, the opponent wins. In a match of alliances, the other alliance wins. Nobody goes on without an ally.',
  'ruling.conceding-among-more.why':
    'With three or four players, one player gives up. What happens to the pieces of this player?',
  'ruling.conceding-among-more':
    'The units and cards of this player leave the station, and the tokens go back to the supply. The sector stays. The other players go on. If only one player is left, that player wins.',
} as const;
