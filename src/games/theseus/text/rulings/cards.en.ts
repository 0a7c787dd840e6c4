/** Rulings on cards, their copies and their bonuses (TH-14 to TH-16): what was open, `.why`, and what Orrery does. */
export const cardRulingTexts = {
  'ruling.attack-bonus.why': 'How often do Battle Position and Chamber add N when several units attack?',
  'ruling.attack-bonus':
    'Once in each attack event of their sector, however many units attack. This reading adds the least; N can grow to seven.',
  'ruling.whose-neighbours.why':
    'Does Reproduction copy cards that Pandora has taken over? Does it copy an ally’s cards?',
  'ruling.whose-neighbours':
    'It copies only cards that the same player controls. Cards that Pandora has taken over count as Pandora’s, whatever their colour. An ally’s cards are not copied.',
  'ruling.copies-of-actions.why': 'When is the copy of an action carried out?',
  'ruling.copies-of-actions': 'As an action of its own, in any order.',
  'ruling.copies-of-one-use.why': 'Does Reproduction go when a one-use card that it copies is used?',
  'ruling.copies-of-one-use': 'No. The card and its copies take effect together, and only the card is discarded.',
  'ruling.lurking-alone.why': 'Does Lurking attack where no Alien stands, and in assaults of an ally?',
  'ruling.lurking-alone': 'It needs no Alien, but it stays out of the assaults of an ally.',
  'ruling.creeper-and-creeper.why': 'Pandora may hold a Creeper next to another one: does one switch the other off?',
  'ruling.creeper-and-creeper':
    'No. If each switched the other off, neither would work. What is switched off counts as under malfunction, but its owner may replace it.',
  'ruling.ambush-twice.why':
    'The rule book lists Ambush among the cards that copies do not improve, and says elsewhere that it happens twice.',
  'ruling.ambush-twice': 'It happens twice.',
  'ruling.ambush-targets.why': 'Who chooses the targets of an Ambush, and when does it happen?',
  'ruling.ambush-targets':
    'The player who controls it, even in somebody else’s turn; after the other traps and before a minor assault.',
  'ruling.launching-the-moved.why':
    'Group Tactics and Control launch a unit. One names the moved unit itself, the other a unit that belongs to its player. Which may be launched?',
  'ruling.launching-the-moved':
    'Each card may launch either of the two. If the moved unit itself is launched, there are no traps and no minor assault.',
  'ruling.protection.why': 'Which tokens does Protection draw?',
  'ruling.protection': 'Those that an opponent would put on a card of the same controller, or of an ally.',
  'ruling.rescuers.why': 'Does a Gripper seize the unit that frees another from it?',
  'ruling.rescuers':
    'No. Otherwise one card could hold somebody for ever. A second Gripper that has its token may seize that unit.',
  'ruling.remote-control-at-home.why': 'May Remote Control carry out a card of its own sector?',
  'ruling.remote-control-at-home': 'Yes, on top of what that card does in the phase anyway.',
  'ruling.teleport-in-own-moves.why': 'Does a Teleport work when somebody else moves the unit, or for an ally?',
  'ruling.teleport-in-own-moves': 'No: only in moves that its controllers make with their own units.',
} as const;
