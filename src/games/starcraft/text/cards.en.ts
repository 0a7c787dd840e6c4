/** The names of starting Combat cards and Technology cards. Event cards are in `names`. */
export const cardNames = {
  // Names of starting Combat cards: the matching units and the major values
  'card.terran-c01': 'Marine · Ghost 5/4',
  'card.terran-c02': 'Marine · Ghost 5/5',
  'card.terran-c03': 'Marine · Firebat 5/5',
  'card.terran-c04': 'Goliath 6/7',
  'card.terran-c05': 'Goliath · Siege Tank 7/8',
  'card.terran-c06': 'Marine · Firebat 6/6',
  'card.terran-c07': 'Firebat · Vulture 6/5',
  'card.terran-c08': 'Firebat · Vulture 6/6',
  'card.terran-c09': 'Ghost · Vulture 5/6',
  'card.terran-c10': 'Goliath · Wraith 6/7',
  'card.terran-c11': 'Goliath · Wraith 6/7',
  'card.terran-c12': 'Wraith · Battlecruiser 7/7',
  'card.terran-c13': 'Wraith · Battlecruiser 7/8',
  'card.terran-c14': 'Siege Tank · Battlecruiser 7/8',
  'card.terran-c15': 'Vulture · Siege Tank 7/7',
  'card.terran-c16': 'Siege Tank · Battlecruiser 8/8',
  'card.terran-c17': 'Reinforcement',
  'card.terran-c18': 'Reinforcement',
  'card.protoss-c01': 'Zealot 6/7',
  'card.protoss-c02': 'Zealot 7/5',
  'card.protoss-c03': 'Zealot 5/6',
  'card.protoss-c04': 'Zealot · Dragoon 5/7',
  'card.protoss-c05': 'Zealot · Dragoon 6/6',
  'card.protoss-c06': 'Dragoon · Scout 8/7',
  'card.protoss-c07': 'Dragoon · Scout 7/7',
  'card.protoss-c08': 'Scout 7/8',
  'card.protoss-c09': 'Scout 7/8',
  'card.protoss-c10': 'Reaver · Carrier 7/8',
  'card.protoss-c11': 'Reaver · Carrier 8/8',
  'card.protoss-c12': 'Archon · Reaver 8/8',
  'card.protoss-c13': 'Archon 9/8',
  'card.protoss-c14': 'Archon · Carrier 9/8',
  'card.protoss-c15': 'Archon · Carrier 8/9',
  'card.protoss-c16': 'Reaver 7/7',
  'card.protoss-c17': 'Reinforcement',
  'card.protoss-c18': 'Reinforcement',
  'card.zerg-c01': 'Zergling 6/3',
  'card.zerg-c02': 'Zergling 5/4',
  'card.zerg-c03': 'Zergling 4/5',
  'card.zerg-c04': 'Zergling · Hydralisk 5/5',
  'card.zerg-c05': 'Zergling · Hydralisk 5/6',
  'card.zerg-c06': 'Hydralisk 6/6',
  'card.zerg-c07': 'Ultralisk · Guardian 7/8',
  'card.zerg-c08': 'Ultralisk · Guardian 8/7',
  'card.zerg-c09': 'Ultralisk · Guardian 8/8',
  'card.zerg-c10': 'Scourge 7/5',
  'card.zerg-c11': 'Scourge 8/6',
  'card.zerg-c12': 'Scourge 9/6',
  'card.zerg-c13': 'Hydralisk · Mutalisk 7/6',
  'card.zerg-c14': 'Mutalisk 7/8',
  'card.zerg-c15': 'Mutalisk 7/7',
  'card.zerg-c16': 'Mutalisk 8/7',
  'card.zerg-c17': 'Reinforcement',
  'card.zerg-c18': 'Reinforcement',

  // Names of Technology cards
  'card.stim-packs-1': 'Stim Packs 7/3',
  'card.stim-packs-2': 'Stim Packs 7/4',
  'card.bunker-1': 'Bunker',
  'card.nuke-1': 'Nuke 0/6',
  'card.lockdown-1': 'Lockdown',
  'card.lockdown-2': 'Lockdown',
  'card.cloaking-field-1': 'Cloaking Field',
  'card.cloaking-field-2': 'Cloaking Field',
  'card.spider-mines-1': 'Spider Mines 7/7',
  'card.spider-mines-2': 'Spider Mines 8/7',
  'card.charon-boosters-1': 'Charon Boosters',
  'card.siege-mode-1': 'Siege Mode 9/7',
  'card.siege-mode-2': 'Siege Mode 9/8',
  'card.irradiate-1': 'Irradiate',
  'card.irradiate-2': 'Irradiate',
  'card.emp-shockwave-1': 'EMP Shockwave',
  'card.emp-shockwave-2': 'EMP Shockwave',
  'card.defensive-matrix-1': 'Defensive Matrix',
  'card.defensive-matrix-2': 'Defensive Matrix',
  'card.yamato-gun-1': 'Yamato Gun 10/8',
  'card.yamato-gun-2': 'Yamato Gun 10/9',
  'card.leg-enhancements-1': 'Leg Enhancements',
  'card.singularity-charge-1': 'Singularity Charge',
  'card.singularity-charge-2': 'Singularity Charge',
  'card.singularity-charge-3': 'Singularity Charge',
  'card.psionic-storm-1': 'Psionic Storm',
  'card.psionic-storm-2': 'Psionic Storm',
  'card.psionic-storm-3': 'Psionic Storm',
  'card.hallucination-1': 'Hallucination',
  'card.hallucination-2': 'Hallucination',
  'card.summon-archon-1': 'Summon Archon',
  'card.increased-reaver-capacity-1': 'Increased Reaver Capacity 9/8',
  'card.increased-reaver-capacity-2': 'Increased Reaver Capacity 9/7',
  'card.increased-reaver-capacity-3': 'Increased Reaver Capacity 10/8',
  'card.recall-1': 'Recall',
  'card.stasis-field-1': 'Stasis Field',
  'card.stasis-field-2': 'Stasis Field',
  'card.arbiter-cloaking-1': 'Cloaking Field (Arbiter)',
  'card.carrier-capacity-1': 'Increased Carrier Capacity 10/8',
  'card.carrier-capacity-2': 'Increased Carrier Capacity 9/9',
  'card.carrier-capacity-3': 'Increased Carrier Capacity 10/9',
  'card.burrow-1': 'Burrow 0/5',
  'card.burrow-2': 'Burrow 0/5',
  'card.burrow-3': 'Burrow 0/6',
  'card.burrow-4': 'Burrow 0/6',
  'card.metabolic-boost-1': 'Metabolic Boost',
  'card.chitinous-plating-1': 'Chitinous Plating 9/9',
  'card.chitinous-plating-2': 'Chitinous Plating 8/10',
  'card.parasite-1': 'Parasite',
  'card.ensnare-1': 'Ensnare',
  'card.ensnare-2': 'Ensnare',
  'card.ensnare-3': 'Ensnare',
  'card.spawn-broodling-1': 'Spawn Broodling',
  'card.spawn-broodling-2': 'Spawn Broodling',
  'card.spawn-broodling-3': 'Spawn Broodling',
  'card.plague-1': 'Plague',
  'card.plague-2': 'Plague',
  'card.dark-swarm-1': 'Dark Swarm',
  'card.dark-swarm-2': 'Dark Swarm',
  'card.consume-1': 'Consume',
  'card.improved-flyer-attack-1': 'Improved Flyer Attack',
  'card.improved-flyer-attack-2': 'Improved Flyer Attack',
  'card.guardian-aspect-1': 'Guardian Aspect',
} as const;

