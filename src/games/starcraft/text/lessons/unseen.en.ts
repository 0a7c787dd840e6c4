/** The lesson "Unseen". */
export const unseenTexts = {
  'lesson.unseen': 'Unseen: assist, cloaking, splash',
  'lesson.unseen.vessel':
    'On Antiga Prime 1 a Vulture waits with a Science Vessel: an assist unit. It never fights in front and hits nobody, but it sees what hides: it is a detector. Try i on it.',
  'lesson.unseen.alone':
    'First without it. Reveal your order on Antiga Prime and send the Vulture alone against the Hydralisk on Antiga Prime 2.',
  'lesson.unseen.alone.mark': 'The first attack',
  'lesson.unseen.alone.goal': 'the Vulture attacks alone',
  'lesson.unseen.march.advice': 'Go back, and send the Vulture before you choose Done.',
  'lesson.unseen.burrow':
    'Lay a card that shows a Vulture, but keep the Spider Mines for later. Kerrigan has a technology up her sleeve.',
  'lesson.unseen.burrow.mark': 'A card for the Vulture',
  'lesson.unseen.burrow.goal': 'strong enough, and it gets away',
  'lesson.unseen.burrow.mines':
    'Not yet: you will need the Spider Mines in your third battle. Take another card with a Vulture.',
  'lesson.unseen.burrow.weak':
    'That card was too weak: the Hydralisk was never in danger. Go back, and lay one that shows a Vulture.',
  'lesson.unseen.advice': 'Go back, and lay a card that shows a Vulture.',
  'lesson.unseen.cloaked':
    'Burrow: no attack, but the Hydralisk is cloaked. Your 6 beat its 5, yet a cloaked unit that would be destroyed withdraws instead, here to Antiga Prime 3. You hold the area; it lives.',
  'lesson.unseen.together':
    'After it, with the second order: the Vulture from Antiga Prime 2 and the Science Vessel from Antiga Prime 1, both to Antiga Prime 3.',
  'lesson.unseen.together.mark': 'The second attack',
  'lesson.unseen.together.goal': 'Vulture and Science Vessel attack',
  'lesson.unseen.together.advice':
    'Only with the Science Vessel can the Hydralisk be caught. Go back, and send both to Antiga Prime 3.',
  'lesson.unseen.detect':
    'The Science Vessel can’t fight in front, so it supports the Vulture; its support is 0, but it looks on. Again a card with a Vulture.',
  'lesson.unseen.detect.mark': 'With a detector',
  'lesson.unseen.detect.goal': 'the Hydralisk is destroyed',
  'lesson.unseen.assist':
    'It burrowed again, and fell: against a detector among the units of a skirmish cloaking does nothing. Some cards are detectors too, and Air Support is one beside your bases.',
  'lesson.unseen.third':
    'Last, splash damage. On Braken 2 stand two Zerglings and a Hydralisk. Take the Marine and the Vulture of Pridewater there, both at once.',
  'lesson.unseen.third.mark': 'The third attack',
  'lesson.unseen.third.goal': 'both attack Braken 2',
  'lesson.unseen.third.advice': 'Go back, and send the Marine and the Vulture together.',
  'lesson.unseen.pair':
    'Two against three: two pairs, and the third enemy supports one of them. Let the Vulture take the Hydralisk, and the Marine a Zergling.',
  'lesson.unseen.pair.mark': 'Who meets whom',
  'lesson.unseen.pair.goal': 'the pairs are made',
  'lesson.unseen.pair.marine':
    'The Spider Mines are made for a Vulture, and should surely destroy somebody. Set the Vulture against the Hydralisk.',
  'lesson.unseen.mines':
    'For the Vulture the Spider Mines: when their side destroys somebody, they cause splash damage to one more ground unit. For the Marine its best card.',
  'lesson.unseen.mines.mark': 'Spider Mines',
  'lesson.unseen.mines.splash': 'somebody falls to splash damage',
  'lesson.unseen.mines.area': 'Braken 2 is taken',
  'lesson.unseen.mines.advice':
    'Go back: Spider Mines for the Vulture, and for the Marine the card that shows it with 6/6.',
  'lesson.unseen.end':
    'Splash damage comes after all skirmishes. The player who is hit picks the victim, of the named kind, among those still alive; hiding does not help. Had she had a detector, your mines would have done nothing.',
  'lesson.unseen.remember.1':
    'Assist units never fight in front, unless there is nobody else; they support, and some are detectors.',
  'lesson.unseen.remember.2':
    'A cloaked unit that would be destroyed withdraws, unless the enemy has a detector in its skirmish.',
  'lesson.unseen.remember.3':
    'Splash is triggered by a kill and hits one more after all skirmishes; its owner picks which.',
} as const;
