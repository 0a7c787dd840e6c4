/** The texts of the lesson "Production". */
export const stewardLessonTexts = {
  'lesson.steward': 'Production',
  'lesson.steward.begin':
    'You have picked the Steward: sectors with food produce. Cobalt Deep yields 2 metal and holds two cubes, Dynamo yields a metal and an energy and holds one, Anvil yields a metal and holds none.',
  'lesson.steward.free':
    'First comes your privilege: a free metal or energy. Your Storage holds 6 metal and 3 energy at most, and it has 4 metal and 1 energy now. Take one of them, and see whether it finds room.',
  'lesson.steward.free.thought':
    'Compare what lies in your Storage with its limits, good by good. Where will there be room when the fed sectors have produced as well?',
  'lesson.steward.free.mark': 'A gift',
  'lesson.steward.free.goal': 'you have taken one of them',
  'lesson.steward.unfed': 'Now production. Try Anvil at A3 first: what keeps it from producing?',
  'lesson.steward.unfed.thought': 'Consider what lies on each sector, beside what it yields. What does production eat?',
  'lesson.steward.unfed.mark': 'A hungry sector',
  'lesson.steward.unfed.goal': 'you know why Anvil does not produce',
  'lesson.steward.unfed.say': 'It has no food: a Merchant must put some there. So much for Anvil.',
  'lesson.steward.full.count':
    'Cobalt Deep and Dynamo are fed. Together they yield 3 metal and 1 energy, and you have 4 metal at least.',
  'lesson.steward.full.thought': 'Add the yields to what you hold. Then consider how much your Storage takes.',
  'lesson.steward.full.ask': 'How much metal will you have when both have produced?',
  'lesson.steward.full': 'Let all sectors with food produce.',
  'lesson.steward.full.because':
    'Your Storage holds 6 metal and 3 energy, never more: what finds no room goes back to the supply. A metal as a gift only pushes out another one; an energy would have stayed.',
  'lesson.steward.full.mark': 'A full Storage',
  'lesson.steward.full.goal': 'both sectors have produced',
  'lesson.steward.again.count':
    'The board is still as it was before you produced: two cubes on Cobalt Deep. A sector produces at most once in a turn.',
  'lesson.steward.again.thought': 'Each production has its price in cubes. How often may a sector produce in one turn?',
  'lesson.steward.again.ask': 'How many cubes lie on Cobalt Deep now?',
  'lesson.steward.again': 'Now count the food on Cobalt Deep at B4.',
  'lesson.steward.again.because': 'Each production eats one cube. The other one waits for the next Steward.',
  'lesson.steward.close':
    'Vega and Mira had their turn, too. Whoever has food on sectors gains by it, and nobody else does. If somebody takes a sector from you, the food on it feeds the new owner.',
  'lesson.steward.remember.1': 'One cube of food, one production, once a turn.',
  'lesson.steward.remember.2': 'A Storage holds 6 metal and 3 energy; the rest is lost.',
  'lesson.steward.remember.3': 'Two cubes on a sector are enough for two Stewards.',
} as const;
