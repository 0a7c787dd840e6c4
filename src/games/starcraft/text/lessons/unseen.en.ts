/** The texts of the lesson "Unseen". */
export const unseenTexts = {
  'lesson.unseen': 'Unseen: assist, cloaking, splash',
  'lesson.unseen.alone':
    'A Vulture waits on Antiga Prime 1 with a Science Vessel: an assist unit, which never fights in front as long as there is anybody else. Reveal your order on Antiga Prime and send the Vulture alone against the Hydralisk on Antiga Prime 2. Leave the vessel at home.',
  'lesson.unseen.alone.thought':
    'One of the two never fights in front, and will be needed later. Move the other one, and look again before you end the moves.',
  'lesson.unseen.alone.mark': 'The first attack',
  'lesson.unseen.alone.goal': 'the Vulture attacks alone',
  'lesson.unseen.march.advice': 'Go back, and send the Vulture before you choose Done.',
  'lesson.unseen.burrow':
    'Kerrigan has Burrow: no attack, health 5, but the Hydralisk is cloaked. Your Vulture cards have attack 5 and 6. Keep the Spider Mines for later.',
  'lesson.unseen.burrow.thought':
    'Compare the strengths first. Then ask what cloaking does for somebody who would be destroyed.',
  'lesson.unseen.burrow.mark': 'A card for the Vulture',
  'lesson.unseen.burrow.goal': 'you were strong enough',
  'lesson.unseen.burrow.needs':
    'The Science Vessel is needed on Antiga Prime 1 after this battle, and so are your units on Pridewater 1. Go back, and send the Vulture alone.',
  'lesson.unseen.burrow.mines':
    'Not yet: you will need the Spider Mines in your third battle. Take another card with a Vulture.',
  'lesson.unseen.burrow.weak':
    'That card was too weak: the Hydralisk was never in danger. Go back, and lay one that shows a Vulture.',
  'lesson.unseen.advice': 'Go back, and lay a card that shows a Vulture.',
  'lesson.unseen.cloaked':
    'A cloaked unit that would be destroyed withdraws instead, here to Antiga Prime 3. You hold the area; it lives.',
  'lesson.unseen.together':
    'After it, with the second order: the Vulture from Antiga Prime 2 and the Science Vessel from Antiga Prime 1, both to Antiga Prime 3.',
  'lesson.unseen.together.thought':
    'The two stand in different areas now. Move one after the other, and let nobody begin the battle alone.',
  'lesson.unseen.together.mark': 'The second attack',
  'lesson.unseen.together.goal': 'Vulture and Science Vessel attack',
  'lesson.unseen.together.advice':
    'Only with the Science Vessel can the Hydralisk be caught. Go back, and send both to Antiga Prime 3.',
  'lesson.unseen.detect':
    'The Science Vessel supports the Vulture. Its support is 0, but inspect it (i): it is a detector. Kerrigan has Burrow once more.',
  'lesson.unseen.detect.thought': 'Inspect everybody on your side of the skirmish. What makes cloaking useless?',
  'lesson.unseen.detect.mark': 'With a detector',
  'lesson.unseen.detect.goal': 'the Hydralisk is destroyed',
  'lesson.unseen.assist':
    'With a detector among the units of a skirmish, the enemy’s cloaking does nothing. Some cards are detectors too, and Air Support is one at your bases.',
  'lesson.unseen.third':
    'Last, splash damage. Two Zerglings and a Hydralisk stand on Braken 2. Take the Marine and the Vulture of Pridewater there, both at once.',
  'lesson.unseen.third.thought':
    'Consider who stands on Pridewater, and how many wait on Braken 2. Who attacks alone meets them all.',
  'lesson.unseen.third.mark': 'The third attack',
  'lesson.unseen.third.goal': 'both attack Braken 2',
  'lesson.unseen.third.advice': 'Go back, and send the Marine and the Vulture together.',
  'lesson.unseen.mines':
    'Two against three: two pairs, and the third enemy supports one of them. Spider Mines show a Vulture: when their side destroys somebody, they cause splash damage, which hits one more ground unit after all skirmishes.',
  'lesson.unseen.mines.thought':
    'Go through the pairs first. Then ask what splash damage adds when all of them are over, and who is left for it.',
  'lesson.unseen.mines.mark': 'Spider Mines',
  'lesson.unseen.mines.splash': 'somebody falls to splash damage',
  'lesson.unseen.mines.area': 'Braken 2 is taken',
  'lesson.unseen.mines.advice':
    'Go back: Spider Mines for the Vulture, and for the Marine the card that shows it with 6/6.',
  'lesson.unseen.end':
    'The player who is hit picks the victim of splash damage, among all that are left; hiding does not help. Had Kerrigan had a detector, your mines would have done nothing.',
  'lesson.unseen.burrow.ask': 'If you lay a card that shows a Vulture, what becomes of the Hydralisk?',
  'lesson.unseen.burrow.falls': 'it falls',
  'lesson.unseen.burrow.away': 'it withdraws to another area',
  'lesson.unseen.burrow.stays': 'it stays there unharmed',
  'lesson.unseen.burrow.then': 'Lay such a card, and see.',
  'lesson.unseen.detect.ask': 'What becomes of the Hydralisk?',
  'lesson.unseen.detect.away': 'it withdraws again',
  'lesson.unseen.detect.vessel': 'nothing, it destroys the vessel',
  'lesson.unseen.detect.falls': 'it falls',
  'lesson.unseen.detect.then': 'Again lay a card that shows a Vulture, but not the Spider Mines.',
  'lesson.unseen.mines.ask': 'If all goes well, how many enemies will fall altogether?',
  'lesson.unseen.mines.then':
    'Let the Vulture take the Hydralisk with the Spider Mines, and give the Marine its best card.',
  'lesson.unseen.remember.1':
    'Assist units never fight in front, unless there is nobody else; they support, and some are detectors.',
  'lesson.unseen.remember.2':
    'A cloaked unit that would be destroyed withdraws, unless the enemy has a detector in its skirmish.',
  'lesson.unseen.remember.3':
    'Splash is triggered by a kill and hits one more after all skirmishes; its owner picks which.',
} as const;
