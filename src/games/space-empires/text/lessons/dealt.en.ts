type Filled = Readonly<Record<string, string | number>>;

/** What the coach says in a practice whose numbers are dealt. */
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
} as const;
