type Filled = Readonly<Record<string, string | number>>;

/** The texts of the coach for practices with random numbers. */
export const dealtLessonTexts = {
  'lesson.dealt.income':
    'You have kept {kept} CP. Your homeworld yields 20, your colony on D5 yields {value}. Scouts: {scouts}; each costs 1 CP in maintenance.',
  'lesson.dealt.income.because': 'What was kept and what comes in, less one CP for each hull point of a ship.',
  'lesson.dealt.colonies':
    'The economic phase is near. You kept {kept} CP. Your homeworld yields 20, your older colony on C5 yields {value}; the one on D5 is new. Scouts: {scouts}; each costs 1 CP.',
  'lesson.dealt.colonies.because':
    'A new colony yields nothing yet; what is kept and what the others yield, less one for each Scout.',
  'lesson.dealt.yards':
    'Your sheet will have {money} CP, and these are your Ship Yards on C4: {yards}. Each yard builds one hull point in a phase. You want Scouts, with one hull point each, for {cost} CP each.',
  'lesson.dealt.yards.because': 'Money is one limit, yards are the other; the smaller one decides.',
  'lesson.dealt.growth': 'Another economic phase comes. At its end colonies grow.',
  'lesson.dealt.cash':
    'The economic phase comes. Your homeworld yields 20, your colony on D5 yields {value}, and on C4 lies a mineral worth {mineral} CP.',
  'lesson.dealt.cash.because': 'Homeworld, colony by its age, and what has been carried home.',
  'lesson.dealt.scuttling':
    'Your sheet will have {money} CP to spend. On D4 stands a {ship}: it costs {cost} CP when it is bought, and its hull has {hull}. You may scuttle it.',
  'lesson.dealt.scuttling.because': 'Nothing is paid back; only its maintenance is saved, one CP for each hull point.',
  'lesson.dealt.sizes':
    'You have four Ship Yards, will have {money} CP, and know Ship Size {level}. Scouts need level 1; each of these needs one more than the one before: Destroyer, Cruiser, Battlecruiser, Battleship, Dreadnought.',
  'lesson.dealt.sizes.because': 'A type is on offer from its own level of Ship Size on.',
  'lesson.dealt.shots':
    'Four Scouts of yours attack F4. Destroyers there: {destroyers}; they fire first, and miss. A Scout hits with 3 or less, and with 4 where you are twice as many. Your dice will show {dice}.',
  'lesson.dealt.shots.because':
    'Each die that is low enough is a hit, and a Destroyer falls at one hit. A side with at least twice as many ships has the bonus for the whole round.',
  'lesson.dealt.bombardment':
    'Three Cruisers go to G3 and fire at the colony: each hits with {attack} or less, and each hit takes it one step down: 5, 3, 1, destroyed. Your dice will show {dice}.',
  'lesson.dealt.bombardment.because': 'One step for each hit; a colony that goes below 1 is destroyed.',
  'lesson.dealt.terrain': ({ printed, attack, defence, place }: Filled) =>
    `Your Cruisers have attack ${printed} and carry Attack ${attack}. Korr’s Destroyers on F4 carry ${defence === 0 ? 'no Defence' : `Defence ${defence}`}. ${place} You attack, and nobody has the bonus.`,
  'lesson.dealt.terrain.asteroids': 'Between asteroids attack technology counts for nothing.',
  'lesson.dealt.terrain.nebula': 'In a nebula defence technology counts for nothing.',
  'lesson.dealt.terrain.open': 'F4 is open space.',
  'lesson.dealt.terrain.because':
    'The printed attack, and the level if the place lets it count, less the defence if the place lets that count.',
  'lesson.dealt.surprise': ({ printed, attack, armour }: Filled) =>
    `Your cloaked Raider goes from D5 to E4, where a Cruiser with defence ${armour} stands. The Raider has attack ${printed} and carries ${attack === 0 ? 'no Attack' : `Attack ${attack}`}; in the first round surprise makes it better by one.`,
  'lesson.dealt.surprise.because': 'Attack, its level and one for the surprise, less the whole defence of the Cruiser.',
  'lesson.dealt.movement':
    'Movement 1 is one hex in each of the three turns of a cycle. Movement 2 adds one hex in the last of them, Movement 3 in the second as well. Your Destroyer on D4 carries Movement {level}; this is turn {turn}.',
  'lesson.dealt.movement.because': 'The level says how many hexes, turn by turn of the cycle.',
  'lesson.dealt.movement.goal': 'the Destroyer has gone as far as it can',
  'lesson.dealt.hole':
    'On E4 lies a black hole. Each unit that enters rolls a ten-sided die: on 1 to 6 it lives, on 7 to 10 it is lost. Your Scout on D4 enters, and the die will show {die}.',
  'lesson.dealt.hole.because': 'The die decides as a unit enters; staying there and leaving are safe.',
  'lesson.dealt.refit':
    'On C4 stand {ships} ships of one type, {ship}, with hull {hull} each. They were built before Attack 1. Refitting brings them to all that you know, for 1 CP a hull point.',
  'lesson.dealt.refit.because': 'One CP for each hull point of each ship.',
  'lesson.dealt.refit.goal': 'the ships carry Attack 1',
  'lesson.dealt.trade': ({ linked, apart }: Filled) =>
    `Pipelines lie on C4, D4, D3 and D2. Colonies on the chain, your homeworld not counted: ${linked}.${apart === 0 ? '' : ' One more colony, on B4, lies beside it.'}`,
  'lesson.dealt.trade.because': 'One CP for each colony that the chain links to the homeworld.',
  'lesson.dealt.extra': 'You may add one hex to your home. Soon every hex gets a marker, face down.',
  'lesson.dealt.extra.because':
    'What is added to a home gets a marker of that home. Those of deep space are richer, and far more dangerous.',
  'lesson.dealt.world':
    'Next comes your homeworld. Then the markers are laid, one on each of the {hexes} hexes of your home.',
  'lesson.dealt.mark': 'Look at {hex}: it bears your mark. What bears a mark may be home, ships or a colony.',
  'lesson.dealt.mark.home': 'A hex of my home that nobody has explored',
  'lesson.dealt.mark.ships': 'Ships of mine',
  'lesson.dealt.mark.colony': 'A colony of mine',
  'lesson.dealt.mark.because':
    'An unexplored hex bears the mark of the home it belongs to; a colony shows what it yields, and ships stand below.',
  'lesson.dealt.counter':
    'Korr begins, and moves what is on {from} to {to}. Look how it lies: face down, or face up as Colony Ships, Miners and Pipelines always do.',
  'lesson.dealt.counter.all': 'Its type, and how many units it is',
  'lesson.dealt.counter.because':
    'A counter that lies face down shows where it goes, and nothing else. What lies face up hides nothing.',
  'lesson.dealt.entering':
    'You have {scouts} Scouts on C4, each by itself, and each goes to another unexplored hex beside it. A unit that enters an unexplored hex stops there.',
  'lesson.dealt.entering.goal': 'the hexes are explored',
  'lesson.dealt.settling':
    'A Colony Ship on a free planet may settle there, and becomes the colony. Yours on C4 goes to {hex}. The colony on {older} is older, and yields {value}.',
  'lesson.dealt.settling.goal': 'the planet is settled',
  'lesson.dealt.mineral':
    'A Miner takes a mineral in tow and carries it to a colony of yours. The one on {hex} is worth {cp} CP. Your Miner goes there from C4, and is back in the next turn.',
  'lesson.dealt.scan':
    'A Cruiser with Exploration that has not moved may look at one marker beside it, and put it back face down. From E4 it looks at {hex}.',
  'lesson.dealt.scan.goal': 'the hex is looked at',
  'lesson.dealt.scan.because':
    'Only you have seen it. Korr sees that you have looked. Inspect the hex: it says so, to you alone.',
  'lesson.dealt.lost':
    'Your {ship} on E4 enters {hex}, which is unexplored. Suppose that it is lost in space there: it comes out one hex away, and somebody says where.',
  'lesson.dealt.lost.goal': 'the ship comes out',
  'lesson.dealt.lost.because': 'The player to your right says so: with two players that is Korr.',
  'lesson.dealt.reveal.because':
    'Before the first round both sides turn up all that is there. A Decoy is simply taken away.',
  'lesson.dealt.duel': ({ mine, cls, yours, other, place, ours, theirs }: Filled) =>
    `You attack F4 from E4, one ship against one: ${mine}, class ${cls}, against ${yours}, class ${other}. ${place} Tactics: you ${ours}, Korr ${theirs}.`,
  'lesson.dealt.duel.open': 'F4 is open space.',
  'lesson.dealt.duel.asteroids': 'On F4 are asteroids: there every ship is of class E.',
  'lesson.dealt.duel.nebula': 'On F4 is a nebula: there every ship is of class E.',
  'lesson.dealt.duel.goal': 'the first shot is fired',
  'lesson.dealt.duel.mine': 'My ship',
  'lesson.dealt.duel.theirs': 'Korr’s ship',
  'lesson.dealt.duel.because':
    'Class A first, E last. Within a class the better Tactics, and of equal ones the defender.',
  'lesson.dealt.faces':
    'Your {scouts} Scouts on E4 lie face down. They attack one ship of Korr’s on F4, a {ship}, and destroy it.',
  'lesson.dealt.faces.because':
    'What was turned up stays face up. On a colony of yours it may be turned face down again in a later turn.',
  'lesson.dealt.guard':
    'You have {ships} ships on G3, of one type: {ship}. A Ship Yard, which is armed, guards Korr’s colony on G4, worth {value}.',
  'lesson.dealt.guard.goal': 'the Ship Yard is destroyed',
  'lesson.dealt.homeworld': 'Korr’s homeworld H4 is worth {value} now. It goes down by steps of 5.',
  'lesson.dealt.homeworld.because': 'One step for each hit, and one below 5 there is nothing.',
  'lesson.dealt.order':
    'Your Scout on E4 attacks the counter on {fight}, the one on D3 enters the unexplored hex {find}, both in this turn.',
  'lesson.dealt.order.goal': 'one of them is seen',
  'lesson.dealt.order.marker': 'What the marker is',
  'lesson.dealt.order.because': 'Combat comes before exploration.',
  'lesson.dealt.mine': ({ carriers, fighters }: Filled) =>
    `Korr attacks D4, where your mine lies. Carriers: ${carriers}. Fighters: ${fighters}. One Destroyer, and no sweeper. A Carrier has room for three Fighters. Your mine destroys one ship before the first shot, and you say which.`,
  'lesson.dealt.mine.because':
    'One Carrier, and with it the Fighters that have no room on another one. D4 is yours and has none for them.',
  'lesson.dealt.fighters': ({ fighters, destroyers, attack, defence }: Filled) =>
    `Korr attacks D4. Your Fighters there: ${fighters}, class B, attack ${attack}. Korr’s Destroyers: ${destroyers}, class D, with ${defence === 0 ? 'no Defence' : `Defence ${defence}`}. Screen nobody. At least twice as many ships shoot better by one.`,
  'lesson.dealt.fighters.because': 'The attack, one more with twice as many ships, less the defence.',
  'lesson.dealt.level':
    'You know Ship Size {level}, and buy level {next} on the next sheet, for {cost} CP. Of each technology you may buy one level in a phase. You want a {ship}: it needs Ship Size {needs}.',
  'lesson.dealt.level.because':
    'What you buy on a sheet counts for the rest of it; but one level of a technology is all that you may buy in a phase.',
  'lesson.dealt.bid':
    'The highest bidder says who goes first in the next cycle. Korr will bid {theirs} CP, and you {mine}.',
  'lesson.dealt.first': ({ mine, theirs, first }: Filled) =>
    `Each of you pays what it bids. You bid ${mine} CP, Korr ${theirs}. In the cycle that ends ${first === 0 ? 'you were' : 'Korr was'} first.`,
  'lesson.dealt.first.because':
    'The higher bid decides; of equal bids that of the player who was earlier in the last order.',
  'lesson.dealt.buying':
    'Your sheet will have {money} CP, and you buy ships for the place of your yards: {ships} of one type, {ship}.',
  'lesson.dealt.road':
    'Pipelines lie on C4, D4, D3, D2 and E2: a road. Movement 1 is one hex a turn; Movement 2 adds one in turn 3, Movement 3 in turn 2 as well. Your Destroyer on C4 carries Movement {movement}; this is turn {turn}.',
  'lesson.dealt.road.because': 'What its Movement gives in this turn, and one more for the road.',
  'lesson.dealt.raid':
    'On D2 you have a colony worth {value} and a pipeline. {guard} Korr’s Scout on E2 is about to enter D2.',
  'lesson.dealt.raid.none': 'Nothing armed is there.',
  'lesson.dealt.raid.scout': 'A Scout stands there as well.',
  'lesson.dealt.raid.destroyer': 'A Destroyer stands there as well.',
  'lesson.dealt.raid.goal': 'Korr has come',
  'lesson.dealt.raid.battle': 'There is a battle first',
  'lesson.dealt.raid.because':
    'An enemy destroys unarmed units that are alone, without a battle. Where something armed stands, that has to be beaten first.',
  'lesson.dealt.aliens':
    'Suppose F4 is a barren planet with four alien ships. They are put there when the marker is turned up, after your combat. You go there with Cruisers: {cruisers}.',
  'lesson.dealt.aliens.because': 'At once, and they attack. A Cruiser with Exploration would have seen them before.',
  'lesson.dealt.alien-hit': ({ cls, attack, defence, printed, level }: Filled) =>
    `Suppose the aliens on F4 are all of class ${cls}, with attack ${attack} and defence ${defence}. Your Cruisers go there, with attack ${printed} and ${level === 0 ? 'no Attack' : `Attack ${level}`}.`,
  'lesson.dealt.alien-hit.because': 'The Cruiser’s attack and its level, less the defence.',
  'lesson.dealt.barren':
    'F4 is a barren planet, won by your Cruisers: {cruisers}. Barren planets need Terraforming, which you know. Your Colony Ship on E4 was bought {when}.',
  'lesson.dealt.barren.before': 'before you knew it',
  'lesson.dealt.barren.after': 'when you knew it',
  'lesson.dealt.barren.yes': 'Yes, it can',
  'lesson.dealt.barren.no': 'No, it can’t',
  'lesson.dealt.barren.because': 'A Colony Ship carries what you knew when it was bought.',
  'lesson.dealt.machine':
    'After your turn the machine on H7 goes one hex, always towards your nearest colony; the homeworld L7 is one as well. On {a} is a colony worth {x}, on {b} one worth {y}.',
  'lesson.dealt.machine.because': 'The nearest one draws it, and of equally near ones the larger.',
  'lesson.dealt.weakness':
    'The machine on I7 has not fought yet. It may have a weakness: a die decides. Your Cruisers on J7 attack: {cruisers}.',
  'lesson.dealt.weakness.because': 'The die is rolled as its first battle begins.',
  'lesson.dealt.machine-hit': ({ strength, cls, defence, printed, level }: Filled) =>
    `The machine on I7 has strength ${strength}: class ${cls}, defence ${defence}. Your Cruisers on J7 attack it, with attack ${printed} and ${level === 0 ? 'no Attack' : `Attack ${level}`}.`,
  'lesson.dealt.machine-hit.because': 'The Cruiser’s attack and its level, less the defence of the machine.',
  'lesson.dealt.guards':
    'On {hex} lies a face-down marker of deep space, and your Scouts on {from} go there. With several players barren planets of deep space can be guarded by aliens, and machines can lie among the markers.',
  'lesson.dealt.guards.goal': 'the hex is explored',
  'lesson.dealt.course':
    'After your turn the fleet on H7 moves. A colony worth {x} is on {a}, one worth {y} on {b}. {guard} It takes what it reaches in fewest economic phases; then what nobody defends, the nearer, the larger.',
  'lesson.dealt.course.first': 'Two Destroyers guard the first.',
  'lesson.dealt.course.second': 'Two Destroyers guard the second.',
  'lesson.dealt.course.none': 'Nobody guards them.',
  'lesson.dealt.course.because':
    'Phases first; then no defence, the distance, and the size. Inspect a fleet: it says why.',
  'lesson.dealt.fleet':
    'The fleet on I7 is worth {cp} CP, and nobody has said of which ships it is. Your Cruisers on J7 attack it: {cruisers}.',
  'lesson.dealt.fleet.because': 'As the battle begins the empire spends the CP of the fleet on ships, by dice.',
  'lesson.dealt.rolls':
    'The economic phase comes, number {phase}. By its row of the sheet the empire rolls so many times: {rolls}. Earlier rolls for economy that count now: {extra}.',
  'lesson.dealt.rolls.because': 'The rolls of the row, and one for each earlier roll for economy that counts by now.',
  'lesson.dealt.aim':
    'A base on H5 fires before all your ships. You come with a {one}, hull {hull}, {cost} CP, and a {other}, hull {hull2}, {cost2} CP.',
  'lesson.dealt.aim.goal': 'the base has aimed',
  'lesson.dealt.aim.because':
    'First comes what one hit destroys, at the best chance for its price; else what is dearest.',
  'lesson.dealt.shown':
    'Your Cruisers on H6 attack the base on H5: {cruisers} ships that carry Attack {level}, and have to show it. Another empire is not there.',
  'lesson.dealt.blockade':
    'Your Cruisers stay on H5, above the homeworld of an alien empire: {cruisers}. The economic phase comes, number {phase}; by its row an empire rolls so many times: {rolls}.',
  'lesson.dealt.blockade.because':
    'A blockade does nothing to an alien empire. Only a homeworld that is destroyed stops.',
} as const;
