/** The lesson "First battle". */
export const firstBattleTexts = {
  'lesson.first-battle': 'First battle',
  'lesson.first-battle.attack':
    'A battle is nothing but a Mobilize order that enters an enemy area. One enemy area an order, and there the attacker may be two units above the unit limit.',
  'lesson.first-battle.march':
    'Three Marines and a Firebat stand on Antiga Prime 1. Carry the order out and send two Marines against the lone Zergling on Antiga Prime 2, one after the other; then Done.',
  'lesson.first-battle.march.mark': 'The first attack',
  'lesson.first-battle.march.goal': 'two Marines attack Antiga Prime 2',
  'lesson.first-battle.march.three':
    'Two enemies wait there, and one order attacks one area only. Begin with the easy one: both Marines to Antiga Prime 2.',
  'lesson.first-battle.march.advice': 'Go back, and send two Marines to Antiga Prime 2.',
  'lesson.first-battle.line':
    'The Zergling faces one Marine: that pair is a skirmish. The other Marine supports the first: attack +1. You have drawn three cards, Kerrigan one. The Battle pane shows what each gives in total, as attack/health, support included, and what hers give on average. Attack of at least the enemy’s health destroys.',
  'lesson.first-battle.cards':
    'Now a standard card, from your hand. Its icons tell whom it is made for: if your front-line unit is among them, its big values count, else the small ones. Pick one with a Marine.',
  'lesson.first-battle.cards.mark': 'The first card',
  'lesson.first-battle.cards.goal': 'the Zergling is destroyed',
  'lesson.first-battle.cards.taken': 'Antiga Prime 2 is taken',
  'lesson.first-battle.cards.misfit':
    'This card shows a Firebat and a Vulture, so a Marine would get the small values: attack 4, health 3. Look for one whose big values count here.',
  'lesson.first-battle.cards.advice': 'Go back, and pick a card that shows a Marine.',
  'lesson.first-battle.compared':
    'Cards up: your attack, plus 1 for the supporting Marine, against her health; at the same time her attack against your health. Attack that is at least the health is sufficient strength, and destroys.',
  'lesson.first-battle.second':
    'The second order: send the Marine and the Firebat of Antiga Prime 1 together against the Zergling and the Hydralisk on Antiga Prime 3.',
  'lesson.first-battle.second.mark': 'The second attack',
  'lesson.first-battle.second.goal': 'both attack Antiga Prime 3',
  'lesson.first-battle.second.advice': 'Go back, and send the Marine and the Firebat together.',
  'lesson.first-battle.pair':
    'Two against two make two skirmishes, and the attacker says who meets whom. A Firebat burns Zerglings best, so let the Marine take the Hydralisk.',
  'lesson.first-battle.pair.mark': 'Who meets whom',
  'lesson.first-battle.pair.goal': 'the pairs are made',
  'lesson.first-battle.pair.firebat':
    'Legal, and sometimes wise. But then your Marine would face the Zergling while the Firebat’s flames are wasted. The Marine to the Hydralisk.',
  'lesson.first-battle.both':
    'Choose a card for each skirmish: one with a Marine for the first, one with a Firebat for the second. Cards are laid face down; when all lie, you say which skirmish comes first.',
  'lesson.first-battle.both.mark': 'Two cards',
  'lesson.first-battle.both.goal': 'Antiga Prime 3 is taken',
  'lesson.first-battle.both.advice':
    'To take the area one of yours has to be left there when all of hers are gone. Go back, and lay other cards.',
  'lesson.first-battle.end':
    'Read the log (L): it tells each comparison. Both sides strike at once, so two units may well destroy each other, and equal is enough. Whoever still stands alone holds the area.',
  'lesson.first-battle.remember.1': 'Units are paired into skirmishes; whoever is left over supports one of them.',
  'lesson.first-battle.remember.2': 'A card gives its big values only to a unit that it shows.',
  'lesson.first-battle.remember.3': 'Attack plus support of at least the enemy’s health destroys, both sides at once.',
} as const;
