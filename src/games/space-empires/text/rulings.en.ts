import type { RulingId } from '../data/rulings.ts';

/** What was open, `.why`, and what the program does. */
export const rulingTexts = {
  'ruling.random-homes.why': 'Which homeworlds are drawn again on a random map?',
  'ruling.random-homes': 'One that is off the map, taken, or beside another homeworld.',
  'ruling.new-units-face-down.why':
    'New units “may be added to groups in the hex”, yet they “are placed face down and remain so until combat”, and “if all counters of a type are in play” none can be built. May they join a group that lies face up?',
  'ruling.new-units-face-down': 'No: they would lie face up. They join groups that lie face down, within six.',
  'ruling.raiders-without-guard.why':
    'A cloaked Raider “may occupy a hex and not trigger combat”. What if unarmed ships of its side are there, too?',
  'ruling.raiders-without-guard':
    'The Raider may stay unseen all the same. Then the unarmed ships count as if they were alone in the hex, and are destroyed.',
  'ruling.settled-when-found.why':
    'A Colony Ship settles “at any point of its owner’s turn”, and elsewhere “while moving or right after combat”. May it settle a planet that was found in this turn?',
  'ruling.settled-when-found': 'Yes: exploration is a part of that turn, and “any point” leaves none out.',
  'ruling.lost-face-down.why': 'Who sees what Danger! destroys face down?',
  'ruling.lost-face-down':
    'Only its owner: groups “are only revealed in combat”, and a marker is not combat. The same holds for units that have no way back from a supernova.',
  'ruling.aliens-face-down.why':
    'Aliens that a scan turns up are placed “face down, unlooked at”. Under how many counters?',
  'ruling.aliens-face-down':
    'Each ship that is drawn lies under a counter of its own. If ships of one class shared a counter, the number of counters would tell how mixed they are.',
  'ruling.corners-for-two.why':
    'Home markers are laid “in one of the areas that are used with four players”, or with three. Who says in which?',
  'ruling.corners-for-two':
    'The seats have the areas that the picture of the map shows. With two players these are opposite corners. A choice before the match lets each seat name its area, the first seat first; no seat may name an area that is taken.',
  'ruling.dare-markers.why': 'In the book, the lines on 25 and 26 markers stand under the heading of another map.',
  'ruling.dare-markers': 'The lines belong to the map that is played on a dare: they fit no other map.',
  'ruling.round-the-fold.why': 'For what purposes are the hexes round an unused area adjacent?',
  'ruling.round-the-fold': 'For everything: moves, retreats, scans, chains and distance.',
  'ruling.strict-retreat.why':
    'By the older text a retreat may not lead farther away from a colony. By the newer text it must lead nearer to one.',
  'ruling.strict-retreat':
    'The older text holds: a unit may retreat to a hex that is as far from a colony as the battle is. By a choice before the match the newer text holds.',
  'ruling.prices.why': 'Print has two lists of prices of technology, and later a new price for level 2 of Fighters.',
  'ruling.prices':
    'The list with seven levels of Movement is usual. The same list with the later price for Fighters 2, or the other list, can be chosen.',
  'ruling.counter-limits.why': 'How many counters does a colour have?',
  'ruling.counter-limits':
    'Those of the base game. A match can also be played without limits; then free counters never matter.',
  'ruling.aliens-on-a-planet.why': 'How many aliens defend a barren planet?',
  'ruling.aliens-on-a-planet': 'Four, or three if the match says so.',
  'ruling.machines-agreed.why':
    'Players agree how many machines are in the mix. What happens to the machines that are not in it?',
  'ruling.machines-agreed': 'They stay in the box, and the others are drawn by chance like any white marker.',
  'ruling.machine-scanner.why': 'Do machines in a match of several players have a scanner?',
  'ruling.machine-scanner': 'Yes, Scanner 2. It can be left out.',
  'ruling.machines-aim.why': 'Who chooses the targets of a machine that moves when nobody has the turn?',
  'ruling.machines-aim':
    'The player to the left of the one that it fights. Between aliens and a machine everything is by chance.',
  'ruling.machine-stays.why': 'Where does a machine go if it may stop nowhere?',
  'ruling.machine-stays': 'Nowhere. Hexes that it can reach only through home territory are not goals.',
  'ruling.homeworld-by-machine.why': 'Who wins when a machine destroys a homeworld on a random map?',
  'ruling.homeworld-by-machine': 'Nobody, by that alone. Its player is out, and the last one left wins.',
  'ruling.one-rise-a-phase.why':
    'May a technology rise twice in a phase by grants, and may a level be bought outright?',
  'ruling.one-rise-a-phase':
    'No. What a grant brings beyond the price is lost, and grants for a technology that has risen wait for the next phase.',
  'ruling.carry-over.why': 'Is the limit of 30 CP part of the base game?',
  'ruling.carry-over': 'Yes. It can be left out.',
  'ruling.maintenance-forgiven.why': 'What if maintenance is more than income?',
  'ruling.maintenance-forgiven': 'The rest is forgiven, and what was carried over stays.',
  'ruling.refit-at-the-end.why': 'When is a refit paid?',
  'ruling.refit-at-the-end': 'At the end of the turn in which the unit stayed, from the CP that were kept.',
  'ruling.blockaded-link.why': 'What does the pipeline of a blockaded colony do?',
  'ruling.blockaded-link': 'It adds nothing, but the chain goes on through it.',
  'ruling.no-shift-into-supernovae.why': 'May lost units be shifted anywhere?',
  'ruling.no-shift-into-supernovae': 'To any hex beside theirs but a supernova. Without one they stay.',
  'ruling.back-from-a-supernova.why': 'Where do units that were shifted onto a supernova go back to?',
  'ruling.back-from-a-supernova': 'To the hex that they were shifted from.',
  'ruling.aliens-attack.why': 'Who attacks when a scout finds aliens?',
  'ruling.aliens-attack': 'The aliens; so the scout fires first where Tactics are the same.',
  'ruling.mines-take-any-ship.why': 'May mines choose unarmed ships?',
  'ruling.mines-take-any-ship': 'Yes.',
  'ruling.waiting-scouts.why': 'May a Scout with Point Defence save its shot?',
  'ruling.waiting-scouts': 'Yes, for the E class. It fires once a round.',
  'ruling.screened-fighters.why': 'Do Fighters protect Carriers while one is screened?',
  'ruling.screened-fighters': 'No.',
  'ruling.no-free-counter.why': 'A part of a group must act on its own, but no counter is left for it. What happens?',
  'ruling.no-free-counter':
    'The whole group acts, or none of it. The owner may scuttle another whole group of the same type to free a counter. A whole group can retreat only if none of its units has fired.',
  'ruling.declared-retreat.why': 'Fighters have declared that they retreat. Must they do it?',
  'ruling.declared-retreat': 'They need not retreat, but they lose their shot.',
  'ruling.who-falls-first.why': 'Some of a group have fired and some not. Which of them falls?',
  'ruling.who-falls-first': 'One that has not fired yet.',
  'ruling.escort-goes-first.why': 'Must the escort enter before the ships that it guards?',
  'ruling.escort-goes-first': 'Before them or together with them. It makes no difference, as it could always go first.',
  'ruling.moves-in-parts.why': 'May a unit stop, let others move, and go on?',
  'ruling.moves-in-parts':
    'Yes, within its hexes of the turn. Asking whether it has stopped would give away its Movement.',
  'ruling.asked-when-wanted.why': 'Who is asked whether to scuttle when enemies enter?',
  'ruling.asked-when-wanted':
    'A player who has said so in their own turn: being asked would tell the others something.',
  'ruling.bombers-are-seen.why':
    'When units fight units, both sides announce their technology. Does a face-down group that fires at a colony have to show itself and its technology?',
  'ruling.bombers-are-seen':
    'The group is turned up. Only the levels that its shot uses become known: Attack, as far as the hull of the unit can use it, and for Fighters and Raiders the level that makes their shots stronger.',
  'ruling.joined-face-down.why':
    'A unit that retreats may join a group of its like, also without a free counter. What if that group lies face down, and was in no battle?',
  'ruling.joined-face-down':
    'The group stays face down. If no counter is free, its owner may turn the group up, and then the unit may join it.',
  'ruling.some-raiders-found.why':
    'Raiders of several levels are attacked, and their owner wants them to stay unseen. A scanner finds some of them. Which of them fight?',
  'ruling.some-raiders-found':
    'All of them, because the battle is for the hex. Those that were not found are cloaked in the battle, and may withdraw before the first shot.',
  'ruling.secret-wrecks.why': 'Who sees what a wreck brings?',
  'ruling.secret-wrecks': 'Its owner alone.',
  'ruling.no-turns-at-once.why': 'Players may take turns at the same time while they cannot meet.',
  'ruling.no-turns-at-once': 'Not at one keyboard.',
  'ruling.dearer-fleet.why': 'What counts for the dearer fleet?',
  'ruling.dearer-fleet': 'The price of all armed units, Fighters, Bases and Ship Yards too.',
  'ruling.stopped-matches.why': 'A match need not end.',
  'ruling.stopped-matches': 'It can be stopped after some cycles, and then nobody has won.',
  'ruling.both-homeworlds.why': 'Partners win and lose together. When has a team of two lost?',
  'ruling.both-homeworlds':
    'When both its homeworlds have fallen. By a choice before the match it has lost when the first of them falls.',
  'ruling.partners-at-peace.why': 'Do partners fight or blockade each other?',
  'ruling.partners-at-peace':
    'Neither. Uneasy partners may not enter, retreat or be shifted to a hex on which units of the other stand.',
  'ruling.no-building-beside-partners.why': 'Units of an uneasy partner stand at my colony. May I build there?',
  'ruling.no-building-beside-partners': 'No: both would be on one hex.',
  'ruling.alone-without-bonus.why':
    'The player alone against two gets no bonus for a conquest. Does that mean only CP?',
  'ruling.alone-without-bonus': 'Neither CP nor technology.',
  'ruling.secrets-among-partners.why': 'May partners look at each other’s face-down counters and sheets?',
  'ruling.secrets-among-partners':
    'Print is silent. No: partners see what everybody sees, and may tell each other what they like. An armed unit of one partner can escort unarmed units of the other (SE-6.7). If it lies face down, the other partner learns that it is armed only when these units may enter its hex.',
  'ruling.turns-of-brothers.why': 'How do blood brothers move at the same time at one keyboard?',
  'ruling.turns-of-brothers':
    'One after the other, group by group: the one who moves may hand on to the partner and goes on afterwards. The first of them in the order begins.',
  'ruling.two-empires.why': 'What are two empires of one player to each other?',
  'ruling.two-empires':
    'Blood brothers, no matter if one person plays both or two people do. A player is out when both homeworlds have fallen. By a choice before the match a player is out when the first of them falls.',
  'ruling.machines-from-the-end.why': 'When in its phase does a machine appear?',
  'ruling.machines-from-the-end': 'At the end. It moves from the turn after.',
  'ruling.first-machine.why': 'At "good luck!" the book prints a first machine that fits the small map only.',
  'ruling.first-machine': 'Phase 6, strength 5. Phase 5, strength 1, as printed, can be chosen.',
  'ruling.machine-steps.why': 'Which of two equally long steps does a machine take?',
  'ruling.machine-steps': 'The one nearer the homeworld, then the one that the player names.',
  'ruling.no-screening-from-machines.why':
    'The scenario book says of numbers only that the player “gets no fleet size bonus” against a machine, the later rule book that “players cannot screen” against it. May the player screen?',
  'ruling.no-screening-from-machines': 'No.',
  'ruling.machines-in-terrain.why': 'What does terrain do to a machine?',
  'ruling.machines-in-terrain': 'Nothing; units in it are affected as usual.',
  'ruling.mines-and-machines.why': 'What do mines in the hex of a machine do?',
  'ruling.mines-and-machines': 'They lie still, unless it is weak against them: then each rolls a die and is used up.',
  'ruling.destroyer-second.why':
    'The second ship is a Destroyer if the empire “has already developed a level of Scanners” that equals or exceeds the Cloaking that the player used. What if the player used none?',
  'ruling.destroyer-second':
    'Then any level of Scanners is enough. But an empire without Scanners has developed no level.',
  'ruling.balanced-fleets.why': 'What is a balanced fleet?',
  'ruling.balanced-fleets':
    'It has as many ships as possible whose hull is at least the better of Attack and Defence. If several fleets have that many, the dearest is built. If several are equally dear, the one with the largest ship is built.',
  'ruling.alien-counters.why': 'How many ships can an alien empire have?',
  'ruling.alien-counters':
    'As many as a colour has counters for. If a type runs out, the empire builds the next best type.',
  'ruling.aliens-without-mines.why':
    'Alien empires begin with Mines, but the basic game leaves the counters of mines in the box. What do they buy with defence CP then?',
  'ruling.aliens-without-mines':
    'Only bases, and nothing is rolled for it. What is too little for a base stays in the bank.',
  'ruling.spy-network.why':
    'In the older book, one lone group of Scouts that lies face up does not defend a colony. In the reprint, with its spy network, a single Scout does not defend it, whether it is hidden or not.',
  'ruling.spy-network': 'The older book holds. The spy network can’t be chosen.',
  'ruling.machines-among-aliens.why':
    'Doomsday machines may be added to a game against alien empires, but nothing says what happens when they meet alien fleets.',
  'ruling.machines-among-aliens': 'They can’t be added: their markers are open space.',
  'ruling.ways-of-aliens.why': 'What if every way round an enemy takes a fleet longer?',
  'ruling.ways-of-aliens': 'It takes the shortest way and fights.',
  'ruling.empires-in-turn.why': 'Do the fleets of all empires move before any of them fights?',
  'ruling.empires-in-turn':
    'No. Each empire is a player and has its own turn: all its fleets move, then they fight, those in one hex together. Then comes the next empire.',
  'ruling.lone-ships.why':
    'A fleet attacks “a revealed ship that is alone” if that is possible “without a delay in reaching its goal”. What is alone, and what is a delay?',
  'ruling.lone-ships':
    'A ship is alone if it lies face up and nothing else of the player is in its hex. Mines, bases and yards are not ships. A delay means that the fleet arrives a turn later. A fleet leaves its way or stops short if it still arrives in the same turn. Unarmed ships are destroyed in passing. The words “never moves less than its full movement” are about asteroids and nebulae only.',
  'ruling.best-stop.why':
    'A fleet stops where it “has the most advantage in combat, comparing its technology with the known technology of the player”. Where is that?',
  'ruling.best-stop':
    'In asteroids, if the player has shown better Attack than the fleet has. In a nebula, if the player has shown better Defence. Raiders that no shown Scanners find never choose a nebula, because they lose their cloak there.',
  'ruling.sealed-in.why':
    'Fleets “will not enter” supernovae and black holes. What if no other way leads from their homeworld to a colony?',
  'ruling.sealed-in':
    'They stay where they are. The program says so once, and how the game may end: by destroying the homeworld, by giving up, or after the cycles that were agreed.',
  'ruling.raiders-of-aliens.why':
    'Raider fleets “where possible avoid battle with the fleets of the player, unless they are larger in CP”. Does that hold when the player attacks them?',
  'ruling.raiders-of-aliens':
    'Yes: like Raiders of a player they stay unseen, unless a scanner is shown that finds them. Raiders that are worth more than the units of the player fight. They attack colonies and lone ships that are worth less than they are, and pass everything else.',
  'ruling.ships-that-look.why':
    'A fleet “is not built until its first battle”. Can it find Raiders of the player, who avoid that battle?',
  'ruling.ships-that-look':
    'If its empire has Scanners that find them its ships are built, and a Destroyer among them finds the Raiders. Otherwise nothing is built, and there is no battle.',
  'ruling.alien-targets.why': 'The aliens choose their targets in their own interest. What does that mean?',
  'ruling.alien-targets':
    'First they look at the units that one shot can destroy, and divide the chance to destroy each by its price. They fire at the unit with the highest result. Then come units with scanners or Point Defence that trouble them, and then the dearest unit.',
  'ruling.ships-without-a-home.why': 'What becomes of the ships of an empire without a homeworld?',
  'ruling.ships-without-a-home': 'They fight on; only a player’s pieces leave the map.',
  'ruling.machine-targets.why': 'A machine chooses its targets sensibly. What does that mean?',
  'ruling.machine-targets':
    'First it fires at a unit that it is weak against, then at a damaged unit. Then, for each unit, the chance to destroy it is divided by its price: the machine fires at the unit with the highest result. If several are equal, it fires at the dearest.',
  'ruling.way-between-boards.why':
    'A retreat depends on how far it is to a colony. How far is it to a colony on the other board?',
  'ruling.way-between-boards':
    'As many hexes as the shortest way through revealed warp points has. If there is no such way, the colony does not count.',
  'ruling.pairs-of-maps.why': 'On the two boards “the set-up of any scenario can be used”. Which can be chosen?',
  'ruling.pairs-of-maps':
    'The twelve maps for several people, each with each: 78 pairs, for four to eight seats. Nine of them have a name; the maps of the others are chosen one by one. Team games use the map of their number of players. The maps of games for one player cannot be chosen: nobody else could play on them.',
  'ruling.warp-points-agreed.why': 'The players agree how many warp points lie on each board.',
  'ruling.warp-points-agreed': 'One number before the match says how many of each number lie on each board.',
} as const satisfies Readonly<Record<`ruling.${RulingId}` | `ruling.${RulingId}.why`, string>>;
