import { sentence } from './sentence.ts';

/** Texts of the solo game against doomsday machines (SE-25). */
export const soloTexts = {
  'solo.die': 'Leave it to a die',
  'solo.die-chose': 'A die chooses {hex}.',
  'machine.arrives': 'Machine {number} of strength {strength} appears on {hex} (die {die}).',
  'machine.turn': 'Machine {number} on {hex}',
  'machine.target-ask': 'Machine {number} on {hex} may go to any of these colonies. Which one?',
  'machine.step-ask': 'Machine {number} on {hex} has several shortest ways to {target}. Which one does it take?',
  'machine.moves':
    'Machine {number} moves from {from} to {to}, towards {target}: the nearest colony, worth {value}; hexes to go: {left}.',
  'machine.weakness.fighters': 'Die {die}: the machine is weak against fighters.',
  'machine.weakness.mines': 'Die {die}: the machine is weak against mines.',
  'machine.weakness.cloaking': 'Die {die}: the machine is weak against cloaked Raiders.',
  'machine.weakness.large-fleet': 'Die {die}: the machine is weak against ten ships or more.',
  'machine.weakness.none': 'Die {die}: the machine has no weakness.',
  'machine.mine-hit': 'A mine of {side} hits the machine: {die}, needed {needed}.',
  'machine.mine-missed': 'A mine of {side} misses the machine: {die}, needed {needed}.',
  'machine.large-fleet': sentence('{side} has the fleet size bonus with {able} units that can hit the machine.'),
  'machine.aims.fighters': 'The machine aims at a {target}: it is weak against them.',
  'machine.aims.raiders': 'The machine aims at a {target}: it is weak against them.',
  'machine.aims.large-fleet': 'The machine aims at a {target}, to bring the fleet below ten.',
  'machine.aims.damaged': 'The machine aims at the damaged {target} again.',
  'machine.aims.best': 'The machine aims at a {target}: the best chance for the price.',
  'machine.destroyed': 'Machine {number} is destroyed.',
  'machine.planet': 'Machine {number} destroys the {marker} on {hex}.',
  'machine.colony': 'Machine {number} destroys the {marker} on {hex} with its colony, worth {value}.',
  'machine.heals': 'Machine {number} heals {healed}: {left} of {hull} left.',
} as const;
