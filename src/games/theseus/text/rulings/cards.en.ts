/**
 * The texts of the rulings on cards, their copies and their bonuses (TH-14 to TH-16): what was open (`.why`), and what
 * Orrery does.
 */
export const cardRulingTexts = {
  'ruling.attack-bonus.why':
    'Battle Position adds N wounds when its player attacks in its sector, and Chamber adds N data points. How often is N added if several units attack?',
  'ruling.attack-bonus':
    'N is added once in each attack event of the sector, however many units attack. We chose this reading because it adds the least: N can grow to seven.',
  'ruling.whose-neighbours.why':
    'Reproduction copies cards next to it. Does it copy cards that Pandora has taken over, or cards of an ally?',
  'ruling.whose-neighbours':
    'It copies only cards that the same player controls. A card that Pandora has taken over counts as Pandora’s, whatever its colour. Cards of an ally are not copied.',
  'ruling.copies-of-actions.why': 'Reproduction copies an action card. When is the action of the copy carried out?',
  'ruling.copies-of-actions':
    'It is carried out like the action of another card. The player chooses the order of all actions.',
  'ruling.copies-of-one-use.why':
    'Reproduction copies a card with one use. Is Reproduction discarded when this card is used?',
  'ruling.copies-of-one-use': 'No. The card and its copies take effect together, and then only the card is discarded.',
  'ruling.lurking-alone.why':
    'The card Lurking attacks in the assaults of its player. Does it attack in a sector where no Alien stands? And does it attack in the assaults of an ally?',
  'ruling.lurking-alone': 'It also attacks where no Alien stands. It does not attack in the assaults of an ally.',
  'ruling.creeper-and-creeper.why':
    'A Creeper switches off the enemy cards in its sector. Pandora may have taken over a Creeper in the same sector as another Creeper. Do these two switch each other off?',
  'ruling.creeper-and-creeper':
    'No, because then neither of them would work. Every other card that a Creeper switches off counts as a card under malfunction, except that its owner may replace it.',
  'ruling.ambush-twice.why':
    'What does a copy of the card Ambush do? The rule book lists Ambush among the cards that copies do not improve. In another place, it says that a copied Ambush happens twice.',
  'ruling.ambush-twice': 'A copied Ambush happens twice.',
  'ruling.ambush-targets.why':
    'The trap Ambush makes units attack, often in the turn of another player. Who chooses the targets, and when do the attacks happen?',
  'ruling.ambush-targets':
    'The player who controls the Ambush chooses them, even in the turn of another player. The attacks happen after the other traps and before a minor assault.',
  'ruling.launching-the-moved.why':
    'Group Tactics and Control move an enemy unit. If its new sector is full, a unit is launched from there. By the rule book, Group Tactics may launch a unit of the player whose unit is moved. Control may launch the moved unit itself. Is each card limited to that?',
  'ruling.launching-the-moved':
    'No. With both cards, the launched unit may be the moved unit itself or another one. If the moved unit itself is launched, there are no traps and no minor assault.',
  'ruling.protection.why':
    'Protection draws the malfunction token to itself when the token would go to another card. In which cases does it do so?',
  'ruling.protection':
    'It does so if an opponent would put the token on another card of the player who controls Protection, or on a card of that player’s ally.',
  'ruling.rescuers.why':
    'A Gripper holds a unit until another unit of the same side arrives. Does the Gripper then hold this other unit?',
  'ruling.rescuers':
    'No. Otherwise one Gripper could hold somebody for ever. If there is a second Gripper in the sector, and that Gripper still has its token, it may hold the arriving unit.',
  'ruling.remote-control-at-home.why':
    'Remote Control carries out the action of another card in any sector. May it be a card in the sector of Remote Control itself?',
  'ruling.remote-control-at-home':
    'Yes. The action of that card is then carried out a second time, besides its usual time in the same phase.',
  'ruling.teleport-in-own-moves.why':
    'With Teleport, a unit that is about to stop in the sector of this card may stop elsewhere. Does it work when another player moves the unit? And does it work for an ally?',
  'ruling.teleport-in-own-moves':
    'No to both. It works only when the player who controls Teleport moves a unit of their own.',
} as const;
