import { MACHINES_SIDE } from '../../../../../src/games/space-empires/state/seats.ts';
import type { HexId } from '../../../../../src/games/space-empires/data/hexes.ts';
import type { MachineStrength } from '../../../../../src/games/space-empires/data/machines.ts';
import type { SoloMachine, Weakness } from '../../../../../src/games/space-empires/state/solo/powers.ts';
import { scene } from '../../scene.ts';
import type { Scene } from '../../scene.ts';

/** A machine on the map, and two that are to come. */
export function withMachine(
  table: Scene,
  at: HexId,
  {
    strength = 1,
    damage = 0,
    weakness = null,
  }: { strength?: MachineStrength; damage?: number; weakness?: Weakness | null } = {},
): Scene {
  table.units(MACHINES_SIDE, at, 'machine');
  const piece = table.state.pieces.at(-1);
  if (piece !== undefined) piece.damage = damage;
  const handle = piece?.handle ?? null;
  const first: SoloMachine = { phase: 1, strength, fate: 'here', handle, weakness };
  const later = (phase: number): SoloMachine => ({ phase, strength: 3, fate: 'coming', handle: null, weakness: null });
  table.state.solo = { machines: [first, later(9), later(11)], empires: [] };
  return table;
}

/** The small map, or what is named; nothing on it but the homeworld on L7. */
export function alone(options: Readonly<Record<string, unknown>> = {}): Scene {
  return scene(1, { scenario: 'solo-machines-small', ...options });
}

/** The turn of the machines, and what comes after it. */
export function machinesMove(table: Scene): Scene {
  return table.begin('solo.machines', {}, { step: 'economy.begin', args: {} });
}

export const machineOn = (table: Scene): HexId | undefined =>
  table.now.pieces.find(({ kind }) => kind === 'machine')?.at;

export const first = (table: Scene): SoloMachine | undefined => table.now.solo?.machines[0];
