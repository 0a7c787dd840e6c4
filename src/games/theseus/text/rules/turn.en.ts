/** The rules on a turn, movement, traps, attacks and space, in short (TH-5 to TH-9). */
export const turnRules = {
  'rule.TH-5.title': 'Turn',
  'rule.TH-5':
    'A turn has four phases and is always about one unit that you move. Between them you may use what lies before you.',
  'rule.TH-5.1.title': 'Four phases',
  'rule.TH-5.1':
    'You move a unit, carry out your action cards where it stopped, use the sector, and may use a pending slot. Then the next player clockwise takes a turn.',
  'rule.TH-5.2.title': 'Between the steps',
  'rule.TH-5.2':
    'In your turn you may play instants and bonus cards and spend upgrade tokens, as many as you like. You may do it before any of your decisions, but not in the middle of a move, card or attack.',
  'rule.TH-5.3.title': 'Winning at once',
  'rule.TH-5.3': 'After every change of a track, the match may be won. It stops at that very moment.',
  'rule.TH-6.title': 'Movement',
  'rule.TH-6':
    'You move one unit clockwise, as far as the number of units where it starts. Where it stops decides everything else in the turn.',
  'rule.TH-6.1.title': 'Choosing a unit',
  'rule.TH-6.1':
    'You must choose one of your units, in a room or in space (see TH-9). One that has moved in this turn or is held by a Gripper cannot be chosen. If none can, the turn ends.',
  'rule.TH-6.2.title': 'Movement points',
  'rule.TH-6.2':
    'A unit has as many points as there are units in the sector where it starts. Units of every faction count, itself included.',
  'rule.TH-6.3.title': 'Travel',
  'rule.TH-6.3':
    'Each point is one sector clockwise, and all points must be used. The ring is closed, so a unit may come back to where it started.',
  'rule.TH-6.4.title': 'Shortcuts and more',
  'rule.TH-6.4':
    'Only cards and abilities change the way. With a shortcut you may skip its sector, which costs no point and passes nothing; each sector once a move. Time Loop lets you spend points in place, and other cards lengthen or shorten the way.',
  'rule.TH-6.5.title': 'Passing traps',
  'rule.TH-6.5':
    'Traps with a half-moon marker hit a hostile unit in every sector that it passes. They work in the order of the way, before the unit stops.',
  'rule.TH-6.6.title': 'Stop',
  'rule.TH-6.6':
    'The player who moves the unit puts it into any empty room of the target sector. The room decides which enemies it can attack.',
  'rule.TH-6.7.title': 'Launch',
  'rule.TH-6.7':
    'If the sector is full, the player who moves the unit launches one that stands there into space, their own if need be. The arriving unit takes exactly that room.',
  'rule.TH-6.8.title': 'Order of arrival',
  'rule.TH-6.8':
    'First the unit is placed, after a launch if necessary. Then the traps of the sector work on it. If the sector is full then, a minor assault follows (see TH-8.5).',
  'rule.TH-6.9.title': 'Cards that move units',
  'rule.TH-6.9':
    'When a card moves a unit into a sector, placing, traps and minor assault follow there as well. The player who uses the card decides everything and makes the assault, even when the unit is somebody else’s.',
  'rule.TH-6.9.1.title': 'Moving other people’s units',
  'rule.TH-6.9.1':
    'If you move an enemy unit, only your own shortcuts may change its way. Its owner’s cards and abilities do not, nor do your other movement modules.',
  'rule.TH-6.10.title': 'Once a turn',
  'rule.TH-6.10':
    'You never move the same unit of yours twice in one turn, by whatever means. Units that have moved are marked.',
  'rule.TH-7.title': 'Traps',
  'rule.TH-7':
    'A trap works on the enemies of the player who controls it. Most work when a unit stops, some also when it passes.',
  'rule.TH-7.1.title': 'When traps work',
  'rule.TH-7.1':
    'A trap works when an enemy unit ends a move in its sector, no matter who moved it or where it came from. Fire, Tentacles and an active Defense System also work on units that pass.',
  'rule.TH-7.2.title': 'Several traps',
  'rule.TH-7.2': 'The active player chooses the order of traps that work together. An Ambush comes last.',
  'rule.TH-7.3.title': 'Once each',
  'rule.TH-7.3':
    'A trap works once for each stop and once for each passing. A one-use trap is discarded when it has taken effect.',
  'rule.TH-7.4.title': 'No trap',
  'rule.TH-7.4':
    'Nothing works on units placed in the set-up. New units and units launched into space meet no trap either.',
  'rule.TH-7.5.title': 'Deactivation',
  'rule.TH-7.5':
    'A deactivation token in a sector saves one Marine unit from all enemy traps there, for one stop or one passing. Then it goes back.',
  'rule.TH-7.6.title': 'Teleport and traps',
  'rule.TH-7.6': 'A unit that teleports does not stop in the sector of the Teleport. It meets no traps there at all.',
  'rule.TH-8.title': 'Attacks',
  'rule.TH-8': 'Units attack by themselves when an assault happens. You only choose targets.',
  'rule.TH-8.1.title': 'Range',
  'rule.TH-8.1': 'A unit reaches enemies in its own sector only. A passage must join the two rooms directly.',
  'rule.TH-8.2.title': 'One or all',
  'rule.TH-8.2':
    'A unit attacks one enemy in range, all of them, or none, as its side says. Each unit attacked costs its faction a wound; Greys gain a data point instead.',
  'rule.TH-8.3.title': 'Attacks are automatic',
  'rule.TH-8.3':
    'A unit must attack if it can. Only units of the player who makes the assault attack, and nobody strikes back.',
  'rule.TH-8.4.title': 'Protection',
  'rule.TH-8.4': 'Barricade, Hideout and Invisibility protect units from attacks. Such units are not legal targets.',
  'rule.TH-8.5.title': 'Minor assault',
  'rule.TH-8.5':
    'When a unit has ended a move and the sector is full, the player who moved it attacks there with all their units, after the traps. It does not happen in the set-up or when a unit comes back from space.',
  'rule.TH-8.6.title': 'Assault',
  'rule.TH-8.6':
    'In an assault all your units in all sectors attack. The Corridors and the card Assault cause one, perhaps right after a minor assault.',
  'rule.TH-8.7.title': 'Attack event',
  'rule.TH-8.7':
    'What one assault does in one sector is one attack event, and so is one unit activated by Ghost Strike. Some bonuses count once for each event.',
  'rule.TH-8.8.title': 'Extras',
  'rule.TH-8.8':
    'Repeated attacks by Double Shot and those of Lurking belong to the attack event of their sector. Bonuses do not count again for them.',
  'rule.TH-9.title': 'Space',
  'rule.TH-9': 'Launched units wait in space. Bringing one back takes a whole turn.',
  'rule.TH-9.1.title': 'Waiting in space',
  'rule.TH-9.1':
    'A unit stays in space until its owner chooses it in a movement phase. Any number of units may be there.',
  'rule.TH-9.2.title': 'Coming back',
  'rule.TH-9.2':
    'You put the unit into any empty room, and hostile traps work on it. Then your whole turn is over: no assault, no cards, no sector, no pending slot.',
  'rule.TH-9.3.title': 'Out of reach',
  'rule.TH-9.3':
    'A unit in space is in no sector. It neither attacks nor can be attacked, held or chosen by cards that need a sector.',
  'rule.TH-9.4.title': 'Extra turn from space',
  'rule.TH-9.4': 'The Tech Bay may give its extra turn to a unit in space. Its return is then the whole extra turn.',
} as const;
