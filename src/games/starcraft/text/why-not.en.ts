/** Reasons why an expected option is blocked, apart from the reasons in other text files. */
export const whyNotTexts = {
  // Reasons in battles
  'why.battle.unusable': '{seat} has nothing to use at the start of this battle: {reasons}.',
  'why.battle.ability': '{ability} ({why})',
  'why.battle.pairs-left': 'There are units left to pair on both sides.',
  'battle.pair.front': '{unit}: {skirmish}',
  'why.battle.paired': 'All units of this type have their skirmish.',
  'why.battle.all-paired': 'As many pairs as possible have been made.',
  'why.battle.support-left': 'Every unit that is not in front must support in some skirmish.',
  'why.battle.in-front': 'It fights in front.',
  'why.battle.second-standard': 'Each skirmish gets one standard card, not a second one.',
  'why.battle.fought': 'It has been fought.',
  'why.battle.cards-left': 'There are skirmishes without a card.',
  'why.battle.has-cards': 'There are still cards to lay.',
  'why.battle.all-placed': 'Every skirmish has its cards.',
  'why.battle.not-standard': 'Only a standard card replaces a standard card.',
  'why.battle.nobody-here': 'There is no unit here that it could destroy.',
  'why.battle.scourge-gone': 'The Scourge in front has fallen already.',
  'why.battle.no-ghost': 'It needs a Ghost in front that was not destroyed.',
  'why.battle.no-splash-target': 'No splash damage of these cards can hit it.',
  'why.battle.too-few-splashed': 'With it, fewer units would be destroyed in all.',
  'why.battle.still-too-many': 'The area is still over its unit limit.',
  'why.battle.within-limit': 'The area is within its unit limit: nobody else has to leave.',

  // Reasons in building and paying
  'why.build.not-sacrificed': 'The new unit takes the place of one of the units destroyed for it.',
  'why.build.not-standing': 'It came to the planet after the order began.',
  'why.build.not-here': 'Only units on {planet}, the active planet, can be used for it.',
  'why.build.no-mineral': 'There are no minerals in the price.',
  'why.build.no-gas': 'There is no gas in the price.',
  'why.build.full-price': 'You cannot pay the full price.',
  'paying.put-here': 'A worker to {place}',
  'why.pay.no-mineral': 'No minerals are left to pay.',
  'why.pay.no-gas': 'No gas is left to pay.',
  'why.price': 'You cannot pay this price.',
  'why.destroy.fixed': 'Only units, bases and transports can be given up.',
  'why.destroy.workers': 'A worker',
  'why.destroy.buildings': 'A building',
  'why.destroy.modules': 'A module',

  // Reasons in moving and research
  'why.mobilize.no-route': 'No route joins {from} and {to}.',
  'why.mobilize.not-all': 'No single area has room for all of them.',
  'why.recall.unusable': '{seat} cannot recall a unit: {why}',
  'why.recall.nowhere': 'no Arbiter stands in a friendly area or in the battle, or its area is full.',
  'research.special.hand-any': 'Take a copy to the hand',
  'why.research.no-copy': 'No technology for the Combat deck was bought with this order.',

  // Reasons in regrouping and events
  'why.discard.enough': 'Enough cards are chosen; put one back to change your mind.',
  'why.event.not-held': 'You do not hold its card.',
  'why.event.normal-route': 'Only z-axis routes can be moved.',
} as const;
