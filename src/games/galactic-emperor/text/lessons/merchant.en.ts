/** The texts of the lesson "The market". */
export const merchantLessonTexts = {
  'lesson.merchant': 'The market',
  'lesson.merchant.chain':
    'You have picked the Merchant, and taken three marks for it. Three roles make a chain: the Merchant puts food on sectors, the Steward turns food into metal and energy, the Engineer turns those into ships. Here it begins.',
  'lesson.merchant.dice.count':
    'Four dice show 3, 4, 6, 6. Discard one. Of the others the lowest sets the price of food, the middle one that of metal, the highest that of energy. Metal costs 1 by a face of 1 or 2, 2 by 3 or 4, 3 by 5 or 6.',
  'lesson.merchant.dice.thought':
    'Strike the discarded face out, and put the other three in order. Only one of the three places sets the price of metal.',
  'lesson.merchant.dice.ask': 'What will metal cost when you discard a {face}?',
  'lesson.merchant.dice': 'Discard a 6.',
  'lesson.merchant.dice.because':
    '3, 4 and 6 are left: the 3 makes food cost 1, the 4 makes metal cost 2, the 6 makes energy cost 4. Everybody buys and sells at these prices, until the role is over.',
  'lesson.merchant.dice.mark': 'The dice',
  'lesson.merchant.dice.goal': 'a 6 is discarded',
  'lesson.merchant.dice.other':
    'With another die gone, a 6 is the middle one of three, and metal costs 3. Go back, and discard a 6.',
  'lesson.merchant.feed':
    'Your sectors have brought 4 food. It can’t be kept in your Storage: put one cube on each sector that yields metal, Ferrum, Anvil and your home. With + you put one down, with - you pick one up again.',
  'lesson.merchant.feed.thought':
    'Count the cubes in your hand and the sectors that yield metal. What does a cube bring there at the next Steward, and what does it bring now?',
  'lesson.merchant.feed.mark': 'Feeding',
  'lesson.merchant.feed.goal': 'one cube each lies on Ferrum, on Anvil and on your home',
  'lesson.merchant.feed.sold':
    'A cube that is sold has brought one mark. On a metal sector the same cube brings a metal, which is worth two now. Go back, and put one cube on each of the three.',
  'lesson.merchant.trade':
    'Buying and selling go at the same price. Marks are short: you will want some for ships and for influence. Sell one of your three metal: go to its row, and press -.',
  'lesson.merchant.trade.thought':
    'Consider what you own more than one of, and what it sells for. What will you pay with later?',
  'lesson.merchant.trade.mark': 'Selling',
  'lesson.merchant.trade.goal': 'a metal is sold',
  'lesson.merchant.trade.energy':
    'It has brought four marks, but it was your only energy, and you pay for technologies with that. Go back, and sell a metal.',
  'lesson.merchant.left.count':
    'One cube of food is still in your hand. You need it nowhere; when you end your turn, nothing may stay in your hand. You have 7 marks.',
  'lesson.merchant.left.thought':
    'Consider what lies in your hand, and its price. What is still there when the turn ends can’t stay.',
  'lesson.merchant.left.ask': 'How many marks will you have when your turn is over?',
  'lesson.merchant.left': 'Sell it, or end your turn and see what becomes of it.',
  'lesson.merchant.left.because':
    'Food that is left over at the end must be sold, at the present price: one cube, one mark, sooner or later.',
  'lesson.merchant.left.mark': 'What is left',
  'lesson.merchant.left.goal': 'your turn is over',
  'lesson.merchant.close':
    'A sector holds two cubes at most, enough for two Stewards. With many hungry sectors you want food cheap, with much to sell you want prices high. The player who picks the Merchant decides.',
  'lesson.merchant.remember.1': 'The die that you discard sets the prices, for everybody.',
  'lesson.merchant.remember.2': 'Food lies on sectors, two cubes at most; what is left in your hand is sold.',
  'lesson.merchant.remember.3': 'Food becomes metal and energy, and these become ships.',
} as const;