/** The texts of cards in plain English, by flat keys. Starting Combat cards without an ability have no text. */
export const cardTexts = {
  // Texts of starting Combat cards
  'card.terran-c01.text': 'Against a flyer in front: attack +1.',
  'card.terran-c02.text': 'Against a flyer in front: attack +1.',
  'card.terran-c03.text': 'With a Firebat in front: attack +1, and splash against a Marine, Zergling or Zealot only.',
  'card.terran-c04.text': 'Against a flyer in front: attack +2.',
  'card.terran-c05.text': 'With a Siege Tank in front: attack +1.',
  'card.terran-c06.text': 'With a Firebat in front: splash against a Marine, Zergling or Zealot only.',
  'card.terran-c07.text': 'Splash against a Marine, Zergling or Zealot only.',
  'card.terran-c10.text': 'With a Goliath in front against a flyer: attack +2.',
  'card.terran-c11.text': 'Against a flyer in front: attack +1.',
  'card.terran-c12.text': 'With a Battlecruiser in front: attack +1.',
  'card.terran-c13.text': 'With a Battlecruiser in front: attack +1, and health +1.',
  'card.terran-c14.text': 'With a Battlecruiser in front: attack +1.',
  'card.terran-c15.text': 'With a Siege Tank in front: attack +1.',
  'card.terran-c16.text': 'With a Battlecruiser in front: attack +1.',
  'card.terran-c17.text':
    'While comparing you may move 1 worker from your Worker Pool to Unavailable Workers; then your health in this skirmish is 1 higher.',
  'card.terran-c18.text':
    'While comparing you may move 1 worker from your Worker Pool to Unavailable Workers; then your health in this skirmish is 1 higher.',
  'card.protoss-c05.text': 'With a Dragoon in front against a flyer: attack +1.',
  'card.protoss-c07.text': 'Against a flyer in front: attack +1.',
  'card.protoss-c09.text': 'Against a flyer in front: attack +1.',
  'card.protoss-c12.text': 'Splash against ground units.',
  'card.protoss-c13.text': 'Splash against ground and flying units.',
  'card.protoss-c14.text': 'With an Archon in front: splash against ground and flying units.',
  'card.protoss-c15.text': 'With an Archon in front: splash against ground and flying units.',
  'card.protoss-c16.text': 'Splash against ground units.',
  'card.protoss-c17.text': 'Health +1.',
  'card.protoss-c18.text': 'Health +1.',
  'card.zerg-c05.text': 'With a Hydralisk in front against a flyer: attack +1.',
  'card.zerg-c06.text': 'Against a flyer in front: attack +1.',
  'card.zerg-c08.text': 'With an Ultralisk in front: health +1.',
  'card.zerg-c09.text': 'With an Ultralisk in front: health +1.',
  'card.zerg-c10.text':
    'When the Destroy step ends, your front-line unit is destroyed if it is still there; if it goes this way and the enemy front-line unit is a flyer, so is that one. No splash is triggered by this.',
  'card.zerg-c11.text':
    'When the Destroy step ends, your front-line unit is destroyed if it is still there; if it goes this way and the enemy front-line unit is a flyer, so is that one. No splash is triggered by this.',
  'card.zerg-c12.text':
    'When the Destroy step ends, your front-line unit is destroyed if it is still there; if it goes this way and the enemy front-line unit is a flyer, so is that one. No splash is triggered by this.',
  'card.zerg-c14.text': 'With a Mutalisk in front: splash against a Marine, Zergling or Zealot only.',
  'card.zerg-c15.text': 'With a Mutalisk in front: splash against a Marine, Zergling or Zealot only.',
  'card.zerg-c16.text': 'With a Mutalisk in front: splash against a Marine, Zergling or Zealot only.',
  'card.zerg-c17.text': 'Attack +1, provided that 1 or more of your units support in this skirmish.',
  'card.zerg-c18.text': 'Attack +1, provided that 1 or more of your units support in this skirmish.',

  // Texts of Technology cards
  'technology.stim-packs.text':
    'High attack and low health for a Marine or Firebat in front; the card does nothing else.',
  'technology.bunker.text':
    'In every skirmish that you fight as defender of an area with a base of yours, health +1 while a Marine, Firebat or Ghost of yours is in front. Where Flawless Defense Plan counts as well, you get only one of the two bonuses.',
  'technology.nuke.text':
    'When the Destroy step ends with a Ghost of yours in front that was not destroyed (it may have withdrawn by cloaking), all enemy units still in the skirmish are destroyed, supporters included. Cloaked ones withdraw if you have no detector. Once this has worked, with or without victims, the card goes back to your Technology deck; otherwise to the discard pile.',
  'technology.lockdown.text':
    'Against a mechanical unit in front, before values are compared: the enemy must take the minor values of their standard card, and its ability is lost. Reinforcement, support and standing bonuses stay as they are.',
  'technology.cloaking-field.text':
    'All Wraiths and Ghosts of yours in this skirmish, in front or supporting, are cloaked for its duration.',
  'technology.spider-mines.text':
    'Splash against ground units, but not if the enemy has a detector when values are compared.',
  'technology.charon-boosters.text':
    'At the start of a battle that you defend with 1 or more Goliaths: if the attacker has 1 or more flyers there, you may make the attacker pick and destroy 1 of them. The card then goes back to your Technology deck.',
  'technology.siege-mode.text': 'Splash against ground units.',
  'technology.irradiate.text':
    'Splash against ground and flying units. It still triggers if the Science Vessel falls once cards are revealed.',
  'technology.emp-shockwave.text': 'Cancels the reinforcement card that the opponent has in this skirmish, if any.',
  'technology.defensive-matrix.text': 'Health +2.',
  'technology.yamato-gun.text': 'Very high attack for a Battlecruiser in front; the card does nothing else.',
  'technology.leg-enhancements.text':
    'At the start of a battle: if Zealots of yours and enemy ground units are in it, you may make the opponent destroy their ground unit of the lowest price, with that of whatever was destroyed to build it; the opponent decides a tie. The card then goes back to your Technology deck.',
  'technology.singularity-charge.text': 'Attack +1.',
  'technology.psionic-storm.text':
    'Attack +2, you have a detector in this skirmish, and splash against ground and flying units.',
  'technology.hallucination.text':
    'Cancels the standard card of the opponent in this skirmish. They lay another one face up at once: a standard card of their choice from hand, or the first one from the top of their deck. Their reinforcement card is not touched.',
  'technology.summon-archon.text':
    'Your Build orders may build Archons in step 1. Each costs 1 gas and 2 of your High Templar on the active planet.',
  'technology.increased-reaver-capacity.text': 'Splash against ground units.',
  'technology.recall.text':
    'Once in each of your Mobilize orders, after all other moves and before any battle, you may bring 1 of your units from anywhere to an area where you have an Arbiter: a friendly one, or the single enemy area this order has entered. Unit limits hold (2 more in the contested area).',
  'technology.stasis-field.text':
    'Once everything is added up, both sides have a final attack of 0 in this skirmish. What kills without final attack still works: Scourge, Nuke, Plague, Spawn Broodling.',
  'technology.arbiter-cloaking.text':
    'In every skirmish with an Arbiter of yours, all your other units there are cloaked; Arbiters themselves are not.',
  'technology.carrier-capacity.text': 'Very high values for a Carrier in front; the card does nothing else.',
  'technology.burrow.text':
    'On a match your attack is 0 before additions, and your front-line unit is cloaked in this skirmish.',
  'technology.metabolic-boost.text':
    'When you attack with a Zergling in front against a ground unit in front and your strength is sufficient: health +2. Only then is it checked whether the strength of the opponent is sufficient.',
  'technology.chitinous-plating.text': 'Very high values for an Ultralisk in front; the card does nothing else.',
  'technology.parasite.text':
    'Your Queens are detectors. Also, as your one ability at the start of a battle with a Queen of yours, you may see the hand of your opponent once; nobody else sees it. You keep the card.',
  'technology.ensnare.text':
    'Attack +1, you have a detector, and the support values of the enemy are 0 in this skirmish.',
  'technology.spawn-broodling.text':
    'When the Destroy step ends, the opponent picks 1 biological ground unit of theirs that is still in the skirmish and destroys it. A cloaked one withdraws if you have no detector. Nothing happens if they have none.',
  'technology.plague.text':
    'Your strength counts as sufficient in this skirmish, whatever the values say (you still have to be able to target a unit), and you have a detector.',
  'technology.dark-swarm.text':
    'No enemy unit of this skirmish, in front or supporting, can target ground units, except melee units.',
  'technology.consume.text':
    'As your one ability at the start of a battle with a Defiler of yours, you may destroy 1 of your units in that battle (even the Defiler) or 1 of your workers, from the Worker Pool or Unavailable Workers. If you do, draw 3 Combat cards. You keep the card.',
  'technology.improved-flyer-attack.text': 'Attack +1.',
  'technology.guardian-aspect.text':
    'Your Build orders may build Guardians in step 1. Each costs 1 gas and 1 of your Mutalisks on the active planet.',

  // Texts of Event cards
  'event.shifting-lanes.text':
    'Choose a z-axis route and pick up one of its ends. Put it into a free slot of any planet other than the one with the opposite end. Transports on the route stay, no matter who owns them.',
  'event.air-defence-contract.text':
    'You may buy the Air Support module with a discount of 2 minerals, so for 1 instead of 3, if a module space is free. Neither order nor base is needed.',
  'event.sudden-ambush.text':
    'Keep this card. Discard it when a battle starts in which you attack or defend: in step 6 your opponent must place all Combat cards of the battle before you, face up, and you then place yours face down. If the opponent does the same to you, both place face up, the attacker first.',
  'event.extra-hands.text': '2 workers move from your supply to your Worker Pool, or 1 if no more is left.',
  'event.supply-run.text':
    'Place 1 transport from your supply on a route of a planet that has a base of yours, where you have no transport yet.',
  'event.battle-reports.text': 'You draw 3 Combat cards. The hand limit is checked only later, in step 9.',
  'event.fresh-recruits.text':
    'Place 1 unit for free: a Marine (Terran), a Zealot (Protoss) or a Zergling (Zerg). Put it in a friendly area with room for it, on a planet that has a base of yours.',
  'event.new-deposits.text':
    'Turn 1 of your partially depleted Resource cards back to its normal side and remove the depletion token of its area. The card can be force mined two more times.',
  'event.sabotaged-refinery.text':
    'Pick a resource area without a depletion token, anyone’s or nobody’s, on a planet with a unit or base of yours. It is now partially depleted: mark it and turn its Resource card; workers on the card remain there.',
  'event.prefabricated-halls.text':
    'You may buy the next level of a building or a new building for 1 resource less, mineral or gas at your choice. Neither order nor base is needed.',
  'event.field-laboratory.text':
    'You may buy 1 technology for 1 resource less, mineral or gas at your choice. Treat its cards as in a Research order, shuffling included, but draw none. You need no base for it.',
  'event.reinforcements.text':
    'Place for free, in a single friendly or empty area anywhere: 2 Marines and 1 Firebat (Terran), 2 Zealots (Protoss), or 2 Zerglings and 1 Hydralisk (Zerg). No building has to unlock them. Where supply or unit limit is too small, leave out what you like. An area with nothing but an enemy base does not qualify.',
  'event.flawless-defense-plan.text':
    'Keep this card. Discard it when a battle starts in which you defend: health +1 in all skirmishes of that battle. In a skirmish where Bunker counts as well, you get only one of the two bonuses.',
  'event.veteran-staff.text':
    'Keep this card. Your hand limit is 2 higher from step 9 of this round to the end of the match. Further copies add to it.',
  'event.strip-mining.text':
    'Pick any partially depleted area. It is now depleted: its Resource card leaves the match, and workers on the card become Unavailable Workers of their owner.',
  'event.galactic-upheaval.text':
    'Choose a z-axis route, pick up both its ends and put them into free slots of two different planets, at least one of them into a different slot than before. Transports on the route stay, no matter who owns them.',
  'event.propaganda-victory.text': 'You gain 1 conquest point.',
  'event.orbital-requisition.text':
    'You may buy any module for 2 resources less (at least 0), if a module space is free. Neither order nor base is needed.',
  'event.rapid-redeployment.text':
    'Move 1, 2 or 3 units of yours, all from one area, to one friendly or empty area with room for them. It must be on the same planet, or on an adjacent planet over a route with a transport of yours.',
  'event.convoy-raid.text': 'Destroy 1 enemy transport on a route of a planet where you have a unit or base.',
  'event.war-economy.text': '3 workers move from your supply to your Worker Pool, or as many as are left.',
  'event.breakthrough.text':
    'You may buy 1 technology for 2 resources less (at least 0), treating its cards as in a Research order. If they are for the Combat deck, you may take 1 of them into your hand before the others are shuffled in. You need no base for it.',
  'event.overrun.text':
    'Keep this card. Discard it when a battle starts in which you attack: attack +1 in all skirmishes of that battle, on top of what a special Mobilize order gives.',
  'event.the-end-draws-near.text':
    'You have to play this card, and your other Event cards are lost. It lies beside the board for the rest of the match. Take one benefit, even if you play several copies: 1 conquest point, or 2 Combat cards from your deck. With 2 or more copies beside the board when step 8 is over, the match ends.',
  'event.grand-offensive.text':
    'Execute a standard Mobilize order, battle included, without a token: on a planet with a unit or base of yours, or on one adjacent to such a planet. Bases in areas that you overrun stay until step 1 of the next regrouping.',
  'event.total-mobilisation.text':
    'Execute a special Build order, without a token, on a planet that has a base of yours.',
  'event.elite-reserves.text':
    'Place 1 unit for free, of any kind that your buildings unlock (none that needs a technology). Put it in a friendly area with room for it, on a planet that has a base of yours.',
  'event.decisive-triumph.text': 'You gain 2 conquest points.',
  'event.scorched-world.text':
    'Pick a planet with a resource area that is not yet depleted. All its resource areas go down by 1 step together: from untouched to partially depleted, from partially depleted to depleted.',
  'event.precision-strike.text':
    'Name an area with enemy units on a planet where you have a unit. Their owner picks 1 of them, which is destroyed without a battle; cloaking is no protection.',
  'event.collapse-of-order.text':
    'All opponents lose 1 conquest point each, but nobody falls below 0. Teammates lose none.',
  'event.perfect-intelligence.text':
    'Keep this card. Discard it when a battle starts in which you attack or defend: you alone see the hand of your opponent, and you draw 2 Combat cards.',

  // Texts of modules
  'module.supply.text': 'Each one raises your unit build limit by 1.',
  'module.research-development.text': 'Each one lets you place 1 special order in every Planning Phase.',
  'module.air-support.text':
    'In areas with a base of yours: you have a detector, attack +1 in each skirmish against a flyer in front, and enemies cannot be transported there straight from another planet.',

  // Texts of race abilities
  'race.terran.text':
    'Your hand limit is 8, and you start with 8 cards. Once in each of your Mobilize orders your base on the active planet may move to another friendly or empty area of that planet.',
  'race.protoss.text': 'As defender you draw 3 Combat cards before the skirmishes, not 1.',
  'race.zerg.text':
    'Your unit build limit is 2 for each different building you own; you have no Supply modules. When both sides of a battle have placed their cards, you draw 1 Combat card.',

  // Texts of objectives
  'faction.raynor.objective': 'Control 6 or more areas that yield minerals or gas.',
  'faction.mengsk.objective': 'Control all areas of 2 or more planets.',
  'faction.tassadar.objective': 'Control more areas than any other player.',
  'faction.aldaris.objective':
    'Others need 20 conquest points, not 15, for a normal victory. With 2 or more The End Draws Near in play when regrouping step 8 is over, you win.',
  'faction.queen-of-blades.objective': 'Control 3 or more areas that yield conquest points.',
  'faction.overmind.objective': 'Have bases on 3 or more different planets.',
} as const;

export type CardTextKey = keyof typeof cardTexts;
