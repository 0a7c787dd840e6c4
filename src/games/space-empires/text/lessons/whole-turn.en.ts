/** The texts of the lesson "A whole turn". */
export const wholeTurnLessonTexts = {
  'lesson.whole-turn': 'A whole turn',
  'lesson.whole-turn.begin':
    'The third turn of the first cycle, and all is yours to do: move, fight, explore, refit; then Korr’s turn, then the economic phase. A Colony Ship waits on C4, Scouts stand on D3 and E5, and a counter of Korr lies on F5.',
  'lesson.whole-turn.settle': 'There is a free planet on D5. Settle it. The Scouts wait until that is done.',
  'lesson.whole-turn.settle.thought':
    'Ask what pays more the earlier it is done. Which of your units can do that, and how far has it to go?',
  'lesson.whole-turn.settle.mark': 'Settle',
  'lesson.whole-turn.settle.goal': 'your colony is on D5',
  'lesson.whole-turn.settle.advice': 'Move the Colony Ship to D5, and settle before you end your movement.',
  'lesson.whole-turn.settle.scouts': 'A Scout has left already. Settle D5 first; the Scouts come next.',
  'lesson.whole-turn.order.count':
    'Now the Scouts. One attacks the counter on F5, the other enters the unexplored hex E3.',
  'lesson.whole-turn.order.thought':
    'Put the parts of a turn in order: which of the two belongs to fighting, and which to exploring?',
  'lesson.whole-turn.order.ask': 'What will you see first?',
  'lesson.whole-turn.order.marker': 'What lies on E3',
  'lesson.whole-turn.order.battle': 'What Korr’s counter is',
  'lesson.whole-turn.order': 'Send the Scout of E5 to F5 and the Scout of D3 to E3, and end your movement.',
  'lesson.whole-turn.order.because':
    'Combat comes before exploration. It is a Scout like yours, and as the defender it fires first. A Decoy, which costs 1 CP, would have been gone as soon as you came.',
  'lesson.whole-turn.order.mark': 'Fight and explore',
  'lesson.whole-turn.order.fought': 'F5 is attacked',
  'lesson.whole-turn.order.found': 'a Scout is on E3',
  'lesson.whole-turn.order.advice': 'Both Scouts have something to do: F5 for the one of E5, E3 for the one of D3.',
  'lesson.whole-turn.income.count':
    'The economic phase is near. You kept 5 CP. Your homeworld yields 20, your older colony on C5 yields 1. D5 you have only just settled, and two Scouts cost maintenance.',
  'lesson.whole-turn.income.thought':
    'Add what was kept and what each colony yields by its age; then take away the hull points of the Scouts.',
  'lesson.whole-turn.income.ask': 'How many CP can you spend?',
  'lesson.whole-turn.income': 'Fire; then E3 is explored, and Korr has its turn.',
  'lesson.whole-turn.income.because': '5 kept, 20 and 1 and 0 from your colonies, less 2 for the Scouts.',
  'lesson.whole-turn.income.mark': 'What comes in',
  'lesson.whole-turn.income.goal': 'your sheet is open',
  'lesson.whole-turn.buy.count':
    'Spend it as you like: more Colony Ships, a level of technology, Scouts, a Miner for the mineral on E3. Buy at least one unit.',
  'lesson.whole-turn.buy.thought':
    'Consider it from Korr’s side of the map: what lies face up when it comes, and what is a counter like any other?',
  'lesson.whole-turn.buy.ask': 'What will Korr learn about what you buy?',
  'lesson.whole-turn.buy.types': 'Which technology and which units',
  'lesson.whole-turn.buy.nothing': 'Nothing',
  'lesson.whole-turn.buy.counters': 'How many counters, and where they come',
  'lesson.whole-turn.buy': 'Fill your sheet, keep it, and see the next cycle begin.',
  'lesson.whole-turn.buy.because':
    'Counters come to the map face down, and everybody sees that. Only Colony Ships, Miners and Pipelines lie face up. Your technology stays your secret until a battle or a fast move shows it.',
  'lesson.whole-turn.buy.mark': 'The sheet',
  'lesson.whole-turn.buy.goal': 'new units are placed',
  'lesson.whole-turn.buy.next': 'the second cycle has begun',
  'lesson.whole-turn.buy.advice': 'Nothing was built. Buy at least one unit, whichever you like.',
  'lesson.whole-turn.close':
    'That is the whole game: three turns, then the money. Carriers, Raiders, mines, pipelines and aliens are rules for later: each has a lesson of its own.',
  'lesson.whole-turn.remember.1': 'Move, fight, explore, refit; three turns, then the economic phase.',
  'lesson.whole-turn.remember.2': 'A face-down counter may be nothing at all: Decoys cost 1 CP.',
  'lesson.whole-turn.remember.3': 'What you buy stays your secret, but not where it comes.',
} as const;
