import type { Resource } from './costs.ts';
import type { Race } from './ids.ts';
import type { UnitCounts } from './units.ts';

/** The six factions (SC-1.1). */
export const FACTION_IDS = ['raynor', 'mengsk', 'tassadar', 'aldaris', 'queen-of-blades', 'overmind'] as const;
export type FactionId = (typeof FACTION_IDS)[number];

/** The colours of the factions' pieces. */
export const FACTION_COLOURS = ['blue', 'red', 'yellow', 'orange', 'purple', 'green'] as const;
export type FactionColour = (typeof FACTION_COLOURS)[number];

/** The ids of the three kinds of order. */
export const ORDER_KINDS = ['build', 'mobilize', 'research'] as const;
export type OrderKind = (typeof ORDER_KINDS)[number];

/** The objective of a faction: its own way to win (SC-19). */
export type Objective =
  /** The objective to control this many areas that yield minerals or gas. */
  | { readonly kind: 'control-resource-areas'; readonly count: number }
  /** The objective to control every area of this many planets. */
  | { readonly kind: 'control-whole-planets'; readonly count: number }
  /** The objective to control more areas than each other player. */
  | { readonly kind: 'control-most-areas' }
  /**
   * The objective of Aldaris: the others need `othersNeed` points for a normal victory, and `endDrawsNear` The End
   * Draws Near cards end the match.
   */
  | { readonly kind: 'aldaris'; readonly othersNeed: number; readonly endDrawsNear: number }
  /** The objective to control this many areas that yield conquest points. */
  | { readonly kind: 'control-conquest-areas'; readonly count: number }
  /** The objective to have bases on this many different planets. */
  | { readonly kind: 'bases-on-planets'; readonly count: number };

/** What a faction starts with (SC-4.8). */
export type StartingForces = {
  readonly workers: number;
  readonly transports: number;
  readonly bases: number;
  readonly units: UnitCounts;
};

/** The facts of a faction sheet that differ between the two factions of a race. */
export type FactionFacts = {
  readonly race: Race;
  readonly colour: FactionColour;
  readonly startingForces: StartingForces;
  readonly objective: Objective;
  /** Whether the objective counts only in stage III. */
  readonly stage3Only: boolean;
};

/** The factions. */
export const FACTIONS: Readonly<Record<FactionId, FactionFacts>> = {
  raynor: {
    race: 'terran',
    colour: 'blue',
    startingForces: { workers: 8, transports: 1, bases: 1, units: { marine: 2, firebat: 1, vulture: 1 } },
    objective: { kind: 'control-resource-areas', count: 6 },
    stage3Only: true,
  },
  mengsk: {
    race: 'terran',
    colour: 'red',
    startingForces: { workers: 8, transports: 1, bases: 1, units: { marine: 2, firebat: 1, ghost: 1 } },
    objective: { kind: 'control-whole-planets', count: 2 },
    stage3Only: true,
  },
  tassadar: {
    race: 'protoss',
    colour: 'yellow',
    startingForces: { workers: 8, transports: 1, bases: 1, units: { zealot: 3 } },
    objective: { kind: 'control-most-areas' },
    stage3Only: true,
  },
  aldaris: {
    race: 'protoss',
    colour: 'orange',
    startingForces: { workers: 7, transports: 1, bases: 1, units: { zealot: 2, dragoon: 1 } },
    objective: { kind: 'aldaris', othersNeed: 20, endDrawsNear: 2 },
    stage3Only: false,
  },
  'queen-of-blades': {
    race: 'zerg',
    colour: 'purple',
    startingForces: { workers: 7, transports: 1, bases: 1, units: { zergling: 3, hydralisk: 2 } },
    objective: { kind: 'control-conquest-areas', count: 3 },
    stage3Only: true,
  },
  overmind: {
    race: 'zerg',
    colour: 'green',
    startingForces: { workers: 8, transports: 1, bases: 1, units: { zergling: 4, hydralisk: 1 } },
    objective: { kind: 'bases-on-planets', count: 3 },
    stage3Only: true,
  },
};

/** The numbers of pieces that every faction owns, apart from the units and tokens of its race (SC-2.1). */
export type FactionPieces = {
  readonly bases: number;
  readonly workers: number;
  readonly transports: number;
  readonly standardOrders: Readonly<Record<OrderKind, number>>;
  readonly specialOrders: Readonly<Record<OrderKind, number>>;
};

/** The same pieces for every faction. Its order tokens are divided evenly among the kinds (ruling order-tokens). */
export const FACTION_PIECES: FactionPieces = {
  bases: 6,
  workers: 15,
  transports: 7,
  standardOrders: { build: 2, mobilize: 2, research: 2 },
  specialOrders: { build: 1, mobilize: 1, research: 1 },
};

/** How many workers fit on each of the two permanent resources, which are printed on every faction sheet. */
export const PERMANENT_RESOURCES: Readonly<Record<Resource, number>> = { mineral: 4, gas: 2 };
