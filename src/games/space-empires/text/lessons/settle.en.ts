/** The texts of the lesson "Settle and mine". */
export const settleLessonTexts = {
  'lesson.settle': 'Settle and mine',
  'lesson.settle.begin':
    'Your Scout on D5 has found a planet, and on C3 lies a mineral. On your homeworld C4 two Colony Ships and a Miner wait. They have no weapons and go one hex a turn, and they never hide: they always lie face up.',
  'lesson.settle.colony.count':
    'A Colony Ship on a free planet may settle there at any moment of your turn. It becomes the colony: the ship is gone for good.',
  'lesson.settle.colony.thought':
    'Colonies grow from one economic phase to the next. Ask where in the row of its values a colony begins.',
  'lesson.settle.colony.ask': 'How many CP is the new colony worth?',
  'lesson.settle.colony': 'Bring a Colony Ship from C4 to D5, and settle there.',
  'lesson.settle.colony.because':
    'A new colony yields nothing in the next economic phase, then 1, then 3, and 5 from then on. What is settled early pays longest.',
  'lesson.settle.colony.mark': 'A colony',
  'lesson.settle.colony.goal': 'your colony is on D5',
  'lesson.settle.colony.escort':
    'Nobody has explored B4. Without an armed ship no unarmed one may go there. C3 and D5 have been explored.',
  'lesson.settle.mine.count':
    'A Miner takes a mineral in tow and carries it to any colony of yours. This one is worth 5 CP. Today the Miner reaches it, in the next turn it can be home again.',
  'lesson.settle.mine.thought':
    'Follow the mineral from hex to hex, and ask when money is counted at all. Until then it is cargo.',
  'lesson.settle.mine.ask': 'When will you get the {cp} CP?',
  'lesson.settle.mine.tow': 'When the Miner takes it in tow',
  'lesson.settle.mine.down': 'When it is put down on C4',
  'lesson.settle.mine.phase': 'In the economic phase after that',
  'lesson.settle.mine':
    'Let the Miner take the mineral on C3 in tow, and end your turn. In the next turn bring it to C4 and put it down.',
  'lesson.settle.mine.because':
    'It lies on C4 now, and is cashed in the economic phase. Until then it can be lost: with the Miner that tows it, or with the colony on which it lies.',
  'lesson.settle.mine.mark': 'A mineral',
  'lesson.settle.mine.goal': 'the mineral lies on a colony of yours',
  'lesson.settle.mine.advice': 'Miner to C3, take in tow, end the turn; then back to C4, and put it down.',
  'lesson.settle.escort':
    'D4 and C5 are still unexplored. Unarmed ships may go there if an armed one goes there in the same turn, from wherever it comes. Send your Scout from D5 to one of them, and your Colony Ship after it.',
  'lesson.settle.escort.thought':
    'Who of yours is armed and can reach D4? And which of the two should go first, so that the other may follow?',
  'lesson.settle.escort.mark': 'An escort',
  'lesson.settle.escort.goal': 'Scout and Colony Ship on one unexplored hex',
  'lesson.settle.escort.advice': 'First the Scout from D5 to D4 or C5, then the Colony Ship to the same hex.',
  'lesson.settle.cash.count':
    'Both explore their hex when you end your movement. If it is a planet, the ship may settle there at once: any point of your own turn will do. It is the third turn: the cycle ends with it, and the economic phase comes. Homeworld, colony and mineral pay now.',
  'lesson.settle.cash.thought': 'List what pays now: the homeworld, what was carried home, and each colony by its age.',
  'lesson.settle.cash.ask': 'How many CP will they bring in all?',
  'lesson.settle.cash': 'End your movement, settle what you find, and watch what comes in.',
  'lesson.settle.cash.because':
    'The homeworld brings 20 and the mineral 5; colonies that are new bring nothing yet. What you do with the money is the next lesson.',
  'lesson.settle.cash.mark': 'Pay day',
  'lesson.settle.cash.goal': 'the money is there',
  'lesson.settle.close':
    'An escort is a risk, too: what explores with a Scout shares its fate. Danger! would have destroyed both. At home that can’t happen: there it only saves a turn.',
  'lesson.settle.remember.1': 'A colony grows from 0 over 1 and 3 to 5, a step in each economic phase.',
  'lesson.settle.remember.2': 'Minerals count in the economic phase, if they lie on a colony of yours.',
  'lesson.settle.remember.3': 'Unarmed ships explore only together with an armed one.',
} as const;
