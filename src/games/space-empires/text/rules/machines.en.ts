/** Short texts of the rules on the game against doomsday machines (SE-25). */
export const machinesRules = {
  'rule.SE-25.title': 'Doomsday machines, one player',
  'rule.SE-25': 'One player against three machines that come one after the other and destroy planets.',
  'rule.SE-25.1.title': 'Set-up',
  'rule.SE-25.1':
    'The home is that of the first of three players, with the homeworld on L7. White markers lie on all hexes within 2 steps of it (small map: 30) or 4 (large map: 73), but not on the five entry hexes, which a die names two sides each: L2, H4, F7, H10, L11 on the small map; H1, E2, C7, E11, H13 on the large one.',
  'rule.SE-25.1.1.title': 'Entry hexes',
  'rule.SE-25.1.1':
    'The player never enters an entry hex: not by a move, a retreat or lost in space. They are in play for machines only. Everything else beyond the markers is out of play for machines, too.',
  'rule.SE-25.2.title': 'Start and end',
  'rule.SE-25.2':
    'The start is the usual one, without quick start and bids; the player always moves before the machines. Destroy all three machines to win. The game is lost with the homeworld.',
  'rule.SE-25.3.title': 'Arrival',
  'rule.SE-25.3':
    'Each machine appears at the end of the economic phase of the schedule, on an entry hex that a die names, and moves from the next turn on. By difficulty, phase and strength: small map easy 7/1 9/3 11/5, normal 7/2 9/4 10/6, hard 6/1 8/3 10/5, harder 6/2 8/4 9/6, good luck 5/1 7/3 9/5; large map easy 8/5 10/7 12/9, normal 8/6 10/8 11/10, hard 7/5 9/7 11/9, harder 7/6 9/8 10/10, good luck 6/5 8/7 10/9.',
  'rule.SE-25.4.title': 'Movement',
  'rule.SE-25.4':
    'After the turn of the player each machine moves one hex, and then they fight, those in one hex together. A machine goes towards the nearest colony, the homeworld included. Of colonies equally near it takes the larger, then the one nearer the homeworld, then the one that the player names; of two steps the one nearer the homeworld, then the one that the player names. It looks for its goal before every move. Markers do not affect it, and it turns none up. The player may neither enter nor scan an unexplored hex where a machine is. Machines use no warp points.',
  'rule.SE-25.5.title': 'Combat',
  'rule.SE-25.5':
    'Where a machine meets units, there is a battle; it never retreats. It has Tactics 2 and fires all its shots at its place in the order, each target chosen after the shot before. A roll of 1 does not hit it by itself; its own 1 always hits, its own 10 always misses. Terrain does nothing to it, but to the units as usual. There is no fleet size bonus against it and no screening. Mines do not go off, Fighters may not fire at it but shield Carriers, and it sees Raiders.',
  'rule.SE-25.6.title': 'Damage',
  'rule.SE-25.6': 'A machine keeps its damage between battles. Each planet that it destroys heals 2.',
  'rule.SE-25.7.title': 'Planets',
  'rule.SE-25.7':
    'When nobody defends the hex any more, a machine destroys the planet there, barren or not, with its colony; both leave the game. Markers face down stay, so a planet that nobody has found is safe. Asteroids are not destroyed.',
  'rule.SE-25.8.title': 'Weakness',
  'rule.SE-25.8':
    'A die is rolled when a machine first fights. 1–2: Fighters may fire at it. 3–4: each mine is used up and hits it on 1–5. 5–6: Raiders are cloaked against it, A class in all rounds with +1 in the first, and it has -2 against them. 7–8: +1 for all in rounds with at least ten units that can hit it. 9–10: none.',
  'rule.SE-25.9.title': 'Targets of a machine',
  'rule.SE-25.9':
    'First what it is weak against: Fighters, Raiders, or of a fleet of ten the unit that takes the fewest hits. Then a damaged unit, then the one that it destroys with the highest chance for its price, then the dearer one.',
  'rule.SE-25.10.title': 'Optional rules',
  'rule.SE-25.10':
    'Any of pipelines, Carriers, Raiders, mines, warp points, instant upgrade, slingshot and gearing limits. Never aliens on barren planets.',
  'rule.SE-25.10.1.title': 'Variants',
  'rule.SE-25.10.1':
    'There is no quick start, and the shipbuilding requirement has no meaning. Low maintenance and heavy terrain can be played.',
} as const;
