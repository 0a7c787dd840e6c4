import type { Ref } from '../kernel/words/message.ts';

/** Something that a seat has on the board: a group, a colony, a base. */
export interface Holding {
  /** The place on the board where it is. */
  readonly place: Ref;
  /** What that place is called. */
  readonly named: string;
  /** What it is. */
  readonly words: string;
  /** Whether it could do something now and has not. */
  readonly isIdle: boolean;
  /** How strong it is, to be compared with the others of its list. */
  readonly strength: number;
}

/** By what a list of holdings is sorted: what is idle first, place by place as its game lists them, or by strength. */
export const HOLDING_ORDERS = ['idle', 'place', 'strength'] as const;
export type HoldingOrder = (typeof HOLDING_ORDERS)[number];

/** Holdings in an order; those that are alike in it stay as they are. */
export function sortedHoldings(holdings: readonly Holding[], order: HoldingOrder): readonly Holding[] {
  if (order === 'place') return holdings;
  const idle = ({ isIdle }: Holding): number => (isIdle ? 1 : 0);
  return [...holdings].sort((one, other) =>
    order === 'idle' ? idle(other) - idle(one) || other.strength - one.strength : other.strength - one.strength,
  );
}
