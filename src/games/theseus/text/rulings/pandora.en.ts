/** Rulings on Pandora (TH-20): what was open, `.why`, and what Orrery does. */
export const pandoraRulingTexts = {
  'ruling.pandora-in-the-order.why': 'When does Pandora play if its marker lies at a common sector?',
  'ruling.pandora-in-the-order': 'When that sector comes in the ring, clockwise from the Corridors.',
  'ruling.when-the-marker-is-placed.why': 'When does Pandora place its marker?',
  'ruling.when-the-marker-is-placed': 'When the ring is laid, before any card is placed.',
  'ruling.ring-with-pandora.why': 'How do the four sectors of a duel with Pandora lie?',
  'ruling.ring-with-pandora': 'Corridors, Control Room, the other faction’s sector, Tech Bay.',
  'ruling.enemies-at-the-birth.why': 'When must a sector be free of enemies for an embryo to be born?',
  'ruling.enemies-at-the-birth':
    'When the creature has stopped, and the launch, the traps and the minor assault are over. What action cards change later does not count, and a creature back from space breeds nothing.',
  'ruling.taken-for-once.why': 'When has a card that was taken over for one use been carried out?',
  'ruling.taken-for-once':
    'When an action was performed, a trap has sprung, or a module or shortcut has changed what happened. A Reproduction that was taken over has been carried out when its copy has been carried out.',
  'ruling.creeper-once.why':
    'A Creeper works all the time. When is it used up if Pandora has taken it over for one use?',
  'ruling.creeper-once': 'At the end of the first turn of a player whose cards it has switched off. Then it goes back.',
  'ruling.taking-what-sleeps.why': 'Can cards that are under malfunction or switched off be taken over?',
  'ruling.taking-what-sleeps': 'No.',
  'ruling.no-data-for-pandora.why': 'What do cards that gain data points give Pandora?',
  'ruling.no-data-for-pandora': 'Nothing.',
  'ruling.detectors-of-pandora.why': 'Pandora places a deactivation token. Which unit does it save?',
  'ruling.detectors-of-pandora': 'It saves a unit of Pandora, not a Marine.',
  'ruling.put-off.why':
    'In the Tech Bay Pandora may use its two actions in either order, but the extra turn ends the phase.',
  'ruling.put-off': 'If it takes the extra turn first, its own action follows at the end of the turn.',
  'ruling.purging-own-cards.why':
    'The rule book reads as if Pandora discarded its own taken cards; it may mean that the player who shares the sector discards them.',
  'ruling.purging-own-cards': 'Both may.',
  'ruling.pandora-among-allies.why': 'The rule book describes no alliance with Pandora.',
  'ruling.pandora-among-allies': 'It is not offered.',
  'ruling.pandora-dealt-last.why': 'Pandora is meant for players who know the game.',
  'ruling.pandora-dealt-last':
    'It is dealt only if no other faction is left; a player who wants it names or chooses it.',
} as const;
