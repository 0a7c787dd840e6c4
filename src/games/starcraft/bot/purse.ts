import type { Cost } from '../data/costs.ts';
import { PERMANENT_RESOURCES } from '../data/factions.ts';
import { AREAS } from '../data/planets.ts';
import type { SeatView } from '../view.ts';

/** What a seat can spend without force mining: its workers, and the free places for them on each resource. */
export interface Purse {
  workers: number;
  minerals: number;
  gas: number;
}

/** The parts of a seat's view that say where its workers are. */
export type Workers = Pick<SeatView, 'pool' | 'unavailable' | 'permanent' | 'resourceCards'>;

/** The purse of a seat: what it can spend now without force mining. */
export function purseOf({ pool, permanent, resourceCards }: Workers): Purse {
  const purse: Purse = {
    workers: pool,
    minerals: PERMANENT_RESOURCES.mineral - permanent.mineral,
    gas: PERMANENT_RESOURCES.gas - permanent.gas,
  };
  for (const { area, workers } of resourceCards) {
    const { yields, amount } = AREAS[area];
    const room = Math.max(0, amount - workers);
    if (yields === 'gas') purse.gas += room;
    else purse.minerals += room;
  }
  return purse;
}

/**
 * How many workers a seat can use in a round: one for each mineral and one for every second gas, since it rarely needs
 * all its gas.
 */
export function usefulWorkersOf({ resourceCards }: Workers): number {
  const resourceAmounts = { ...PERMANENT_RESOURCES };
  for (const { area } of resourceCards) {
    const { yields, amount } = AREAS[area];
    resourceAmounts[yields === 'gas' ? 'gas' : 'mineral'] += amount;
  }
  return resourceAmounts.mineral + Math.ceil(resourceAmounts.gas / 2);
}

/** The number of all workers of a seat. */
export function workersOf({ pool, unavailable, permanent, resourceCards }: Workers): number {
  const placed = resourceCards.reduce((sum, { workers }) => sum + workers, 0);
  return pool + unavailable + permanent.mineral + permanent.gas + placed;
}

/** Whether the purse covers the cost. */
export function affords({ workers, minerals, gas }: Purse, cost: Cost): boolean {
  return cost.minerals + cost.gas <= workers && cost.minerals <= minerals && cost.gas <= gas;
}

/** Subtracts a price from the purse. */
export function spend(purse: Purse, cost: Cost): void {
  purse.workers -= cost.minerals + cost.gas;
  purse.minerals -= cost.minerals;
  purse.gas -= cost.gas;
}
