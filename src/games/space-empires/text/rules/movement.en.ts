/** Short texts of the rules: movement and exploration (SE-6, SE-7). */
export const movementRules = {
  'rule.SE-6.title': 'Movement',
  'rule.SE-6':
    'In your movement phase you move as many of your units as you like, one after the other or together, hex by hex. What you meet on the way may stop you.',
  'rule.SE-6.1.title': 'Hexes per turn',
  'rule.SE-6.1':
    'By level of Movement, in turns 1, 2 and 3: level 1 1-1-1, 2 1-1-2, 3 1-2-2, 4 2-2-2, 5 2-2-3, 6 2-3-3, 7 3-3-3.',
  'rule.SE-6.2.title': 'The level a unit carries',
  'rule.SE-6.2':
    'What counts is the level that the unit carries. Colony Ships, Miners, Pipelines and Mines move 1, Bases and Ship Yards never, Fighters only in Carriers. Decoys use your newest level.',
  'rule.SE-6.3.title': 'One by one or together',
  'rule.SE-6.3':
    'Units move alone or together, through any hexes in play. Any number may be in a hex. A unit may stop, let others move and go on, within its hexes of the turn.',
  'rule.SE-6.4.title': 'Restricted hexes',
  'rule.SE-6.4':
    'An unexplored hex, asteroids or a nebula is entered only by a unit that began this movement beside it, with the first step, and ends the move.',
  'rule.SE-6.5.title': 'Supernova',
  'rule.SE-6.5': 'Nobody ever enters it, retreats onto it or is shifted there.',
  'rule.SE-6.6.title': 'Black hole',
  'rule.SE-6.6':
    'Each unit that enters rolls: 1 to 6 it lives, 7 to 10 it is lost. Survivors may go on. A unit that began this phase there does not roll. Fighters do not roll; they are lost when no surviving Carrier has room.',
  'rule.SE-6.7.title': 'Escort',
  'rule.SE-6.7':
    'Unarmed units may not enter an unexplored hex, or one with an enemy unit or an enemy colony, unless an armed unit of yours enters it in this phase, before them or with them; it need not come from the same hex. Mines never may.',
  'rule.SE-6.8.title': 'Enemies in the hex',
  'rule.SE-6.8':
    'You stop where enemies can fight, and fight there. Enemies that cannot fight are destroyed at once, and you need neither stop nor show yourself. A colony alone stops nobody.',
  'rule.SE-6.9.title': 'Mines in the hex',
  'rule.SE-6.9': 'Mines stop you like enemies that can fight. Cloaked Raiders need not stop (SE-15.2).',
  'rule.SE-6.10.title': 'Colonising',
  'rule.SE-6.10':
    'At any point of your turn a Colony Ship on a planet without a colony, in a hex without enemies that you see, may settle: while you move, after a battle there, and when the planet has just been found. It is a new colony then and moves no more. A barren planet needs Terraforming, and no aliens.',
  'rule.SE-6.11.title': 'Towing',
  'rule.SE-6.11':
    'A Miner takes a mineral or a wreck of its hex in tow for free, and puts it down only on one of your colonies. Cargo is lost with its Miner, and on a colony with the colony.',
  'rule.SE-6.12.title': 'Scuttling on the move',
  'rule.SE-6.12':
    'You may take your own units off the map in your movement, and units in a hex that an enemy is just entering (SE-4.7). Say in your own turn that you want to be asked then.',
  'rule.SE-7.title': 'Exploration',
  'rule.SE-7':
    'In your exploration phase the markers in whose hexes you have units are turned up. What they do happens at once.',
  'rule.SE-7.1.title': 'Turning up markers',
  'rule.SE-7.1':
    'In your exploration phase you turn up every marker in whose hex you have a unit, in your order. It works at once.',
  'rule.SE-7.2.title': 'Two sides',
  'rule.SE-7.2':
    'As battles come before exploration, units of two sides do not meet on an unexplored hex. A player shifted onto one explores it at once (SE-7.9).',
  'rule.SE-7.3.title': 'What stays',
  'rule.SE-7.3':
    'Planets, barren planets, asteroids, nebulae, minerals and wrecks stay. A barren planet of deep space may bring aliens (SE-17).',
  'rule.SE-7.4.title': 'A black hole found',
  'rule.SE-7.4': 'Every unit in the hex rolls as in SE-6.6. It stays.',
  'rule.SE-7.5.title': 'A supernova found',
  'rule.SE-7.5':
    'All units go back to where they came from. Where that is impossible, their owner picks a hex beside it; without one they are lost.',
  'rule.SE-7.6.title': 'Danger',
  'rule.SE-7.6':
    'Every unit in the hex is destroyed, and the marker leaves the game. Nobody is shown what lay there face down.',
  'rule.SE-7.7.title': 'Lost in space',
  'rule.SE-7.7': 'The right-hand player shifts all units of the hex together by one hex; the marker leaves the game.',
  'rule.SE-7.8.title': 'Where lost units go',
  'rule.SE-7.8': 'To any hex beside it but a supernova. A black hole and enemies are allowed.',
  'rule.SE-7.9.title': 'What lost units meet',
  'rule.SE-7.9':
    'An unexplored hex is explored at once, and so on. On enemies that can fight there is a battle at once, with the shifted player as the attacker.',
  'rule.SE-7.10.title': 'Minerals',
  'rule.SE-7.10': 'Towed to one of your colonies that is not blockaded, they bring 5 or 10 CP in the economic phase.',
  'rule.SE-7.11.title': 'Space wreck',
  'rule.SE-7.11':
    'Towed like a mineral. In the economic phase a die: 1-2 Ship Size, 3-4 Attack, 5-6 Defence, 7 Tactics, 8-9 Movement, 10 Ship Yard rises one level for free.',
  'rule.SE-7.12.title': 'Warp points and machines',
  'rule.SE-7.12':
    'Warp points of one number become neighbours when both are known, if the match uses them (SE-18.2); a machine attacks, if the match has any (SE-18.3). Otherwise they are removed (SE-3.4).',
  'rule.SE-7.13.title': 'Exploration technology',
  'rule.SE-7.13':
    'A Cruiser with Exploration that has not moved may look at one unexplored marker beside it, and still move. Its owner puts the marker back or turns it up for all.',
  'rule.SE-7.13.1.title': 'Scanning harms nobody',
  'rule.SE-7.13.1':
    'A marker that is turned up in this way harms nobody. Danger and lost in space leave play; what stays, stays.',
  'rule.SE-7.14.title': 'Each Cruiser may look',
  'rule.SE-7.14': 'Each Cruiser of a group may look at a marker of its own.',
} as const;
