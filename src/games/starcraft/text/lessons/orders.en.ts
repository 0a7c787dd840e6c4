/** The texts of the lesson "Giving orders". */
export const ordersLessonTexts = {
  'lesson.orders': 'Giving orders',
  'lesson.orders.four':
    'A round has three phases: planning, execution, regrouping. In planning everybody places four order tokens in turn, face down, on planets where they are or next door. Two of yours lie on Pridewater already. The tokens of a planet form a stack, the last one placed on top.',
  'lesson.orders.plan':
    'You want a base on Antiga Prime. A base can only be built where a unit of yours stands, so you need two orders there: Mobilize to come, Build to build. In execution, stacks are carried out from the top.',
  'lesson.orders.plan.thought':
    'A stack is carried out from the top. Picture the two tokens, one on the other: how did the upper one get there?',
  'lesson.orders.plan.ask': 'Which of the two tokens will be carried out first?',
  'lesson.orders.plan.earlier': 'the one that I place first',
  'lesson.orders.plan.later': 'the one that I place last',
  'lesson.orders.plan.either': 'the one that I choose then',
  'lesson.orders.plan.then': 'So plan it: place your last two tokens on Antiga Prime, in the order that you need.',
  'lesson.orders.plan.because':
    'What is placed last lies on top and is carried out first. So plan from the end: the last thing first.',
  'lesson.orders.plan.mark': 'Two tokens',
  'lesson.orders.plan.goal': 'on Antiga Prime the units will come before the base',
  'lesson.orders.plan.lost':
    'This way no base can be built: Mobilize has to lie on top of Build, both on Antiga Prime, so that the units arrive first. Go back, and place them once more.',
  'lesson.orders.covered':
    'Kerrigan still has one token to place, and her transport leads to Antiga Prime: she covers your stack, nobody sees with what. Then execution begins. Everybody in turn reveals one order that lies on top, and carries it out or takes an Event card instead.',
  'lesson.orders.covered.thought':
    'Somebody lies on what is yours. Ask whether you may reach below that, and whether you get anything for waiting.',
  'lesson.orders.covered.ask': 'What if, on your turn, all the orders you have left are covered?',
  'lesson.orders.covered.under': 'my order is carried out from below',
  'lesson.orders.covered.skip': 'my turn is lost, without anything',
  'lesson.orders.covered.card': 'my turn is lost, but I draw an Event card',
  'lesson.orders.covered.then':
    'Let us see. First your two orders on Pridewater: carry each one out, or take an Event card for it, which stays unread until the round ends. Either will do.',
  'lesson.orders.covered.because':
    'You were obstructed: no order of yours lay on top. Now Kerrigan’s token is gone. A player without any token left is only skipped.',
  'lesson.orders.covered.mark': 'Execution begins',
  'lesson.orders.covered.goal': 'your Mobilize on Antiga Prime is revealed',
  'lesson.orders.mobilize':
    'Your Mobilize on Antiga Prime is revealed. Carry it out, and bring units from Pridewater to any area of Antiga Prime.',
  'lesson.orders.mobilize.thought':
    'Consider where units of yours stand, and the transport that leads to Antiga Prime. The base will need one of them beside it.',
  'lesson.orders.mobilize.mark': 'Mobilize',
  'lesson.orders.mobilize.goal': 'a unit of yours on Antiga Prime',
  'lesson.orders.mobilize.advice':
    'The base needs somebody there. Go back, carry the order out, and move at least one unit.',
  'lesson.orders.build':
    'And now the Build order that waited below, covered by your own Mobilize: it goes through units, buildings and modules, and finally a base. Carry it out and build the base. Keep two workers for it.',
  'lesson.orders.build.thought':
    'The order goes through several steps. Which one is about a base, where does a unit of yours stand, and who pays?',
  'lesson.orders.build.mark': 'Build',
  'lesson.orders.build.goal': 'a base on Antiga Prime',
  'lesson.orders.build.advice': 'All four tokens were for this base. Go back, carry the order out, and build it.',
  'lesson.orders.end':
    'It worked because you planned backwards. Two tokens of each kind are yours; what is placed late can be covered by few tokens only, for few are still to come. With the Event deck empty, a lost turn draws nothing.',
  'lesson.orders.remember.1': 'The last token placed on a planet is the first one carried out: plan from the end.',
  'lesson.orders.remember.2':
    'If all your tokens are covered, you are obstructed: the turn is lost, and you draw an Event card.',
  'lesson.orders.remember.3': 'You may give up any order for an Event card when it is revealed.',
} as const;
