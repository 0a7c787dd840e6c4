/** The texts that the rules of planning, execution, Mobilize orders and voluntary destruction show. */
export const ordersTexts = {
  // Texts of the Planning Phase, SC-5
  'planning.round': 'Round {round}. {seat} goes first.',
  'planning.planet.prompt': 'Place order {cycle} of {cycles}: on which planet?',
  'planning.planet.covering': ({ planet, count }: TextParams) => `${planet} +${count}`,
  'planning.planet.far': 'You have no unit or base there, nor on a planet next to it.',
  'planning.token.prompt': 'Which order do you place on {planet}?',
  'planning.token.standard': '{order} ({left} left)',
  'planning.token.special': 'Special {order}',
  'planning.token.back': 'Another planet',
  'planning.token.used-up': ({ order, count }: TextParams) =>
    count === 1
      ? `Your one ${order} token of this kind is on the board.`
      : `All your ${count} ${order} tokens are on the board.`,
  'planning.token.no-module': ({ count }: TextParams) =>
    count === 0
      ? 'Special orders need a Research & Development module, and you have none.'
      : `You may place one special order a round for each Research & Development module: ${count}.`,
  'planning.placed': '{seat} places an order on {planet}.',
  'planning.placed.secret': '{seat} places {order} on {planet}.',
  'planning.placed-special': '{seat} places a special order on {planet}.',
  'planning.placed-special.secret': '{seat} places special {order} on {planet}.',

  // Texts of the Execution Phase, SC-6
  'execution.begins': 'All orders are placed. They are carried out now.',
  'execution.skipped': '{seat} has no orders left.',
  'execution.obstructed': '{seat} is obstructed: all orders lie under others.',
  'execution.order.prompt': 'Which of your orders do you reveal?',
  'execution.order.standard': 'Your order on {planet}',
  'execution.order.special': 'Your special order on {planet}',
  'execution.order.covered': 'It lies under an order of {seat}.',
  'execution.revealed': '{seat} reveals {order} on {planet}.',
  'execution.revealed-special': '{seat} reveals special {order} on {planet}.',
  'execution.choice.prompt': '{order} on {planet}: execute it, or draw an Event card instead?',
  'execution.choice.prompt-special': 'Special {order} on {planet}: execute it, or draw an Event card instead?',
  'execution.execute': 'Execute {order} on {planet}',
  'execution.event-card': 'No effect: draw an Event card',
  'execution.executed': '{seat} executes {order} on {planet}.',
  'execution.event-card-taken': '{seat} gives up {order} on {planet} for an Event card.',

  // Texts of voluntary destruction, SC-9
  'limits.destroy.open': 'Destroy own pieces…',
  'limits.destroy.prompt': 'Which of your pieces do you destroy?',
  'limits.destroy': ({ piece, count }: TextParams) =>
    count === 1 ? `Destroy ${piece}` : `Destroy ${piece}, one of ${count}`,
  'limits.unit': '{unit} on {area}',
  'limits.base': 'the base on {area}',
  'limits.transport': 'the transport {one}–{other}',
  'limits.destroyed': '{seat} destroys their own piece: {piece}.',
  'limits.last-piece': 'It is your last piece on the board.',
  'limits.planned': 'A planned move needs it. Put that move back first.',

  // Texts of the Mobilize order, SC-10, SC-22.1.2
  'mobilize.prompt': 'Mobilize on {planet}: which units move?',
  'mobilize.prompt-special': 'Special Mobilize on {planet}: which units move?',
  'mobilize.count': ({ unit, count }: TextParams) => (count === 1 ? `${unit}` : `${unit} ×${count}`),
  'mobilize.units': '{units} from {from}',
  'mobilize.everything': ({ count, from }: TextParams) =>
    count === 2 ? `Both units from ${from}` : `All ${count} units from ${from}`,
  'mobilize.to.prompt': '{units} from {from}: where to?',
  'mobilize.to': '{units} to {to}',
  'mobilize.put-back': 'Put back {units}, {from} to {to}',
  'mobilize.planned': '{units}: {from} to {to}',
  'mobilize.planned-base': 'The base: to {area}',
  'mobilize.group.units': 'Units that move',
  'mobilize.group.lift-off': 'The base',
  'mobilize.group.planned': 'Planned',
  'mobilize.lift-off': 'Lift off to {area}',
  'mobilize.put-back-base': 'Put back the base, planned for {area}',
  'mobilize.moved': '{seat} moves {units} from {from} to {to}.',
  'mobilize.lifted-off': '{seat} moves the base from {from} to {to}.',
  'mobilize.nothing': '{seat} moves nothing on {planet}.',
  'mobilize.recall.prompt': 'Recall: bring one unit to an Arbiter?',
  'mobilize.recall': '{unit} from {from} to {to}',
  'mobilize.recall.area': 'A unit to {area}',
  'mobilize.recall.pass': 'Recall nobody',
  'mobilize.recalled': '{seat} recalls {unit} from {from} to {to}.',
  'mobilize.why.off-planet': 'A Mobilize order moves units to {planet} or on it, never away from it.',
  'mobilize.why.no-transport': 'You have no transport on a route from {from} to {to}.',
  'mobilize.why.orbital-defence': 'Orbital defence: Air Support protects the base on {area} from landings.',
  'mobilize.why.second': 'An order may enter only one enemy area, and that is {area} already.',
  'mobilize.why.attack-limit': '{area} takes {limit} attackers: its unit limit and 2 more.',
  'mobilize.why.unit-limit': '{area} has no room for that: its unit limit is {limit}.',
  'mobilize.why.overfull': '{area} would hold {count} units; it takes {limit}.',
  'mobilize.why.moved': 'They are planned to move already; a unit moves once.',
  'mobilize.why.no-base': 'Lift-off needs your base on this planet.',
  'mobilize.why.lifted': 'The base moves only once per order.',
  'mobilize.why.landing': '{area} is an enemy area.',
} as const;

type TextParams = Readonly<Record<string, string | number>>;
