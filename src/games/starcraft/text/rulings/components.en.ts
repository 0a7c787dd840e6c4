/** The texts of rulings on reconstructed facts of components: the open question (`.why`) and Orrery's answer. */
export const componentRulingTexts = {
  'ruling.tarsonis.why':
    'Two public lists disagree on how much the areas of the planet Tarsonis yield, and how many units they can hold.',
  'ruling.tarsonis': 'One area yields 2 gas and holds 4 units. Another area yields 2 minerals and holds 3 units.',
  'ruling.building-prices.why':
    'The expansion of the game replaces some building tokens. For these buildings, we know only the price on the new token.',
  'ruling.building-prices': 'The old token has the same price as the new token.',
  'ruling.robotics-facility.why':
    'The price of the Robotics Facility, a Protoss building, is not known. The expansion splits this building into two levels, whose prices are known.',
  'ruling.robotics-facility': 'We added the prices of the two levels: the building costs 1 mineral and 2 gas.',
  'ruling.ghost-price.why': 'What does a Ghost cost? One source says 2 gas. Another says 1 mineral and 1 gas.',
  'ruling.ghost-price': 'A Ghost costs 2 gas.',
  'ruling.scourge.why': 'The expansion changes the unit Scourge. Which version is used?',
  'ruling.scourge':
    'The version without the expansion is used. A Scourge costs 1 gas. It cannot target any unit, and its support value is 0.',
  'ruling.late-terran-cards.why':
    'One public list gives the Combat cards for Wraith and Battlecruiser. A table in another source gives the lowest and highest values on these cards. The two do not agree.',
  'ruling.late-terran-cards': 'Orrery follows the list of cards, because the table has errors in other places too.',
  'ruling.ultralisk-card.why':
    'An example of the rule book uses an “8/9 Ultralisk” card: 8 attack and 9 health. No Zerg card in the public list has these values. The nearest card is 8/8, for Ultralisk and Guardian, and it gives 1 more health to an Ultralisk.',
  'ruling.ultralisk-card':
    'Orrery follows the list, because it agrees with every other card that the printed rules name. With the card 8/8, an Ultralisk in front has 8 attack and 9 health. A Guardian has 8 attack and 8 health.',
  'ruling.swapped-cards.why':
    'The expansion replaces some of the starting Combat cards. For these, we know only the new cards.',
  'ruling.swapped-cards':
    'We took the new cards, without the units and bonuses that belong to the expansion. With them every deck has 16 standard and 2 reinforcement cards. On every standard card, the minor attack and the minor health add up to 7.',
  'ruling.technology-copies.why':
    'There may be several copies of a Technology card. For some technologies, it is not known how many.',
  'ruling.technology-copies':
    'We chose these numbers so that the Technology decks have 21 cards for Terran, 20 for Protoss and 22 for Zerg.',
  'ruling.nuke.why': 'Which units does the technology Nuke destroy, and where does the card go afterwards?',
  'ruling.nuke':
    'It destroys every enemy unit of its skirmish. If the text of the card has worked, the card goes back to the Technology deck.',
  'ruling.ghost-technologies.why':
    'How many technologies are there for the Ghost? The publisher corrected the number on the reference sheet to four, but did not name them.',
  'ruling.ghost-technologies': 'The four technologies are Bunker, Nuke, Lockdown and Cloaking Field.',
  'ruling.lockdown.why': 'The text of the technology Lockdown is not known.',
  'ruling.lockdown':
    'Lockdown works against a mechanical enemy unit in front. This unit uses the minor values of its standard card, and the ability on that card does not work.',
  'ruling.lowest-cost.why':
    'The technology Leg Enhancements makes the opponent destroy a ground unit. Which unit must it be? And do the cards Leg Enhancements and Charon Boosters return to the Technology deck after use?',
  'ruling.lowest-cost':
    'It must be the ground unit with the lowest cost. If other units were destroyed to build a unit, as for an Archon, their cost is added to its own. Both cards return to the Technology deck.',
  'ruling.stasis-field.why':
    'The technology Stasis Field changes the values of a skirmish. Public sources only hint at what it changes.',
  'ruling.stasis-field': 'The final attack of both sides is 0.',
  'ruling.recall.why':
    'The technology Recall brings a unit to an Arbiter. It is not known how often and when this is possible.',
  'ruling.recall': 'It is possible once in each Mobilize order, when all other moves have been made.',
  'ruling.arbiter.why':
    'The technology Cloaking Field (Arbiter) cloaks units that are in a skirmish with an Arbiter. It is not known which units.',
  'ruling.arbiter': 'It cloaks all units of its owner in the skirmish, except Arbiters.',
  'ruling.parasite.why':
    'The technology Parasite shows the hand of the enemy. It is not known when, and who may see the hand.',
  'ruling.parasite': 'The owner of Parasite sees the hand at the start of a battle. Nobody else sees it.',
  'ruling.ensnare.why':
    'The technology Ensnare gives a bonus of 1. It is not known whether this is attack or health. The same is open for the technology Improved Flyer Attack.',
  'ruling.ensnare': 'Ensnare gives 1 attack. Improved Flyer Attack gives 1 attack to a Mutalisk or a Guardian.',
  'ruling.burrow-defiler.why':
    'Is the Defiler one of the units on the technology Burrow? One source says that it is. In a later table it is not.',
  'ruling.burrow-defiler': 'Yes. So a Defiler in front may use the major values of Burrow.',
  'ruling.bunker.why':
    'The technologies Bunker, Defensive Matrix, Yamato Gun and Increased Carrier Capacity are hardly known beyond their titles.',
  'ruling.bunker': 'We designed their prices, their numbers of copies and what they do.',
  'ruling.single-price-numbers.why':
    'For some technologies, the source gives the price as a single number. It does not say whether this is minerals or gas.',
  'ruling.single-price-numbers': 'These prices are in gas.',
  'ruling.tags.why':
    'The cards Lockdown, Spawn Broodling and Dark Swarm work on certain units, which are listed by name. We know only what these units have in common.',
  'ruling.tags':
    'Every unit is called biological or mechanical, and some units are also called melee. The cards use these three words, which we chose.',
  'ruling.returning-cards.why': 'Some cards return to the Technology deck after use. Not all of them say exactly when.',
  'ruling.returning-cards': 'Nuke returns when its text has worked. The other cards return when they have been used.',
  'ruling.modules.why':
    'The prices of modules, and the number of spaces for them on a faction sheet, come from only one public source. Its numbers of module tokens agree with the printed rules.',
  'ruling.modules':
    'A Supply module costs 1 mineral, Research & Development costs 2 minerals and Air Support costs 3 minerals. Terran and Protoss sheets have 5 spaces for modules. Zerg sheets have 3.',
  'ruling.tassadar.why': 'Only one public source gives the special victory objective of Tassadar.',
  'ruling.tassadar': 'Tassadar must control more areas than each other player.',
  'ruling.event-cards.why':
    'There is no public list of the Event cards. We know how many cards the three stages have (25, 25 and 20). We know the card The End Draws Near, and roughly what a few other cards do.',
  'ruling.event-cards':
    'For 15 of the 70 cards the main effect is known. The other 55 cards are our design. A card is worth about two resources in stage I, three in stage II, and four or five in stage III. Players need not play a card that they have, except for The End Draws Near.',
  'ruling.end-draws-near-benefit.why':
    'The End Draws Near gives a benefit to the player who plays it. It is known only vaguely what this benefit is.',
  'ruling.end-draws-near-benefit':
    'The player chooses between two benefits: 1 conquest point or 2 Combat cards. A player who plays several of these cards at once still gets only one benefit.',
} as const;
