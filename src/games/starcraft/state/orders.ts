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

/** What a seat can pay for. */
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

/** A payment in progress (SC-7.5.6): nothing of it counts before the last worker is placed. */
export interface Payment {
  readonly purchase: Purchase;
  readonly cost: Cost;
  /** Workers placed so far, each place at most once. */
  placed: { readonly place: PayingPlace; workers: number }[];
}

/** A move that is planned and not yet carried out (SC-10.7). */
export interface PlannedMove {
  readonly unit: UnitType;
  readonly from: AreaId;
  readonly to: AreaId;
  count: number;
}

/** The order that is being carried out: all that a person should see of it lies here, also in mid-step. */
export interface OrderInProgress {
  readonly seat: Seat;
  readonly planet: PlanetId;
  readonly order: OrderKind;
  readonly special: boolean;
  /** Build: how far it is (SC-8). */
  unitsBuilt: number;
  /** Build: what was bought in its first step so far (SC-8.1). */
  bought: Purchase[];
  discountUsed: boolean;
  /** Build: own units on the active planet when the order began, for what is built by sacrifice (SC-8.1.5). */
  standing: { readonly area: AreaId; readonly unit: UnitType; count: number }[];
  /** Mobilize: what is planned (SC-10.7). */
  moves: PlannedMove[];
  /** Mobilize: where the base is to land (SC-22.1.2). */
  liftOff: AreaId | null;
  /** Research: the technology bought (SC-11). */
  technology: TechnologyId | null;
}
