/** The texts of the lesson "Workers pay". */
export const workersPayTexts = {
  'lesson.workers-pay': 'Workers pay',
  'lesson.workers-pay.pool':
    'Workers pay for everything in this game. Four of yours wait in the Worker Pool, one is at work on Pridewater 3. There is no money to save up: a worker that is not used this round is simply not used.',
  'lesson.workers-pay.places':
    'Each worker pays one mineral or one gas, depending on where you send it. The number of a card says how many workers it has room for: Pridewater 1 three for minerals, Pridewater 2 two for gas, Pridewater 3 one for minerals.',
  'lesson.workers-pay.places.thought':
    'Ask two things of each card: what does it yield, and is there room for one more worker?',
  'lesson.workers-pay.places.ask': 'A worker costs 1 mineral. Which of these cards can pay for it now?',
  'lesson.workers-pay.places.because':
    'Pridewater 2 yields gas, and Pridewater 3 is full: its one worker is there already. Apart from cards, 4 minerals and 2 gas are yours for good, printed on your sheet.',
  'lesson.workers-pay.worker':
    'Your Build order on Pridewater is revealed. Carry it out, buy a worker, and choose which place pays. You may also try the places that can’t.',
  'lesson.workers-pay.worker.thought':
    'Compare the price with the places: what kind of resource does each give, and how many are at work there?',
  'lesson.workers-pay.worker.mark': 'Buying a worker',
  'lesson.workers-pay.worker.goal': 'a new worker',
  'lesson.workers-pay.worker.gas': 'Pridewater 2 yields gas, and a worker costs a mineral. Take a place for minerals.',
  'lesson.workers-pay.worker.full':
    'Pridewater 3 has room for one worker, and one is there. Take a place for minerals that has room.',
  'lesson.workers-pay.worker.advice': 'Go back, and buy a worker with the Build order.',
  'lesson.workers-pay.new': 'You have a new worker.',
  'lesson.workers-pay.new.thought':
    'Consider the Sheet, where the workers stand in groups. Could a new one pay at once?',
  'lesson.workers-pay.new.ask': 'Where is it now?',
  'lesson.workers-pay.new.pool': 'in the Worker Pool',
  'lesson.workers-pay.new.card': 'on a Resource card',
  'lesson.workers-pay.new.waits': 'in Unavailable Workers',
  'lesson.workers-pay.new.because': 'A new worker waits until the round ends, and pays from the next round on.',
  'lesson.workers-pay.marine':
    'Two more things for 1 mineral each, in any order: one Marine on Pridewater, and a transport to Antiga Prime. Permanent minerals can’t be taken away by anybody; cards can.',
  'lesson.workers-pay.marine.thought':
    'Two purchases for a mineral each. Consider which places have room, and what each purchase is called in the list.',
  'lesson.workers-pay.marine.mark': 'A Marine and a transport',
  'lesson.workers-pay.marine.goal': 'a third Marine on Pridewater',
  'lesson.workers-pay.marine.transport': 'a transport to Antiga Prime',
  'lesson.workers-pay.marine.two': 'It should be one Marine, and you have trained two. Go back, and train one.',
  'lesson.workers-pay.marine.advice': 'Go back, and buy both with this order.',
  'lesson.workers-pay.round':
    'One worker is left in the pool, four are at work, and one is new. End the order with Done: it is the last one of this round, and in regrouping all workers come home. You may also buy another worker before.',
  'lesson.workers-pay.round.thought':
    'List all workers, wherever they are now, and ask of each group whether it comes home.',
  'lesson.workers-pay.round.ask': 'How many workers will your pool hold then?',
  'lesson.workers-pay.round.then': 'Let us see. End the order.',
  'lesson.workers-pay.round.because':
    'All come back: from cards, from permanent resources, and new ones too. In the next round all of them can pay.',
  'lesson.workers-pay.round.mark': 'The end of the round',
  'lesson.workers-pay.round.goal': 'the workers come home',
  'lesson.workers-pay.remember.1':
    'One worker pays one mineral or one gas; how many workers you have is how much you can spend.',
  'lesson.workers-pay.remember.2':
    'A card has room for as many workers as its number says; permanent resources can’t be taken away.',
  'lesson.workers-pay.remember.3': 'In regrouping all workers come home to the pool, new ones too.',
} as const;
