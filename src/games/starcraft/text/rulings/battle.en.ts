/** Rulings on battles (SC-13 to SC-16): what was open, `.why`, and what Orrery does. */
export const battleRulingTexts = {
  'ruling.start-of-battle-order.why':
    'Both sides have abilities at the same time. Who goes first? What happens if an ability destroys the last unit of a side?',
  'ruling.start-of-battle-order':
    'The attacker goes first, and a player with several puts them in order. If a side has no unit left, the battle goes on with step 9.',
  'ruling.no-card-at-all.why': 'Neither hand nor deck nor discard pile has a card for a skirmish.',
  'ruling.no-card-at-all': 'The base values there are 0 attack and 0 health.',
  'ruling.reinforcement-alone.why':
    'A player may lay a reinforcement card alone by mistake, and the rule book says what happens then.',
  'ruling.reinforcement-alone':
    'Nobody can lay a reinforcement card alone here, so this mistake cannot happen. A player with no standard card in hand plays the skirmish from the deck.',
  'ruling.face-up.why': 'A side must place its cards first and face up. How does it place them?',
  'ruling.face-up':
    'It places its cards for all skirmishes before the other side places any. It may place them in the same three ways as ever; a card from the deck is turned up as it is placed. If both sides must place first, both place face up, the attacker before the defender.',
  'ruling.targets-before-reveal.why':
    'The quick reference looks at targets before the cards are turned up, the rule book when units are destroyed.',
  'ruling.targets-before-reveal':
    'The rule book holds: a skirmish is fought even when the units in front cannot aim at each other.',
  'ruling.cancels.why':
    'The rule book names cancels as the first abilities of the Compare sub-step, and leaves open where the replacing card comes from.',
  'ruling.cancels':
    'They work at the end of the Reveal sub-step, which is the same moment. The owner of a cancelled standard card freely takes another from hand or from the deck; it lies face up and is checked like any other.',
  'ruling.mandatory-text.why':
    'Does the text of a matching card have to be used? The publisher’s later answers say yes.',
  'ruling.mandatory-text':
    'Yes, unless it says "may" or asks for a payment. All icons are checked once and stay true until the skirmish ends.',
  'ruling.metabolic-boost.why':
    'Metabolic Boost gives health to a Zergling with sufficient strength. Does that happen before or after the enemy’s attack is compared with the Zergling’s health?',
  'ruling.metabolic-boost':
    'The Zergling’s own attack is compared first. If it is sufficient, the health is added. Only then is the enemy’s attack compared with the Zergling’s health.',
  'ruling.end-of-destroy.why': 'What comes first at the end of the Destroy sub-step?',
  'ruling.end-of-destroy':
    'First it is noted which units were destroyed. Then cloaked units withdraw. Then abilities work, the attacker’s first. Then the cards are discarded or set aside.',
  'ruling.cloaking.why': 'Where do several cloaked units go, and are they safe from splash damage?',
  'ruling.cloaking':
    'Each unit chooses its own area, the attacker’s first. A unit that withdrew is out of the battle; one still in it can be hit by splash damage.',
  'ruling.no-room-to-withdraw.why':
    'By the rule book a cloaked unit may also be moved to an area that is full, where it is destroyed.',
  'ruling.no-room-to-withdraw': 'Only areas with room are offered; without one the unit is destroyed.',
  'ruling.cloaking-and-abilities.why':
    'Do cloaked units withdraw from Nuke and Spawn Broodling? A ruling of the designers says yes.',
  'ruling.cloaking-and-abilities': 'They do, and an owner who must pick a victim may pick a cloaked unit.',
  'ruling.start-of-battle-kills.why':
    'An ability at the start of a battle destroys a unit that could cloak. Can the unit withdraw?',
  'ruling.start-of-battle-kills':
    'No, it is destroyed. The rule of cloaking speaks of skirmishes, and none has begun yet.',
  'ruling.assist-against-assist.why': 'Both sides have nothing but assist units: who picks first?',
  'ruling.assist-against-assist': 'The defender picks first, then the attacker. There is only one skirmish.',
  'ruling.splash-triggers.why':
    'Does a unit destroyed by the text of a card trigger splash damage? By the rule book a unit triggers it that is destroyed “during the Destroy step”, and in another place “during the resolution of the skirmish”. Texts of cards work at the end of that step. Some players hold that they trigger nothing, because splash cards stand for the strength of the unit in front.',
  'ruling.splash-triggers':
    'The rule book holds. A unit that Nuke or Spawn Broodling destroys also triggers the splash cards of the side that played the card. A unit that the Scourge destroys never does, by the publisher’s later answer. By an option of the match only units that are destroyed by sufficient strength trigger splash damage.',
  'ruling.splash-choice.why': 'How is it made sure that as many units as possible are hit?',
  'ruling.splash-choice':
    'A unit is offered as a victim only if the greatest number of victims can still be reached with it. Other units are blocked.',
  'ruling.retreat-cases.why': 'The quick reference names one case of retreat, the rule book four.',
  'ruling.retreat-cases':
    'The rule book holds, together with the publisher’s later answer: if all defenders are assist units, they retreat even when all attackers are assist units too.',
  'ruling.small-retreat.why':
    'May units retreat to an area that is too small for all of them while a larger one is free?',
  'ruling.small-retreat': 'Yes, wherever there is room for one; the rest is destroyed.',
  'ruling.over-the-limit.why':
    'Assist units of the defender must retreat, and there are more attackers than the area may hold. Who retreats first?',
  'ruling.over-the-limit':
    'The defender, then as many attackers as are over the unit limit. The attackers that retreat also go to one area together.',
  'ruling.single-cards.why': 'Players have often asked how single cards work together.',
  'ruling.single-cards': 'The publisher’s later answers hold, see SC-15.10.',
} as const;
