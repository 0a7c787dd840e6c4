import type { Seat } from '../../../kernel/words/message.ts';
import type { BuildingId } from '../data/buildings.ts';
import type { Cost } from '../data/costs.ts';
import type { OrderKind } from '../data/factions.ts';
import type { ModuleId } from '../data/modules.ts';
import type { AreaId, PlanetId } from '../data/planets.ts';
import type { TechnologyId } from '../data/technologies.ts';
import type { UnitType } from '../data/units.ts';
import type { RouteId } from './route-id.ts';

/** An order token on the board. Its back shows the seat and whether it is special; its face shows the kind. */
export interface OrderToken {
  readonly seat: Seat;
  readonly order: OrderKind;
  readonly special: boolean;
}

/** Something that a seat can buy. */
export type Purchase =
  | { readonly buy: 'worker' }
  | { readonly buy: 'transport'; readonly route: RouteId }
  | { readonly buy: 'unit'; readonly unit: UnitType; readonly area: AreaId }
  | { readonly buy: 'building'; readonly building: BuildingId }
  | { readonly buy: 'module'; readonly module: ModuleId }
  | { readonly buy: 'base'; readonly area: AreaId }
  | { readonly buy: 'technology'; readonly technology: TechnologyId };

/** Where a worker can be put to pay: a permanent resource or the Resource card of an area. */
export type PayingPlace = 'permanent-mineral' | 'permanent-gas' | AreaId;

/** A payment in progress. It has no effect until the last worker is placed (SC-7.5.6). */
export interface Payment {
  readonly purchase: Purchase;
  readonly cost: Cost;
  /** The workers placed so far, with at most one entry for each place. */
  placed: { readonly place: PayingPlace; workers: number }[];
}

/** A move that is planned and not yet carried out (SC-10.7). */
export interface PlannedMove {
  readonly unit: UnitType;
  readonly from: AreaId;
  readonly to: AreaId;
  count: number;
}

/** The order that is being carried out, with all of its progress that people may see, even in the middle of a step. */
export interface OrderInProgress {
  readonly seat: Seat;
  readonly planet: PlanetId;
  readonly order: OrderKind;
  readonly special: boolean;
  /** For a Build order: the number of units built so far (SC-8). */
  unitsBuilt: number;
  /** For a Build order: the purchases made in step 1 so far (SC-8.1). */
  bought: Purchase[];
  discountUsed: boolean;
  /**
   * For a Build order: own units on the active planet when the order began; only these can be sacrificed (SC-8.1.5).
   */
  standing: { readonly area: AreaId; readonly unit: UnitType; count: number }[];
  /** For a Mobilize order: the planned moves (SC-10.7). */
  moves: PlannedMove[];
  /** For a Mobilize order: the area where a lifted-off base will land (SC-22.1.2); `null` if no lift-off is planned. */
  liftOff: AreaId | null;
  /** For a Research order: the technology that was bought (SC-11); `null` if none was. */
  technology: TechnologyId | null;
}
