/** The rules on single cards, in short (TH-16). */
export const cardsRules = {
  'rule.TH-16.title': 'Single cards',
  'rule.TH-16': 'Some cards need more words than fit on them. They follow by faction.',
  'rule.TH-16.1.title': 'In general',
  'rule.TH-16.1': 'A card follows its own text. What follows holds for many of them.',
  'rule.TH-16.1.1.title': 'The texts',
  'rule.TH-16.1.1': 'Every card’s text can be read at any time. These rules repeat what the rule book explains.',
  'rule.TH-16.1.2.title': 'Different units',
  'rule.TH-16.1.2':
    'Where a card speaks of different units, none is chosen twice, copies included. They are handled one after another.',
  'rule.TH-16.2.title': 'Aliens',
  'rule.TH-16.2': 'The Aliens hide, breed and carry off. These are their special cards.',
  'rule.TH-16.2.1.title': 'Kidnap',
  'rule.TH-16.2.1':
    'With upgrades or copies several different enemy units of the sector are carried off. Each is placed before the next is chosen.',
  'rule.TH-16.2.2.title': 'Incubator',
  'rule.TH-16.2.2':
    'A small alien appears in an empty room; in a full sector you launch a unit for it. If the sector is full then, the Aliens make a minor assault. Without a token nothing appears.',
  'rule.TH-16.2.3.title': 'Ghost Strike',
  'rule.TH-16.2.3':
    'It makes one of your units attack in any sector, or several with upgrades or copies. No unit is activated twice in a turn.',
  'rule.TH-16.2.4.title': 'Lurking',
  'rule.TH-16.2.4':
    'Lurking is not a unit, but it attacks in your assaults and minor assaults, even without an Alien nearby. It needs no passage; its target must be attackable.',
  'rule.TH-16.2.5.title': 'Parasite',
  'rule.TH-16.2.5':
    'A unit with a parasite takes a wound for each movement point it uses, with two parasites two. It is free of them after stopping in its own sector, or when it is launched.',
  'rule.TH-16.2.6.title': 'Vent Shortcut',
  'rule.TH-16.2.6': 'When you move a unit, you may skip the sector. It also works where the move would have ended.',
  'rule.TH-16.2.7.title': 'Creeper',
  'rule.TH-16.2.7':
    'Enemy cards in its sector are switched off at once, even those deployed there later. They count as under malfunction, but their owner may replace them.',
  'rule.TH-16.2.8.title': 'Burrow',
  'rule.TH-16.2.8':
    'You move one of your installed cards, with all that lies on it, to an empty slot. A card under malfunction stays where it is.',
  'rule.TH-16.3.title': 'Marines',
  'rule.TH-16.3': 'The Marines fight and lay traps. These are their special cards.',
  'rule.TH-16.3.1.title': 'Ambush',
  'rule.TH-16.3.1': 'Your units in the sector attack after the other traps. With a copy they do it twice.',
  'rule.TH-16.3.2.title': 'Double Shot',
  'rule.TH-16.3.2': 'For each card or copy one Marine unit may repeat all its attacks. The targets are chosen again.',
  'rule.TH-16.3.3.title': 'Group Tactics',
  'rule.TH-16.3.3':
    'You choose everything about the move, including which unit to launch, even the moved one itself. It carries out nothing, but traps work on it. A copy moves another unit.',
  'rule.TH-16.3.4.title': 'Protection',
  'rule.TH-16.3.4':
    'An opponent’s malfunction token for one of your cards must go to Protection instead. Your own placements are not affected.',
  'rule.TH-16.3.5.title': 'Battle Position',
  'rule.TH-16.3.5':
    'Only the player who deals the wounds profits. An ally’s attack gains nothing without a wound of its own.',
  'rule.TH-16.3.6.title': 'Trap Detector',
  'rule.TH-16.3.6':
    'The tokens may go to different sectors or to the same one. A token is used only where a trap would have taken effect.',
  'rule.TH-16.4.title': 'Scientists',
  'rule.TH-16.4': 'The Scientists watch, heal and hold. These are their special cards.',
  'rule.TH-16.4.1.title': 'Video Cameras',
  'rule.TH-16.4.1':
    'The marker starts at 0 and goes up by N when an enemy stops, to 6 at most. Your own stop pays it in data points and sets it back. A copy pays the same points again.',
  'rule.TH-16.4.2.title': 'Gripper',
  'rule.TH-16.4.2':
    'A unit that stops is held: its owner cannot move it, and it does not attack. It is free when a friend arrives or when it leaves. A Gripper is not copied, and two of them work one after the other.',
  'rule.TH-16.4.3.title': 'Remote Control',
  'rule.TH-16.4.3':
    'You carry out the action of one of your cards in any sector, or with a copy of two different ones. It may be a card of the same sector, on top of its own turn.',
  'rule.TH-16.4.4.title': 'Medical Bay',
  'rule.TH-16.4.4':
    'Life points never rise above 20. Where an ally carries it out, it heals the Scientists. When everybody plays for themselves, it takes points from opponents instead.',
  'rule.TH-16.4.5.title': 'Defense System',
  'rule.TH-16.4.5': 'It works only with an upgrade token on it. Then its number counts the tokens.',
  'rule.TH-16.5.title': 'Greys',
  'rule.TH-16.5': 'The Greys bend space and collect data. These are their special cards.',
  'rule.TH-16.5.1.title': 'Decay',
  'rule.TH-16.5.1':
    'A player with fewer upgrades than asked for loses all they can. Tokens on cards under malfunction are safe.',
  'rule.TH-16.5.2.title': 'Invisibility',
  'rule.TH-16.5.2':
    'With upgrades or copies the tokens go on different units, one each. In the next attack event in which such a unit would be a target it cannot be attacked; then the token goes back.',
  'rule.TH-16.5.3.title': 'Control',
  'rule.TH-16.5.3':
    'It works like Group Tactics, with upgrades or copies on several units. If the moved unit itself is launched, there are no traps and no minor assault.',
  'rule.TH-16.5.4.title': 'Teleport',
  'rule.TH-16.5.4':
    'Your unit about to stop there may stop in any sector instead. Everything then happens in that sector and nothing in the one with the Teleport. It works only in moves that you make with your own units.',
  'rule.TH-16.5.5.title': 'Time Loop',
  'rule.TH-16.5.5':
    'You decide each time how many points, from 0 to N, are spent in its sector. A unit that spends its last points there stops there.',
  'rule.TH-16.6.title': 'Bonus cards',
  'rule.TH-16.6': 'Bonus cards are instants that everybody can gain. Two of them need a word.',
  'rule.TH-16.6.1.title': 'Card from the Deck',
  'rule.TH-16.6.1':
    'It may be used the moment it is gained, before the pending slot is filled again. It needs an empty slot, neither with a bonus card nor with a card of your own.',
  'rule.TH-16.6.2.title': 'Shaft Passage',
  'rule.TH-16.6.2': 'Your moving unit goes one sector further. The sector counts as a movement point.',
} as const;
