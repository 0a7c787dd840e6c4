const ROMAN_LEVELS = ['', 'I', 'II', 'III'];

/** The texts that the rules of resources, payments, Build orders and Research orders show. */
export const buildingTexts = {
  // Texts of prices and purchases
  cost: ({ minerals, gas }: TextParams) => {
    const costParts = [...(minerals === 0 ? [] : [minerals === 1 ? '1 mineral' : `${minerals} minerals`])];
    if (gas !== 0) costParts.push(`${gas} gas`);
    return costParts.length > 0 ? costParts.join(', ') : 'free';
  },
  'cost.short': ({ minerals, gas }: TextParams) => {
    const costParts = [...(minerals === 0 ? [] : [`${minerals}m`]), ...(gas === 0 ? [] : [`${gas}g`])];
    return costParts.length > 0 ? costParts.join(' ') : '0';
  },
  'cost.mined': '{price}, only by force mining',
  'building.level': ({ building, level }: TextParams) => `${building} ${ROMAN_LEVELS[Number(level)] ?? level}`,
  'route.normal': '{one}–{other}',
  // Logs of older program versions lack this number.
  'route.z-axis': (given: TextParams) =>
    `${given.one}–${given.other} (z-axis${'number' in given ? ` ${given.number}` : ''})`,
  'purchase.transport': 'Transport on {route}',
  'purchase.base': 'Base in {area}',
  'purchase.unit': '{unit} in {area}',

  // Texts of payments, SC-7
  'paying.prompt': '{what}: {due} to pay. Place your workers one by one, or have it done for you.',
  'paying.prompt.one-way': '{what}: {due} to pay.',
  'paying.prompt.mixed': '{what}: {due} to pay. Place your workers one by one; part of it takes force mining.',
  'paying.prompt.mining': '{what}: {due} to pay. Only force mining pays that.',
  'paying.auto': 'Pay for me: {places}',
  'paying.auto.plain': 'Pay for me',
  'paying.share': '{workers} on {place}',
  'paying.put': '{place}, room for {free}',
  'paying.mine': 'Force mine {area}: it becomes partially depleted',
  'paying.mine-out': 'Force mine {area}: depleted, the card leaves the game and its workers become unavailable',
  'paying.put-back': 'Take a worker back from {place}',
  'paying.back': 'Do not buy: {what}',
  'paying.permanent-mineral': 'Permanent minerals',
  'paying.permanent-gas': 'Permanent gas',
  'paying.paid': '{seat} pays {cost}: {places}.',
  'paying.partly-depleted': '{area} becomes partially depleted.',
  'paying.depleted': '{area} is depleted. Its Resource card leaves the game, and workers on it become unavailable.',
  'paying.why.only-mining': 'Only force mining can pay this. Choose the card yourself.',
  'paying.why.permanent-full': 'It is full, and permanent resources cannot be force mined.',
  'paying.why.full': 'The card is full. It can only be force mined.',
  'paying.why.mined-out': 'The card has nothing left to force mine.',
  'paying.why.not-full': 'Only a full card can be force mined.',

  // Texts of the Build order, SC-8
  'build.nothing-there': '{seat} has neither a base nor a unit on {planet}: the Build order does nothing.',
  'build.offer': '{what} ({cost})',
  'build.offer.building': '{what} ({cost}), unlocks {units}',
  'build.units.prompt-means': ({ planet, left, minerals, gas, workers }: TextParams) =>
    `Build on ${planet}: ${left} unit${left === 1 ? '' : 's'}, with ${minerals} mineral${minerals === 1 ? '' : 's'}, ${gas} gas, ${workers} worker${workers === 1 ? '' : 's'}.`,
  'build.units.done': 'Done, then buildings',
  'build.group.base': 'Worker, transports',
  'build.group.units': 'Units',
  'build.group.buildings': 'Buildings',
  'build.group.modules': 'Modules',
  'build.row.transport': 'To {planet}',
  'build.row.mined': '{what} (mining)',
  'build.units.no-base': '{seat} has no base on {planet}, and so builds no workers, transports or units.',
  'build.area': '{area}, room for {room}',
  'build.area.prompt': 'Where does the {unit} go?',
  'build.sacrifice': '{units}',
  'build.sacrifice.prompt': 'Which of your units are destroyed for the {unit}?',
  'build.sacrificed': '{seat} destroys {units} to build it.',
  'build.sheet.prompt': 'Step 2: buy {open}.',
  'build.sheet.building': 'up to one building',
  'build.sheet.module': 'up to one module',
  'build.sheet.both': 'up to one building and up to one module',
  'build.sheet.nothing': '{seat} can buy neither a building nor a module now: {reasons}',
  'build.reasons': '{before} {next}',
  'build.base.prompt': 'Step 3: build a base on {planet}?',
  'build.sheet.then-base': 'Done, then a base',
  'build.base.done': 'No base',
  'build.base.has-base': '{seat} already has a base on {planet} and builds no other.',
  'build.base.no-unit': '{seat} has no unit on {planet}, and so builds no base.',
  'build.base.no-area': '{seat} has no unit on {planet} that stands apart from rival bases, and so builds no base.',
  'build.base.no-piece': '{seat} has no base left to build on {planet}.',
  'build.base.price': '{seat} cannot pay for a base on {planet}.',
  'build.bought': '{seat} builds: {what}.',
  'build.bought.worker': '{seat} builds a worker. It is unavailable until regrouping.',
  'build.discount.prompt': '{what} costs {cost}. Use the discount of the special order?',
  'build.discount.mineral': 'One mineral less: {cost}',
  'build.discount.gas': 'One gas less: {cost}',
  'build.discount.full': 'Full price: {cost}',
  'build.discount.used': '{seat} uses the discount of the special order: {what} for {cost}.',
  'build.count': '{count} × {unit}',
  'build.why.no-base': 'You have no base on this planet.',
  'build.why.no-piece': 'None is left in your supply: {piece}.',
  'build.why.price': 'You cannot pay for it: too few workers in the pool, or no room for them on your resources.',
  'build.why.route-taken': 'You already have a transport on this route.',
  'build.why.locked': 'It needs {needs}.',
  'build.why.technology': 'It needs the technology {needs}.',
  'build.why.no-sacrifice':
    'It costs {needs} that stood on this planet when the order began, one of them where no rival base is.',
  'build.why.limit': ({ count }: TextParams) =>
    `Your unit build limit is reached: ${count} unit${count === 1 ? '' : 's'} in this order.`,
  'build.why.no-area': 'No friendly or empty area of this planet has room for it.',
  'build.why.enemy': 'It holds units or a base of somebody else.',
  'build.why.full': 'Its unit limit is reached.',
  'build.why.enemy-base': 'Another player has a base there.',
  'build.why.no-unit': 'None of your units stands there.',
  'build.why.highest': 'This is its highest level, and you have it.',
  'build.why.one-building': 'Only one building per order, and you have bought it.',
  'build.why.one-module': 'Only one module per order, and you have bought it.',
  'build.why.none-for-race': 'The Zerg have no {module} module.',
  'build.why.no-token': 'You have all of them.',
  'build.why.no-space': ({ count }: TextParams) => `All ${count} module spaces of your sheet are taken.`,

  // Texts of the Research order, SC-11 and SC-12.4
  'research.no-base': '{seat} has no base on {planet}: the Research order does nothing.',
  'research.no-cards-left': '{seat} has no Combat cards left to draw.',
  'research.draw.prompt': 'Draw {count} Combat cards?',
  'research.draw': 'Draw {count} Combat cards',
  'research.no-draw': 'Draw none',
  'research.drew-none': '{seat} draws no Combat cards.',
  'research.technology.group': 'Technologies',
  'research.technology.prompt': 'Buy one technology?',
  'research.technology': ({ technology, cost, count }: TextParams) =>
    `${technology} (${cost}), ${count} cop${count === 1 ? 'y' : 'ies'}`,
  'research.technology.none': 'No technology',
  'research.bought': '{seat} researches {technology}. {text}',
  'research.why.copies-out': 'No copy is left in your Technology deck.',
  'research.special.prompt': 'The special order: one more Event card, or a copy of the new technology in hand?',
  'research.special.event': 'Draw one more Event card',
  'research.special.hand': 'Take {card} to your hand',
  'technology.in-play': '{seat} puts {technology} in the play area.',
  'technology.returned': '{card} of {seat} goes back to the Technology deck.',
  'technology.shuffled-without':
    '{seat} shuffles the discard pile into a new Combat deck; the only copy of {technology} is in hand.',
  'technology.shuffled-in': ({ seat, technology, count }: TextParams) =>
    `${seat} shuffles ${count} cop${count === 1 ? 'y' : 'ies'} of ${technology} together with deck and discard pile.`,
  'technology.to-hand': '{seat} takes {card} to the hand.',
} as const;

type TextParams = Readonly<Record<string, string | number>>;
