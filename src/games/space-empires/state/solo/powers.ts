import type { HexId } from '../../data/hexes.ts';
import type { MachineStrength } from '../../data/machines.ts';
import type { Levels } from '../../data/technologies.ts';

/** The weakness of a machine in a solo game, rolled when it first fights (SE-25.8). */
export const WEAKNESSES = ['fighters', 'mines', 'cloaking', 'large-fleet', 'none'] as const;
export type Weakness = (typeof WEAKNESSES)[number];

/** A doomsday machine of a solo game (SE-25). */
export interface SoloMachine {
  readonly strength: MachineStrength;
  /** The economic phase at whose end the machine appears (SE-25.3). */
  readonly phase: number;
  fate: 'coming' | 'here' | 'destroyed';
  /** The handle of the machine's counter; `null` while it is not on the map. */
  handle: number | null;
  /** The weakness of the machine; `null` if it has not fought yet. */
  weakness: Weakness | null;
}

/** The solo part of a match, all of which is public. */
export interface Solo {
  /** The doomsday machines in order of appearance (SE-25). */
  machines: SoloMachine[];
  /** The alien empires (SE-26). */
  empires: AlienEmpire[];
}

/** An alien empire of a solo game (SE-26.2). */
export interface AlienEmpire {
  readonly world: HexId;
  /** Whether the empire's homeworld is destroyed, so that the empire builds nothing more. */
  fallen: boolean;
  /** The empire's banks for fleets, technology and defence, in CP. */
  fleet: number;
  tech: number;
  defence: number;
  levels: Levels;
  /** For each extra economic roll of the empire, the first economic phase in which it counts (SE-26.3). */
  extra: number[];
  /** The empire's fleets whose ships have not been chosen yet: their handles, and their value in CP (SE-26.5). */
  unbuilt: { readonly handle: number; readonly cp: number }[];
  /** The handles of the empire's Raider counters that have not fought yet (SE-26.6). */
  fresh: number[];
  /**
   * Whether it has been announced that no path leads from the empire's homeworld to a colony of the player any more
   * (SE-26.8.1).
   */
  sealed: boolean;
}
