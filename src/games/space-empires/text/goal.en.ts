/** Texts on how a match is won, shown on a screen before its first turn. */
export const goalTexts = {
  'goal.win': 'How you win',
  'goal.duel': 'Destroy the enemy homeworld.',
  'goal.first': 'The first homeworld that falls ends the match: who destroys it wins.',
  'goal.short':
    'Destroy the homeworld of anybody else, or have three points: one for each colony of others that you destroy, and one for each full colony of yours in deep space or in their territory.',
  'goal.long': 'Be the last one left: a player without a homeworld is out.',
  'goal.teams': 'Your team wins when the homeworlds of the other one have fallen.',
  'goal.machines': 'Destroy all three doomsday machines. You lose when your homeworld falls.',
  'goal.aliens': 'Destroy all alien homeworlds. You lose when your homeworld falls.',
  'goal.stopped': ({ cycles }: Filled) => `After ${cycles} cycles the match stops without a winner.`,
  'goal.turn': 'What a cycle is',
  'goal.turn.turns':
    'Three turns, in which everybody moves, fights and explores. Nobody knows what is in a hex until somebody enters it, or what ships others have until they fight.',
  'goal.turn.economy':
    'Then everybody secretly writes down what to buy: colonies bring construction points, ships cost some for maintenance, and the rest buys ships and technology.',
  'goal.begin': 'What to begin with',
  'goal.begin.colonies':
    'Send Scouts ahead to explore near your homeworld, and Colony Ships to the planets that they find.',
};

type Filled = Readonly<Record<string, string | number>>;
