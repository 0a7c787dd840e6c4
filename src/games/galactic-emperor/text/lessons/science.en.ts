type TextParams = Readonly<Record<string, string | number>>;

/** The texts of the lesson "Science and the Black Hole". */
export const scienceLessonTexts = {
  'lesson.science': 'Science and the Black Hole',
  'lesson.science.begin':
    'You have picked the Scientist. Twelve technologies are on offer, and there is only one of each: if you buy one, it is yours until the end. They cost energy from your Storage, and you have 1.',
  'lesson.science.buy.count': ({ price }: TextParams) =>
    `The Space Pirate costs ${price} energy. Once in each Merchant role it takes a metal or a cube of food from somebody else. And you have a privilege: as you picked the Scientist, one card costs you 1 energy less.`,
  'lesson.science.buy.thought': 'Start from the printed price, and take off what only the picker is spared.',
  'lesson.science.buy.ask': 'How much energy will this card cost you: {card}?',
  'lesson.science.buy':
    'Buy the Space Pirate, or the Diplomat, whose price is the same. You may buy one card in a role.',
  'lesson.science.buy.because':
    'One less for you, so it was free. The others pay in full, and nobody else can have that card any more.',
  'lesson.science.buy.mark': 'A technology',
  'lesson.science.buy.goal': 'you own a technology',
  'lesson.science.buy.pass':
    'Your turn in the Scientist is over, and you own no card. Go back, buy the Space Pirate or the Diplomat, and see what it costs you.',
  'lesson.science.buy.dear':
    'Ships that attack hit more often with them, but they cost more energy than you have. The Space Pirate is within reach.',
  'lesson.science.omega':
    'Vega has picked the Explorer next. In the row lay a tile like no other: the Black Hole. Vega and Mira have taken planets, so you may choose between the Black Hole and an empty tile.',
  'lesson.science.hole.count':
    'The Black Hole goes to one place only: on Omega, the Sun in the middle of the galaxy, which explodes. Placing it is your whole turn.',
  'lesson.science.hole.thought':
    'The middle of the galaxy explodes. Ask which of the seven roles has anything to do with what is lost there.',
  'lesson.science.hole.ask': 'What happens to the Scientist then?',
  'lesson.science.hole.stays': 'It stays as it is',
  'lesson.science.hole.leaves': 'It leaves the game',
  'lesson.science.hole.free': 'All technologies are free',
  'lesson.science.hole': 'Take the Black Hole, and see.',
  'lesson.science.hole.because':
    'From now on nobody buys technologies. Those that are owned keep working. So when the Black Hole lies in the row, the next Scientist may be the last one.',
  'lesson.science.hole.mark': 'Omega explodes',
  'lesson.science.hole.goal': 'the Black Hole lies in the middle',
  'lesson.science.hole.void':
    'You could, in a match; then Vega would have to place the Black Hole. Here, do it yourself.',
  'lesson.science.wormhole':
    'Where Omega was there is a wormhole: ships that stand on the Black Hole when their owner’s Warlord turn begins may go straight to any space but homes and Suns, and attack by surprise. But they may not retreat.',
  'lesson.science.close':
    'Some cards answer others: the Saboteur blocks a technology the moment it is announced, the Time Warp rolls a die again. The program asks their owners when they may; in any such question you can say that you don’t want to be asked for a while.',
  'lesson.science.remember.1': 'Each technology exists once, and costs energy; one a role.',
  'lesson.science.remember.2': 'When the Black Hole is placed, the Scientist is gone for good.',
  'lesson.science.remember.3': 'The Black Hole is a wormhole to nearly everywhere.',
} as const;
