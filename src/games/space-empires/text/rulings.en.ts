import type { RulingId } from '../data/rulings.ts';

/** The texts of the rulings: the question that was open (`.why`), and what the program does. */
export const rulingTexts = {
  'ruling.random-homes.why':
    'On a random map, chance names the hex of each homeworld. When must the hex of a homeworld be drawn again?',
  'ruling.random-homes':
    'It must be drawn again if it is off the map, if it is already taken, or if it is beside another homeworld.',
  'ruling.new-units-face-down.why':
    'New units “may be added to groups in the hex”. But they “are placed face down and remain so until combat”, and “if all counters of a type are in play” none can be built. May new units join a group that lies face up?',
  'ruling.new-units-face-down':
    'No, because they would lie face up then. They may join groups that lie face down. No group may have more than six units.',
  'ruling.raiders-without-guard.why':
    'A cloaked Raider “may occupy a hex and not trigger combat”. What happens if unarmed ships of its side are in the same hex?',
  'ruling.raiders-without-guard':
    'The Raider may stay unseen all the same. Then the unarmed ships are destroyed, as if the Raider were not there.',
  'ruling.settled-when-found.why':
    'When may a Colony Ship settle a planet? One printed text says “at any point of its owner’s turn”. Another says “while moving or right after combat”. May it settle a planet that was found in this turn?',
  'ruling.settled-when-found':
    'Yes. Planets are found by exploration, which is a part of the turn, and “any point” includes it.',
  'ruling.lost-face-down.why':
    'The marker Danger! destroys all units in its hex. Who may see which units were lost if they lay face down?',
  'ruling.lost-face-down':
    'Only their owner may see this. Groups “are only revealed in combat”, and a marker is not combat. The same applies to units that are lost because they cannot go back from a supernova.',
  'ruling.aliens-face-down.why':
    'If a scan turns up a planet with aliens, the alien ships are placed “face down, unlooked at”. How many counters are used for them?',
  'ruling.aliens-face-down':
    'Each alien ship lies under a counter of its own. If ships of one class shared a counter, the number of counters would show how many classes there are.',
  'ruling.corners-for-two.why':
    'Some maps use “one of the areas that are used with four players”, or with three, as the home of a player. Which player gets which area?',
  'ruling.corners-for-two':
    'Each seat has the area that the picture of the map shows. With two players, the areas are opposite corners. Players may choose before the match that each seat names its own area, the first seat first. No seat may name an area that is taken.',
  'ruling.dare-markers.why':
    'The scenario book has two lines about 25 and 26 home markers. They stand under the heading of another map, but they fit only the dare map. To which map do they belong?',
  'ruling.dare-markers': 'They belong to the dare map.',
  'ruling.round-the-fold.why':
    'On the three-dimensional map, two areas are not used, and all hexes round such an area count as adjacent to each other. What is this adjacency used for?',
  'ruling.round-the-fold': 'It is used for everything: moves, retreats, scans, chains of pipelines and distances.',
  'ruling.strict-retreat.why':
    'In which direction may a unit retreat? By the older printed text, its owner must have a colony from which the retreat does not lead farther away. By the newer text, the owner must have a colony to which it leads nearer.',
  'ruling.strict-retreat':
    'Orrery follows the older text: a unit may retreat to a hex that is as far from a colony as the hex of the battle. Players may choose the newer text before the match.',
  'ruling.prices.why':
    'The publisher has printed two lists with the prices of technology, and later a new price for level 2 of Fighters. Which prices are used?',
  'ruling.prices':
    'Orrery uses the list in which Movement has seven levels. Before the match, players may choose the other list instead, or the first list with the new price for level 2 of Fighters.',
  'ruling.counter-limits.why':
    'The number of counters limits how many groups of a type a player can have. How many counters does each colour have?',
  'ruling.counter-limits':
    'Each colour has the counters of the base game. Players may choose before the match to play without limits. Then a counter is always free.',
  'ruling.aliens-on-a-planet.why':
    'How many alien ships defend a barren planet? We are not sure what the first edition says.',
  'ruling.aliens-on-a-planet': 'Four alien ships defend it. Players may choose three before the match.',
  'ruling.machines-agreed.why':
    'Players agree how many doomsday machines are mixed with the white markers. What happens to the machines that are left over?',
  'ruling.machines-agreed':
    'They stay in the box. The machines that are mixed in are drawn by chance, like any other white marker.',
  'ruling.machine-scanner.why':
    'In a match of several players, does a doomsday machine have a scanner, so that it finds cloaked Raiders?',
  'ruling.machine-scanner': 'Yes, it has Scanner 2. Players may choose before the match to play without it.',
  'ruling.machines-aim.why':
    'Doomsday machines move when all players have finished their turns. Who then chooses the targets of a machine in battle?',
  'ruling.machines-aim':
    'They are chosen by the player to the left of the player who fights against the machine. If a machine fights against aliens, everything is decided by chance.',
  'ruling.machine-stays.why':
    'Some hexes are closed to a doomsday machine. Where does it go if it may not stop in any hex that it can reach?',
  'ruling.machine-stays':
    'It stays where it is. It also does not move towards a hex that it could reach only through a home territory.',
  'ruling.homeworld-by-machine.why':
    'On a random map, the first player to destroy a homeworld wins. Who wins when a doomsday machine destroys a homeworld?',
  'ruling.homeworld-by-machine':
    'Nobody wins by this alone. The owner of the homeworld is out, and the last player left wins.',
  'ruling.one-rise-a-phase.why':
    'In unpredictable research, players buy grants and roll dice to raise a technology. Can grants raise the same technology twice in an economic phase? And may a player buy a level directly?',
  'ruling.one-rise-a-phase':
    'No to both. If the dice show more than the price, the rest is lost. No more grants can be bought for this technology until the next phase.',
  'ruling.carry-over.why':
    'Players may keep at most 30 CP for the next economic phase. Is this limit part of the base game? We are not sure.',
  'ruling.carry-over': 'Orrery uses the limit. Players may choose before the match to play without it.',
  'ruling.maintenance-forgiven.why': 'What happens if a player’s maintenance is more than the income of the phase?',
  'ruling.maintenance-forgiven':
    'The player pays no more than the income. CP that were kept from the last phase are not touched.',
  'ruling.refit-at-the-end.why':
    'A unit that stays at a Ship Yard for a whole turn may be refitted with the newest technology. When is the refit paid for?',
  'ruling.refit-at-the-end':
    'It is paid for at the end of this turn, with CP that were kept from the last economic phase.',
  'ruling.blockaded-link.why':
    'A colony that is linked to the homeworld by pipelines adds 1 CP to the income. What if this colony is blockaded?',
  'ruling.blockaded-link':
    'It adds nothing. But the chain of pipelines is not broken, so other colonies can be linked through it.',
  'ruling.no-shift-into-supernovae.why':
    'The marker Lost in space shifts the units of its hex by one hex. Can they be shifted to any hex?',
  'ruling.no-shift-into-supernovae':
    'They can be shifted to any adjacent hex that is not a supernova. If there is no such hex, they stay.',
  'ruling.back-from-a-supernova.why':
    'Units that find a supernova go back to where they came from. Where do they go if they were shifted there by Lost in space?',
  'ruling.back-from-a-supernova': 'They go back to the hex from which they were shifted.',
  'ruling.aliens-attack.why':
    'Units turn up a planet with aliens in their own hex, and there is a battle. Which side is the attacker?',
  'ruling.aliens-attack':
    'The aliens are the attacker. So the units of the player fire first where both sides have the same Tactics.',
  'ruling.mines-take-any-ship.why':
    'When mines explode, their owner chooses which enemy units they destroy. May the owner choose unarmed ships?',
  'ruling.mines-take-any-ship': 'Yes, the owner may choose unarmed ships.',
  'ruling.waiting-scouts.why':
    'A Scout with Point Defence fires at Fighters in class A, which is the first to fire. At everything else it fires in class E, which is the last. May it hold its shot in class A and fire in class E?',
  'ruling.waiting-scouts': 'Yes, but it fires only once in each battle round.',
  'ruling.screened-fighters.why':
    'Fighters protect the Carriers of their side from enemy fire. Do they still do so when one of the Fighters is screened, that is, kept out of the fight?',
  'ruling.screened-fighters': 'No. As long as a Fighter of their side is screened, Carriers can be targets.',
  'ruling.no-free-counter.why':
    'A part of a group is to act on its own and needs a counter for that, but no counter of its type is free. What happens?',
  'ruling.no-free-counter':
    'Either the whole group acts, or none of it does. To free a counter, the owner may scuttle another whole group of the same type, that is, take it off the map. A whole group can retreat only if none of its units has fired in this round.',
  'ruling.declared-retreat.why': 'Fighters have declared that they will retreat. Must they do so?',
  'ruling.declared-retreat': 'No, but they lose their shot.',
  'ruling.who-falls-first.why':
    'Some units of a group have already fired in this round, and others have not. Which unit is destroyed first?',
  'ruling.who-falls-first': 'A unit that has not fired yet is destroyed first.',
  'ruling.escort-goes-first.why':
    'Unarmed ships need an armed unit as an escort to enter some hexes. Must the escort enter before them?',
  'ruling.escort-goes-first':
    'The escort may enter before them or together with them. It makes no difference, because the escort could always go first.',
  'ruling.moves-in-parts.why': 'May a unit stop, let other units move, and then move on?',
  'ruling.moves-in-parts':
    'Yes, as long as it moves no more hexes in this turn than it may. If the program asked whether a unit has finished its move, others would learn its Movement level.',
  'ruling.asked-when-wanted.why':
    'When enemies enter a hex, the units there may be scuttled. Is every owner asked about this?',
  'ruling.asked-when-wanted':
    'Owners are asked only if they said, in their own turn, that they want to be asked. Otherwise the question alone would tell the other players something.',
  'ruling.bombers-are-seen.why':
    'When units fight units, both sides announce their technology. Must a group that lies face down also do so when it fires at a colony?',
  'ruling.bombers-are-seen':
    'The group is turned up, and only the levels used for its shot become known. One of them is its Attack level, as far as its hull can use it. For Fighters and Raiders, the level that makes their shots stronger becomes known too.',
  'ruling.joined-face-down.why':
    'A retreating unit may join a group of its type in another hex, even if no counter is free. What if this group lies face down and was not in a battle?',
  'ruling.joined-face-down':
    'The group stays face down, and the unit cannot join it. But if no counter is free, the owner may turn the group up, and then the unit may join.',
  'ruling.some-raiders-found.why':
    'Raiders with different levels of Cloaking are attacked, and their owner wants all of them to stay unseen. But a scanner finds some of them. Which Raiders fight?',
  'ruling.some-raiders-found':
    'All of them fight, because the battle is for the hex. The Raiders that were not found are cloaked in the battle and may withdraw before the first shot.',
  'ruling.secret-wrecks.why':
    'A space wreck gives its owner a level of a technology, which a die decides. Who may see which technology it is?',
  'ruling.secret-wrecks': 'Only the owner may see it.',
  'ruling.no-turns-at-once.why':
    'By the printed rules, players may take their turns at the same time as long as they cannot meet. Is this possible here?',
  'ruling.no-turns-at-once': 'No, because all players share one keyboard.',
  'ruling.dearer-fleet.why':
    'If players have equally many colony points, the more expensive fleet wins. Which units count as the fleet?',
  'ruling.dearer-fleet': 'All armed units count with their price. Fighters, Bases and Ship Yards count too.',
  'ruling.stopped-matches.why': 'A match might never end. Can it be stopped?',
  'ruling.stopped-matches':
    'Players may agree before the match on a number of cycles after which it stops. If it stops in this way, nobody has won.',
  'ruling.both-homeworlds.why': 'In a team game of four, partners win and lose together. When has a team lost?',
  'ruling.both-homeworlds':
    'A team has lost when both of its homeworlds have fallen. Players may choose before the match that a team loses when the first of its homeworlds falls.',
  'ruling.partners-at-peace.why':
    'There are two kinds of partners: uneasy allies and blood brothers. Do partners fight each other or blockade each other’s colonies?',
  'ruling.partners-at-peace':
    'No, neither kind does. The units of uneasy allies may never be in one hex. So a unit may not enter a hex that holds units of the partner, retreat to it or be shifted to it.',
  'ruling.no-building-beside-partners.why':
    'Units of my partner, who is an uneasy ally, are in the hex of my colony. May I build there?',
  'ruling.no-building-beside-partners': 'No, because then units of both of us would be in one hex.',
  'ruling.alone-without-bonus.why':
    'In a match of one player against a team of two, the single player gets no bonus for destroying the first homeworld of the team. Usually this bonus is CP and levels of technology. Is only a part of it meant?',
  'ruling.alone-without-bonus': 'No. The single player gets neither CP nor technology.',
  'ruling.secrets-among-partners.why':
    'May partners look at each other’s face-down counters and production sheets? The printed rules do not say.',
  'ruling.secrets-among-partners':
    'No. Partners see only what everybody sees, but they may tell each other what they like. A partner can learn one thing in play. Unarmed units may be escorted by an armed unit of the partner (SE-6.7). So if a player’s unarmed units are allowed to follow a face-down unit of the partner into a hex, the player knows that this unit is armed.',
  'ruling.turns-of-brothers.why':
    'Blood brothers take their turns at the same time. How do they do this at one keyboard?',
  'ruling.turns-of-brothers':
    'They move one after the other, group by group. The partner who comes first in the order begins. The partner who is moving may hand over to the other, and goes on moving afterwards.',
  'ruling.two-empires.why':
    'In some epic games, a player has two empires, one on each board. How do these two empires treat each other? And when is the player out?',
  'ruling.two-empires':
    'They are blood brothers, whether one person plays both or two people do. The player is out when both homeworlds have fallen. Players may choose before the match that a player is out when the first of the two homeworlds falls.',
  'ruling.machines-from-the-end.why':
    'In the game for one player, each doomsday machine appears in a certain economic phase. At which moment of the phase does it appear?',
  'ruling.machines-from-the-end':
    'It appears at the end of the phase, and it moves for the first time in the next turn.',
  'ruling.first-machine.why':
    'A table of the scenario book says when each doomsday machine appears and how strong it is. For the large map at the difficulty “good luck!”, the first machine is printed as phase 5, strength 1. This fits only the small map.',
  'ruling.first-machine':
    'On the large map it appears in phase 6 with strength 5. Players may choose the printed numbers before the match.',
  'ruling.machine-steps.why':
    'A doomsday machine moves towards a colony, and two steps lead there equally fast. Which step does it take?',
  'ruling.machine-steps':
    'It takes the step to the hex that is nearer to the homeworld. If both hexes are equally near, the player chooses.',
  'ruling.no-screening-from-machines.why':
    'May the player screen units in a battle against a doomsday machine? The scenario book says only that the player “gets no fleet size bonus”. The later rule book says that “players cannot screen”.',
  'ruling.no-screening-from-machines': 'No, the player may not screen units.',
  'ruling.machines-in-terrain.why':
    'Asteroids and nebulae change how units fight. Do they also change how a doomsday machine fights?',
  'ruling.machines-in-terrain': 'No. But they change how the units in the same hex fight, as usual.',
  'ruling.mines-and-machines.why': 'What do mines do when a doomsday machine is in their hex?',
  'ruling.mines-and-machines':
    'They do nothing and stay where they are. If mines are the weakness of this machine, they do explode: each mine rolls a die and is used up.',
  'ruling.destroyer-second.why':
    'The second ship of an alien fleet is a Destroyer if the empire “has already developed a level of Scanners” that equals or exceeds the Cloaking that the player used. What if the player has used no Cloaking?',
  'ruling.destroyer-second':
    'Then any level of Scanners is enough. But an empire that has no Scanners has not developed a level, so this rule does not give it a Destroyer.',
  'ruling.balanced-fleets.why':
    'An alien empire sometimes builds a fleet whose ships can use its technology, called a balanced fleet. How is this fleet put together?',
  'ruling.balanced-fleets':
    'A ship counts if its hull is at least as high as the better of the empire’s Attack and Defence levels. The fleet has as many such ships as possible. If several fleets have equally many, the most expensive fleet is built. If several are equally expensive, the fleet with the largest ship is built.',
  'ruling.alien-counters.why': 'How many ships can an alien empire have?',
  'ruling.alien-counters':
    'It can have as many ships of each type as one colour has counters for. If a type runs out, the empire builds the next best type.',
  'ruling.aliens-without-mines.why':
    'Alien empires can build mines for defence. But the basic game is played without mines. What do the empires buy with their CP for defence then?',
  'ruling.aliens-without-mines':
    'They buy only bases, and no die is rolled to decide this. CP that are not enough for a base stay in the bank.',
  'ruling.spy-network.why':
    'When does a colony of the player count as undefended for alien fleets? By the older book, a single group of Scouts does not defend it if the group lies face up. By the later edition, with its “spy network”, a single Scout does not defend it, face up or face down.',
  'ruling.spy-network': 'Orrery follows the older book. The spy network cannot be chosen.',
  'ruling.machines-among-aliens.why':
    'Doomsday machines may be added to a game against alien empires. But nothing says what happens when machines and alien fleets meet.',
  'ruling.machines-among-aliens':
    'In Orrery, machines cannot be added to this game. Their markers count as open space.',
  'ruling.ways-of-aliens.why':
    'An alien fleet goes round the units of the player. What if every way round them takes longer?',
  'ruling.ways-of-aliens': 'Then the fleet takes the shortest way and fights.',
  'ruling.empires-in-turn.why':
    'There are several alien empires. Do all of them move their fleets before any of them fights?',
  'ruling.empires-in-turn':
    'No. Each empire has its own turn, like a player. First all its fleets move. Then they fight; all its fleets in one hex fight together. After that the next empire has its turn.',
  'ruling.lone-ships.why':
    'An alien fleet attacks “a revealed ship that is alone” if that is possible “without a delay in reaching its goal”. When is a ship alone, and what is a delay?',
  'ruling.lone-ships':
    'A ship is alone if it lies face up and nothing else of the player is in its hex. Mines, bases and yards do not count as ships. There is a delay if the fleet would reach its goal a turn later. If it still arrives in the same turn, the fleet leaves its course or stops early for the attack. Unarmed ships are destroyed as the fleet passes. The scenario book also says that a fleet “never moves less than its full movement”: we read this only as a rule about asteroids and nebulae.',
  'ruling.best-stop.why':
    'If an alien fleet can choose where to stop, it stops where it “has the most advantage in combat, comparing its technology with the known technology of the player”. Where is that?',
  'ruling.best-stop':
    'It stops in asteroids if the player has shown better Attack than the fleet has. It stops in a nebula if the player has shown better Defence. But Raiders lose their cloak in a nebula. They never stop there if the player has shown no Scanners that find them.',
  'ruling.sealed-in.why':
    'Alien fleets “will not enter” supernovae and black holes. What if there is no other way from their homeworld to a colony?',
  'ruling.sealed-in':
    'The fleets stay where they are. The program says so once. It also says how the game can still end: the player destroys the homeworld or gives up, or the agreed number of cycles has passed.',
  'ruling.raiders-of-aliens.why':
    'Raider fleets of the aliens “where possible avoid battle with the fleets of the player, unless they are larger in CP”. Does this also apply when the player attacks them?',
  'ruling.raiders-of-aliens':
    'Yes. They stay unseen, as Raiders of a player can, unless the player shows a scanner that finds them. But they fight if they are worth more than the units of the player in the hex. In their own turn they attack colonies and single ships that are worth less than they are, and they pass everything else.',
  'ruling.ships-that-look.why':
    'The ships of an alien fleet are “not built until its first battle”. Raiders of the player can avoid this battle if the fleet does not find them. How can a fleet that is not built yet find Raiders?',
  'ruling.ships-that-look':
    'If its empire has Scanners that are good enough, the ships of the fleet are built at once. If a Destroyer is among them, it finds the Raiders. If the Scanners are not good enough, nothing is built and there is no battle.',
  'ruling.alien-targets.why':
    'In battle, alien empires choose their targets in their own interest. Which targets do they choose?',
  'ruling.alien-targets':
    'First they look at the units that one shot can destroy. For each of these, the chance to destroy it is divided by its price. They fire at the unit with the highest result. Next come units whose scanners or Point Defence endanger them. After that comes the most expensive unit.',
  'ruling.ships-without-a-home.why':
    'When the homeworld of an alien empire is destroyed, what happens to its ships? One printed rule lets them fight on, and says that this is also so for players. By another rule, all pieces of a player who is out leave the map.',
  'ruling.ships-without-a-home':
    'The ships of an alien empire fight on. The pieces of a player who is out leave the map.',
  'ruling.machine-targets.why':
    'In battle, a doomsday machine chooses its targets sensibly. Which targets does it choose?',
  'ruling.machine-targets':
    'First it fires at a unit that it is weak against, then at a damaged unit. After that, for each unit, the chance to destroy it is divided by its price, and the machine fires at the unit with the highest result. If several results are equal, it fires at the most expensive of these units.',
  'ruling.way-between-boards.why':
    'A unit may retreat only to certain hexes, depending on how far they are from a colony of its owner. In an epic game, how far is a colony on the other board?',
  'ruling.way-between-boards':
    'Its distance is the number of hexes on the shortest way through revealed warp points. If there is no such way, the colony does not count.',
  'ruling.pairs-of-maps.why':
    'In an epic game there are two boards, and “the set-up of any scenario can be used” on each of them. Which set-ups can be chosen?',
  'ruling.pairs-of-maps':
    'Any two of the twelve maps for several people can be used together. This makes 78 pairs, for four to eight seats. Nine pairs have a name. For all other pairs, the two maps are chosen one by one. A team game uses the map for its number of players. Maps for one player cannot be chosen, because nobody else could play on them.',
  'ruling.warp-points-agreed.why':
    'In an epic game, the players agree how many warp points lie on each board. How do they do this here?',
  'ruling.warp-points-agreed':
    'They choose one number before the match. Each board then has this number of warp points marked 1, and the same number of warp points marked 2.',
} as const satisfies Readonly<Record<`ruling.${RulingId}` | `ruling.${RulingId}.why`, string>>;
