/** The lesson "Traps and modules". */
export const trapsLessonTexts = {
  'lesson.traps': 'Traps and modules',
  'lesson.traps.kinds':
    'A trap works on enemies who stop in its sector; some traps on those, too, who only pass. Yours never hurt you. A module helps your units in its sector, like the Battle Position in the Docking Bay.',
  'lesson.traps.mine':
    'A Mine deals 2 wounds to whoever stops on it, once. Count: three Aliens in the Nest, so whichever moves ends three sectors on. Go to the Docking Bay with Marine 1 and lay the Mine where that Alien will stop.',
  'lesson.traps.mine.mark': 'The Mine',
  'lesson.traps.mine.goal': 'the Mine lies',
  'lesson.traps.mine.other':
    'It would end there too. But let those two stand together a while longer, and take Marine 1.',
  'lesson.traps.mine.passed':
    'The Alien only passes there, and a Mine lets passers-by go. Three sectors from the Nest: Corridors, Control Room, Docking Bay.',
  'lesson.traps.mine.fire': 'One after the other: the Mine first.',
  'lesson.traps.step': 'Take a breath and end your turn. The Alien has to move, exactly three sectors.',
  'lesson.traps.step.mark': 'The Alien steps on it',
  'lesson.traps.step.goal': 'the Aliens lose 2 life points',
  'lesson.traps.fire':
    'Bang, and the Mine is gone. Fire stays, and burns whoever stops or passes, 1 wound. Two Aliens wait in the Nest: whatever they do, they must go through the Corridors. Fetch the Fire with Marine 2 and lay it there, in slot 2.',
  'lesson.traps.fire.mark': 'The Fire',
  'lesson.traps.fire.goal': 'the Fire burns in the Corridors',
  'lesson.traps.fire.other':
    'Two units in the Docking Bay: it would walk on to the Nest. Marine 2 ends at your pending cards.',
  'lesson.traps.fire.nobody': 'Nobody of the Aliens has to come by here soon. The Corridors are the door of the Nest.',
  'lesson.traps.burn': 'End your turn, and warm your hands.',
  'lesson.traps.burn.mark': 'Through the Fire',
  'lesson.traps.burn.goal': 'the Aliens have lost 3 life points',
  'lesson.traps.hive':
    'Traps may be worth their price. In the Corridors lies the Hive of the Aliens: stop there, and it costs you 1. But then your assault comes, and the Battle Position adds a wound to your attack in the Docking Bay. Go there with Marine 1!',
  'lesson.traps.hive.mark': 'Through the Hive',
  'lesson.traps.hive.goal': 'one wound taken, two dealt',
  'lesson.traps.hive.stay':
    'It would keep clear of the Hive, but nobody would attack. Three units in the Docking Bay: Marine 1 ends in the Corridors.',
  'lesson.traps.close':
    'The key i looks at whatever an option is about: a card tells there what it does, its number and its rules. What a trap does comes before what a sector gives; and traps of both sides may lie in one sector.',
  'lesson.traps.remember.1': 'Traps work on enemies who stop, some also on those who pass; never on your own.',
  'lesson.traps.remember.2': 'Every step can be counted: lay traps where the enemy must stop or pass.',
  'lesson.traps.remember.3': 'A module helps your own units in its sector, as long as it lies there.',
} as const;
