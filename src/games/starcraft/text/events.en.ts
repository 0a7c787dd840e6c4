/** The texts that the rules of Event cards show (SC-21). */
export const eventTexts = {
  // Texts of reading and choosing Event cards
  'events.read': ({ seat, count }: TextParams) => `${seat} reads ${count} Event ${count === 1 ? 'card' : 'cards'}.`,
  'events.read.secret': '{seat} reads: {events}.',
  'events.prompt': ({ count }: TextParams) =>
    `Execute ${count === 1 ? 'your Event card, or discard it' : 'one of your Event cards; the others are discarded'}.`,
  'events.prompt.forced': ({ count }: TextParams) =>
    `The End Draws Near has to be played${count === 1 ? '' : '; your other Event cards are discarded'}.`,
  'events.play': ({ event, count }: TextParams) => (count === 1 ? String(event) : `${event} ×${count}`),
  'events.none': 'Execute none',
  'events.forced': 'The End Draws Near has to be played',
  'events.played': ({ seat, event, count }: TextParams) => `${seat} plays ${event}${count === 1 ? '' : ` ×${count}`}.`,
  'events.discarded': '{seat} discards, without effect: {events}.',
  'events.no-effect': '{event} has no effect any more. {why}',
  'events.kept': '{seat} keeps {event} in the play area.',
  'events.used': '{seat} uses {event} and discards it. {text}',

  // Texts of The End Draws Near
  'events.benefit.prompt': 'Choose the benefit of The End Draws Near.',
  'events.benefit.conquest-points': ({ count }: TextParams) =>
    `Gain ${count} conquest ${count === 1 ? 'point' : 'points'}`,
  'events.benefit.draw-combat': ({ count }: TextParams) => `Draw ${count} Combat ${count === 1 ? 'card' : 'cards'}`,
  'events.benefit.no-cards': 'Combat deck and discard pile are empty',

  // Texts of events that give workers, transports or units
  'events.workers': ({ seat, count, pool }: TextParams) =>
    `${seat} gains ${count} ${count === 1 ? 'worker' : 'workers'} (${pool} in the Worker Pool).`,
  'events.supply-run.prompt': 'On which route do you put the transport?',
  'events.transport': '{seat} puts a transport on {route}.',
  'events.place.prompt': 'Where do you place {units}?',
  'events.units.prompt': ({ area, count }: TextParams) =>
    `${area} has room for ${count}. Which ${count === 1 ? 'unit is' : 'units are'} placed?`,
  'events.placed': '{seat} places in {area}: {units}.',
  'events.elite-reserves.prompt': 'Which unit do you place for free?',
  'events.rapid-redeployment.from': 'Up to {max} units move from one area to another. Which area do they leave?',
  'events.rapid-redeployment.area': '{area}: {units}',
  'events.rapid-redeployment.to': 'Where do the units from {area} go?',
  'events.rapid-redeployment.units': ({ from, to, left, chosen }: TextParams) =>
    `Which units move from ${from} to ${to}?` +
    (chosen === '' ? ` Up to ${left}.` : ` So far: ${chosen}.${left === 0 ? '' : ` Up to ${left} more.`}`),
  'events.rapid-redeployment.put-back': '{unit} stays after all',
  'events.moved': '{seat} moves from {from} to {to}: {units}.',

  // Texts of events that move z-axis routes
  'events.shifting-lanes.prompt': 'Which end of a z-axis route do you move?',
  'events.z-axis.end': '{planet}, {side} ({route})',
  'events.z-axis.slot-prompt': '{route}: into which slot do you put the end?',
  'events.galactic-upheaval.prompt': 'Which z-axis route do you pick up?',
  'events.z-axis.minor-prompt': 'One end goes to {planet}. Into which slot do you put the other one?',
  'events.z-axis.moved': '{event}: the route {route} is now {now}.',

  // Texts of events that change resource areas
  'events.area.mineral': ({ area, amount }: TextParams) =>
    `${area}, ${amount} ${amount === 1 ? 'mineral' : 'minerals'}`,
  'events.area.gas': '{area}, {amount} gas',
  'events.new-deposits.prompt': 'Which of your partially depleted areas recovers?',
  'events.restored': '{area} is no longer depleted. {seat} turns its Resource card back to the normal side.',
  'events.deplete.prompt.untouched': 'Which area becomes partially depleted?',
  'events.deplete.prompt.partial': 'Which partially depleted area becomes depleted?',
  'events.scorched-world.prompt': 'On which planet is every resource area depleted by one step?',
  'events.scorched-world.planet': ({ planet, count }: TextParams) =>
    `${planet}, ${count} resource ${count === 1 ? 'area' : 'areas'} not depleted`,

  // Texts of events that sell something at a discount
  'events.buy.prompt': ({ event, discount }: TextParams) => `${event}: what do you buy for ${discountText(discount)}?`,
  'events.buy.none': 'Buy nothing',
  'events.bought-nothing': '{seat} buys nothing.',
  'events.offer': '{what} ({price} instead of {cost})',
  'events.offer.choice': ({ what, discount, cost }: TextParams) =>
    `${what} (${cost}; ${discountText(discount)}, as you choose)`,
  'events.price.prompt': ({ what, discount, cost }: TextParams) =>
    `${what} costs ${cost}. You pay ${discountText(discount)}: which price?`,
  'events.technology': ({ technology, count }: TextParams) => `${technology}, ${count} cop${count === 1 ? 'y' : 'ies'}`,
  'events.copy.prompt': 'Take one copy to your hand? The others are shuffled into your Combat deck.',
  'events.copy.none': 'Shuffle all copies in',

  // Texts of events against opponents
  'events.convoy-raid.prompt': 'Which transport do you destroy?',
  'events.raid': '{owner}: {route}',
  'events.raided': '{seat} destroys the transport of {owner} on {route}.',
  'events.precision-strike.prompt': 'Which area do you strike? Its owner picks the unit.',
  'events.target': '{area}, {seat}: {units}',
  'events.victim.prompt': 'One of your units in {area} is destroyed. Which one?',
  'events.struck': '{unit} of {seat} in {area} is destroyed.',

  // Texts of events that grant an order
  'events.order.prompt': 'On which planet do you execute a {order} order?',
  'events.order.prompt-special': 'On which planet do you execute a special {order} order?',
  'events.order': '{seat} executes a {order} order on {planet}, without a token.',
  'events.order-special': '{seat} executes a special {order} order on {planet}, without a token.',

  // Reasons why an event is not possible
  'events.why.no-points': 'No opponent has a conquest point.',
  'events.why.no-route': 'Every route of a planet with a base of yours carries a transport of yours.',
  'events.why.no-base-at-route': 'You have no base at either end of it.',
  'events.why.empty-area': 'None of your units or bases is there.',
  'events.why.no-place.friendly-area-on-planet-with-own-base':
    'No friendly area with room lies on a planet with a base of yours.',
  'events.why.no-place.one-friendly-or-empty-area': 'No friendly or empty area has room.',
  'events.why.no-unlocked-figure': 'No unit that your buildings unlock is left in your supply.',
  'events.why.tech-required': 'No event places a unit that needs a technology.',
  'events.why.locked': 'None of your buildings unlocks it.',
  'events.why.nobody-can-move': 'None of your units can go anywhere.',
  'events.why.no-goal': 'No friendly or empty area within reach has room.',
  'events.why.too-few': 'At least {min} has to move.',
  'events.why.enough': 'No more than {max} may move.',
  'events.why.no-z-axis': 'There is no z-axis route on the board.',
  'events.why.no-slot': 'There is no free slot that it could go to.',
  'events.why.as-before': 'Both ends would be where they were.',
  'events.why.no-partial-card': 'You hold no partially depleted Resource card.',
  'events.why.untouched': 'It is not depleted at all.',
  'events.why.partial': 'It is partially depleted already.',
  'events.why.depleted': 'It is depleted already.',
  'events.why.all-depleted': 'All resource areas are depleted already.',
  'events.why.not-present': 'You have neither a unit nor a base on its planet.',
  'events.why.no-area.untouched': 'No untouched resource area lies on a planet with a unit or base of yours.',
  'events.why.no-area.partial': 'No area is partially depleted.',
  'events.why.no-prey': 'No opponent has a transport on a route of a planet with a unit or base of yours.',
  'events.why.not-present-at-route': 'You have neither a unit nor a base at either end of it.',
  'events.why.no-target': 'No opponent has units on a planet with a unit of yours.',
  'events.why.no-unit-on-planet': 'You have no unit on its planet.',
  'events.why.too-far': 'You have neither a unit nor a base there or on an adjacent planet.',
} as const;

type TextParams = Readonly<Record<string, string | number>>;

function discountText(discount: string | number | undefined): string {
  return `${discount ?? 0} ${discount === 1 ? 'resource' : 'resources'} less`;
}
