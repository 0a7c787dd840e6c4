/** Short texts of the rules: economy, units, technology and pipelines (SE-10 to SE-13). */
export const economyRules = {
  'rule.SE-10.title': 'Economic phase',
  'rule.SE-10':
    'After every third turn, all players take the economic phase at once: income, maintenance, then a sheet written in secret with a bid, technology and units. All sheets are carried out together.',
  'rule.SE-10.1.title': 'Income',
  'rule.SE-10.1':
    'A colony yields its value, a homeworld 20 when it is whole. A blockaded colony, with an armed enemy in its hex, yields nothing.',
  'rule.SE-10.2.title': 'Minerals and wrecks',
  'rule.SE-10.2': 'Those on your colonies that are not blockaded are cashed.',
  'rule.SE-10.3.title': 'Pipelines',
  'rule.SE-10.3':
    'Each of your colonies that an unbroken chain of pipelines links to the homeworld adds 1 CP (SE-13.4).',
  'rule.SE-10.4.title': 'Maintenance',
  'rule.SE-10.4':
    'Each Scout, Destroyer, Carrier, Fighter and Mine Sweeper costs 1 CP, each Cruiser, Battlecruiser and Raider 2, each Battleship and Dreadnought 3. Bases, Ship Yards, Decoys, Mines, Colony Ships, Miners and Pipelines cost nothing. What income does not cover is forgiven; what was carried over stays. You may scuttle before you pay.',
  'rule.SE-10.5.title': 'Bid',
  'rule.SE-10.5':
    'Everybody bids in secret, and all bids are paid. The highest bidder names the first player. In a tie, the player who was earlier in the last order wins.',
  'rule.SE-10.6.title': 'Purchases',
  'rule.SE-10.6':
    'Technology and units are paid from what the bid leaves. They are written in any order: the technologies of a sheet count for all its units.',
  'rule.SE-10.6.1.title': 'Technology',
  'rule.SE-10.6.1': 'One level of each technology a phase, in order, any number of different ones.',
  'rule.SE-10.6.2.title': 'Units',
  'rule.SE-10.6.2': 'Of types that your technology allows. What is bought now counts for units that are bought now.',
  'rule.SE-10.6.3.title': 'Yard capacity',
  'rule.SE-10.6.3':
    'Ships, Mines, Fighters, Colony Ships, Miners and Pipelines are built at Ship Yards: the hulls placed in a hex may not exceed its yards times 1, 1.5 or 2 by the level of Ship Yard, rounded down. Yards bought now do not count; a new level does.',
  'rule.SE-10.6.4.title': 'Ship Yards and Bases',
  'rule.SE-10.6.4': 'At any colony with income, one of each per phase; at most one Base per hex.',
  'rule.SE-10.6.5.title': 'Decoys',
  'rule.SE-10.6.5': 'At any colony with income, for 1 CP each.',
  'rule.SE-10.6.6.title': 'Lower technology',
  'rule.SE-10.6.6':
    'Units may be built with lower technology than you have, so that they join older groups or hide what you know.',
  'rule.SE-10.6.7.title': 'Scuttling',
  'rule.SE-10.6.7': 'It is allowed, even to free a counter.',
  'rule.SE-10.7.title': 'Placement',
  'rule.SE-10.7': 'New units come face down, and join groups of their kind that lie face down.',
  'rule.SE-10.8.title': 'Carry-over',
  'rule.SE-10.8': 'What is left is kept, at most 30 into the next phase. Any more can only pay for refits.',
  'rule.SE-10.9.title': 'Growth',
  'rule.SE-10.9': 'Colonies grow, blockaded or not: new, 1, 3, 5. A damaged homeworld grows by one step.',
  'rule.SE-10.10.title': 'Example of growth',
  'rule.SE-10.10':
    'A colony that settles in one cycle yields nothing in its phase, then 1, then 3, and 5 from then on.',
  'rule.SE-11.title': 'Units',
  'rule.SE-11':
    'What each type costs and can do. The hull is how many hits it takes, what it costs in maintenance, and how many levels of Attack and Defence it can use. Bases, Ship Yards and Decoys are built at colonies with income, everything else at Ship Yards.',
  'rule.SE-12.title': 'Technology',
  'rule.SE-12': 'What each level costs. Units carry the technology of the day on which they were built.',
  'rule.SE-12.1.title': 'One level',
  'rule.SE-12.1': 'One level of a technology a phase, in order. A free level does not count.',
  'rule.SE-12.2.title': 'Attack and Defence',
  'rule.SE-12.2': 'A unit uses no more levels than its hull.',
  'rule.SE-12.3.title': 'Tactics',
  'rule.SE-12.3': 'Tactics decide who fires first within a class. They are not limited by hull.',
  'rule.SE-12.4.title': 'Ship Size',
  'rule.SE-12.4': '2 Destroyers and Bases, 3 Cruisers, 4 Battlecruisers, 5 Battleships, 6 Dreadnoughts.',
  'rule.SE-12.5.title': 'Terraforming',
  'rule.SE-12.5': 'Only Colony Ships bought in the same phase as Terraforming or later can settle barren planets.',
  'rule.SE-12.6.title': 'What a unit carries',
  'rule.SE-12.6':
    'The levels of the moment it was built: Attack, Defence, Tactics, Movement, and the technology of its type: Point Defence for Scouts, Scanners for Destroyers, Exploration for Cruisers, Fighters, Cloaking for Raiders, Mine Sweep for sweepers. Later levels do not reach it without a refit.',
  'rule.SE-12.7.title': 'Refit',
  'rule.SE-12.7':
    'A unit that neither moves nor scans for a whole turn at one of your Ship Yards may be brought to all levels at the end of the turn. It costs CP equal to its hull, from what you kept in the last phase.',
  'rule.SE-12.8.title': 'Bases, yards, decoys',
  'rule.SE-12.8': 'They are always up to date, for free.',
  'rule.SE-12.9.title': 'Never lost',
  'rule.SE-12.9': 'Technology is never lost.',
  'rule.SE-12.10.title': 'What is shown',
  'rule.SE-12.10':
    'The levels of units that fight become known, and Movement as far as it is used: not where Raiders withdraw or mines alone are met. Everything else stays secret to the end.',
  'rule.SE-13.title': 'Pipelines',
  'rule.SE-13': 'Pipelines are a road for your ships and earn money for linked colonies.',
  'rule.SE-13.1.title': 'Pipelines',
  'rule.SE-13.1': 'They are unarmed, single and face up, and move 1.',
  'rule.SE-13.2.title': 'Chains',
  'rule.SE-13.2': 'Your Pipelines in hexes next to each other, or on two warp points that are linked, form a chain.',
  'rule.SE-13.3.title': 'Road',
  'rule.SE-13.3':
    'A unit that spends its whole move on one chain goes one more hex, and need not mind asteroids, nebulae or black holes. None of the pipelines used may move or have moved in this turn.',
  'rule.SE-13.4.title': 'Trade',
  'rule.SE-13.4':
    'Each of your colonies linked to the homeworld by an unbroken chain adds 1 CP. A blockaded colony adds nothing.',
  'rule.SE-13.5.title': 'Over a black hole',
  'rule.SE-13.5': 'A pipeline that survived there makes the hex safe on its chain.',
} as const;
