/** Summaries of the rules on the Planning Phase and the Execution Phase (SC-5, SC-6). */
export const orderRules = {
  // The Planning Phase, SC-5
  'rule.SC-5.title': 'Planning Phase',
  'rule.SC-5':
    'Everybody places four order tokens face down, one at a time, on planets they are on or next to. Tokens on one planet form a stack, and the last one placed is carried out first.',
  'rule.SC-5.1.title': 'Four order tokens',
  'rule.SC-5.1':
    'Everybody places exactly four order tokens in a round, face down. It is done in four cycles of one token each, clockwise and beginning with the first player.',
  'rule.SC-5.2.title': 'Where orders may go',
  'rule.SC-5.2':
    'You may place an order on a planet that holds one of your units or bases, or on a planet adjacent to one that does. Adjacent means joined by a normal or z-axis route.',
  'rule.SC-5.3.title': 'Order stacks',
  'rule.SC-5.3':
    'A token goes on top of the stack of its planet, which may grow to any size. The last one placed is carried out first. All see the backs (owner, and standard or special), but the faces are secret until revealed, and a placed token is not moved or swapped.',
  'rule.SC-5.4.title': 'How many special orders',
  'rule.SC-5.4':
    'In one Planning Phase you may place at most as many special orders as you have Research & Development modules. They count among your four orders. No faction starts with such a module, so there are no special orders in round 1.',
  'rule.SC-5.5.title': 'Looking at placed orders',
  'rule.SC-5.5':
    'At the table a placed token may not be looked at again until it is carried out; only backs may be checked. Here you are shown the faces of your own tokens as a help to memory, unless the table plays without that. Those of your rivals stay hidden.',

  // The Execution Phase, SC-6
  'rule.SC-6.title': 'Execution Phase',
  'rule.SC-6':
    'In turn, players reveal one of their orders that lies on top of a stack and carry it out, or draw an Event card instead. A player with only covered orders is obstructed and draws an Event card.',
  'rule.SC-6.1.title': 'Turn after turn',
  'rule.SC-6.1':
    'Clockwise from the first player, the players take turns of one order each. The phase lasts until no order token is left on the board.',
  'rule.SC-6.2.title': 'Your turn',
  'rule.SC-6.2':
    'On your turn you reveal one of your orders on top of a stack and either execute it or draw an Event card instead. If all your orders lie under others, you are obstructed: you draw an Event card and your turn is over. If you have no orders left, you are skipped and draw nothing.',
  'rule.SC-6.2.1.title': 'No orders left',
  'rule.SC-6.2.1':
    'If none of your orders is left on the board, your turn is skipped. You draw no Event card for that.',
  'rule.SC-6.2.2.title': 'Obstructed',
  'rule.SC-6.2.2':
    'If you have orders on the board but every one lies under another token, you are obstructed. You draw one Event card and your turn is over; your orders stay where they are.',
  'rule.SC-6.2.3.title': 'Reveal one order',
  'rule.SC-6.2.3':
    'Choose one of your orders that is on top of a stack and reveal it. Then either execute it, or use the Event card option: it has no effect, and you draw one Event card. After that you take the token back.',
  'rule.SC-6.3.title': 'No passing',
  'rule.SC-6.3':
    'You may not pass while one of your orders can be revealed. You may execute an order that can do nothing, and you may take the Event card instead of any order.',
  'rule.SC-6.4.title': 'Covered by your own order',
  'rule.SC-6.4':
    'An order under another of your own orders is covered too. It must wait until the one above it has been carried out.',
  'rule.SC-6.5.title': 'Execute or draw',
  'rule.SC-6.5':
    'You choose between executing the order and drawing an Event card after you have revealed it. The token leaves the stack when the order is finished; during a battle it lies in the contested area.',
  'rule.SC-6.6.title': 'Drawn Event cards',
  'rule.SC-6.6':
    'Event cards you draw lie face down before you, and not even you read them until step 8 of regrouping (SC-18.8). Everybody sees how many there are.',
  'rule.SC-6.7.title': 'Orders of an eliminated player',
  'rule.SC-6.7':
    'When a player is eliminated, those of their orders that lie on top are taken off at once. The others go as soon as they come to the top of their stacks. None of them has any effect.',
  'rule.SC-6.8.title': 'Empty Event deck',
  'rule.SC-6.8':
    'When the Event deck is empty, nobody gets a card from it. A turn or step that would draw one goes on without.',
} as const;
