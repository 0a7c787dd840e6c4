/** The texts that the rules of battles show. */
export const battleTexts = {
  // Texts of the battle line
  'battle.begins': ({ attacker, defender, area, attackers, defenders }: TextParams) =>
    `${attacker} attacks ${defender} in ${area}: ${countedNames(attackers)} against ${countedNames(defenders)}.`,
  'battle.left': '{seat} is out of the match and leaves the battle line.',
  'battle.ends': 'The battle is over: {holder} holds {area}.',
  'battle.ends-empty': 'The battle is over: no unit is left in {area}.',
  'battle.count': ({ unit, count }: TextParams) => (Number(count) > 1 ? `${unit} (one of ${count})` : String(unit)),
  'battle.regeneration': '{seat} regenerates.',

  // Texts of the start of a battle
  'battle.ability.prompt': 'One ability may be used at the start of this battle. Which one?',
  'battle.ability.none': 'Use none',
  'battle.ability.used': '{seat} uses {ability}.',
  'battle.ability.works': '{card} of {seat} takes effect.',
  'battle.ability.destroyed': '{unit} of {seat} is destroyed.',
  'battle.own-victim.prompt': '{card}: you lose one of these units. Which one?',
  'battle.own-victim.ground': 'It is not a ground unit.',
  'battle.own-victim.flying': 'It is not a flyer.',
  'battle.own-victim.broodling': 'It is not a biological ground unit.',
  'battle.own-victim.cloaked': '{unit}, cloaked: it withdraws',
  'battle.own-victim.cheaper': 'Another one costs less in total.',
  'battle.hand-shown': ({ seat, other, count }: TextParams) =>
    `${other} shows ${seat} a hand of ${count} card${Number(count) === 1 ? '' : 's'}.`,
  'battle.hand-shown.secret': '{other} shows you their hand: {cards}.',
  'battle.consume.prompt': 'Consume: what do you destroy to draw {count} cards?',
  'battle.consume.pool': 'A worker from the Worker Pool',
  'battle.consume.unavailable': 'A worker from Unavailable Workers',
  'battle.consume.no-worker': 'No worker is there.',
  'battle.consumed-worker': 'A worker of {seat} is destroyed.',

  // Texts of skirmishes
  'battle.skirmish.name': 'Skirmish {number}, {attacker} against {defender}',
  'battle.front.prompt': 'All your units are assist units. Which one fights in front?',
  'battle.pair.prompt': ({ left }: TextParams) =>
    Number(left) === 0 ? 'All pairs are made.' : `Pair your units with enemy units: ${left} more to go.`,
  'battle.pair.option': ({ own, count, enemy, enemies }: TextParams) =>
    `${unitsText(own, count)} against ${unitsText(enemy, enemies)}`,
  'battle.pair.back': 'Undo the last pair',
  'battle.pair.assist': 'An assist unit never fights in front while its side has others.',
  'battle.paired': 'The front lines are set: {skirmishes}.',
  'battle.support.prompt': ({ left }: TextParams) =>
    Number(left) === 0
      ? 'Every unit has its skirmish.'
      : `Which skirmish do your other units support? ${left} more to go.`,
  'battle.support.option': ({ unit, count, skirmish, helps }: TextParams) =>
    `${unitsText(unit, count)} in ${skirmish} (attack +${helps})`,
  'battle.support.put-back': 'Take {unit} back from {skirmish}',
  'battle.supported': '{skirmish}: {seat} supports with {units}.',

  // Texts of placing cards
  'battle.cards.prompt-open': '{skirmish}: which card do you lay, face up?',
  'battle.cards.prompt': '{skirmish}: which card do you lay?',
  'battle.cards.reinforcement-prompt': '{skirmish}: a reinforcement card with it?',
  'battle.cards.done-prompt-open': 'All skirmishes have their cards. Turn them up like this?',
  'battle.cards.done-prompt': 'All skirmishes have their cards. Leave them like this?',
  'battle.cards.done': 'Leave the cards like this',
  // Standard cards are named with their major values, which are then not repeated.
  'battle.cards.major': ({ card, attack, health, unit }: TextParams) => {
    const valueText = `${attack}/${health}`;
    return String(card).endsWith(valueText) ? `${card}: ${unit} matches` : `${card}: ${valueText}, ${unit} matches`;
  },
  'battle.cards.minor': '{card}: only {attack}/{health}, {unit} does not match',
  'battle.cards.deck': 'The top card of the deck, unseen',
  'battle.cards.nothing': 'Nothing: there is no card for it',
  'battle.cards.short.deck': 'deck card',
  'battle.cards.short.none': 'nothing',
  'battle.cards.no-reinforcement': 'No reinforcement card',
  'battle.cards.fits': '{card}, which stays for the {unit}',
  'battle.cards.misfit': '{card}, which matches no unit and will be discarded',
  'battle.cards.put-back': 'Put back {cards} from {skirmish}',
  'battle.cards.why.alone': 'A reinforcement card is laid only together with a standard card from the hand.',
  'battle.cards.why.laid': 'It is laid already: {skirmish}.',
  'battle.cards.why.no-deck': 'Deck and discard pile have no card left for it.',
  'battle.cards.placed': '{seat} has laid the cards: {places}.',
  'battle.cards.placed-open': '{seat} places cards face up: {places}.',
  'battle.cards.hand-at': ({ skirmish, count }: TextParams) =>
    `${skirmish}: ${count} card${Number(count) === 1 ? '' : 's'} from the hand`,
  'battle.cards.deck-at': '{skirmish}: the top card of the deck',
  'battle.cards.none-at': '{skirmish}: no card',
  'battle.cards.these-at': '{skirmish}: {cards}',

  // Texts of the Reveal sub-step
  'battle.skirmish.prompt': 'Which skirmish is fought next?',
  'battle.skirmish.begins': '{skirmish}: the cards are turned up.',
  'battle.cards-up': '{seat} shows {cards}.',
  'battle.no-card-up': '{seat} has no card here.',
  'battle.from-deck': '{seat} turns up {card} from the deck.',
  'battle.no-standard': '{seat} has no standard card left to draw and fights with 0/0.',
  'battle.gone.alone': '{card} of {seat} lies alone and is discarded.',
  'battle.gone.misfit': '{card} of {seat} has no matching unit here and is discarded.',
  'battle.gone.cancelled': '{card} of {seat} is cancelled.',
  'battle.replace.prompt': 'Your standard card was cancelled. What takes its place, face up?',
  'battle.replaced': '{seat} lays {card} in its place.',

  // Texts of the Compare sub-step
  'battle.sum.major': '{card}: {unit} matches',
  'battle.sum.minor': '{card}: {unit} does not match',
  'battle.sum.no-card': 'No standard card',
  'battle.sum.no-match': '{card}: its text is lost without a match',
  'battle.sum.ability': '{card}: its text',
  'battle.sum.no-ability': '{card}: {why}',
  'battle.sum.locked-down': '{card}: locked down to its minor values',
  'battle.sum.lost-text': '{card}: its text is lost in the lockdown',
  'battle.sum.auto-strength': '{card}: strength is sufficient',
  'battle.sum.force-minor': '{card}: minor values for the enemy',
  'battle.sum.lose-ground-target': '{card}: only melee units see ground units',
  'battle.sum.set-final-attack': '{card}: no attack on either side',
  'battle.sum.zero-support': '{card}: no support for the enemy',
  'battle.sum.stasis': 'Stasis',
  'battle.sum.ensnared': '{unit} supports, but is ensnared',
  'battle.sum.in-swarm': '{unit} sees no ground unit in the swarm',
  'battle.sum.support': '{unit} supports',
  'battle.sum.no-support': '{unit} has no support value',
  'battle.sum.cannot-target.ground': '{unit} cannot target ground units',
  'battle.sum.cannot-target.flying': '{unit} cannot target flyers',
  'battle.sum.special': 'Special Mobilize',
  'battle.sum.event': '{event}',
  'battle.sum.no-event': '{event}: does not add to {card}',
  'battle.sum.air-support': 'Air Support against a flyer',
  'battle.sum.no-air-support': 'Air Support: no flyer in front',
  'battle.why.own-front': 'needs {units} in front',
  'battle.why.enemy-front.ground': 'needs an enemy ground unit in front',
  'battle.why.enemy-front.flying': 'needs an enemy flyer in front',
  'battle.why.enemy-tag': 'the enemy unit in front is of another kind',
  'battle.why.no-support': 'needs a supporting unit',
  'battle.why.detector': 'the enemy has a detector',
  'battle.why.no-detector': 'the enemy has no detector',
  'battle.why.role.attacker': 'only for the attacker',
  'battle.why.role.defender': 'only for the defender',
  'battle.why.no-base': 'needs a base of its owner in the area',
  'battle.why.own-unit': 'needs {units}',
  'battle.why.enemy-unit.ground': 'needs an enemy ground unit',
  'battle.why.enemy-unit.flying': 'needs an enemy flyer',
  'battle.why.empty-hand': 'Your opponent holds no cards.',
  'battle.why.no-cards': 'Deck and discard pile have no card left.',
  'battle.why.not-strong': 'needs sufficient strength',
  'battle.why.no-worker': 'the Worker Pool is empty',
  'battle.why.not-paid': 'not paid for',
  'battle.pay.prompt': '{card}: pay for it? Your Worker Pool has {pool}.',
  'battle.pay.yes': ({ count }: TextParams) => `Pay ${count} worker${Number(count) === 1 ? '' : 's'}`,
  'battle.pay.no': 'Do not pay',
  'battle.paid': ({ seat, count, card }: TextParams) =>
    `${seat} pays ${count} worker${Number(count) === 1 ? '' : 's'} for ${card}.`,
  'battle.compared': '{attacker} {attack}/{health} against {defender} {enemyAttack}/{enemyHealth}.',

  // Texts of the Destroy sub-step
  'battle.destroyed': '{unit} of {seat} is destroyed.',
  'battle.cannot-target': '{seat} is strong enough, but {unit} can target no enemy unit here.',
  'battle.nobody-falls': 'Nobody falls.',
  'battle.victim.prompt': '{enemy} cannot target {front} in front. Which supporting unit is destroyed instead?',
  'battle.victim.out-of-reach': '{enemy} cannot target it.',
  'battle.next-ability.prompt': 'Which card takes effect first?',
  'battle.withdraw.prompt': '{unit} is cloaked. Where does it withdraw to?',
  'battle.withdraw.nowhere': '{unit} of {seat} is cloaked, but has nowhere to go and is destroyed.',
  'battle.withdrawn': '{unit} of {seat} is cloaked and withdraws to {area}.',

  // Texts of splash damage
  'battle.splash.triggered': '{card} of {seat} triggers splash damage.',
  'battle.splash.prompt': ({ left }: TextParams) => `Splash damage: which unit do you destroy? ${left} in all.`,
  'battle.splash.destroyed': '{unit} of {seat} is destroyed by splash damage.',
  'battle.splash.nobody': 'The splash damage can hit no unit of {seat}.',

  // Texts of retreats
  'battle.goal.contested': 'The battle is fought here.',
  'battle.goal.enemy': 'An enemy unit or base is there.',
  'battle.goal.full': 'The area is full.',
  'battle.goal.no-transport': 'You have no transport on a route to {planet}.',
  'battle.retreat.prompt': ({ count }: TextParams) =>
    Number(count) === 1 ? 'Where does your unit retreat to?' : `Where do your ${count} units retreat to, all together?`,
  'battle.retreat.area': ({ area, room }: TextParams) => `${area} (room for ${room})`,
  'battle.retreat.nowhere': '{seat} has no area to retreat to.',
  'battle.retreated': '{seat} retreats to {area}: {units}.',
  'battle.perish.prompt': ({ left }: TextParams) => `The area is too small: which unit is destroyed? ${left} in all.`,
  'battle.perished': 'There is no room for {unit} of {seat}: it is destroyed.',
  'battle.excess.prompt': ({ left, area }: TextParams) =>
    Number(left) === 0
      ? `${area} is within its unit limit now.`
      : `${area} is over its unit limit: which unit leaves? ${left} more to go.`,
  'battle.excess.stay': '{unit} stays after all',
} as const;

/** Joins names into a list; repeated names appear once with their number: "Zealot ×3, Dragoon". */
function countedNames(list: string | number | undefined): string {
  const names = String(list).split(', ');
  const distinctNames = names.filter((name, at) => names.indexOf(name) === at);
  return distinctNames
    .map(name => ({ name, count: names.filter(other => other === name).length }))
    .map(({ name, count }) => (count === 1 ? name : `${name} ×${count}`))
    .join(', ');
}

type TextParams = Readonly<Record<string, string | number>>;

function unitsText(unit: string | number | undefined, count: string | number | undefined): string {
  return Number(count) > 1 ? `${unit} (one of ${count})` : String(unit);
}
