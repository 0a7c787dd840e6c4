/** The texts of the lesson "What to buy". */
export const whatToBuyLessonTexts = {
  'lesson.what-to-buy': 'What to buy',
  'lesson.what-to-buy.begin':
    'The aim is Korr’s homeworld, and what gets there is what you buy. On D4 a Destroyer of yours carries Movement 2. An older Scout beside it was built before, and carries Movement 1.',
  'lesson.what-to-buy.move.count':
    'Movement 1 is one hex in each of the three turns of a cycle. Movement 2 adds one hex in the last of them, Movement 3 in the second as well; at level 7 it is three in each. This is the third turn.',
  'lesson.what-to-buy.move.thought':
    'Look up two things: which Movement this ship carries, and which turn of the cycle it is.',
  'lesson.what-to-buy.move.ask': 'How many hexes can the Destroyer go now?',
  'lesson.what-to-buy.move': 'Send the Destroyer from D4 to E4, and on to F4.',
  'lesson.what-to-buy.move.because':
    'Two, in the third turn. A unit has the Movement it was built with: the Scout goes one hex until it is refitted at a Ship Yard. So ships that are built before Movement is bought have to be refitted for it.',
  'lesson.what-to-buy.move.mark': 'Movement',
  'lesson.what-to-buy.move.goal': 'the Destroyer is on F4',
  'lesson.what-to-buy.move.advice': 'Take the Destroyer to E4, and from there to F4, in this turn.',
  'lesson.what-to-buy.upkeep.count':
    'Ships cost maintenance: 1 CP for each hull point in every economic phase. You have a Scout and a Destroyer with one hull point each, and a Cruiser with two. Ship Yards and Bases cost none.',
  'lesson.what-to-buy.upkeep.thought':
    'Hull points count, not prices. Go through your units, and leave out what costs no maintenance.',
  'lesson.what-to-buy.upkeep.ask': 'How much maintenance is due?',
  'lesson.what-to-buy.upkeep': 'Move other ships if you like, then end your turn.',
  'lesson.what-to-buy.upkeep.because':
    'One, one and two. A fleet costs its price once and its hull points in every cycle, whether it fights or not.',
  'lesson.what-to-buy.upkeep.dealt':
    'An economic phase comes. Scouts: {scouts}; Destroyers: {destroyers}; Cruisers: {cruisers}. Cruisers have two hull points, the others one. Ship Yards cost nothing.',
  'lesson.what-to-buy.upkeep.dealt.because': 'Every hull point of a ship costs 1 CP in every economic phase.',
  'lesson.what-to-buy.upkeep.mark': 'Maintenance',
  'lesson.what-to-buy.upkeep.goal': 'your sheet is open',
  'lesson.what-to-buy.scuttle.count':
    'You have 60 CP. The old Scout is slow, and its counter may be wanted: you may scuttle it, take it off the map for good. A new Scout costs 6 CP.',
  'lesson.what-to-buy.scuttle.ask': 'How many CP can you spend if you scuttle it?',
  'lesson.what-to-buy.scuttle.thought':
    'Two sums could change: what you are paid for it, and what it would have cost you in this phase. Which of them does?',
  'lesson.what-to-buy.scuttle': 'Scuttle the Scout on D4. In a match the sheet keeps such rows apart: D shows them.',
  'lesson.what-to-buy.scuttle.advice': 'That is another ship. Cross off the Scout on D4, and nothing else.',
  'lesson.what-to-buy.scuttle.because':
    'Nothing is paid back; only its maintenance is saved. All ships of a type share a few counters, so scuttling is how a counter comes free.',
  'lesson.what-to-buy.scuttle.mark': 'Scuttling',
  'lesson.what-to-buy.scuttle.goal': 'the Scout is crossed off',
  'lesson.what-to-buy.size.count':
    'Prices and classes: Scout 6, E; Destroyer 9, D; Cruiser 12, C; Battlecruiser 15, B; Battleship 20 and Dreadnought 24, A. A fires first. Each needs one more level of Ship Size. Hull points: 1, 1, 2, 2, 3, 3. You know Ship Size 3.',
  'lesson.what-to-buy.size.thought':
    'Find each of them in the row of sizes, beginning with the Scout at level one, and count up to what you know.',
  'lesson.what-to-buy.size.ask': 'Which of these can’t you build yet?',
  'lesson.what-to-buy.size':
    'Four Ship Yards build four hull points. 12 CP are two Scouts, with two shots and the bonus of numbers, or a Cruiser, which fires earlier and hits harder. Buy two warships, whichever you like.',
  'lesson.what-to-buy.size.because':
    'It needs Ship Size 5. A level costs 10, 15, then 20 CP, and a unit bought in the same phase may use it.',
  'lesson.what-to-buy.size.mark': 'Hulls and classes',
  'lesson.what-to-buy.size.goal': 'two warships are on the sheet',
  'lesson.what-to-buy.guard':
    'What stays at home needs no yard: a Base, 12 CP, class A, attack 7, three hull points, never moves and costs no maintenance. A Decoy, 1 CP, looks like any counter until enemies meet it. Buy a Decoy.',
  'lesson.what-to-buy.guard.thought':
    'Compare what things cost with what Korr sees of them. Which is the cheapest that looks like a fleet?',
  'lesson.what-to-buy.guard.mark': 'Bases and Decoys',
  'lesson.what-to-buy.guard.goal': 'a Decoy is on the sheet',
  'lesson.what-to-buy.bid.count':
    'The bid decides who names the first player. Each pays what it bids, also the one who loses. You were first in the last cycle. Suppose that both of you bid nothing.',
  'lesson.what-to-buy.bid.thought':
    'The bids are alike, so they decide nothing. What is left to compare between the two of you, from the cycle before?',
  'lesson.what-to-buy.bid.ask': 'Who names the first player of the next cycle?',
  'lesson.what-to-buy.bid.me': 'I do',
  'lesson.what-to-buy.bid.rival': 'Korr does',
  'lesson.what-to-buy.bid.dice': 'The dice do',
  'lesson.what-to-buy.bid': 'Buy more if you like, bid nothing, and keep your sheet.',
  'lesson.what-to-buy.bid.because':
    'Of those who bid the same, the one who was earlier in the last order; in the first phase, in the opening order. So who is first may bid less than who is last.',
  'lesson.what-to-buy.bid.mark': 'The bid',
  'lesson.what-to-buy.bid.goal': 'the bids are shown',
  'lesson.what-to-buy.technology':
    'Technology in a battle: Attack adds 1 to each shot’s number, Defence takes 1 from the enemy’s, each used up to the hull points. Tactics fires first within a class. All of it reaches only ships built or refitted since.',
  'lesson.what-to-buy.close':
    'So ask in each phase: what will it have to do? Settle, scout, guard or attack? And what will Korr think that it is? Nobody sees your sheet.',
  'lesson.what-to-buy.remember.1': 'A ship keeps the technology it was built with until a refit.',
  'lesson.what-to-buy.remember.2': 'Every hull point costs 1 CP a cycle; Bases and Ship Yards cost none.',
  'lesson.what-to-buy.remember.3': 'All bids are paid; of equal bids the earlier player’s wins.',
} as const;
