/** The texts of the lesson "Ships". */
export const engineerLessonTexts = {
  'lesson.engineer': 'Ships',
  'lesson.engineer.ships':
    'You have picked the Engineer: everybody may buy ships. Fighters (F) are cheap and fall at the first hit; Cruisers (C) roll two dice; Dreadnoughts (D) roll three, take two hits, and move one space only. You have 8, 4 and 2 of them, and never more.',
  'lesson.engineer.free':
    'Your privilege is a free Fighter. It is delivered at once; the question is where. Try A3 first, where an Empire of yours stands; then put it at one of your docks: your home, or the Starbase at B4, which lies nearer to where things happen.',
  'lesson.engineer.free.thought':
    'Ships are delivered where ships are built. Compare the signs on your three sectors: which of them stand for a dock?',
  'lesson.engineer.free.mark': 'A free Fighter',
  'lesson.engineer.free.empire': 'you know why it can’t be A3',
  'lesson.engineer.free.goal': 'the Fighter is at a dock',
  'lesson.engineer.free.advice':
    'The Fighter stands at a dock, as it should. But first try to put it at A3, and see which rule forbids that.',
  'lesson.engineer.free.dock': 'Only Starbases and homes are docks. Inspect a sector (i) to know which it is.',
  'lesson.engineer.cruiser.count': ({ metal, marks, cost, price }: Readonly<Record<string, string | number>>) =>
    `You have ${metal} metal and ${marks} marks. A Cruiser costs ${cost} metal and ${price} marks; each ship on offer names its price.`,
  'lesson.engineer.cruiser.thought':
    'A price has two parts, and they leave two places. Consider your purse only, and the part that is not metal.',
  'lesson.engineer.cruiser.ask': 'How many marks will you have when you have bought one?',
  'lesson.engineer.cruiser': 'Buy a Cruiser, at B4 or at home.',
  'lesson.engineer.cruiser.because':
    'Metal comes out of your Storage, marks out of your purse; for a Dreadnought it is metal and energy.',
  'lesson.engineer.cruiser.advice': 'That was a Fighter, and the metal is spent. Build the Cruiser first.',
  'lesson.engineer.cruiser.mark': 'A Cruiser',
  'lesson.engineer.cruiser.goal': 'you have bought a Cruiser',
  'lesson.engineer.rest': '1 metal and 2 marks are left. Buy what you can still pay for, wherever you like.',
  'lesson.engineer.rest.thought':
    'Lay what is left beside the prices: metal first, then marks. Which ship can be paid for with both?',
  'lesson.engineer.rest.mark': 'The rest',
  'lesson.engineer.rest.goal': 'another ship is bought',
  'lesson.engineer.rest.over': 'your turn is over',
  'lesson.engineer.rest.advice':
    'A Fighter costs little metal and few marks: you can still pay for one. Buy it before you end the turn.',
  'lesson.engineer.close':
    'Ships do nothing until somebody picks the Warlord. A Starbase does more than an Empire: it is a dock, takes two hits, fires three dice, and counts two in a conflict of influence.',
  'lesson.engineer.remember.1': 'Ships cost metal, and marks or energy.',
  'lesson.engineer.remember.2': 'They are delivered to Starbases and homes, never to an Empire.',
  'lesson.engineer.remember.3': 'Ships are counted: 8 Fighters, 4 Cruisers, 2 Dreadnoughts.',
} as const;
