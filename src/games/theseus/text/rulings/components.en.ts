/**
 * The texts of the rulings on reconstructed facts of boards, cards and tokens: what was open (`.why`), and what Orrery
 * does.
 */
export const componentRulingTexts = {
  'ruling.rooms-of-a-sector.why':
    'How many rooms has a sector? One public text says three to five. The rule book says four.',
  'ruling.rooms-of-a-sector': 'A sector has four rooms, which form a square.',
  'ruling.passages.why': 'We do not know the printed boards. Which rooms of a sector do passages join?',
  'ruling.passages':
    'We designed a different plan for each of the seven sectors. Each room has one to three passages, and every room can be reached from every other. The plans fit all examples of the rule book.',
  'ruling.installed-slots.why': 'How many slots for installed cards has a sector, and which of them are neighbours?',
  'ruling.installed-slots':
    'The Corridors and the Tech Bay have five such slots, the other sectors four. Only these two large sectors have a slot with three neighbours, as the rule book says.',
  'ruling.bonus-slots.why': 'Which slots carry the bonus symbol?',
  'ruling.bonus-slots':
    'One slot in the Corridors carries it, two in the Control Room, two in the Tech Bay, and one in each faction sector.',
  'ruling.pending-slots.why':
    'The rule book shows the pending slots only of the faction sectors and the Corridors. How many have the other two sectors?',
  'ruling.pending-slots': 'The Control Room has one, as in the example game. The Tech Bay has none.',
  'ruling.copies-and-levels.why':
    'It is not known how many copies there are of each card. Each card also has a level, which says how hard the card is to use. These levels are not known either.',
  'ruling.copies-and-levels': 'We chose the numbers so that each faction has 25 cards, exactly 15 of them of level 0.',
  'ruling.upgradable-cards.why':
    'Only a card with a number in its upgrade symbol can carry upgrade tokens. Which cards have such a number?',
  'ruling.upgradable-cards':
    'Cards that the rule book describes as upgraded have such a number. So do cards of our own design whose effect is an amount of something.',
  'ruling.number-of-bonus-cards.why':
    'How many bonus cards are there? The rule book does not say. The publisher says that there are 110 cards in all. A public list names nine bonus cards and a player aid.',
  'ruling.number-of-bonus-cards':
    'There are nine bonus cards, of four kinds. In a match of four factions there are also nine bonus slots. An older match that was begun with a tenth bonus card, Recall, keeps it.',
  'ruling.repair.why': 'Only three kinds of bonus card are known by name. What is the fourth?',
  'ruling.repair': 'It is Repair, which we designed. The card Recall of older matches was also our design.',
  'ruling.upgrade-cards.why':
    'Each faction has one of the cards Armory, Small Laboratory, Habitat and Gene Manipulator. Only their names are known.',
  'ruling.upgrade-cards': 'Each of them is an action: its player takes an upgrade token.',
  'ruling.ambush.why': 'The rule book only hints at what the card Ambush does.',
  'ruling.ambush': 'It is a trap. When it works, the units of the Marines in its sector attack.',
  'ruling.trap-detector.why':
    'The card Trap Detector places deactivation tokens. The rule book does not say what such a token does.',
  'ruling.trap-detector':
    'When a Marine stops in the sector of the token or passes through it, the token saves this Marine once from all enemy traps there. Then it goes back to its player. It is used only if a trap would have had an effect.',
  'ruling.trap-numbers.why': 'The numbers on the cards Fire, Tentacles and Defense System are not known.',
  'ruling.trap-numbers':
    'Fire and Tentacles have the number 1. A Defense System has the number 0, so it deals as many wounds as there are upgrade tokens on it.',
  'ruling.attack-bonus-numbers.why': 'The numbers on the cards Battle Position and Chamber are not known.',
  'ruling.attack-bonus-numbers': 'Both cards have the number 1.',
  'ruling.camera-number.why':
    'The example game in the rule book has two faults. A sentence about an upgrade token is missing. And Medical Bay is deployed in one sector, but used in another.',
  'ruling.camera-number':
    'The token must lie on Video Cameras, because later in the example this card gains 2 points. So it gains 1 point when no token lies on it. Medical Bay must be in the Control Room.',
  'ruling.archive.why': 'Only the name of the card Archive is known.',
  'ruling.archive':
    'It is an action that gains 6 data points, and 1 more for each upgrade token on it. The 6 is our choice.',
  'ruling.secret-passage.why':
    'What does the card Secret Passage do? The rule book only lists it together with the shortcut of the Aliens.',
  'ruling.secret-passage': 'It is also a shortcut.',
  'ruling.hideout.why':
    'What does the card Hideout do? The rule book only names it together with Barricade, which protects the Marines in its sector from attacks.',
  'ruling.hideout': 'It protects the Scientists in its sector in the same way.',
  'ruling.malfunction-card.why': 'The rule book does not say what the card Malfunction does.',
  'ruling.malfunction-card':
    'It is an action like that of the Control Room: its player puts the malfunction token on a card of an opponent.',
  'ruling.station-plans.why': 'Only the name of the card Station Plans is known.',
  'ruling.station-plans':
    'It is an action. You may deploy one of your pending cards, whatever sector it lies in. Its pending slot is then filled again.',
  'ruling.explosion.why': 'Only the name of the card Explosion is known.',
  'ruling.explosion':
    'It is an action with one use. Each enemy unit in the sector takes 5 wounds, and 1 more for each upgrade token on the card. The 5 is our choice.',
  'ruling.gripper.why':
    'By the rule book, the card Gripper holds a unit. The rule book does not say outright what that means.',
  'ruling.gripper':
    'The owner of a held unit cannot move it, and it does not attack. It is free again when another unit of its owner or of an ally arrives in the sector, or when it leaves its room.',
  'ruling.ventilation-shaft.why': 'Only the name of the card Ventilation Shaft is known.',
  'ruling.ventilation-shaft':
    'A unit that starts its move in the sector of this card may go one sector more or one less.',
  'ruling.kidnap.why': 'The card Kidnap takes an enemy unit to another sector. The rule book does not say to which.',
  'ruling.kidnap': 'It can be any other sector.',
  'ruling.small-aliens.why': 'The card Incubator brings small aliens into play. It is not known what they can do.',
  'ruling.small-aliens':
    'A small alien attacks one enemy. It moves and acts like other units, but it cannot be upgraded.',
  'ruling.parasite.why': 'The rule book does not say how a unit gets rid of a parasite.',
  'ruling.parasite':
    'A unit gets rid of it when it ends a move in the sector of its own faction, or when it is launched.',
  'ruling.creeper.why': 'Does the card Creeper switch off one enemy card in its sector, or all of them?',
  'ruling.creeper':
    'It switches off all of them. The box has four Creeper tokens, and a large sector has four slots besides the slot of the Creeper.',
  'ruling.base-numbers.why':
    'Lurking, Ghost Strike, Kidnap, Control, Invisibility, Time Loop, Decay and Hive are cards with a number. These numbers are not all known.',
  'ruling.base-numbers': 'Each of these cards has the number 1.',
  'ruling.greys-mine.why': 'The Greys have a card called Mine, like the Marines. It is not known what it does.',
  'ruling.greys-mine':
    'It is a trap with one use that gains 5 data points, and 1 more for each upgrade token on it. The 5 is our choice.',
  'ruling.data-numbers.why':
    'What numbers do Archive, Explosion, Probe, Soul Trap and the Mine of the Greys have? They are not known. We tried 1, 1, 1, 1 and 2 in 60 matches of four players that the program played. The Scientists won 4 of them, the Greys 4, the Marines 24 and the Aliens 28.',
  'ruling.data-numbers':
    'The numbers are 6, 5, 3, 3 and 5. We compared them with others by the share of wins of each faction. A share of 1 means that the faction won as often as if all were equally strong. Before the present numbers, we also tried 4, 3, 3, 3 and 4. In 120 matches of four program players, the share of the Scientists was 0.42, of the Greys 0.71, of the Marines 1.06 and of the Aliens 1.81. With the present numbers, and with program players that use the cards better, the shares were 0.63, 0.71, 1.08 and 1.58 in 400 matches. In three kinds of duel, with 402 matches of each kind, all shares were between 0.64 and 1.24. The Aliens still lead because of a printed rule: an upgraded Alien attacks all enemies in reach (TH-8.2). As a test we played 100 matches in which it attacked only one of them. There the share of the Aliens was 1.36.',
  'ruling.probe.why': 'Only the name of the card Probe is known.',
  'ruling.probe':
    'It is an action. If an enemy is in the sector of the card, the card gains 3 data points, and 1 more for each upgrade token on it. The 3 is our choice.',
  'ruling.soul-trap.why': 'Only the name of the card Soul Trap is known.',
  'ruling.soul-trap':
    'It is a trap that gains 3 data points, and 1 more for each upgrade token on it. The 3 is our choice.',
  'ruling.transfer.why': 'Only the name of the card Transfer is known.',
  'ruling.transfer':
    'It is an action. You may let two units in different sectors change places. Traps work on both, but no unit is launched and there is no minor assault.',
  'ruling.invisibility.why':
    'A unit with an invisibility token cannot be attacked. The rule book does not say how long this lasts.',
  'ruling.invisibility': 'It lasts until the end of the first attack event in which the unit would have been a target.',
  'ruling.decay.why':
    'The card Decay makes an opponent lose upgrades. What counts as an upgrade, and who chooses what is lost?',
  'ruling.decay':
    'Upgrade tokens that the opponent has in stock, upgrade tokens on cards, and upgraded units all count. The opponent chooses.',
  'ruling.owners-of-tokens.why': 'The rule book says how many tokens there are, but not which faction has which.',
  'ruling.owners-of-tokens': 'A token belongs to the faction whose card uses it.',
} as const;
