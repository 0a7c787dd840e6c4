/** Rulings on what the program adds: what was open, `.why`, and what Orrery does. */
export const houseRulingTexts = {
  'ruling.quick-set-up.why': 'Setting up takes a table of people half an hour.',
  'ruling.quick-set-up':
    'The quick set-up makes the same choices among the same legal ones by chance and simple tastes; the set-up by hand asks for every one.',
  'ruling.dealt-factions.why': 'Factions may be picked, dealt or agreed upon.',
  'ruling.dealt-factions': 'All three are choices before a match. Teams are always dealt, unless given.',
  'ruling.seats-of-teams.why': 'By the printed rule teammates sit as far apart as possible.',
  'ruling.seats-of-teams':
    'With four seats, seat 1 is in a team with seat 3, and seat 2 with seat 4. With six seats, seat 1 is in a team with seat 4, seat 2 with seat 5, and seat 3 with seat 6.',
  'ruling.averages.why':
    'The back of the reference sheet lists average attack and health of each unit; the printed figures are not at hand.',
  'ruling.averages':
    'They are worked out as the rule book says: over the standard starting cards with the unit’s icon, major values. In a battle bought technologies count too, and support is added.',
  'ruling.last-worker-asked.why': 'Placing workers one by one takes long.',
  'ruling.last-worker-asked':
    'Where no force mining is needed, the program offers to pay by itself; any other way remains open.',
  'ruling.no-forced-questions.why': 'Some questions have only one possible answer. Are they asked?',
  'ruling.no-forced-questions':
    'No: the program gives the answer. It asks all the same where the other players could learn a secret from the fact that nothing was asked.',
  'ruling.concession.why': 'The printed rules know no way to give up.',
  'ruling.concession':
    'A seat may concede: its pieces leave the board, and it is out as if eliminated. In the set-up this waits until all forces stand.',
  'ruling.undo.why': 'The printed rules know no way back.',
  'ruling.undo':
    'Undo is free until something hidden is revealed or another seat is asked. Beyond that it is a take-back, which the table agrees upon and the log records.',
  'ruling.bots.why': 'The printed rules know no players but people.',
  'ruling.bots': 'The program can play any seat. It sees what the person in that seat would see, and nothing more.',
  'ruling.hand-over.why': 'At a table hidden things lie face down; a screen is seen by all.',
  'ruling.hand-over': 'What only one seat may see is shown after a screen that asks for the keyboard to be passed on.',
} as const;
