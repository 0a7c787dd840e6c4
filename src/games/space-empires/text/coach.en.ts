/** The texts of the coach when a seat meets a kind of question for the first time; the key is `coach.` and the kind. */
export const coachTexts = {
  'coach.set-up.area':
    'Where your home lies on the map. Look at who would be near, and how much deep space lies between you.',
  'coach.set-up.extra': 'One more hex of home. It gets one of your own markers.',
  'coach.set-up.world':
    'Your homeworld yields 20 CP and is what the others want to destroy. Planets near it pay soonest.',
  'coach.move.choose':
    'Choose a counter, then where it goes. Scouts explore: enter unexplored hexes beside them. Colony Ships settle planets that have been found, and the Miner tows minerals home.',
  'coach.move.where': 'One hex at a time. Others in the hex may go along.',
  'coach.move.split': 'This many units leave the group and get a counter of their own.',
  'coach.move.scuttle': 'Scuttled units are gone for good. They free a counter, and cost no maintenance.',
  'coach.move.scanned': 'Only you have seen it. Put back, the marker stays your secret.',
  'coach.entry.scuttle': 'What you scuttle now vanishes like a decoy, and the enemy learns nothing.',
  'coach.combat.hex': 'You fight in every hex where you meet others. The order is yours.',
  'coach.combat.enemy': 'Only two sides fight at a time.',
  'coach.combat.settle': 'The planet is free now, and a Colony Ship is here.',
  'coach.raiders.scanner': 'A Destroyer with a scanner as good as their Cloaking finds them.',
  'coach.raiders.avoid': 'Unseen Raiders need not fight.',
  'coach.battle.withdraw': 'Cloaked Raiders may leave before the first shot.',
  'coach.battle.screen': 'Screened units are out of this round. Keep damaged ships and Carriers back.',
  'coach.battle.free':
    'A part of a group needs a counter of its own. The whole group may still act together, or a group of the type is scuttled.',
  'coach.battle.group': 'Groups of the same class fire in the order that you like.',
  'coach.battle.fire': 'Choose a target for this one unit. The number beside it is the highest roll that hits.',
  'coach.battle.load': 'Fighters that declared their retreat go along.',
  'coach.mines.offer': 'Mines that took your Raiders cannot take anything else.',
  'coach.mines.target': 'Each mine destroys one ship of any size.',
  'coach.bombard.fire': 'Each hit lowers the colony by a step. Firing turns a group face up.',
  'coach.explore.hex': 'Markers are turned up one after the other.',
  'coach.explore.back': 'Units cannot stay on a supernova.',
  'coach.explore.shift': 'You decide where they come out: far from home, or in a black hole.',
  'coach.turn.refit': 'Old ships at a yard may be brought to your newest technology.',
  'coach.economy.grant':
    'Each grant costs 5 CP and rolls a die. When you have the price of the next level together, it is yours at once, for the units of this phase too.',
  'coach.sheet.row':
    'Buy technology and units with what is left. Ships cost maintenance in every phase; Colony Ships and technology do not. All bids are paid; the highest names the first player.',
  'coach.sheet.done': 'Nobody sees your sheet. You may start it over.',
  'coach.economy.first': 'Your bid was the highest: you say who goes first.',
  'coach.empire.target': 'The fleet has no reason to prefer one of these colonies: you say for which it goes.',
  'coach.machine.target': 'The machine may go for any of these colonies: you say for which.',
  'coach.machine.step': 'Both ways are equally long. You say which hex it comes to now.',
  'coach.victory.conquest': 'You may take over technology in which the loser was ahead.',
} as const;
