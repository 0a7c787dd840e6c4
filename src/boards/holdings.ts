import type { Ref } from '../kernel/words/message.ts';

/** Something that a seat has on the board: a group, a colony, a base. */
export interface Holding {
  /** The address of the thing's place on the board. */
  readonly place: Ref;
  /** The name of the place. */
  readonly named: string;
  /** A short description of the thing. */
  readonly words: string;
  /** Whether the thing could still do something now. */
  readonly isIdle: boolean;
  /** The strength of the thing, for comparing it with others in its list. */
  readonly strength: number;
}

/** The orders of a list of holdings: idle ones first, by place in the game's order, or by strength. */
export const HOLDING_ORDERS = ['idle', 'place', 'strength'] as const;
export type HoldingOrder = (typeof HOLDING_ORDERS)[number];

/** Sorts holdings; equal ones keep their order. */
export function sortedHoldings(holdings: readonly Holding[], order: HoldingOrder): readonly Holding[] {
  if (order === 'place') return holdings;
  const idle = ({ isIdle }: Holding): number => (isIdle ? 1 : 0);
  return [...holdings].sort((one, other) =>
    order === 'idle' ? idle(other) - idle(one) || other.strength - one.strength : other.strength - one.strength,
  );
}
