/** The texts of rulings on battles (SC-13 to SC-16): the open question (`.why`) and Orrery's answer. */
export const battleRulingTexts = {
  'ruling.start-of-battle-order.why':
    'In a battle, abilities of both sides may work at the same moment. Which side goes first? And what happens if an ability destroys the last unit of a side?',
  'ruling.start-of-battle-order':
    'The attacker goes first. A player with several abilities chooses their order. If a side has no unit left, the battle goes on with step 9.',
  'ruling.no-card-at-all.why':
    'A player needs a Combat card for a skirmish, but has none in hand, deck and discard pile. What are the values of that side?',
  'ruling.no-card-at-all': 'In this skirmish the side has base values of 0 attack and 0 health.',
  'ruling.reinforcement-alone.why':
    'A reinforcement card is placed together with a standard card. The rule book says what happens when a player places a reinforcement card alone by mistake.',
  'ruling.reinforcement-alone':
    'In Orrery nobody can place a reinforcement card alone, so this mistake cannot happen. A player with no standard card in hand places the top card of the Combat deck.',
  'ruling.face-up.why': 'An effect makes a side place its Combat cards first and face up. How is this done?',
  'ruling.face-up':
    'This side places its cards for all skirmishes before the other side places any. It may place them in the three usual ways (SC-13.6). A card from the deck is turned up as it is placed. If both sides must place first, both place their cards face up, the attacker before the defender.',
  'ruling.targets-before-reveal.why':
    'Is a skirmish fought if the two units in front cannot target each other? By the quick reference, targets are checked before the cards are turned up. By the rule book, they are checked only when units are destroyed.',
  'ruling.targets-before-reveal': 'Orrery follows the rule book: the skirmish is fought.',
  'ruling.cancels.why':
    'Some abilities cancel a card of the enemy. By the rule book they are the first abilities to work in the Compare sub-step. The rule book does not say where the card that replaces a cancelled card comes from.',
  'ruling.cancels':
    'Cancels work at the end of the Reveal sub-step, just before the Compare sub-step. If a standard card is cancelled, its owner replaces it with a card from hand or from the deck, whichever they like. The new card lies face up and is checked like any other card.',
  'ruling.mandatory-text.why': 'A Combat card matches the unit in front. Must its owner use the text of the card?',
  'ruling.mandatory-text':
    'Yes, as the publisher’s later answers say, unless the text says “may” or asks for a payment. The icons of a card are checked only once, and the result stays true until the skirmish ends.',
  'ruling.metabolic-boost.why':
    'The technology Metabolic Boost gives health to a Zergling with sufficient strength. Is the health added before or after the enemy’s attack is compared with the Zergling’s health?',
  'ruling.metabolic-boost':
    'It is added before. First the Zergling’s own attack is compared. If the attack is sufficient, the health is added. Only then is the enemy’s attack compared with the Zergling’s health.',
  'ruling.end-of-destroy.why':
    'Several things happen at the end of the Destroy sub-step. In which order do they happen?',
  'ruling.end-of-destroy':
    'First it is noted which units were destroyed. Then the cloaked units among them withdraw. Then the abilities of this moment work, the attacker’s first. Then the cards are discarded or set aside for splash damage.',
  'ruling.cloaking.why':
    'Several cloaked units withdraw from a battle. Must they go to the same area? And can splash damage hit cloaked units?',
  'ruling.cloaking':
    'No, the owner chooses an area for each unit; the attacker’s units go first. A unit that has withdrawn is out of the battle. A cloaked unit that is still in the battle can be hit by splash damage.',
  'ruling.no-room-to-withdraw.why':
    'May a cloaked unit withdraw to an area that is full? By the rule book it may, but it is destroyed there.',
  'ruling.no-room-to-withdraw':
    'No, Orrery offers only areas with room. If there is no such area, the unit is destroyed.',
  'ruling.cloaking-and-abilities.why':
    'The cards Nuke and Spawn Broodling destroy units. Can a cloaked unit withdraw instead of being destroyed by them?',
  'ruling.cloaking-and-abilities':
    'Yes, as the designers of the game have ruled. A player who has to choose one of their own units as the victim may choose a cloaked unit.',
  'ruling.start-of-battle-kills.why':
    'An ability at the start of a battle destroys a unit that would be cloaked in a skirmish. Can the unit withdraw?',
  'ruling.start-of-battle-kills':
    'No, the unit is destroyed. The rule on cloaking speaks only of skirmishes, and no skirmish has begun yet.',
  'ruling.assist-against-assist.why':
    'In a battle, both sides have only assist units, so each side has to pick one of them to fight in front. Which side picks first?',
  'ruling.assist-against-assist': 'The defender picks first, then the attacker. There is only one skirmish.',
  'ruling.splash-triggers.why':
    'Splash damage is triggered when a unit is destroyed. Is it also triggered when the text of a card destroys the unit? In one place, the rule book speaks of units that are destroyed “during the Destroy step”. In another place, it says “during the resolution of the skirmish”. Texts that destroy units work at the end of the Destroy step. Some players say that a unit destroyed by such a text triggers nothing, because splash damage stands for the strength of the unit in front.',
  'ruling.splash-triggers':
    'Yes, Orrery follows the rule book. If Nuke or Spawn Broodling destroys a unit, the splash damage cards of the side that played Nuke or Spawn Broodling are triggered. The Scourge is an exception: by the publisher’s later answer, a unit that it destroys triggers nothing. Players may choose before the match that only units destroyed by sufficient strength trigger splash damage.',
  'ruling.splash-choice.why':
    'Splash damage must hit as many units as possible, but the owners choose which of their units are hit. How does Orrery make sure of this?',
  'ruling.splash-choice':
    'A unit can be chosen only if the greatest possible number of victims can still be reached afterwards. All other units are blocked.',
  'ruling.retreat-cases.why':
    'When do units retreat after a battle? The quick reference names only one case. The rule book names four cases.',
  'ruling.retreat-cases':
    'Orrery follows the rule book. It also follows the publisher’s later answer: if only assist units are left among the defenders, they retreat, even when the attackers are all assist units too.',
  'ruling.small-retreat.why':
    'May units retreat to an area that is too small for all of them, although a larger area is free?',
  'ruling.small-retreat':
    'Yes, they may retreat to any area with room for at least one unit. The units that find no room there are destroyed.',
  'ruling.over-the-limit.why':
    'After a battle, assist units of the defender must retreat. There are also more attackers left than the unit limit of the area allows. Which side retreats first?',
  'ruling.over-the-limit':
    'The defender’s units retreat first. Then the attacker retreats as many units as exceed the unit limit. These units must also all go to the same area.',
  'ruling.single-cards.why':
    'Players have often asked the publisher how certain cards work together: Nuke, the Scourge, Stasis Field, Recall, Leg Enhancements and Metabolic Boost.',
  'ruling.single-cards': 'Orrery follows the publisher’s later answers; SC-15.10 tells what they say.',
} as const;
