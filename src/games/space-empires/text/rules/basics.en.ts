/** Short texts of the rules: components, map, markers, groups and the sequence (SE-1 to SE-5). */
export const basicsRules = {
  'rule.SE-1.title': 'Components',
  'rule.SE-1': 'What is in the box, for up to four colours.',
  'rule.SE-1.1.title': 'Counters of a colour',
  'rule.SE-1.1':
    'Each colour has a number of counters of each type: 5 Scouts, 4 Destroyers, Cruisers, Battlecruisers, Battleships, Carriers, Raiders and Ship Yards, 2 Dreadnoughts, Bases and Decoys, 8 Fighters, 3 Mine Sweepers, 5 Mines; and 15 Colony Ships, 2 Miners and 20 Pipelines as single pieces.',
  'rule.SE-1.2.title': 'Shared counters',
  'rule.SE-1.2':
    '40 alien ships are shared: 10 of class B, 20 of class C, 10 of class D. Numbers, damage and growth are not rationed.',
  'rule.SE-1.3.title': 'Counters limit what is built',
  'rule.SE-1.3':
    'While all counters of a type are on the map you cannot buy that type, unless you scuttle a counter of it first (SE-10.6.7).',
  'rule.SE-1.4.title': 'Colonies use Colony Ships',
  'rule.SE-1.4':
    'A colony keeps the counter of its Colony Ship, so that there are never more than fifteen of both together.',
  'rule.SE-1.5.title': 'Dice',
  'rule.SE-1.5': 'All dice have ten sides.',
  'rule.SE-2.title': 'The map',
  'rule.SE-2': 'The board has 150 hexes in twelve columns, A to L.',
  'rule.SE-2.1.title': 'Columns',
  'rule.SE-2.1': 'Columns A, C, E, G, I and K have twelve hexes, the others thirteen; these begin half a hex higher.',
  'rule.SE-2.2.title': 'Distance',
  'rule.SE-2.2': 'The number of steps from hex to hex, whatever lies between.',
  'rule.SE-2.3.title': 'Rows',
  'rule.SE-2.3': 'What the scenario book calls a row is a column with a letter.',
  'rule.SE-2.4.title': 'Regions',
  'rule.SE-2.4': 'Areas are drawn for two, three and four players.',
  'rule.SE-2.5.title': 'Home and deep space',
  'rule.SE-2.5':
    'Your home territory is where your own markers were laid. Every other hex in play is deep space. Neither changes. A random map has neither.',
  'rule.SE-2.6.title': 'Out of play',
  'rule.SE-2.6': 'Hexes outside the area of the scenario are not used by anybody.',
  'rule.SE-3.title': 'System markers',
  'rule.SE-3': 'What lies face down on the hexes.',
  'rule.SE-3.1.title': 'Home markers',
  'rule.SE-3.1':
    'Each colour has a homeworld, 8 planets, a barren planet, 11 minerals of 5 CP, 2 asteroids, 2 nebulae and a black hole. The homeworld lies face up.',
  'rule.SE-3.2.title': 'White markers',
  'rule.SE-3.2':
    '102 markers for deep space: 26 dangers, 14 minerals of 10 CP, 12 barren planets, 10 each of asteroids, nebulae and black holes, 5 lost in space, 3 supernovae, 3 wrecks, 3 each of both warp points, and 3 machines. There is no ordinary planet among them.',
  'rule.SE-3.3.title': 'Fewer markers',
  'rule.SE-3.3': 'A scenario that needs fewer draws them by chance; the rest stays aside, unseen.',
  'rule.SE-3.4.title': 'Markers that are not used',
  'rule.SE-3.4':
    'Warp points and machines are mixed in even when they are not used. When turned up, they are removed, and the hex is open space.',
  'rule.SE-3.5.title': 'Effects',
  'rule.SE-3.5': 'What a marker does is explained under exploration (SE-7).',
  'rule.SE-4.title': 'Groups and hidden information',
  'rule.SE-4': 'Counters stand for groups and lie face down.',
  'rule.SE-4.1.title': 'Groups',
  'rule.SE-4.1':
    'A counter stands for one to six units of one type with the same technology. Groups in a hex may merge and split freely if a counter is free (SE-4.6).',
  'rule.SE-4.2.title': 'Face down',
  'rule.SE-4.2':
    'Others see that a counter is there and whose it is, and nothing else. Colony Ships, Miners and Pipelines always lie face up, each by itself.',
  'rule.SE-4.3.title': 'Technology of a group',
  'rule.SE-4.3': 'Units with different technology never share a counter.',
  'rule.SE-4.4.title': 'Turned up in battle',
  'rule.SE-4.4':
    'What was revealed stays face up, and anybody may look at it. A face-up group that begins your turn at one of your colonies may be turned down before it moves.',
  'rule.SE-4.5.title': 'Decoys',
  'rule.SE-4.5':
    'They move like ships at your newest level and explore nothing. They are gone at the beginning of any battle in their hex; alone in a hex that an enemy enters they are gone at once, and the enemy stays hidden.',
  'rule.SE-4.6.title': 'No free counter',
  'rule.SE-4.6':
    'Every split needs a free counter of the type: on the move, when part of a group is screened, retreats or is refitted. Without one, the group acts as a whole or not at all.',
  'rule.SE-4.6.1.title': 'Joining',
  'rule.SE-4.6.1':
    'Units may first change to another group of their kind in the hex, within six. A retreating unit that joins such a group needs no counter.',
  'rule.SE-4.6.2.title': 'Freeing a counter',
  'rule.SE-4.6.2': 'You may free a counter by scuttling, at the moments of SE-4.7.',
  'rule.SE-4.7.title': 'Scuttling',
  'rule.SE-4.7':
    'You may take your own units off the map: in your movement; when enemies enter their hex; in the economic phase; when you screen, only to free a counter; and while a unit of yours retreats.',
  'rule.SE-4.7.1.title': 'Scuttling in battle',
  'rule.SE-4.7.1':
    'To free a counter a whole group of that very type is removed, wherever it stands. Units of the battle are gone before the difference is counted. Nobody is shown a face-down group that goes.',
  'rule.SE-5.title': 'Sequence of play',
  'rule.SE-5': 'Three turns and an economic phase make a cycle.',
  'rule.SE-5.1.title': 'First player',
  'rule.SE-5.1':
    'Chance names the first player, and the order goes clockwise round the board: the next player is the one to the left. Later the bid decides (SE-10.5).',
  'rule.SE-5.2.title': 'Cycle',
  'rule.SE-5.2':
    'In each of three turns every player in order moves, fights and explores; then comes the economic phase.',
  'rule.SE-5.3.title': 'Economic phase',
  'rule.SE-5.3': 'All take it at the same time, and where several play, in secret.',
  'rule.SE-5.4.title': 'No limit',
  'rule.SE-5.4': 'Cycles go on until somebody wins. The match can be set to stop after some number of them.',
} as const;
