/**
 * Rulings on facts of boards, cards and tokens that were reconstructed: what was open, `.why`, and what Orrery does.
 */
export const componentRulingTexts = {
  'ruling.rooms-of-a-sector.why': 'Public texts speak of three to five rooms in a sector, the rule book of four.',
  'ruling.rooms-of-a-sector': 'Four, in a square.',
  'ruling.passages.why': 'The boards are not known: which rooms do passages join?',
  'ruling.passages':
    'Seven different plans, each connected, with one to three passages to a room. They fit every example of the rule book.',
  'ruling.installed-slots.why': 'How many installed slots has a sector, and which are neighbours?',
  'ruling.installed-slots':
    'Corridors and Tech Bay five, the others four. Only the two large ones have a slot with three neighbours, as the rule book says.',
  'ruling.bonus-slots.why': 'Which slots carry the bonus symbol?',
  'ruling.bonus-slots': 'One in the Corridors, two in Control Room and Tech Bay, one in each faction sector.',
  'ruling.pending-slots.why': 'The rule book shows the pending slots of faction sectors and Corridors only.',
  'ruling.pending-slots': 'The Control Room has one, as in the example game; the Tech Bay has none.',
  'ruling.copies-and-levels.why':
    'It is not known how many copies of each card there are, and how hard each is said to be.',
  'ruling.copies-and-levels': '25 cards for each faction, exactly 15 of them of level 0.',
  'ruling.upgradable-cards.why': 'Which cards have a number in the upgrade symbol?',
  'ruling.upgradable-cards':
    'Those that the rule book names as upgraded, and those of ours whose effect has an amount.',
  'ruling.number-of-bonus-cards.why':
    'The rule book does not count the bonus cards. The publisher counts 110 cards, a public list nine bonus cards and a player aid.',
  'ruling.number-of-bonus-cards':
    'There are nine bonus cards, of four kinds. With four factions there are nine bonus slots, too. A match that was begun with a tenth, Recall, goes on with it.',
  'ruling.repair.why': 'Only three kinds of bonus card are known by name.',
  'ruling.repair': 'Repair is our design, and so was Recall.',
  'ruling.upgrade-cards.why': 'Only the names of Armory, Small Laboratory, Habitat and Gene Manipulator are known.',
  'ruling.upgrade-cards': 'An action that takes an upgrade token, one such card in each faction.',
  'ruling.ambush.why': 'The rule book only hints at what an Ambush does.',
  'ruling.ambush': 'A trap by which the Marines of the sector attack.',
  'ruling.trap-detector.why': 'It is not said what a deactivation token does.',
  'ruling.trap-detector':
    'It saves one Marine from all enemy traps of its sector, at one stop or one passing, and goes back; it is used only where a trap would have taken effect.',
  'ruling.trap-numbers.why': 'The numbers of Fire, Tentacles and Defense System are not known.',
  'ruling.trap-numbers': '1 for Fire and Tentacles; a Defense System deals as many wounds as there are tokens on it.',
  'ruling.attack-bonus-numbers.why': 'The numbers of Battle Position and Chamber are not known.',
  'ruling.attack-bonus-numbers': '1 each.',
  'ruling.camera-number.why':
    'In the example game a sentence on an upgrade token is lost, and Medical Bay is deployed in one sector and used in another.',
  'ruling.camera-number':
    'The token lies on Video Cameras, which then gain 2: so their number is 1. Medical Bay is in the Control Room.',
  'ruling.archive.why': 'Only the name of Archive is known.',
  'ruling.archive': 'An action that gains N data points, printed 6.',
  'ruling.secret-passage.why': 'Secret Passage is listed with the shortcut of the Aliens.',
  'ruling.secret-passage': 'It is a shortcut as well.',
  'ruling.hideout.why': 'Hideout is named together with Barricade.',
  'ruling.hideout': 'It does the same for Scientists.',
  'ruling.malfunction-card.why': 'It is not said what the card Malfunction does.',
  'ruling.malfunction-card': 'An action like that of the Control Room.',
  'ruling.station-plans.why': 'Only the name of Station Plans is known.',
  'ruling.station-plans': 'You may deploy one of your pending cards from any sector; its slot is filled again.',
  'ruling.explosion.why': 'Only the name of Explosion is known.',
  'ruling.explosion': 'A one-use action: each enemy unit in the sector takes N wounds, printed 5.',
  'ruling.gripper.why': 'The rule book only implies what it means that a unit is held.',
  'ruling.gripper':
    'The owner cannot move the unit, and it does not attack; it is free when a friend arrives or when it leaves.',
  'ruling.ventilation-shaft.why': 'Only the name of Ventilation Shaft is known.',
  'ruling.ventilation-shaft': 'A unit that starts there may go one sector more or less.',
  'ruling.kidnap.why': 'It is not said where Kidnap may take a unit.',
  'ruling.kidnap': 'Into any other sector.',
  'ruling.small-aliens.why': 'It is not known what a small alien can do.',
  'ruling.small-aliens': 'It attacks one enemy, moves and acts like other units, and cannot be upgraded.',
  'ruling.parasite.why': 'It is not said how a unit gets rid of a parasite.',
  'ruling.parasite': 'By ending a move in its own sector, or by being launched.',
  'ruling.creeper.why': 'Does a Creeper switch off one enemy card or all of them?',
  'ruling.creeper': 'All of its sector; there are four tokens, and a large sector has four other slots.',
  'ruling.base-numbers.why':
    'The numbers of Lurking, Ghost Strike, Kidnap, Control, Invisibility, Time Loop, Decay and Hive are known only in part.',
  'ruling.base-numbers': '1 each.',
  'ruling.greys-mine.why': 'The Greys have a card of the same name as the Mine of the Marines.',
  'ruling.greys-mine': 'A one-use trap that gains N data points, printed 5.',
  'ruling.data-numbers.why':
    'How much do Archive, Explosion, Probe, Soul Trap and the Mine of the Greys give? With 1, 1, 1, 1 and 2 in 60 matches of four bots, the Scientists won 4, the Greys 4, the Marines 24 and the Aliens 28.',
  'ruling.data-numbers':
    'They give 6, 5, 3, 3 and 5. Earlier they gave 4, 3, 3, 3 and 4. With the earlier numbers, in 120 matches of four bots, the Scientists had 0.42 of their share, the Greys 0.71, the Marines 1.06 and the Aliens 1.81. With the present numbers, and bots that play the cards better, the same shares are 0.63, 0.71, 1.08 and 1.58 in 400 matches. In duels of each kind, 402 matches each, the shares lie between 0.64 and 1.24. The lead that the Aliens still have comes from print. When upgraded Aliens attacked one unit and not all (TH-8.2), the Aliens had 1.36 in 100 matches.',
  'ruling.probe.why': 'Only the name of Probe is known.',
  'ruling.probe': 'An action that gains N data points if an enemy is there, printed 3.',
  'ruling.soul-trap.why': 'Only the name of Soul Trap is known.',
  'ruling.soul-trap': 'A trap that gains N data points, printed 3.',
  'ruling.transfer.why': 'Only the name of Transfer is known.',
  'ruling.transfer':
    'You may exchange two units in different sectors. Traps work on them, but nobody is launched and there is no minor assault.',
  'ruling.invisibility.why': 'It is not said how long invisibility lasts.',
  'ruling.invisibility': 'For one attack event in which the unit would have been a target.',
  'ruling.decay.why': 'What counts as an upgrade, and who chooses?',
  'ruling.decay': 'Tokens in stock and on cards, and upgraded units; the victim chooses.',
  'ruling.owners-of-tokens.why': 'The rule book counts the tokens, but does not say whose they are.',
  'ruling.owners-of-tokens': 'They belong to the faction whose card uses them.',
} as const;
