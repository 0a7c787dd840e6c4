import { capitalized, sentence } from './sentence.ts';

type Filled = Readonly<Record<string, string | number>>;

/** The words for when a match ends without a winner. */
function endWithoutWinner(cycles: string | number | undefined): string {
  return Number(cycles) > 0 ? `after cycle ${cycles}, or when you give up` : 'only when you give up';
}

/** Texts of the game against alien empires (SE-26). */
export const aliensTexts = {
  'empire.phase': 'Economic phase {phase} of {side}',
  'empire.turn': 'A fleet of {side} on {hex}',
  'empire.rolls': ({ side, rolls, phase, own, extra }: Filled) =>
    `${capitalized(side)} has ${rolls} economic ${rolls === 1 ? 'roll' : 'rolls'}: ${own} by row ${phase} of its sheet${Number(extra) > 0 ? `, ${extra} extra` : ''}.`,
  'empire.economy.economy': sentence('{side} rolls {die}: one more economic roll from phase {from} on.'),
  'empire.economy.fleet': sentence('{side} rolls {die}: {cp} CP for fleets, {bank} in that bank.'),
  'empire.economy.tech': sentence('{side} rolls {die}: {cp} CP for technology, {bank} in that bank.'),
  'empire.economy.defence': sentence('{side} rolls {die}: {cp} CP for defence, {bank} in that bank.'),
  'empire.launches': ({ side, die, modifier, needed }: Filled) =>
    `${capitalized(side)} rolls ${die}${modifier === 0 ? '' : ` - ${modifier}`}, ${needed} or less is needed: it launches a fleet.`,
  'empire.waits': ({ side, die, modifier, needed }: Filled) =>
    `${capitalized(side)} rolls ${die}${modifier === 0 ? '' : ` - ${modifier}`}, ${needed} or less is needed: it launches nothing.`,
  'empire.raiders': sentence('{side} launches {count} Raiders on {hex}.'),
  'empire.fleet': sentence('{side} launches a fleet of {cp} CP on {hex}; nobody knows its ships yet.'),
  'empire.roll.movement': sentence(
    '{side} rolls {die} at its launch, up to {needed}: it buys Movement if its bank pays for it.',
  ),
  'empire.roll.no-movement': sentence('{side} rolls {die} at its launch, more than {needed}: no Movement.'),
  'empire.roll.table': sentence('{side} rolls {die} on its table: {level}.'),
  'empire.roll.table-again': sentence('{side} rolls {die} on its table, which it cannot buy: it rolls again.'),
  'empire.bought': sentence('{side} buys {level} for {price} CP; {left} are left.'),
  'empire.wants': sentence('{side} rolls {die}, {needed} or less is needed: it buys {level}.'),
  'empire.wants-not': sentence('{side} rolls {die}, {needed} or less is needed: no {level} now.'),
  'empire.roll.carriers': sentence('{side} rolls {die} for Carriers: 1 to 4 builds them.'),
  'empire.roll.composition': sentence(
    '{side} rolls {die} for its other ships: 1 to 3 many, 4 to 6 balanced, 7 to 10 large.',
  ),
  'empire.roll.composition-wary': sentence(
    '{side} rolls {die} - 2 for its other ships, as it has met Fighters: 3 or less many, 4 to 6 balanced, 7 and 8 large.',
  ),
  'empire.built': sentence('{side} builds {units} on {hex} for {cp} CP; {left} go back to the bank.'),
  'empire.built-nothing': sentence('{side} builds nothing on {hex}: {left} of {cp} CP go back to the bank.'),
  'empire.attacked': 'The homeworld of {side} on {hex} is attacked: it spends its banks.',
  'empire.bases': sentence(
    '{side} spends its defence CP on bases, since this match has no mines: {bases}; {left} CP are left.',
  ),
  'empire.defences': sentence('{side} rolls {die} for its defence: bases {bases}, mines {mines}; {left} CP are left.'),
  'empire.target-ask': 'A fleet of {side} on {hex} may go to any of these colonies. Which one?',
  'empire.moves':
    'A fleet of {side} goes from {from} to {to}, towards {target}: nobody defends it; hexes to go: {left}, economic phases before it arrives: {phases}.',
  'empire.moves-defended':
    'A fleet of {side} goes from {from} to {to}, towards {target}, which is defended; hexes to go: {left}, economic phases before it arrives: {phases}.',
  'empire.stays': 'Raiders of {side} stay on {hex}: every colony is guarded too well.',
  'empire.shut-in':
    'A fleet of {side} on {hex} is shut in for good: every way to a colony leads through a black hole or a supernova.',
  'empire.sealed': ({ side, hex, cycles }: Filled) =>
    `The homeworld of ${side} on ${hex} is sealed in for good: every way to your colonies leads through a black hole or a supernova, which its fleets never enter. No more of them will come. You win by destroying it, through a black hole; otherwise the game ends ${endWithoutWinner(cycles)}.`,
  'empire.sealed-off': ({ side, hex, cycles }: Filled) =>
    `The homeworld of ${side} on ${hex} is sealed in for good: only supernovae lead there, which nobody ever enters. Neither its fleets nor yours can pass, so that this game cannot be won any more. It ends when your homeworld falls, or ${endWithoutWinner(cycles)}.`,
  'empire.aims.kill': '{unit} of {side} aims at a {target}: the best chance for the price to destroy it.',
  'empire.aims.enabler': '{unit} of {side} aims at a {target}, which hinders the Raiders or Fighters of {side}.',
  'empire.aims.dearest': '{unit} of {side} aims at a {target}, the dearest.',
  'empire.hits-colony': '{unit} of {side} hits the colony on {hex}: {die}, needed {needed}.',
  'empire.misses-colony': '{unit} of {side} misses the colony on {hex}: {die}, needed {needed}.',
  'empire.fell': 'The homeworld of {side} on {hex} is destroyed. It builds nothing more.',
  'victory.aliens': '{seat} wins in cycle {cycle}: the homeworlds of all alien empires are destroyed.',
  'defeat.aliens': '{seat} loses in cycle {cycle}: {side} has destroyed the homeworld on {hex}.',
} as const;
