/** The texts of the rulings on Pandora (TH-20): what was open (`.why`), and what Orrery does. */
export const pandoraRulingTexts = {
  'ruling.pandora-in-the-order.why':
    'Pandora plays just before or after the owner of the sector where its marker lies. When does it play if the marker lies at a common sector, which has no owner?',
  'ruling.pandora-in-the-order':
    'The turns go clockwise round the ring, counted from the Corridors. Pandora plays when this sector is reached.',
  'ruling.when-the-marker-is-placed.why': 'When does Pandora place its marker at a sector?',
  'ruling.when-the-marker-is-placed': 'It places the marker when the ring has been laid, before any card is placed.',
  'ruling.ring-with-pandora.why':
    'Pandora has no sector of its own, so a duel with Pandora has only four sectors. In which order do they lie?',
  'ruling.ring-with-pandora': 'The order is Corridors, Control Room, the sector of the other faction, Tech Bay.',
  'ruling.enemies-at-the-birth.why':
    'When a creature has moved to a sector without enemies, an embryo is born there. At which moment must there be no enemies?',
  'ruling.enemies-at-the-birth':
    'There must be none when the creature has stopped, and the launch, the traps and the minor assault are over. What action cards change after that does not count. No embryo is born for a creature that comes back from space.',
  'ruling.taken-for-once.why': 'Some embryos take over a card for one use only. When does the card count as used?',
  'ruling.taken-for-once':
    'It counts as used when its action has been performed, when its trap has had an effect, or when the module or shortcut has changed what happened. A Reproduction counts as used when its copy has been carried out.',
  'ruling.creeper-once.why':
    'Pandora has taken over a Creeper for one use. But a Creeper works all the time. When does it count as used?',
  'ruling.creeper-once':
    'It counts as used at the end of the first turn of a player whose cards it has switched off. Then it goes back to its owner.',
  'ruling.taking-what-sleeps.why':
    'Can Pandora take over a card that is under malfunction or switched off by a Creeper?',
  'ruling.taking-what-sleeps': 'No, such a card cannot be taken over.',
  'ruling.no-data-for-pandora.why':
    'Pandora has no data points. What does it get if it takes over a card that gains data points?',
  'ruling.no-data-for-pandora': 'It gets nothing.',
  'ruling.detectors-of-pandora.why':
    'A deactivation token, placed by the card Trap Detector, saves a Marine from traps. Which unit does it save if Pandora has taken the card over and placed the token?',
  'ruling.detectors-of-pandora': 'It saves a unit of Pandora, not a Marine.',
  'ruling.put-off.why':
    'If its marker lies at the Tech Bay, Pandora may use two actions there in either order: the extra turn and its own action. But the extra turn ends the phase. What if Pandora takes the extra turn first?',
  'ruling.put-off': 'Then Pandora uses its own action at the end of the turn.',
  'ruling.purging-own-cards.why':
    'Pandora shares the sector where its marker lies with the owner of that sector. Who may discard the cards there that Pandora has taken over? The words of the rule book say Pandora, but perhaps the owner of the sector is meant.',
  'ruling.purging-own-cards': 'Both players may discard them.',
  'ruling.pandora-among-allies.why':
    'The rule book does not describe matches of two alliances with Pandora in one of them.',
  'ruling.pandora-among-allies': 'In Orrery, Pandora cannot be in an alliance.',
  'ruling.pandora-dealt-last.why':
    'By the rule book, Pandora is for players who know the game well. Is it dealt like the other factions?',
  'ruling.pandora-dealt-last':
    'No, it is dealt only if no other faction is left. A player who wants Pandora must name it before the match or choose it at the table.',
} as const;
