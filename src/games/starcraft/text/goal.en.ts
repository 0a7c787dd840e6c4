/** The texts about the ways to win, shown before the first turn of a match. */
export const goalTexts = {
  'goal.win': 'How you win',
  'goal.points': ({ needed }: TextParams) =>
    `You win with ${needed} conquest points at the end of a round. If several players have that many, the most points win. Some areas give points each round to the player who controls them.`,
  'goal.points.teams': ({ needed }: TextParams) =>
    `A team wins with ${needed} conquest points together when a round ends. Some areas give points each round to the player who controls them.`,
  'goal.points.own': ({ name, needed }: TextParams) =>
    `${name} wins with ${needed} conquest points when a round ends. Some areas give points each round to the player who controls them.`,
  'goal.last': 'The last player left wins. There is no other victory.',
  'goal.last-too': 'The last player left wins at once.',
  'goal.deck': 'If the Event deck ends the game first, the most conquest points win.',
  'goal.objectives': 'What else wins',
  'goal.objective': '{name}, {faction}, in stage III of the Event deck: {objective}',
  'goal.objective.always': '{name}, {faction}: {objective}',
  'goal.turn': 'What a round is',
  'goal.turn.planning':
    'Planning: in turns, everybody places four orders face down on planets. The order placed last on a planet is carried out first.',
  'goal.turn.execution':
    'Execution: in turns, everybody reveals one of their orders that lies on top: Build, Mobilize or Research.',
  'goal.turn.regrouping': 'Regrouping: everybody gains resources and points, and an Event card takes effect.',
};

type TextParams = Readonly<Record<string, string | number>>;
