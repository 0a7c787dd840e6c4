/** The texts of the lesson "The first economic phase". */
export const economyLessonTexts = {
  'lesson.economy': 'The economic phase',
  'lesson.economy.begin':
    'A cycle has three turns; after the third comes the economic phase. Then everybody writes a production sheet in secret: income, what the fleet costs, a bid, and what is bought.',
  'lesson.economy.income.count':
    'You have kept 26 CP. Your homeworld yields 20, your colony on D5 yields 3. Each ship costs maintenance, the upkeep on your sheet: your three Scouts cost 1 each. Ship Yards and Colony Ships cost nothing.',
  'lesson.economy.income.thought':
    'Begin with what you kept, add what comes in, and take away what the fleet costs. Not every unit costs something.',
  'lesson.economy.income.ask': 'How many CP can you spend?',
  'lesson.economy.income': 'End your movement and your turn, and read your sheet.',
  'lesson.economy.income.because':
    'You kept 26; 20 and 3 come in, and 3 go to the Scouts. A large fleet eats its owner.',
  'lesson.economy.income.mark': 'What comes in',
  'lesson.economy.income.goal': 'your sheet is open',
  'lesson.economy.level.count':
    'First technology: you may buy one level of each in a phase. Ship Size 2 costs 10 CP. With it you may build Destroyers.',
  'lesson.economy.level.thought':
    'Technology stands before ships on the sheet. Does a sheet wait for anything between its rows?',
  'lesson.economy.level.ask': 'When may you build the first {ship}?',
  'lesson.economy.level.next': 'In the next economic phase',
  'lesson.economy.level.now': 'In this one',
  'lesson.economy.level': 'Write Ship Size 2 on your sheet, and see what it offers.',
  'lesson.economy.level.because':
    'The Destroyer is on offer already. What you buy on a sheet counts for the rest of it.',
  'lesson.economy.level.mark': 'Technology',
  'lesson.economy.level.goal': 'Ship Size 2 is on the sheet',
  'lesson.economy.level.advice':
    'That was another technology. This part is about Ship Size 2, and the next one about ships: the money has to do for both.',
  'lesson.economy.yards.count':
    '36 CP are left. New ships come to a hex with Ship Yards: each yard builds one hull point in a phase, and you have four. Scouts, Colony Ships and Miners have one hull point each; a Scout costs 6 CP.',
  'lesson.economy.yards.thought':
    'Two limits hold at the same time: money and yards. Work out both, and see which is reached first.',
  'lesson.economy.yards.ask': 'How many of these ships can you build in this phase?',
  'lesson.economy.yards': 'Buy Scouts, Colony Ships and Miners, in any mix, until no more are on offer.',
  'lesson.economy.yards.because':
    'Money for six Scouts, yards for four ships: the yards decide. A colony may get one yard a phase, for 6 CP; big ships need more yards than small ones.',
  'lesson.economy.yards.mark': 'Ships',
  'lesson.economy.yards.goal': 'your yards are full',
  'lesson.economy.bid.count':
    'Finally a bid: the highest bidder says who goes first in the next cycle. Korr will bid 3 CP. You need not win; let us see what a bid costs.',
  'lesson.economy.bid.thought':
    'A bid is money on a sheet, written in secret. What happens to all the other money on it?',
  'lesson.economy.bid.ask': 'Who pays what was bid?',
  'lesson.economy.bid.winner': 'Only the highest bidder',
  'lesson.economy.bid.both': 'Everybody',
  'lesson.economy.bid.none': 'Nobody: it is only a promise',
  'lesson.economy.bid': 'Write a bid of 1 or 2 CP with B, buy no more with d, and keep your sheet.',
  'lesson.economy.bid.because':
    'All bids are paid, won or lost. So a bid of nothing costs nothing, and a high one is gone even if it loses.',
  'lesson.economy.bid.mark': 'The bid',
  'lesson.economy.bid.goal': 'the bids are shown',
  'lesson.economy.bid.advice': 'You have bid nothing. Write a bid of 1 or 2 CP before you keep your sheet.',
  'lesson.economy.growth.count':
    'The sheets are carried out. Korr says who goes first; and before the cycle ends, colonies grow.',
  'lesson.economy.growth.thought': 'Find what it yields now in the row of a colony’s values, and go one step on.',
  'lesson.economy.growth.ask': 'D5 has yielded {value}. How much will it yield in the next phase?',
  'lesson.economy.growth': 'Watch the end of the phase.',
  'lesson.economy.growth.because': 'Colonies grow in steps: 0, 1, 3, 5, and no further.',
  'lesson.economy.growth.mark': 'Growth',
  'lesson.economy.growth.goal': 'the next cycle has begun',
  'lesson.economy.close':
    'What you don’t spend is kept for the next phase, but no more than 30 CP. Korr saw your bid and that counters came to C4. What they are, and what you know now, is your secret until a battle.',
  'lesson.economy.remember.1': 'Income less maintenance: each ship costs its hull in every phase.',
  'lesson.economy.remember.2': 'One level of each technology a phase; it counts at once, but only for new ships.',
  'lesson.economy.remember.3': 'Each yard builds one hull point, and every bid is paid.',
} as const;
