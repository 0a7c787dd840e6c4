/** Summaries of the rules on resources, the Build order and limits (SC-7 to SC-9). */
export const resourceRules = {
  // Resources, SC-7
  'rule.SC-7.title': 'Resources and workers',
  'rule.SC-7':
    'Everything costs minerals and gas, and each one is paid by putting a worker on one of your resources of that type. You are limited both by your workers and by the room on your cards, though force mining squeezes out a little more (SC-7.5).',
  'rule.SC-7.1.title': 'Prices',
  'rule.SC-7.1':
    'Prices are in minerals and gas. A worker costs 1 mineral, a transport 1 mineral and a base 2 minerals. Units, buildings, modules and technologies show their own price.',
  'rule.SC-7.2.title': 'Paying',
  'rule.SC-7.2':
    'You pay with workers: for each mineral or gas of the price, one goes from your Worker Pool to a card that gives this resource. That may be any of your Resource cards, wherever its planet lies, or your permanent resources.',
  'rule.SC-7.3.title': 'Capacity',
  'rule.SC-7.3':
    'A Resource card takes as many workers as its capacity. They stay there until step 4 of regrouping (SC-18.4). So both your cards and your workers limit what you can spend in a round.',
  'rule.SC-7.4.title': 'Permanent resources',
  'rule.SC-7.4':
    'Your faction sheet has two permanent resources, 4 minerals and 2 gas. They work like Resource cards but belong to no area. They cannot be lost, and they cannot be force mined.',
  'rule.SC-7.5.title': 'Force mining',
  'rule.SC-7.5':
    'In any payment you may put one more worker than the capacity on a Resource card to get one extra resource. The first time the card becomes partially depleted; the second time it leaves the game. The card must be full first, and permanent resources cannot be force mined.',
  'rule.SC-7.5.1.title': 'Force mining a normal card',
  'rule.SC-7.5.1':
    'A normal card gives one extra resource and is turned to its partially depleted side. Its area gets a depletion token on the same side. The workers stay on the card until regrouping.',
  'rule.SC-7.5.2.title': 'Force mining for the second time',
  'rule.SC-7.5.2':
    'A partially depleted card gives one last extra resource and leaves the game. All workers on it go to Unavailable Workers. The area is depleted and never yields resources again.',
  'rule.SC-7.5.3.title': 'Both in one order',
  'rule.SC-7.5.3':
    'You may force mine the same card twice in one Build or Research order, and even in one payment, with two more workers than its capacity. The card then leaves the game, all its workers become unavailable, and its area is depleted at once.',
  'rule.SC-7.5.4.title': 'Two extra resources at most',
  'rule.SC-7.5.4':
    'In the whole game a Resource card gives at most two extra resources by force mining. Only an event that turns it back to its normal side allows more.',
  'rule.SC-7.5.5.title': 'Only a full card',
  'rule.SC-7.5.5':
    'A card can be force mined only when it is full. The partially depleted side has the same capacity as the normal one. A card force mined earlier in the round, with one worker over its capacity, can take a second extra worker later in the round.',
  'rule.SC-7.5.6.title': 'The whole price at once',
  'rule.SC-7.5.6':
    'A payment counts as a whole: you assign all the workers, and only then is anything bought. You cannot pay more than the price, or with fewer workers than it needs.',
  'rule.SC-7.6.title': 'Discounts',
  'rule.SC-7.6':
    'A discount, of a special Build order or of an event, lowers the price of one purchase by the stated number of resources. You choose whether minerals or gas are saved. No price falls below zero.',
  'rule.SC-7.7.title': 'Cards of depleted areas',
  'rule.SC-7.7':
    'The Resource card of a partially depleted area shows its partially depleted side no matter who gains it. Once the area is depleted, there is no card left to gain.',

  // The Build order, SC-8
  'rule.SC-8.title': 'Build order',
  'rule.SC-8':
    'A Build order has three steps: workers, transports and units; then a building and a module; then a base. Each step has its own condition, and you may skip steps but not change their order.',
  'rule.SC-8.1.title': 'Step 1: workers, transports, units',
  'rule.SC-8.1':
    'This step needs your base on the active planet. You may buy as many workers and transports as you like, and as many units as your unit build limit allows (SC-8.1.4). Each purchase is paid separately.',
  'rule.SC-8.1.1.title': 'Building workers',
  'rule.SC-8.1.1':
    'A worker costs 1 mineral and goes to Unavailable Workers. It can pay only after the next regrouping (SC-18.4).',
  'rule.SC-8.1.2.title': 'Building transports',
  'rule.SC-8.1.2':
    'A transport costs 1 mineral and goes on any route of the active planet where you have none yet. Transports of other players do not matter.',
  'rule.SC-8.1.3.title': 'Building units',
  'rule.SC-8.1.3':
    'You may build only unit types that your buildings unlock. Put each new unit in an area of the active planet that is friendly or empty and has room under its unit limit. Enemies in the area of your base do not stop you from building in other areas of the planet.',
  'rule.SC-8.1.4.title': 'Unit build limit',
  'rule.SC-8.1.4':
    'In each Build order Terran and Protoss may build 2 units, and 1 more for each of their Supply modules. Zerg may build 2 for each different building type on their sheet, whatever its level.',
  'rule.SC-8.1.5.title': 'Archon and Guardian',
  'rule.SC-8.1.5':
    'Once you own its technology, you may build an Archon or Guardian on any active planet, even without a base there. Pay, destroy the listed units of yours, which must have stood on that planet when the order began, and set the new unit down where one of them stood. It counts as one unit of your unit build limit.',
  'rule.SC-8.2.title': 'Step 2: building and module',
  'rule.SC-8.2':
    'If your base or one of your units is on the active planet, you may buy up to one building and up to one module. SC-17 says what can be bought.',
  'rule.SC-8.3.title': 'Step 3: base',
  'rule.SC-8.3':
    'If one of your units, but no base of yours, is on the active planet, you may build one base there for 2 minerals. It goes in an area with at least one of your units and no unit or base of another player.',
  'rule.SC-8.3.1.title': 'One base on a planet',
  'rule.SC-8.3.1': 'You may have only one base on each planet. Other players may have one on the same planet.',
  'rule.SC-8.3.2.title': 'A new base must wait',
  'rule.SC-8.3.2':
    'A base built in step 3 is no help for step 1 of the same Build order. You can build workers, transports and units with it from your next order there.',
  'rule.SC-8.3.3.title': 'Not with an enemy base',
  'rule.SC-8.3.3':
    'You cannot build a base in an area that holds the base of another player, even if your own unit stands there. Another area of the planet with one of your units will do.',
  'rule.SC-8.4.title': 'Neither base nor unit',
  'rule.SC-8.4':
    'If you have neither a base nor a unit on the active planet, a Build order does nothing. You may draw an Event card instead of executing it (SC-6.2).',
  'rule.SC-8.5.title': 'Order of purchases',
  'rule.SC-8.5':
    'In step 1 you may buy in any order, paying for each purchase in turn. New units allow nothing more in the same step, but they do count for the conditions of steps 2 and 3.',
  'rule.SC-8.6.title': 'Helpful from the next Build on',
  'rule.SC-8.6':
    'What you buy in step 2 helps from your next Build order on. Only then does a new building unlock its units and a Supply module raise your unit build limit.',

  // Limits, SC-9
  'rule.SC-9.title': 'Limits and destroying your own pieces',
  'rule.SC-9':
    'Every area has a unit limit, and your supply holds only so many pieces. During your own order you may destroy pieces of your own to make room or to free a figure.',
  'rule.SC-9.1.title': 'Unit limit',
  'rule.SC-9.1':
    'Every area shows how many units it can hold, and bases do not count. Only an attacker may exceed the limit, by up to 2 and only for a battle (SC-10.5).',
  'rule.SC-9.2.title': 'Destroying your own pieces',
  'rule.SC-9.2':
    'During your own order, except in a battle, you may destroy units, bases or transports of yours anywhere on the board, to make room or to build them again elsewhere. Workers, buildings and modules cannot be destroyed in this way.',
  'rule.SC-9.3.title': 'Not your last piece',
  'rule.SC-9.3':
    'You may destroy your own pieces in Build, Mobilize and Research orders alike. You may not destroy your last unit or base on the board, because that would put you out of the game (SC-20.1).',
} as const;
