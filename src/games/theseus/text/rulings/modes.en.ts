/**
 * Rulings on the end, on more players and on alliances (TH-17 to TH-19), and on giving up: what was open, `.why`, and
 * what Orrery does.
 */
export const modeRulingTexts = {
  'ruling.marker-at-the-end.why': 'What if a deck runs out again in the turns that break a tie?',
  'ruling.marker-at-the-end': 'The marker stays at the end.',
  'ruling.four-advances.why': 'A public review counts three misses until the end, the rule book four spaces.',
  'ruling.four-advances': 'The fourth advance ends the match.',
  'ruling.ring-of-more.why': 'With three or four players the boards lie in any order; which is the usual one?',
  'ruling.ring-of-more':
    'Corridors, Control Room, the sector of the first player, Tech Bay, then the others by seat. It may also be dealt or laid by hand.',
  'ruling.ring-of-alliances.why': 'How do the five sectors of two alliances lie, and who chooses them?',
  'ruling.ring-of-alliances':
    'They lie as in a duel, with the sector of alliance A in the place of the first player’s sector. In each alliance the member who plays first chooses the sector of the alliance.',
  'ruling.tokens-of-allies.why': 'Do allies share upgrade tokens?',
  'ruling.tokens-of-allies':
    'No: each has tokens of their own. But both may spend their tokens on units and cards of either ally.',
  'ruling.instants-of-allies.why': 'May you play an instant that your ally holds?',
  'ruling.instants-of-allies': 'Yes, in your own turn, as the rule book says of bonus cards.',
  'ruling.allied-modules.why': 'Which of an ally’s cards also work for a player?',
  'ruling.allied-modules':
    'All but three. The rule book gives Double Shot to Marines and Teleport to Greys by name. Lurking does not work either, since only the player who caused an assault attacks in it. Barricade and Hideout shelter units of both allies.',
  'ruling.medical-bay-of-allies.why': 'Who does Medical Bay heal when the ally of the Scientists carries it out?',
  'ruling.medical-bay-of-allies':
    'The Scientists, as the example of the rule book says. Where Pandora has taken it over, it heals Pandora.',
  'ruling.data-of-allies.why': 'Who gains the data points of a card that an ally carries out?',
  'ruling.data-of-allies':
    'The player who carries it out. If that player’s faction does not collect data points, the ally gains them if the ally’s faction collects them.',
  'ruling.empty-deck-of-one.why': 'Does the countdown go on while the ally still has cards?',
  'ruling.empty-deck-of-one': 'Yes: only the deck of the active player counts.',
  'ruling.tie-of-alliances.why': 'How is a tie of alliances broken?',
  'ruling.tie-of-alliances': 'As in a duel: every player has one more turn.',
  'ruling.parasites-on-aliens.why': 'Who is paid for a parasite that Pandora has put on an Alien?',
  'ruling.parasites-on-aliens': 'Pandora; all others pay the Aliens.',
  'ruling.conceding.why': 'The rule book does not speak of giving up.',
  'ruling.conceding':
    'In a duel the opponent wins. In a match of alliances the other alliance wins; nobody plays on without an ally.',
  'ruling.conceding-among-more.why': 'What becomes of the pieces of somebody who gives up among three or four?',
  'ruling.conceding-among-more':
    'Units and cards leave the station, tokens go back, the board stays. The others go on, and the last one wins.',
} as const;
