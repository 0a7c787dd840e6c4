/** Summaries of the rules on ground and flying units, keywords and splash damage (SC-14 to SC-16). */
export const abilityRules = {
  // Ground and flying units, SC-14
  'rule.SC-14.title': 'Ground and flying',
  'rule.SC-14':
    'Every unit is either ground or flying, and each type states which of the two it can target. This decides what it can destroy and whether its support helps.',
  'rule.SC-14.1.title': 'Two kinds of units',
  'rule.SC-14.1':
    'Every unit is either ground or flying. Cards and abilities that speak of ground or flying units mean this.',
  'rule.SC-14.2.title': 'Targets',
  'rule.SC-14.2': 'Every unit can target ground units, flying units, both or none. It depends on its type alone.',
  'rule.SC-14.3.title': 'What targeting decides',
  'rule.SC-14.3':
    'Targeting decides who can be destroyed when a side has sufficient strength (SC-13.7.C.2). A skirmish is fought even if the front-line units cannot target each other.',
  'rule.SC-14.4.title': 'Support that cannot aim',
  'rule.SC-14.4':
    'If a supporting unit cannot target the enemy in front, its support value does not count. Otherwise it belongs to the skirmish like any other: it can be destroyed, lets specialty support cards stay, and can be a detector.',

  // Keywords, SC-15
  'rule.SC-15.title': 'Keywords and abilities',
  'rule.SC-15':
    'Some words on cards and units have a fixed meaning, explained here. What a Combat card gives lasts at most until its skirmish ends.',
  'rule.SC-15.1.title': 'Cloaking',
  'rule.SC-15.1':
    'When a skirmish would destroy a cloaked unit, by strength or by a card, it withdraws instead as the Destroy step ends. Its owner moves it at once to any friendly or empty area of the active planet that has room, each unit for itself and the attacker’s first; if there is none, it is destroyed. A unit that withdrew is out of the battle. Cloaking does not help against splash damage.',
  'rule.SC-15.2.title': 'Detector',
  'rule.SC-15.2':
    'If a detector is among the front-line or supporting units of a side, enemy cloaking has no effect in that skirmish. A card can also be a detector, and Air Support is one in an area with its owner’s base (SC-17.7).',
  'rule.SC-15.3.title': 'vs.',
  'rule.SC-15.3':
    'An ability with "vs." works only if the enemy front-line unit is of the named kind. Enemy supporting units do not matter for it.',
  'rule.SC-15.4.title': 'Cancel',
  'rule.SC-15.4':
    'A cancelled card goes unused to its owner’s discard pile. Cancels come before all other abilities, the attacker’s first, so a cancelled cancel does nothing. A cancelled standard card is replaced, as its owner likes, by a standard card from hand or from the top of the deck (reinforcement cards drawn are discarded). The new card lies face up, cannot be cancelled by the same effect, and a reinforcement card already there stays.',
  'rule.SC-15.5.title': 'Assist',
  'rule.SC-15.5':
    'Assist units support and never fight in front, so both sides may have supporting units. But a side with nothing else picks one of them as front-line unit; then there is only one skirmish, and all other units of both sides support in it. If both sides have only assist units, the defender picks first. In front they use the minor values, unless a Technology card names them.',
  'rule.SC-15.6.title': 'Gain',
  'rule.SC-15.6':
    'An ability that says you gain something adds the stated attack or health, or both. Often it has a condition, which is checked while comparing (SC-13.7.B).',
  'rule.SC-15.7.title': 'Where a card goes',
  'rule.SC-15.7':
    'A card with "return to your Technology deck" goes there after its use, see SC-11.7. A technology with "place in your play area" stays face up before you, see SC-11.6.',
  'rule.SC-15.8.title': 'Specialty support icon',
  'rule.SC-15.8':
    'A reinforcement card with this icon also stays if one of its named units supports your side in the skirmish. Without the icon, only your front-line unit counts (SC-13.7.A.3).',
  'rule.SC-15.9.title': 'At the same time outside a battle',
  'rule.SC-15.9':
    'If several players have abilities at the same moment outside a battle, they act clockwise from the first player. Each player does all of theirs before the next one.',
  'rule.SC-15.10.title': 'Single cards',
  'rule.SC-15.10':
    'Nuke works if its Ghost withdrew but not if it was destroyed; a cloaked flyer withdraws from a Scourge, which Stasis Field does not stop. Recall brings one unit to one area with an Arbiter, however many there are, and for Leg Enhancements an Archon costs its High Templar too. Metabolic Boost gives an attacking front-line Zergling with sufficient strength 2 health against a ground unit, for this skirmish only. If both sides must place first and face up, the attacker does so before the defender.',

  // Splash damage, SC-16
  'rule.SC-16.title': 'Splash damage',
  'rule.SC-16':
    'A splash damage card is triggered when its side destroys an enemy unit in its skirmish. After all skirmishes, in step 8, the opponent loses one more unit of the named kind for each triggered card.',
  'rule.SC-16.1.title': 'Triggering splash',
  'rule.SC-16.1':
    'Any enemy unit that a side destroys in the Destroy step, by its strength or by the text of a card, triggers all of its splash damage cards in that skirmish, standard and reinforcement alike. This holds even if the side lost its own units, and even if the enemy unit withdrew by cloaking.',
  'rule.SC-16.2.title': 'Setting splash cards aside',
  'rule.SC-16.2':
    'Triggered splash damage cards are set aside face up until step 8. Those that were not triggered are discarded like other cards.',
  'rule.SC-16.3.title': 'Who is hit by splash',
  'rule.SC-16.3':
    'In step 8, for each triggered card, the opponent of its owner chooses one of their own surviving units of the named kind, and it is destroyed. The kind is ground, flying, or ground/flying. The attacker suffers and chooses first, then the defender.',
  'rule.SC-16.4.title': 'As many units as possible',
  'rule.SC-16.4':
    'The victims must be chosen so that as many units as possible are destroyed. Cards for ground or for flying units alone come before those for ground/flying. Some cards hit only named units, such as Marine, Zergling or Zealot, and a card without a fitting unit left does nothing.',
  'rule.SC-16.5.title': 'Any survivor',
  'rule.SC-16.5':
    'Any unit still in the battle may be chosen, including assist units and units of other skirmishes. Cloaking is no escape from splash damage. Afterwards the splash cards are discarded.',
  'rule.SC-16.6.title': 'What triggers no splash',
  'rule.SC-16.6':
    'Units destroyed by splash damage trigger no further splash. Neither do units destroyed by the effect of the Scourge. If the table plays it that way, units destroyed by Spawn Broodling or Nuke trigger none either.',
} as const;
