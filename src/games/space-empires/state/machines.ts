import { MACHINE, MACHINES_BY_STRENGTH } from '../data/machines.ts';
import type { MachineFacts } from '../data/machines.ts';
import { piecesAt } from './pieces.ts';
import { MACHINES_SIDE } from './seats.ts';
import type { EmpiresState, Piece, Position } from './state.ts';
import type { SoloMachine, Weakness } from './solo/powers.ts';

/**
 * The solo-game machine that a counter stands for; `null` if the machine belongs to a match of several seats (SE-18.3).
 */
export function soloMachineOf({ solo }: Pick<Position, 'solo'>, { handle }: Pick<Piece, 'handle'>): SoloMachine | null {
  return solo?.machines.find(machine => machine.handle === handle) ?? null;
}

/**
 * The combat figures of a machine: in a solo game those of its strength (SE-25.3), otherwise the same for all machines
 * (SE-18.3).
 */
export function machineFacts(state: Pick<Position, 'solo'>, piece: Pick<Piece, 'handle'>): MachineFacts {
  const machine = soloMachineOf(state, piece);
  return machine === null ? MACHINE : MACHINES_BY_STRENGTH[machine.strength];
}

/** The counters of machines in a hex. */
export function machinesAt(state: Pick<EmpiresState, 'pieces'>, hex: Piece['at']): Piece[] {
  return piecesAt(state, hex, MACHINES_SIDE);
}

/** Whether a counter is a solo-game machine with the given weakness (SE-25.8). */
export function hasWeakness(state: Pick<Position, 'solo'>, piece: Pick<Piece, 'handle'>, weakness: Weakness): boolean {
  return soloMachineOf(state, piece)?.weakness === weakness;
}
