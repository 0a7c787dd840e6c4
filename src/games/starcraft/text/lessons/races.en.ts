/** The texts of the lesson "Zerg and Protoss". */
export const racesTexts = {
  'lesson.races': 'Zerg and Protoss',
  'lesson.races.begin':
    'So far you have played Terran. The rules are the same for all; units, cards and buildings have other names, and each race has an ability of its own. Today you are the Overmind, with Zerglings and a Hydralisk on Antiga Prime 1, against the Protoss of Tassadar.',
  'lesson.races.shields':
    'Before a battle both sides draw Combat cards: the attacker three, a defender as a rule one. But Protoss have shields, which change one of these two numbers. A Zealot of Tassadar’s stands on Antiga Prime 2.',
  'lesson.races.shields.thought':
    'Begin with what a defender draws as a rule. Shields help against somebody who attacks.',
  'lesson.races.shields.ask': 'How many cards will {name} draw as defender?',
  'lesson.races.shields.then': 'Attack, and see: send all three of yours to Antiga Prime 2.',
  'lesson.races.shields.because':
    'As many as you, and he loses none by it. When Protoss attack they draw three like everybody.',
  'lesson.races.shields.mark': 'Shields',
  'lesson.races.shields.goal': 'all three attack',
  'lesson.races.shields.advice': 'Go back, and send both Zerglings and the Hydralisk together.',
  'lesson.races.regenerate':
    'You hold five cards. One enemy, one skirmish: you lay one card, and the others support. But Zerg regenerate: when both sides have laid their cards, they draw one, attacking or defending.',
  'lesson.races.regenerate.thought':
    'Count down and up: what leaves your hand, and what comes into it before cards are compared?',
  'lesson.races.regenerate.ask': 'If you lay one card, how many will you hold when the cards are compared?',
  'lesson.races.regenerate.then': 'Choose who goes in front, and lay one card for it.',
  'lesson.races.regenerate.because':
    'Each card that you lay is one less, and one came back. So a battle with one skirmish costs the hand of Zerg nothing.',
  'lesson.races.regenerate.mark': 'Regeneration',
  'lesson.races.regenerate.goal': 'the cards are compared',
  'lesson.races.build':
    'Terran and Protoss train 2 units an order, and 1 more for each Supply module. Zerg have no such modules: their limit is 2 for each type of building on their sheet. You own the Spawning Pool, twice upgraded: one type.',
  'lesson.races.build.thought': 'Count kinds of building, not upgrades, and ask what each kind is worth to Zerg.',
  'lesson.races.build.ask': 'How many units may your Build order train now?',
  'lesson.races.build.because':
    'Types count, not upgrades. So the first building of each further type is worth 2 more units an order to Zerg; to the others it only unlocks units.',
  'lesson.races.close':
    'Compare: Terran hold 8 cards and move their bases, the others hold 6. Protoss defend with three cards. Zerg draw one back in each battle, and grow their build limit by buildings. Your Sheet names it all.',
  'lesson.races.remember.1': 'Protoss shields: as defender three cards instead of one.',
  'lesson.races.remember.2': 'Zerg regenerate one card in each battle.',
  'lesson.races.remember.3': 'Zerg build 2 units for each type of building; the others 2 and 1 a Supply module.',
} as const;
