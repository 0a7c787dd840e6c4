/** Summaries of the rules on battles (SC-13). */
export const battleRules = {
  'rule.SC-13.title': 'Battle',
  'rule.SC-13':
    'A battle starts after the moves of a Mobilize order when units have entered an area with enemy units. It has nine steps: the units are paired in skirmishes, each skirmish is decided with Combat cards, and in the end one side may have to retreat.',
  'rule.SC-13.1.title': 'Step 1: order token',
  'rule.SC-13.1':
    'The order token is put, face up, where the fight is. The units of attacker and defender in that area leave the board and form the battle line.',
  'rule.SC-13.2.title': 'Step 2: start-of-battle abilities',
  'rule.SC-13.2':
    'The attacker first, then the defender, may use one ability that works at the start of a battle, of a technology in play or a kept Event card, for example. That is one for each player and battle, however many you own. If a side has no units left after this, the battle goes on with step 9 (SC-13.9).',
  'rule.SC-13.3.title': 'Step 3: draw Combat cards',
  'rule.SC-13.3':
    'The attacker draws 3 Combat cards, or 5 with a special Mobilize order. The defender draws 1, or 3 if Protoss (SC-22.2).',
  'rule.SC-13.4.title': 'Step 4: skirmishes',
  'rule.SC-13.4':
    'The attacker pairs their own units with enemy units, one with one, making as many pairs as possible and choosing both halves of every pair. Each pair is a skirmish, and its two units are the front-line units. Assist units are left out (SC-15.5), so there are as many skirmishes as the smaller side has other units.',
  'rule.SC-13.5.title': 'Step 5: supporting units',
  'rule.SC-13.5':
    'Every unit that is not paired must support its side in a skirmish chosen by its owner. They may be spread over the skirmishes in any way. If both sides have such units, the attacker assigns all of theirs first.',
  'rule.SC-13.6.title': 'Step 6: place Combat cards',
  'rule.SC-13.6':
    'First the attacker places cards for all skirmishes, then the defender, all face down. In each skirmish you place one standard card from your hand, or one standard and one reinforcement card from your hand, or the unseen top card of your Combat deck. With the card from the deck, no reinforcement card may be added.',
  'rule.SC-13.6.1.title': 'Card from the deck',
  'rule.SC-13.6.1':
    'You may place the unseen top card of your Combat deck in any skirmish, and must do so where your hand lacks a standard card. All can see the number of cards at each skirmish, and which of them came from a deck.',
  'rule.SC-13.6.2.title': 'What counts as a standard card',
  'rule.SC-13.6.2':
    'A Technology card of the standard kind counts as a standard card. A reinforcement card is never placed alone from your hand. If you can neither place nor draw any card for a skirmish, your base values there are 0 attack and 0 health.',
  'rule.SC-13.6.3.title': 'Zerg regeneration',
  'rule.SC-13.6.3': 'When both sides have placed their Combat cards, Zerg draw one Combat card. See SC-22.3.',
  'rule.SC-13.6.4.title': 'Placing first and face up',
  'rule.SC-13.6.4':
    'A side made to place first and face up places for all skirmishes before the other side, in the same three ways (SC-13.6). Its cards from the deck are turned up as they are placed, but cards are checked only at the reveal. After that the other side places its cards face down, or face up if it is bound in the same way.',
  'rule.SC-13.7.title': 'Step 7: resolve skirmishes',
  'rule.SC-13.7':
    'Skirmishes are resolved one at a time, and each time the attacker picks the next one. Each has three parts: reveal (SC-13.7.A), compare attack and health (SC-13.7.B), destroy units and discard cards (SC-13.7.C).',

  'rule.SC-13.7.A.title': 'Reveal',
  'rule.SC-13.7.A':
    'All cards of the skirmish are turned up together. Reinforcement cards that lie alone or find no fitting unit are discarded, the former being replaced. Then cancel abilities work (SC-15.4).',
  'rule.SC-13.7.A.1.title': 'Cards are turned up',
  'rule.SC-13.7.A.1':
    'All cards that both sides placed at the skirmish are turned face up together. Only then is anything checked.',
  'rule.SC-13.7.A.2.title': 'A lone reinforcement card',
  'rule.SC-13.7.A.2':
    'If the card from the deck turns out to be a reinforcement card, it is discarded and replaced by the top card of the deck. This goes on until a standard card comes.',
  'rule.SC-13.7.A.3.title': 'Does a reinforcement card stay?',
  'rule.SC-13.7.A.3':
    'A reinforcement card stays if one of its icons is your front-line unit; with the specialty support icon, a unit of yours that supports in this skirmish will do as well. If none fits, the card is discarded unused. A card that has stayed goes on working even if that unit dies.',
  'rule.SC-13.7.A.4.title': 'Cancel abilities',
  'rule.SC-13.7.A.4':
    'Now cancel abilities work, those of the attacker first. SC-15.4 says what happens to a cancelled card.',

  'rule.SC-13.7.B.title': 'Compare attack and health',
  'rule.SC-13.7.B':
    'Each side adds up its final attack and final health. They come from the standard card, abilities, reinforcement cards, supporting units and lasting bonuses. No value goes below 0.',
  'rule.SC-13.7.B.1.title': 'Major and minor values',
  'rule.SC-13.7.B.1':
    'If an icon of your standard card is your front-line unit, the card gives its major attack and health. Otherwise it gives its minor ones.',
  'rule.SC-13.7.B.2.title': 'Ability of the standard card',
  'rule.SC-13.7.B.2':
    'The ability on a standard card counts only if the card matches your front-line unit. Then it must be used, unless the text leaves the choice to you.',
  'rule.SC-13.7.B.3.title': 'Reinforcement abilities',
  'rule.SC-13.7.B.3':
    'The abilities of reinforcement cards that stayed in the skirmish are added. SC-13.7.A.3 says which ones stay.',
  'rule.SC-13.7.B.4.title': 'Support values',
  'rule.SC-13.7.B.4':
    'Each of your supporting units adds its support value to your attack if it can target the enemy front-line unit. One that cannot adds nothing (SC-14.4).',
  'rule.SC-13.7.B.5.title': 'Lasting bonuses',
  'rule.SC-13.7.B.5':
    'Then come 1 attack for the attacker in a special Mobilize order and 1 attack from Air Support against a flying enemy in front (SC-17.7). Technologies and events in play add what they state.',
  'rule.SC-13.7.B.6.title': 'Final values',
  'rule.SC-13.7.B.6':
    'The result is the final attack and final health of each side. Icons are checked here, and what was found stays true until the skirmish ends; "vs." looks at the enemy front-line unit. Abilities that state no other time work now, those of the attacker first, and a player with several puts them in order.',

  'rule.SC-13.7.C.title': 'Destroy units and discard cards',
  'rule.SC-13.7.C':
    'A side whose final attack is at least the final health of the enemy destroys a unit it can target. This holds for both sides at once. Then cloaked units withdraw, late abilities work and the cards are discarded.',
  'rule.SC-13.7.C.1.title': 'Sufficient strength',
  'rule.SC-13.7.C.1':
    'A side has sufficient strength if its final attack equals or exceeds the final health of the enemy side. Without it, the side destroys nothing in this comparison.',
  'rule.SC-13.7.C.2.title': 'Who is destroyed',
  'rule.SC-13.7.C.2':
    'With sufficient strength, your front-line unit destroys the enemy front-line unit if it can target it. If it cannot, but can target enemy supporting units of this skirmish, their owner picks one of those to be destroyed. If it can target none of them, nothing happens.',
  'rule.SC-13.7.C.3.title': 'Both at the same time',
  'rule.SC-13.7.C.3':
    'Both sides strike at the same time. Both may lose a unit in the comparison, or only one, or none.',
  'rule.SC-13.7.C.4.title': 'End of the Destroy step',
  'rule.SC-13.7.C.4':
    'First, cloaked units that were to be destroyed withdraw (SC-15.1). Then abilities of the end of the Destroy step work, such as Nuke, Spawn Broodling and Scourge, those of the attacker first. Further victims may also withdraw if they are cloaked.',
  'rule.SC-13.7.C.5.title': 'Discarding the cards',
  'rule.SC-13.7.C.5':
    'All cards of the skirmish go face up to the discard piles of their owners. Only triggered splash damage cards stay out for step 8 (SC-16.2).',

  'rule.SC-13.8.title': 'Step 8: splash damage',
  'rule.SC-13.8':
    'When all skirmishes are resolved, triggered splash damage cards destroy further units. SC-16 says how.',
  'rule.SC-13.9.title': 'Step 9: retreats',
  'rule.SC-13.9':
    'The survivors go back to the contested area. If both sides have units left, all attackers retreat, unless every defender left is an assist unit; then the defenders do. An attacker who holds the area retreats the units above its unit limit.',
  'rule.SC-13.9.1.title': 'No defender left',
  'rule.SC-13.9.1':
    'If no defender is left, the attacker holds the area. If the attackers are over its unit limit, their owner picks which retreat until the limit is kept.',
  'rule.SC-13.9.2.title': 'No attacker left',
  'rule.SC-13.9.2': 'If no attacker is left, the defenders stay in the area. Nothing more happens.',
  'rule.SC-13.9.3.title': 'Nobody left',
  'rule.SC-13.9.3':
    'If both sides lost all their units, no units stand in the area any more; without a base it is empty. Its former owner keeps its Resource card, unless something changes before regrouping (SC-18.2).',
  'rule.SC-13.9.4.title': 'Both sides left',
  'rule.SC-13.9.4':
    'If both sides have units left, all attackers retreat. But if the defender is left with nothing but assist units, the attacker wins and those retreat, even when the attackers are all assist units too. After that an attacker over the unit limit retreats the excess.',
  'rule.SC-13.9.5.title': 'Where to retreat',
  'rule.SC-13.9.5':
    'All retreating units of a player go to the same friendly or empty area with room. It lies on the active planet, or on an adjacent one if that player has a transport on the route; the contested area itself is not a choice. Units that find no place are destroyed, and their owner picks which.',
  'rule.SC-13.10.title': 'After the battle',
  'rule.SC-13.10':
    'The attacker takes the order token back from the contested area. The Execution Phase goes on with the next player.',
  'rule.SC-13.11.title': 'Bases in a battle',
  'rule.SC-13.11':
    'A battle does not touch a base in its area. If units of another player still stand there in step 1 of regrouping, the base is destroyed then (SC-18.1).',
} as const;
