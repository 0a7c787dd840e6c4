import type { HexId } from '../../data/hexes.ts';
import type { MachineStrength } from '../../data/machines.ts';
import type { Levels } from '../../data/technologies.ts';

/** The weakness of a machine in a solo game, rolled when it first fights (SE-25.8). */
export const WEAKNESSES = ['fighters', 'mines', 'cloaking', 'large-fleet', 'none'] as const;
export type Weakness = (typeof WEAKNESSES)[number];

/** A machine of a game of one (SE-25). */
export interface SoloMachine {
  readonly strength: MachineStrength;
  /** The economic phase at whose end it appears (SE-25.3). */
  readonly phase: number;
  fate: 'coming' | 'here' | 'destroyed';
  /** Its counter, while it is on the map. */
  handle: number | null;
  /** `null`: it has not fought yet. */
  weakness: Weakness | null;
}

/** The solo part of a match, all of it public. */
export interface Solo {
  /** The doomsday machines, in the order in which they appear (SE-25). */
  machines: SoloMachine[];
  /** The alien empires (SE-26). */
  empires: AlienEmpire[];
}

/** An alien empire of a game of one (SE-26.2). */
export interface AlienEmpire {
  readonly world: HexId;
  /** Its homeworld is destroyed: it builds nothing more. */
  fallen: boolean;
  /** Its banks, in CP. */
  fleet: number;
  tech: number;
  defence: number;
  levels: Levels;
  /** The phases from which on each of its extra economic rolls counts (SE-26.3). */
  extra: number[];
  /** Fleets whose ships have not been chosen yet: their counters, and their value in CP (SE-26.5). */
  unbuilt: { readonly handle: number; readonly cp: number }[];
  /** The counters of raider fleets that have not fought yet (SE-26.6). */
  fresh: number[];
  /**
   * Whether it has been announced that no way leads from the homeworld to a colony of the player any more (SE-26.8.1).
   */
  sealed: boolean;
}
