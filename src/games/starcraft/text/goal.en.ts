/** How a match is won, on the screen before its first turn. */
export const goalTexts = {
  'goal.win': 'How you win',
  'goal.points': ({ needed }: Filled) =>
    `With ${needed} conquest points when a round ends; if several have them, the most. Some areas give points each round to whoever controls them.`,
  'goal.points.teams': ({ needed }: Filled) =>
    `A team wins with ${needed} conquest points together when a round ends. Some areas give points each round to whoever controls them.`,
  'goal.points.own': ({ name, needed }: Filled) =>
    `${name} wins with ${needed} conquest points when a round ends. Some areas give points each round to whoever controls them.`,
  'goal.last': 'Whoever is left alone wins. Nothing else does.',
  'goal.last-too': 'Whoever is left alone wins at once.',
  'goal.deck': 'When the Event deck brings its end, the most conquest points win.',
  'goal.objectives': 'What else wins',
  'goal.objective': '{name}, {faction}, in stage III of the Event deck: {objective}',
  'goal.objective.always': '{name}, {faction}: {objective}',
  'goal.turn': 'What a round is',
  'goal.turn.planning':
    'Planning: each puts four orders face down on planets, by turns. The last one put on a planet is carried out first.',
  'goal.turn.execution': 'Execution: by turns each reveals one of the own orders on top: Build, Mobilize or Research.',
  'goal.turn.regrouping': 'Regrouping: resources and points are gained, and an Event card is read.',
};

type Filled = Readonly<Record<string, string | number>>;
