/** The texts of rulings on what the program adds: the open question (`.why`) and Orrery's answer. */
export const houseRulingTexts = {
  'ruling.quick-set-up.why': 'At a table, setting up the game takes half an hour.',
  'ruling.quick-set-up':
    'In the quick set-up, the program makes all choices of the set-up for the players. It follows a few simple preferences and otherwise chance, and it chooses only what is legal. In the set-up by hand, the players make every choice themselves.',
  'ruling.dealt-factions.why':
    'How do players get their factions? They may pick them, be dealt them, or agree on them.',
  'ruling.dealt-factions':
    'Players choose one of these three ways before the match. In team play and in the quick set-up, factions that were not agreed on are always dealt.',
  'ruling.seats-of-teams.why': 'By the printed rules, teammates sit as far apart as possible. Which seats form a team?',
  'ruling.seats-of-teams':
    'With four seats, seats 1 and 3 form a team, and so do seats 2 and 4. With six seats, the teams are seats 1 and 4, seats 2 and 5, and seats 3 and 6.',
  'ruling.averages.why':
    'The back of the reference sheet lists the average attack and health of each unit. We do not have these figures.',
  'ruling.averages':
    'Orrery works them out as the rule book says: it takes the average of the major values of all standard starting cards with the icon of the unit. During a battle it also counts technologies that were bought, and it adds support.',
  'ruling.last-worker-asked.why': 'It takes long to place the workers of a payment one by one.',
  'ruling.last-worker-asked':
    'If no force mining is needed, the program offers to place all workers of a payment at once. The player may still place them one by one.',
  'ruling.no-forced-questions.why':
    'Sometimes there is only one possible answer to a question. Is the player asked all the same?',
  'ruling.no-forced-questions':
    'No, the program gives the answer. But it does ask the player if the other players could otherwise learn a secret from the fact that nothing was asked.',
  'ruling.concession.why': 'The printed rules do not say how a player may give up.',
  'ruling.concession':
    'A player may concede. The pieces of this player leave the board, and the player is out as if eliminated. During the set-up, this happens only when all starting forces have been placed.',
  'ruling.undo.why': 'The printed rules do not say whether players may take back what they have done.',
  'ruling.undo':
    'Players may undo freely until something hidden is revealed or another player is asked. To go back further, the players must agree, and the log records it.',
  'ruling.bots.why': 'The printed rules are made for human players only.',
  'ruling.bots': 'The program can play any seat. It sees what a person in that seat would see, and nothing more.',
  'ruling.hand-over.why': 'At a table, hidden things lie face down. But a screen can be seen by everybody.',
  'ruling.hand-over':
    'Before Orrery shows what only one player may see, a screen asks for the keyboard to be passed to this player.',
} as const;
