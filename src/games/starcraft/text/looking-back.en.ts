/** The texts of watched moments, the filters of the log, and the end of a match. */
export const lookingBackTexts = {
  // Texts of watched moments
  'scene.battle.begins': 'A battle begins',
  'scene.battle.begins.why': 'All units of both sides leave the area for the battle line.',
  'scene.battle.ability': 'An ability for the start of the battle',
  'scene.battle.ability.why': 'Each side may use one before the cards are drawn.',
  'scene.battle.paired': 'Who fights whom',
  'scene.battle.paired.why': 'The attacker pairs the front lines: one skirmish for each pair.',
  'scene.battle.supported': 'Who supports',
  'scene.battle.supported.why': 'The other units join a skirmish and add to its attack.',
  'scene.battle.laid': 'Cards are laid',
  'scene.battle.laid.why': 'Face down, one standard card for each skirmish, perhaps one more with it.',
  'scene.battle.cards-up': 'Skirmish {number}: cards up',
  'scene.battle.cards-up.why': 'Cards that name the unit in front count with high values, others with low.',
  'scene.battle.cards-gone': 'Skirmish {number}: cards that do not stay',
  'scene.battle.cards-gone.why': 'Cards that lie alone, fit no unit or are cancelled are discarded.',
  'scene.battle.compared': 'Skirmish {number}: the sums',
  'scene.battle.compared.why': 'Each line says what counts, and why; +0 says why not.',
  'scene.battle.destroyed': 'Skirmish {number}: who falls',
  'scene.battle.destroyed.why': 'Attack as high as the enemy’s health is enough; both can fall.',
  'scene.battle.destroyed.nobody': 'No attack is as high as the enemy’s health.',
  'scene.battle.aftermath': 'Skirmish {number}: further effects',
  'scene.battle.aftermath.why': 'Cloaked units withdraw, and cards that destroy take effect.',
  'scene.battle.splash': 'Splash damage',
  'scene.battle.splash.why': 'Cards that triggered it in a skirmish destroy one more unit each, after all skirmishes.',
  'scene.battle.retreat': 'Retreat',
  'scene.battle.retreat.why':
    'The attacker leaves if a defender that can hold the area still stands; so do units without room.',
  'scene.battle.ends': 'The battle is over',
  'scene.battle.ends.why': 'The side that still has units in the area holds it.',
  'scene.execution.obstructed': 'No order lies on top',
  'scene.execution.obstructed.why': 'All tokens of this seat are covered, so that it draws an Event card.',
  'scene.execution.revealed': 'An order is revealed',
  'scene.execution.revealed.why': 'It is carried out now, or given up for an Event card.',
  'scene.regrouping.points': 'The end of the round',
  'scene.regrouping.points.why': 'Each controlled area of that kind gives its points once a round.',

  // Texts of the log's filters
  'log.order': 'order',
  'log.battles': 'battles',

  // Texts of the summary after the match
  'past.goals': 'Points needed',
  'past.goal': '{seat} {has} of the {needed} that {faction} needs',
  'past.decisive.battle': 'It decided the match: the last battle in which {seat}, who won, held the area.',
  'past.decisive.regrouping':
    'It decided the match: no winner held an area in a battle of the last round, so its regrouping counted.',
  'past.chart': 'Conquest points by round',
  'past.battles': 'Battles',
  'past.battles.text': ({ count }: TextParams) => (Number(count) === 0 ? 'none was fought' : `${count} fought`),
  'past.won': 'Battles won',
  'past.lost': 'Units lost',
  'past.count': '{seat} {count}',
  'past.biggest': 'Biggest battle',
  'past.biggest.text': ({ area, attackers, attacker, defenders, defender }: TextParams) =>
    `${area}: ${attackers} ${attackers === 1 ? 'unit' : 'units'} of ${attacker} against ${defenders} of ${defender}`,
  'past.fighter': 'Most in battle',
  'past.fighter.text': ({ unit, count }: TextParams) => `${unit}, ${count === 1 ? 'once' : `${count} times`}`,
  'past.fallen': 'Fell most often',
  'past.events': 'Orders given up',
  'past.events.text': ({ count }: TextParams) => `${count} for an Event card`,
  'past.rounds': 'Rounds',
  'past.rounds.text': '{count}',
} as const;

type TextParams = Readonly<Record<string, string | number>>;
