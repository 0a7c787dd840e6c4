import { sentence } from './sentence.ts';

type Filled = Readonly<Record<string, string | number>>;

/** The words for the unit that fires: "Cruiser of Ann"; a machine has no owner. */
function shooter({ unit, side }: Filled): string {
  return side === 'the machines' ? `The ${unit}` : `${unit} of ${side}`;
}

function rolled({ die, needed, sum }: Filled): string {
  return `${die}, needed ${needed} (${sum}).`;
}

/** Texts of combat and bombardment (SE-8, SE-9, SE-14 to SE-17). */
export const combatTexts = {
  'combat.ask': 'Where do you fight next?',
  'combat.done': 'Fight no more battles',
  'combat.enemy': 'Who do you fight first on {hex}?',
  'battle.begins': sentence('{attacker} against {defender} on {hex}.'),
  'battle.decoys': 'Decoys of {side} on {hex} are gone: {units}.',
  'battle.none': 'There is no battle on {hex}.',
  'battle.opened': 'Everybody may research {technology} from now on.',
  'battle.revealed': sentence('{side}: {units}.'),
  'battle.levels': '{seat} announces {parts}.',
  'battle.no-levels': '{seat} has no technology to announce.',
  'battle.round': 'Round {round} on {hex}.',
  'battle.bonus': sentence('{side} has the fleet size bonus, {own} against {others}.'),
  'battle.unarmed': sentence('{side} loses {units} on {hex}, which nobody defends any more.'),
  'battle.won': sentence('{side} holds {hex}.'),
  'battle.over': 'The battle on {hex} is over.',
  'screen.ask': ({ left, hex }: Filled) =>
    `What do you screen on ${hex}? Up to ${left} ${left === 1 ? 'unit' : 'units'}.`,
  'screen.done': 'Screen nothing more',
  'screen.screen': 'Screen one {unit}',
  'screen.screen-damaged': 'Screen the damaged {unit}',
  'screen.screen-all': 'Screen {units}',
  'free.join': 'Join {units} on {hex}, which are face up',
  'free.ask': 'All counters for {unit} are on the map. Do you scuttle a group to free one?',
  'free.back': 'No, do something else',
  'screen.told': sentence('{side} screens {units}.'),
  'fire.group': 'Which group of {side} fires first?',
  'fire.ask': ({ unit, left, hex }: Filled) =>
    `${unit} on ${hex}: what does it do?${Number(left) > 1 ? ` ${left} of this group are to fire.` : ''}`,
  'fire.at': '{units}: hits on {needed} or less',
  'fire.at-damaged': ({ units, damage, needed }: Filled) =>
    `${units}, ${String(units).startsWith('1 ') ? '' : 'one '}with ${damage} damage: hits on ${needed} or less`,
  'fire.in-vain': '{units}: cannot hit',
  'fire.hold': 'Hold fire',
  'fire.wait': 'Wait for the E class',
  'fire.leave': 'Declare its retreat',
  'fire.flee': 'Retreat to {hex}',
  'fire.flee-all': '{units} retreat to {hex}',
  'fire.hit': (filled: Filled) => `${shooter(filled)} hits ${filled.target}: ${rolled(filled)}`,
  'fire.missed': (filled: Filled) => `${shooter(filled)} misses ${filled.target}: ${rolled(filled)}`,
  'fire.destroyed': sentence('{side} loses a {unit}.'),
  sum: '{parts}',
  'sum.attack': 'attack {count}',
  'sum.attack-tech': '+{count} Attack',
  'sum.bonus': '+{count} fleet size',
  'sum.special': '+{count} cloaked',
  'sum.defence': '-{count} defence',
  'sum.defence-tech': '-{count} Defence',
  'retreat.told': sentence('{side}: {units} retreat from {from} to {to}.'),
  'retreat.declared': 'A Fighter of {side} declares its retreat.',
  'retreat.load': 'How many Fighters go along to {to}?',
  'mines.swept': sentence('{side} sweeps {units}.'),
  'mines.wasted': sentence('{side}: {units} go off without effect on the machine.'),
  'mines.ask': ({ hex, left }: Filled) =>
    `What does a mine on ${hex} destroy? ${left} ${left === 1 ? 'mine' : 'mines'} left.`,
  'mines.exploded': 'A mine of {side} destroys a {unit} of {enemy}.',
  'mines.offer-ask': 'Mines explode on {hex}. May they choose your cloaked Raiders?',
  'mines.hide': 'No',
  'mines.offer': 'Yes',
  'bombard.ask': 'Who fires at the colony of {seat} on {hex}, worth {value}?',
  'bombard.group': '{units}: hits on {needed} or less',
  'bombard.done': 'Fire no more',
  'bombard.hit': '{unit} of {seat} hits the colony on {hex}: {die}, needed {needed}.',
  'bombard.missed': '{unit} of {seat} misses the colony on {hex}: {die}, needed {needed}.',
  'bombard.destroyed': 'The colony of {seat} on {hex} is destroyed.',
  'bombard.world-destroyed': 'The homeworld of {seat} on {hex} is destroyed.',
  'bombard.guarded': 'The colony of {side} on {hex} is still guarded.',
} as const;
