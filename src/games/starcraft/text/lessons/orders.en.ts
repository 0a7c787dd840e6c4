/** The lesson "Giving orders". */
export const ordersLessonTexts = {
  'lesson.orders': 'Giving orders',
  'lesson.orders.four':
    'Each round everybody places four order tokens, face down and one at a time, on planets where they are or next door. Later they are carried out one by one. A planet’s tokens form a stack.',
  'lesson.orders.plan':
    'You want a base on Antiga Prime, but none of yours is there yet. So first move there, then build. The token on top goes first, so the last one placed is carried out first!',
  'lesson.orders.below':
    'Place your first token on Antiga Prime: the one that is to be carried out last. Which one is that?',
  'lesson.orders.below.mark': 'The first token',
  'lesson.orders.below.goal': 'the order that comes last lies at the bottom',
  'lesson.orders.below.mobilize':
    'What lies below comes later. With Mobilize at the bottom you would have to build before anybody has arrived. So Build first.',
  'lesson.orders.above':
    'Everybody places one in turn, Kerrigan too. Your second one: Mobilize on top of your Build on Antiga Prime.',
  'lesson.orders.above.mark': 'The second token',
  'lesson.orders.above.goal': 'Mobilize lies on Build',
  'lesson.orders.rest':
    'The other two go to Pridewater, where your base is: any kinds you like. Watch where Kerrigan puts her last token.',
  'lesson.orders.rest.mark': 'The last two tokens',
  'lesson.orders.rest.goal': 'all four tokens are placed',
  'lesson.orders.covered':
    'She has covered your stack on Antiga Prime, and nobody sees with what. Only the token on top of a stack can be carried out, so yours have to wait for hers.',
  'lesson.orders.event':
    'The execution begins, and you are first. Instead of carrying an order out you may take an Event card for it, unread until the round ends. Do so with both orders on Pridewater, and see what Kerrigan does.',
  'lesson.orders.event.mark': 'Execution begins',
  'lesson.orders.event.goal': 'two Event cards',
  'lesson.orders.event.obstructed': 'obstructed once',
  'lesson.orders.event.execute':
    'That would be fine in a match. Here take the Event card, to see what it is like; it stands in the list below.',
  'lesson.orders.obstructed':
    'All you had left was covered: you were obstructed. Your turn was lost, but you drew an Event card for it. Without any token left you would merely be skipped, as Kerrigan is from now on.',
  'lesson.orders.mobilize':
    'Her last order is gone, so your Mobilize is on top. Carry it out and bring both Marines of Pridewater 1 to Antiga Prime 2.',
  'lesson.orders.mobilize.mark': 'Mobilize',
  'lesson.orders.mobilize.goal': 'two Marines on Antiga Prime 2',
  'lesson.orders.mobilize.advice': 'A base needs somebody there. Go back, and move both Marines.',
  'lesson.orders.build':
    'And now the Build order that waited below. Carry it out, skip its second step with Done, and build the base.',
  'lesson.orders.build.mark': 'Build',
  'lesson.orders.build.goal': 'a base on Antiga Prime',
  'lesson.orders.build.done': 'Not yet: all four tokens were for this base. Build it.',
  'lesson.orders.end':
    'It worked because you planned backwards. When you fear to be covered, place what matters most late, when few tokens are still to come.',
  'lesson.orders.remember.1': 'The last token placed on a planet is the first one carried out: plan from the end.',
  'lesson.orders.remember.2':
    'Whoever has only covered tokens is obstructed: the turn is lost, and an Event card drawn.',
  'lesson.orders.remember.3': 'Any order may be given up for an Event card when it is revealed.',
} as const;
