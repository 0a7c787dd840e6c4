/** The texts of the lesson "Battle". */
export const battleLessonTexts = {
  'lesson.battle': 'Battle',
  'lesson.battle.sides':
    'At C5 you have a Dreadnought and two Fighters. At D5 Vega has a Starbase and a Cruiser. Mira has picked the Warlord, so nobody else has an extra die; but you move and fight like everybody else.',
  'lesson.battle.phases':
    'A round of battle has three phases. In the first, Dreadnoughts fire 3 dice each; in the second, Cruisers 2, Empires 2, Starbases 3; in the third, Fighters 1. Fighters hit on 5 and 6, all else on 4 to 6. In a phase both sides fire at once.',
  'lesson.battle.attack.count': 'All your ships are going to attack D5.',
  'lesson.battle.attack.thought':
    'Phases come before sides: who attacks does not matter. Put the four kinds in the order of the phases.',
  'lesson.battle.attack.ask': 'Who fires first?',
  'lesson.battle.attack':
    'Send all ships from C5 to D5. You may fight as soon as ships meet an enemy, or when others have moved; with all of them there the battle begins.',
  'lesson.battle.attack.because':
    'The Dreadnought, in phase 1: one hit. Vega chose her Starbase for it, which is an Empire now. Then, in phase 2, her Cruiser and her Empire fired: two hits on you.',
  'lesson.battle.attack.mark': 'The attack',
  'lesson.battle.attack.advice': 'All your ships must go to D5, and nowhere else.',
  'lesson.battle.attack.goal': 'both sides have fired',
  'lesson.battle.hits':
    'The owner of the ships says which are hit. A Dreadnought falls only at its second hit: the first one lays it on its side, and it fights on as before. Take one hit on the Dreadnought, the other on a Fighter.',
  'lesson.battle.hits.thought':
    'Ask of each ship what a hit costs you. One of them can take its first hit and fight on as before.',
  'lesson.battle.hits.mark': 'Two hits',
  'lesson.battle.hits.goal': 'the Dreadnought is there after the first round',
  'lesson.battle.hits.advice':
    'Both Fighters are gone, and with them your shot in phase 3. The Dreadnought can take one hit and lose nothing.',
  'lesson.battle.hits.second':
    'It lay on its side already, and the second hit has destroyed it. A Fighter would have cost you less.',
  'lesson.battle.end.count':
    'Your last Fighter has hit. An Empire can’t be hit while a ship is there, so it was Vega’s Cruiser. You may fight on, or retreat to where you came from. Her Empire stands alone against a Dreadnought and a Fighter.',
  'lesson.battle.end.thought':
    'Compare the phases in which the two sides fire now. Does the side that fires later get its shot?',
  'lesson.battle.end.ask': 'Whose will D5 be if you fight on?',
  'lesson.battle.end.yours': 'Mine',
  'lesson.battle.end.hers': 'Still Vega’s',
  'lesson.battle.end.nobody': 'Nobody’s',
  'lesson.battle.end': 'Fight on.',
  'lesson.battle.end.because':
    'The Dreadnought fires in phase 1, before the Empire may fire in phase 2: one hit destroys it. The winner on a planet sector puts an Empire there, and for the Empire that you destroyed you get a point.',
  'lesson.battle.end.mark': 'The second round',
  'lesson.battle.end.advice':
    'That was a retreat: your ships are back where they came from. Her Empire stood alone; fight on.',
  'lesson.battle.end.goal': 'the battle is won',
  'lesson.battle.close':
    'The Dreadnought stands again, and all that was lost lies in its owner’s reserve. The player who picked the Warlord has one more die in each round of an attack. And remember: a defender never retreats.',
  'lesson.battle.remember.1': 'Dreadnoughts fire first, then Cruisers and tokens, Fighters last.',
  'lesson.battle.remember.2': 'The owner says what is hit; an Empire only when no ship is left with it.',
  'lesson.battle.remember.3': 'An Empire that you destroy is worth a point, and the sector is yours.',
} as const;
