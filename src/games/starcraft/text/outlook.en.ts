/** The short texts beside an option that say what it is good for or what it leads to. */
export const outlookTexts = {
  // The use of an order, and what it needs
  'outlook.order.build': 'units, buildings, a new base',
  'outlook.order.mobilize': 'moves, attacks',
  'outlook.order.research': '3 cards, Event card, technology',
  'outlook.special.build': 'a Build with 1 more unit, and 1 off one price',
  'outlook.special.mobilize': 'a Mobilize, stronger in its battle',
  'outlook.special.research': 'a Research with one more advantage',
  'outlook.needs.presence': 'does nothing without a unit or base of yours there',
  'outlook.needs.base-for-units': 'trains units only with a base of yours there',
  'outlook.needs.base': 'nothing without your base there',
  'outlook.needs.way': 'needs units there, or next door with a transport',
  'outlook.brings': 'with {units}',
  'outlook.before.mobilize': 'too early: before your Mobilize',
  'outlook.before.build': 'too early: before your Build',
  'outlook.lacks.presence': 'would do nothing: you have no unit or base there',
  'outlook.lacks.base-for-units': 'trains no units: you have no base there',
  'outlook.lacks.base': 'would do nothing: you have no base there',
  'outlook.lacks.way': 'would do nothing: none of your units is there or can come',
  'outlook.no-base.price': 'cannot pay for a base',
  'outlook.no-base.no-area': 'no place for a base apart from rival bases',
  'outlook.no-base.no-piece': 'no base is left to build',
  'outlook.no-base.all-bases': 'no base: your team would have one in every area',
  'outlook.does-nothing': '{why}: does nothing',
  'outlook.event-card': 'read when the round ends',

  // The contents of an area
  'outlook.yields.conquest': ({ amount }: TextParams) => `${amount} conquest point${amount === 1 ? '' : 's'} a round`,
  'outlook.yields.mineral': ({ amount }: TextParams) => `${amount} mineral${amount === 1 ? '' : 's'}`,
  'outlook.yields.gas': '{amount} gas',
  'outlook.battle-short': 'taken {won}/{tries}, {lost} of {own} lost',
  'outlook.with-base': '{yielded} once you have a base there',
  'outlook.if-base': '{yielded} with a base',
  'outlook.goal': '{number}: {what}',
  'outlook.room': 'room for {room}',
  'outlook.depleted': 'depleted, yields nothing',
  'outlook.battle': 'battle against {units}',
  'outlook.battle-odds': 'taken in {won} of {tries} tries, {lost} of {own} lost',
  'outlook.enemy-base': 'a base of {seat}, with nobody to defend it',

  // The losses of a retreat
  'outlook.lost.units': ({ unit, count }: TextParams) =>
    Number(count) === 1 ? `1 ${unit} is lost` : `${unit} ×${count} are lost`,
  'outlook.lost.some': ({ count }: TextParams) =>
    `${count} unit${Number(count) === 1 ? ' is' : 's are'} lost, you choose which`,

  // The values of cards
  'outlook.odds': 'kills {falls} % · survives {holds} %',

  // The use of a purchase
  'outlook.worker': 'pays for something from the next round on',
  'outlook.transport': 'brings units across that route',
  'outlook.unit': '{moves}, {hits}, support {support}',
  'outlook.unlocks': 'unlocks {units}',
  'outlook.module.supply': '1 more unit in each Build order',
  'outlook.module.research-development': '1 special order a round',
  'outlook.module.air-support': 'your bases: +1 against flyers, and a detector',
} as const;

type TextParams = Readonly<Record<string, string | number>>;
