/** The lesson "Workers pay". */
export const workersPayTexts = {
  'lesson.workers-pay': 'Workers pay',
  'lesson.workers-pay.pool':
    'Everything in this game is paid by workers. Yours wait in the Worker Pool: five of them. There is no money to save up; a worker that is not used this round is simply not used.',
  'lesson.workers-pay.places':
    'Each worker is worth one mineral or one gas, by the place you send it to. Your cards of Pridewater hold 3 minerals, 2 gas and 1 mineral; 4 more minerals and 2 gas are yours for good.',
  'lesson.workers-pay.execute':
    'An order of yours lies on Pridewater: Build. Carry it out. (You could take an Event card instead; another lesson is about that.)',
  'lesson.workers-pay.execute.mark': 'The Build order',
  'lesson.workers-pay.execute.goal': 'the Build order is carried out',
  'lesson.workers-pay.worker':
    'Buy a worker: it costs 1 mineral. Then choose who pays: send one of your five to the small card, Pridewater 3, and keep the big one free.',
  'lesson.workers-pay.worker.mark': 'Buying a worker',
  'lesson.workers-pay.worker.goal': 'a new worker',
  'lesson.workers-pay.worker.card': 'one works on Pridewater 3',
  'lesson.workers-pay.worker.gas':
    'Pridewater 2 yields gas, and a worker costs a mineral. Pay with a place that gives what is due: Pridewater 3.',
  'lesson.workers-pay.marine':
    'Now a Marine, 1 mineral too, for Pridewater 1. Your permanent minerals are on no planet, so nobody can take them: let one of those pay.',
  'lesson.workers-pay.marine.mark': 'Buying a Marine',
  'lesson.workers-pay.marine.goal': 'a third Marine on Pridewater 1',
  'lesson.workers-pay.marine.permanent': 'one works for good',
  'lesson.workers-pay.marine.full':
    'The number on a card is how many workers it has room for, and Pridewater 3 has its one. Use the permanent minerals.',
  'lesson.workers-pay.transport':
    'A transport to Antiga Prime, 1 mineral. When it does not matter who pays, “Pay for me” spares you the choice: it takes what lies first and never overworks a card.',
  'lesson.workers-pay.transport.mark': 'Buying a transport',
  'lesson.workers-pay.transport.goal': 'a transport to Antiga Prime',
  'lesson.workers-pay.transport.worker':
    'One more worker would not be wrong, but two are left and the transport is still to come. Buy the transport now.',
  'lesson.workers-pay.done':
    'Look at the sheet: two workers are left in the pool, three are at work, and the new one waits in Unavailable Workers. At the end of the round all of them come back to the pool.',
  'lesson.workers-pay.remember.1':
    'One worker pays one mineral or one gas; how many workers you have is how much you can spend.',
  'lesson.workers-pay.remember.2':
    'A card has room for as many workers as its number says; permanent resources can’t be taken away.',
  'lesson.workers-pay.remember.3': 'A new worker is Unavailable until the end of the round and pays only then.',
} as const;
