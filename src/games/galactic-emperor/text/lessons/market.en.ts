/** The texts of the lesson "Market and food". */
export const marketLessonTexts = {
  'lesson.market': 'Market and food',
  'lesson.market.read':
    'Your home, Ferrum, Cobalt Deep and Dynamo yield metal, but no food lies on them. A sector shows what it yields, as m2 for two metal; a Steward turns one cube on each of them into that.',
  'lesson.market.read.thought': 'Go through the four, your home among them, and add up what stands behind each m.',
  'lesson.market.read.ask': 'How much metal would one cube on each of the four bring?',
  'lesson.market.read.because':
    'One at home, one on Ferrum, two on Cobalt Deep, one on Dynamo, which yields an energy as well. So four cubes of food bring five metal and an energy.',
  'lesson.market.die':
    'The dice show 1, 4, 5, 6, and you discard one. The lowest of the others is the price of food, the middle one that of metal. You will buy three cubes of food, and you have two metal that you could sell.',
  'lesson.market.die.thought':
    'You buy one good and sell the other. For each die ask: with it gone, which is the lowest, and which the middle one?',
  'lesson.market.die.mark': 'The dice',
  'lesson.market.die.food': 'food costs 1',
  'lesson.market.die.metal': 'metal costs 3',
  'lesson.market.die.other':
    'You buy food and sell metal. The lowest die that is left sets the price of food, so keep a low one; the middle one sets that of metal, so let it be high. Which die is in the way?',
  'lesson.market.feed':
    'You harvested one cube, and you have 4 marks. Put a cube on each of the four sectors. You may buy, sell, put down and pick up in any order, until you end your turn.',
  'lesson.market.feed.thought':
    'Four sectors and one cube in your hand: count what is missing, and what it costs. Your marks have to last for all of it.',
  'lesson.market.feed.mark': 'Feeding',
  'lesson.market.feed.goal': 'a cube lies on each of the four',
  'lesson.market.feed.advice':
    'A sector without food produces nothing. Buy three cubes, and put one on each of the four before you end your turn.',
  'lesson.market.sell':
    'Vega picks next: the Steward, in which all fed sectors produce. Your Storage holds 6 metal at most. Trade as you like, end your turn, and let all four produce, so that none of their metal is lost.',
  'lesson.market.sell.thought':
    'Add what the four will yield to the metal that you hold, and compare that with the room for it. What is over should be marks by then.',
  'lesson.market.sell.mark': 'Room in the Storage',
  'lesson.market.sell.goal': 'all four have produced, and no metal was lost',
  'lesson.market.sell.over':
    'Each of the four needs a cube, and their metal needs room: what the Storage can’t hold goes back to the supply for nothing. At this market it was worth 3 marks. See to both before you end your turn.',
  'lesson.market.sell.advice':
    'Leave a cube on each of the four, make room for five metal, and let all four produce when the Steward comes.',
  'lesson.market.vega.count':
    'Look back at the market. Vega’s sectors yield food: she harvested six cubes, put none on a sector, and had to sell them all.',
  'lesson.market.vega.thought':
    'Count the cubes that she could not keep, and consider the price that the dice have set.',
  'lesson.market.vega.ask': 'How many marks did she get for them?',
  'lesson.market.vega.because':
    'One each. Without your 1 among the dice food would have cost 2, and she would have got 12. A price is also what the others are paid.',
  'lesson.market.close':
    'Before you pick the Merchant, ask: what do I buy, what do I sell, and who of the others buys or sells the same? The prices that you set are theirs, too.',
  'lesson.market.remember.1': 'Hungry sectors want cheap food; goods to sell want high dice.',
  'lesson.market.remember.2':
    'What the next Steward pushes out of your Storage brings nothing; sold before, it brings marks.',
  'lesson.market.remember.3': 'Your prices are everybody’s prices.',
} as const;
