/** The texts of the lesson "A whole round". */
export const firstRoundTexts = {
  'lesson.first-round': 'A whole round, as in a match',
  'lesson.first-round.steps':
    'Planning, execution, regrouping: nothing is left out. Regrouping has ten steps: 1 overrun bases and stranded transports fall; 2 and 3 cards are lost and gained; 4 workers come home; 5 conquest points; 6 and 7 victory; 8 Event cards; 9 hand limit; 10 the first player token moves on.',
  'lesson.first-round.plan':
    'Place your four orders. One plan: hold the points of Antiga Prime and build a base there, train on Pridewater, research what your units need. Think about which order on a planet has to come first. A kind can be placed twice, and any other plan will do.',
  'lesson.first-round.plan.thought':
    'Plan from the end: what needs units on a planet is carried out after they have come. Where does your transport lead?',
  'lesson.first-round.plan.mark': 'Planning',
  'lesson.first-round.plan.goal': 'all orders are placed',
  'lesson.first-round.execute':
    'Execution, to the last order. Carry each one out or take an Event card for it. In your moves you may also lift off: Terran may move a base to another area of its planet. Think ahead to step 5 of regrouping: which areas with conquest points will be yours?',
  'lesson.first-round.execute.thought':
    'Before each order consider the areas with c. Who will stand there when the last order is over?',
  'lesson.first-round.execute.ask': 'How many conquest points will you have after step 5?',
  'lesson.first-round.execute.then': 'Now do it. You choose which stack to use next.',
  'lesson.first-round.execute.because':
    'Each area with conquest points gives them to the player whose units or base stand there, with no enemy in it.',
  'lesson.first-round.execute.mark': 'Execution',
  'lesson.first-round.execute.goal': 'all orders are carried out',
  'lesson.first-round.events':
    'Steps 1 to 7 of regrouping need no choice, and have happened. In step 8 you read your Event cards and may execute one; the rest go. In step 9 you discard down to your hand limit. Then step 10: the first player token moves on.',
  'lesson.first-round.events.thought':
    'Ask what makes the token move: what somebody has reached, or a round that is over?',
  'lesson.first-round.events.ask': 'Who will be first player in round {round}?',
  'lesson.first-round.events.me': 'I stay first player',
  'lesson.first-round.events.fewer': 'the player with fewer points',
  'lesson.first-round.events.left': 'the next player in turn order',
  'lesson.first-round.events.then': 'Finish the round.',
  'lesson.first-round.events.alone':
    'The match is over already: Kerrigan has nothing left. Go back, and leave her base alone in this round.',
  'lesson.first-round.events.because': 'The token moves on by one seat after every round, whatever has happened.',
  'lesson.first-round.events.mark': 'Regrouping',
  'lesson.first-round.events.goal': 'round 2 begins',
  'lesson.first-round.end':
    'So it goes on until somebody wins. A player without any unit or base is out at once, and so nobody may destroy their own last piece; with units left, losing the last base is not enough. Now play a match: its coach helps with what is new.',
  'lesson.first-round.remember.1': 'A round is planning, execution, regrouping.',
  'lesson.first-round.remember.2':
    'Regrouping: losses, cards, workers, points, victory, Event cards, hand limit, first player.',
  'lesson.first-round.remember.3': 'The first player changes every round, clockwise.',
} as const;
