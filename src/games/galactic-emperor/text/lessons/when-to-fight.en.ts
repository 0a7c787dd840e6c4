/** The texts of the lesson "When to fight". */
export const whenToFightLessonTexts = {
  'lesson.when-to-fight': 'When to fight',
  'lesson.when-to-fight.read':
    'Mira has picked the Warlord, but moves nothing; then you may. On Ferrum at D5 stands an Empire of Vega’s without ships. Beside it, on three spaces, you have a Dreadnought, a Cruiser and two Fighters. An Empire fires 2 dice in phase 2.',
  'lesson.when-to-fight.read.thought':
    'Each kind of ship has its letter. Look for that of the biggest one on the three spaces beside Ferrum.',
  'lesson.when-to-fight.read.ask': 'Where does your Dreadnought stand?',
  'lesson.when-to-fight.read.because':
    'D marks a Dreadnought, C a Cruiser, F a Fighter; a number beside a letter says how many there are.',
  'lesson.when-to-fight.who':
    'Send the ships of one space to D5, fight there, and take Ferrum. One hit destroys a lone Empire, so what counts is who fires first: before it, together with it, or after it.',
  'lesson.when-to-fight.who.thought':
    'Put the phases of the Empire and of your three kinds of ship in order. Which of yours can hit it without being fired at?',
  'lesson.when-to-fight.who.mark': 'Who attacks',
  'lesson.when-to-fight.who.goal': 'Ferrum at D5 is yours',
  'lesson.when-to-fight.who.lost':
    'Fighters fire in phase 3, after the Empire; a Cruiser fires in phase 2, together with it. Which ship fires before an Empire does? Send that one to D5.',
  'lesson.when-to-fight.who.advice': 'Take Ferrum at D5, with the ship that fires in phase 1.',
  'lesson.when-to-fight.point.count':
    'The Empire fell in phase 1, before it could fire. You put an Empire of your own on Ferrum.',
  'lesson.when-to-fight.point.thought':
    'A destroyed piece and a planet are paid at different times. Which of the two has been paid?',
  'lesson.when-to-fight.point.ask': 'How many points did the battle bring you?',
  'lesson.when-to-fight.point.because':
    'One for the Empire that you destroyed, at once. The planet pays one more in each Regent, as long as you hold it.',
  'lesson.when-to-fight.gain':
    'At B3 you have a Cruiser and a Fighter. Vega’s Cruiser waits in the empty Quiet Reach at B2, and Orchard Reach at A3 belongs to nobody. Use these ships so that one more sector is yours.',
  'lesson.when-to-fight.gain.thought':
    'Compare the two neighbours of B3: what could be yours on each of them when all is over? Ships can’t hold what has no planet.',
  'lesson.when-to-fight.gain.mark': 'What a victory brings',
  'lesson.when-to-fight.gain.goal': 'Orchard Reach is yours, and all stand still',
  'lesson.when-to-fight.gain.lost':
    'No sector came of it: where no planet is, no sector can be won, and ships alone bring no point. What does A3 ask of a ship that comes there?',
  'lesson.when-to-fight.gain.advice': 'A ship that goes to A3 annexes it, without a battle.',
  'lesson.when-to-fight.bad':
    'Your two Fighters at F2 stand beside Anvil at E2, where Mira has an Empire and a Fighter. Attack with both. After the first round you will be asked whether you fight on: count the dice on each side before you answer.',
  'lesson.when-to-fight.bad.mark': 'Two Fighters attack',
  'lesson.when-to-fight.bad.thought':
    'After the first round count dice on both sides, and see who fires first. A ship that comes away need not be bought again.',
  'lesson.when-to-fight.bad.goal': 'a Fighter of yours has come away from it',
  'lesson.when-to-fight.bad.lost':
    'One Fighter fires last and hits with one face in three. Before that two dice fired at it, and each hits with one in two. Pieces that come away are not to be bought again.',
  'lesson.when-to-fight.bad.advice': 'Attack E2 with both Fighters from F2, then decide after the first round.',
  'lesson.when-to-fight.odds.count':
    'You came away with one Fighter of two. The program has fought this attack 2000 times to the end, two Fighters against an Empire and a Fighter, and never retreated.',
  'lesson.when-to-fight.odds.thought':
    'Think of all that fires before your Fighters do, and how often it hits. Then ask how many of yours are left to answer.',
  'lesson.when-to-fight.odds.ask': 'How many of a hundred such attacks were won?',
  'lesson.when-to-fight.odds.because':
    'So few: the Empire fires first, and can’t be hit while the Fighter is there. A Dreadnought alone against the lone Empire wins nearly always.',
  'lesson.when-to-fight.close':
    'Four questions before a battle: who fires first, can the Empire be hit, what do I get, and who moves after me? The last one may answer with a counterattack on what is left of your ships.',
  'lesson.when-to-fight.remember.1':
    'Of 100 fights with a lone Empire a Dreadnought won 96, a Cruiser 21, two Fighters 37.',
  'lesson.when-to-fight.remember.2': 'Only an Empire brings a point, and only a planet brings a sector.',
  'lesson.when-to-fight.remember.3': 'After each round an attacker may retreat: count again then.',
} as const;
