import type { Viewer } from '../../../src/kernel/words/message.ts';
import type { FleetState, Kind, Seen } from './state.ts';

/** What a viewer may know. */
export interface FleetView {
  readonly round: number;
  readonly taken: number;
  readonly seats: readonly {
    readonly in: boolean;
    readonly lost: readonly Kind[];
    readonly coins?: number;
    readonly sheet?: readonly Kind[] | null;
    readonly scanned?: boolean;
  }[];
  readonly counters: readonly {
    readonly handle: number;
    readonly owner: number;
    readonly at: number;
    readonly up: boolean;
    readonly kind?: Kind;
    readonly moved?: boolean;
  }[];
  readonly seen: readonly Omit<Seen, 'by'>[];
}

/** The view of Fleets. Counters stand in the order of their handles: any other would tell which of them is which. */
export function fleetView({ round, taken, seats, counters, seen }: FleetState, viewer: Viewer): FleetView {
  return {
    round,
    taken,
    seats: seats.map(({ in: isIn, lost, coins, sheet, scanned }, seat) => ({
      in: isIn,
      lost,
      ...(seat === viewer ? { coins, sheet, scanned } : {}),
    })),
    counters: counters
      .map(({ kind, moved, ...open }) => ({
        ...open,
        ...(open.up || open.owner === viewer ? { kind } : {}),
        ...(open.owner === viewer ? { moved } : {}),
      }))
      .sort((one, other) => one.handle - other.handle),
    seen: seen.filter(({ by }) => by === viewer).map(({ owner, at, kinds }) => ({ owner, at, kinds })),
  };
}
