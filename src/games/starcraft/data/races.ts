import type { BuildingId, Race } from './ids.ts';

export { RACE_IDS } from './ids.ts';
export type { Race } from './ids.ts';

/** The unit limit of a Build order (SC-8.1.4): by Supply modules, or by the number of different buildings. */
type BuildLimit =
  | { readonly by: 'supply'; readonly start: number; readonly perSupplyModule: number }
  | { readonly by: 'building-types'; readonly perBuildingType: number };

/** The facts that are the same on both faction sheets of a race. */
type RaceFacts = {
  readonly handLimit: number;
  readonly startingHand: number;
  readonly buildLimit: BuildLimit;
  readonly moduleSpaces: number;
  /** The building whose first level is printed on the sheet. */
  readonly printedBuilding: BuildingId;
  /** Whether the race's bases may move during a Mobilize order (SC-22.1.2). */
  readonly liftOff: boolean;
  /** The number of Combat cards that the defender draws in battle step 3 (SC-13.3, SC-22.2). */
  readonly defenderDraw: number;
  /** The number of Combat cards drawn after both sides have placed theirs (SC-22.3). */
  readonly drawAfterPlacing: number;
};

/** The races (SC-22). */
export const RACES: Readonly<Record<Race, RaceFacts>> = {
  terran: {
    handLimit: 8,
    startingHand: 8,
    buildLimit: { by: 'supply', start: 2, perSupplyModule: 1 },
    moduleSpaces: 5,
    printedBuilding: 'barracks',
    liftOff: true,
    defenderDraw: 1,
    drawAfterPlacing: 0,
  },
  protoss: {
    handLimit: 6,
    startingHand: 6,
    buildLimit: { by: 'supply', start: 2, perSupplyModule: 1 },
    moduleSpaces: 5,
    printedBuilding: 'gateway',
    liftOff: false,
    defenderDraw: 3,
    drawAfterPlacing: 0,
  },
  zerg: {
    handLimit: 6,
    startingHand: 6,
    buildLimit: { by: 'building-types', perBuildingType: 2 },
    moduleSpaces: 3,
    printedBuilding: 'spawning-pool',
    liftOff: false,
    defenderDraw: 1,
    drawAfterPlacing: 1,
  },
};
