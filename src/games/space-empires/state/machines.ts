import type { Side } from '../../../kernel/words/message.ts';
import { MACHINE, MACHINES_BY_STRENGTH } from '../data/machines.ts';
import type { MachineFacts } from '../data/machines.ts';
import { piecesAt } from './pieces.ts';
import { MACHINES_SIDE } from './seats.ts';
import type { Battle, EmpiresState, Piece, Position, SoloMachine, Weakness } from './state.ts';

/** The machine of a game of one that a counter stands for; `null`: one of a match of several seats (SE-18.3). */
export function soloMachineOf({ solo }: Pick<Position, 'solo'>, { handle }: Pick<Piece, 'handle'>): SoloMachine | null {
  return solo?.machines.find(machine => machine.handle === handle) ?? null;
}

/** How strong a machine is: by its strength in a game of one (SE-25.3), else as all are (SE-18.3). */
export function machineFacts(state: Pick<Position, 'solo'>, piece: Pick<Piece, 'handle'>): MachineFacts {
  const machine = soloMachineOf(state, piece);
  return machine === null ? MACHINE : MACHINES_BY_STRENGTH[machine.strength];
}

/** Whether a side of a battle is the machines. */
export function fightsMachines({ attacker, defender }: Pick<Battle, 'attacker' | 'defender'>): boolean {
  return attacker === MACHINES_SIDE || defender === MACHINES_SIDE;
}

/** The machines in a hex. */
export function machinesAt(state: Pick<EmpiresState, 'pieces'>, hex: Piece['at']): Piece[] {
  return piecesAt(state, hex, MACHINES_SIDE);
}

/** Whether a counter is a machine with that weakness (SE-25.8). */
export function hasWeakness(state: Pick<Position, 'solo'>, piece: Pick<Piece, 'handle'>, weakness: Weakness): boolean {
  return soloMachineOf(state, piece)?.weakness === weakness;
}

/** Whether Raiders can be cloaked against a side in a hex: machines see them, but for those with that weakness (SE-25.5, SE-25.8). */
export function canBeFooled(state: Pick<EmpiresState, 'solo' | 'pieces'>, hex: Piece['at'], side: Side): boolean {
  if (side !== MACHINES_SIDE) return true;
  const machines = machinesAt(state, hex);
  return machines.length > 0 && machines.every(machine => hasWeakness(state, machine, 'cloaking'));
}
