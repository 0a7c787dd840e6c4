/** Rulings on facts of components that were reconstructed: what was open, `.why`, and what Orrery does. */
export const componentRulingTexts = {
  'ruling.tarsonis.why': 'Two public lists give different limits and amounts for Tarsonis.',
  'ruling.tarsonis': 'Gas 2 with limit 4, minerals 2 with limit 3.',
  'ruling.building-prices.why':
    'For some building tokens only the price of the token that replaces them in the expansion is known.',
  'ruling.building-prices': 'The same price.',
  'ruling.robotics-facility.why':
    'The price of the Robotics Facility is not known; the expansion splits it into two levels.',
  'ruling.robotics-facility': 'The sum of both: 1 mineral and 2 gas.',
  'ruling.ghost-price.why': 'One source has 2 gas for the Ghost, another 1 mineral and 1 gas.',
  'ruling.ghost-price': '2 gas.',
  'ruling.scourge.why': 'The expansion changes the Scourge.',
  'ruling.scourge': 'The first version: 1 gas, no attack of its own, no support.',
  'ruling.late-terran-cards.why':
    'A table of the lowest and highest values of Wraith and Battlecruiser disagrees with the cards of another list.',
  'ruling.late-terran-cards': 'The cards hold; the table is wrong elsewhere too.',
  'ruling.ultralisk-card.why':
    'An example of the rule book plays an “8/9 Ultralisk” card. In the public list of cards no Zerg card has these values: the nearest is 8/8, for Ultralisk and Guardian, with health +1 for an Ultralisk.',
  'ruling.ultralisk-card':
    'The list holds. It agrees with print wherever else print names a card. With the card 8/8 an Ultralisk in front has 8/9, and a Guardian has 8/8.',
  'ruling.swapped-cards.why':
    'Some starting Combat cards are known only by the cards that replace them in the expansion.',
  'ruling.swapped-cards':
    'They are these cards without the units and bonuses of the expansion. With them every deck has 16 standard and 2 reinforcement cards, and all minor values add up to 7.',
  'ruling.technology-copies.why': 'The number of copies is known only for some technologies.',
  'ruling.technology-copies': 'The others were chosen so that the decks have 21, 20 and 22 cards.',
  'ruling.nuke.why': 'How far does a Nuke reach, and where does the card go?',
  'ruling.nuke': 'It destroys every enemy unit of its skirmish, and goes back to the Technology deck if it worked.',
  'ruling.ghost-technologies.why':
    'The publisher corrected the number of technologies of the Ghost on the reference sheet to four, without naming them.',
  'ruling.ghost-technologies': 'They are Bunker, Nuke, Lockdown and Cloaking Field.',
  'ruling.lockdown.why': 'The wording of Lockdown is not known.',
  'ruling.lockdown': 'A mechanical enemy unit in front uses the minor values, and its standard card does nothing else.',
  'ruling.lowest-cost.why':
    'Leg Enhancements make the opponent destroy a ground unit. Which one? Does this card return after use, and does Charon Boosters?',
  'ruling.lowest-cost': 'The one of the lowest cost, a sacrificed unit counted in; both return to the Technology deck.',
  'ruling.stasis-field.why': 'Public sources only hint at what Stasis Field does to the values.',
  'ruling.stasis-field': 'The final attack of both sides is 0.',
  'ruling.recall.why': 'It is not known how often and when Recall works.',
  'ruling.recall': 'Once in each Mobilize order, when all other moves are made.',
  'ruling.arbiter.why': 'It is not known which units an Arbiter cloaks.',
  'ruling.arbiter': 'All but Arbiters.',
  'ruling.parasite.why': 'It is not known when Parasite shows the enemy’s hand, and to whom.',
  'ruling.parasite': 'At the start of a battle, to the owner of Parasite alone.',
  'ruling.ensnare.why': 'The bonus of Ensnare is known as a number. It is not known whether it is attack or health.',
  'ruling.ensnare': 'It is attack; Improved Flyer Attack adds it for Mutalisk and Guardian.',
  'ruling.burrow-defiler.why': 'One source lets Burrow name the Defiler, a later table does not.',
  'ruling.burrow-defiler': 'It names the Defiler, so that a Defiler in front may use its values.',
  'ruling.bunker.why': 'Little more than the title of these technologies is known.',
  'ruling.bunker': 'Price, copies and effect are our design.',
  'ruling.single-price-numbers.why': 'Some prices are known as a single number without the resource.',
  'ruling.single-price-numbers': 'They are gas.',
  'ruling.tags.why': 'Cards list units by name where we know only what these have in common.',
  'ruling.tags': 'Units are biological or mechanical, and some are melee; the tags are ours.',
  'ruling.returning-cards.why': 'Not all cards that return after use say when they go back.',
  'ruling.returning-cards': 'Nuke when its text worked, the others when they were used.',
  'ruling.modules.why': 'Prices and spaces of modules come from one public source; the numbers of tokens fit print.',
  'ruling.modules': '1, 2 and 3 minerals; 5 spaces for Terran and Protoss, 3 for Zerg.',
  'ruling.tassadar.why': 'The objective of Tassadar is known from one public source.',
  'ruling.tassadar': 'More areas than each other player.',
  'ruling.event-cards.why':
    'There is no public list of the Event cards. What is known: their numbers (25, 25 and 20), The End Draws Near, and the gist of a few others.',
  'ruling.event-cards':
    'For 15 of the 70 cards the main effect is known; the other 55 are our design. A card is worth about two resources in stage I, three in stage II, and four to five in stage III. Playing a card costs nothing, except for The End Draws Near.',
  'ruling.end-draws-near-benefit.why': 'It is known only vaguely what The End Draws Near brings besides the end.',
  'ruling.end-draws-near-benefit': 'One benefit of its player’s choice, even when several are played at once.',
} as const;
