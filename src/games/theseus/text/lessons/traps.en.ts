/** The texts of the lesson "Traps and modules". */
export const trapsLessonTexts = {
  'lesson.traps': 'Traps and modules',
  'lesson.traps.kinds':
    'A trap works on enemies who stop in its sector; some also on those who only pass. Yours never hurt you. A module helps your units in its sector, like the Battle Position. The key i says what a card does; N is the number beside its name.',
  'lesson.traps.mine':
    'A Mine and a Fire are pending in the Docking Bay. The Mine deals 2 wounds to an enemy who stops on it, once. Three Aliens stand in the Nest, and one of them must walk next. Fetch the Mine and lay it where the Alien will stop.',
  'lesson.traps.mine.thought':
    'Count the units in the Nest, and walk that many sectors with one of them. The trap works where it stops.',
  'lesson.traps.mine.mark': 'The Mine',
  'lesson.traps.mine.goal': 'the Mine lies where the Alien will stop',
  'lesson.traps.mine.other':
    'No Alien stops there now. Three units in the Nest, three sectors: Corridors, Control Room, Docking Bay. The first two it only passes.',
  'lesson.traps.mine.advice': 'A pending Mine hurts nobody: deploy it first.',
  'lesson.traps.step':
    'The Alien of the Nest must walk three sectors, into the Docking Bay: there the Mine lies, worth 2, and the Battle Position, which adds 2 more when your attack in this sector hits.',
  'lesson.traps.step.thought':
    'Two cards lie in the sector. Which of them works because somebody stops, and which needs an attack of yours?',
  'lesson.traps.step.ask': 'How many wounds will the Aliens take in their turn?',
  'lesson.traps.step.watch': 'End your turn, and watch where the Alien stops.',
  'lesson.traps.step.because':
    '2 from the Mine, which works once and is gone. Nobody attacked, so the Battle Position added nothing.',
  'lesson.traps.step.mark': 'The Alien steps on it',
  'lesson.traps.step.goal': 'the Aliens have had their turn',
  'lesson.traps.fire':
    'Fire stays where it lies, and burns 1 wound into every enemy who stops there or passes. Two Aliens wait in the Nest, so the next one walks two sectors. Fetch the Fire with a Marine that stops in the Docking Bay, and lay it where that Alien must pass.',
  'lesson.traps.fire.thought':
    'Fire burns on the way, too. Which sectors does an Alien of the Nest come through now, and which Marine can fetch the card?',
  'lesson.traps.fire.mark': 'The Fire',
  'lesson.traps.fire.goal': 'the Fire burns on the Alien’s way',
  'lesson.traps.fire.other':
    'That does not burn the next Alien. The Marine must stop in the Docking Bay exactly, and the Fire must lie on the way from the Nest: Corridors, Control Room.',
  'lesson.traps.fire.advice': 'First lay the Fire on the Alien’s way, then end the turn.',
  'lesson.traps.burn': 'The Fire burns, and the next Alien of the Nest is about to walk its two sectors.',
  'lesson.traps.burn.thought': 'Follow its way, and count how often it meets the Fire.',
  'lesson.traps.burn.ask': 'How many wounds will it take?',
  'lesson.traps.burn.watch': 'End your turn, and warm your hands.',
  'lesson.traps.burn.because': 'Once on the way through the Fire. And unlike the Mine it still lies there.',
  'lesson.traps.burn.mark': 'Through the Fire',
  'lesson.traps.burn.goal': 'the Aliens have had their turn again',
  'lesson.traps.hive':
    'Now you: the Corridors hold two enemy traps, Hive and Tentacles, 1 wound each. A Marine of the Docking Bay can stop there, three sectors on. Your assault follows, and your Battle Position adds 2 wounds once your other Marine in the Docking Bay hits the Alien there.',
  'lesson.traps.hive.thought':
    'Add up both sides: the two traps against you, and your hit with what the Battle Position adds. Read the numbers on the cards.',
  'lesson.traps.hive.ask': 'Who will lose more life points on this walk?',
  'lesson.traps.hive.marines': 'The Marines',
  'lesson.traps.hive.same': 'Both the same',
  'lesson.traps.hive.aliens': 'The Aliens',
  'lesson.traps.hive.do': 'Walk into the Corridors. Two traps at once: you choose which works first.',
  'lesson.traps.hive.because':
    'Two wounds for you; one hit and 2 from the Battle Position for them. Traps come first, then the sector.',
  'lesson.traps.hive.mark': 'Through the traps',
  'lesson.traps.hive.goal': 'through the traps to the assault',
  'lesson.traps.hive.other':
    'That one does not stop in the Corridors. From the Docking Bay, with three units, it is three sectors.',
  'lesson.traps.close':
    'The traps cost you two, and the assault cost the Aliens three. Traps of both sides may lie in one sector, and where several work on one unit, the player whose turn it is chooses their order.',
  'lesson.traps.remember.1': 'Traps work on enemies who stop, some also on those who pass; never on your own.',
  'lesson.traps.remember.2': 'Every step can be counted: a trap works only where an enemy stops or passes.',
  'lesson.traps.remember.3': 'A module helps your own units in its sector, as long as it lies there.',
} as const;
