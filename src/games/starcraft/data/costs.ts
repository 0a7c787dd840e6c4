/** The two resources a player pays with. */
export const RESOURCES = ['mineral', 'gas'] as const;
export type Resource = (typeof RESOURCES)[number];

/** A price in minerals and gas. */
export type Cost = { readonly minerals: number; readonly gas: number };

/** The price of a worker. */
export const WORKER_COST: Cost = { minerals: 1, gas: 0 };

/** The price of a transport. */
export const TRANSPORT_COST: Cost = { minerals: 1, gas: 0 };

/** The price of a base. */
export const BASE_COST: Cost = { minerals: 2, gas: 0 };
