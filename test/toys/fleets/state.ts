import * as v from 'valibot';
import type { Handles } from '../../../src/kernel/match/handles.ts';
import type { Framed } from '../../../src/kernel/match/play.ts';
import { countShape, handlesShape, outcomeShape, randomShape, seatShape } from '../../../src/kernel/match/shapes.ts';
import type { SeatInfo } from '../../../src/kernel/match/record.ts';
import { literal, Refusal } from '../../../src/kernel/match/refusal.ts';
import type { Seat } from '../../../src/kernel/words/message.ts';

// Fleets, a toy game of hidden counters. It uses what Space Empires needs of the kernel: sheets that are torn up,
// counters that are turned up and down again, scans of which only one seat hears, and a power that plays against
// everybody.

/** What a counter may be: its price, how many a seat has, and up to which side of a die it hits. */
export const KINDS = {
  scout: { price: 2, most: 4, hits: 2 },
  cruiser: { price: 3, most: 3, hits: 3 },
  decoy: { price: 1, most: 3, hits: 0 },
} as const;
export type Kind = keyof typeof KINDS;
export const KIND_IDS: readonly Kind[] = ['scout', 'cruiser', 'decoy'];

/** The places of the map lie in a ring. */
export const PLACES = 9;

/** What every seat gets before it buys, each round. */
export const INCOME = 4;

/** Where a seat's counters come into play. */
export function homeOf(seat: Seat): number {
  return seat * 2;
}

/** A counter on the map. */
export interface Counter {
  handle: number;
  readonly owner: Seat;
  readonly kind: Kind;
  at: number;
  /** Turned up: everybody sees what it is. */
  up: boolean;
  /** It has moved in this turn. */
  moved: boolean;
}

/** What a seat saw of the counters of somebody at a place: they are still among those that lie there. */
export interface Seen {
  readonly by: Seat;
  readonly owner: Seat;
  at: number;
  readonly kinds: readonly Kind[];
}

export interface FleetSeat {
  in: boolean;
  /** Its money, which only it knows. */
  coins: number;
  /** What it has lost, which everybody saw. */
  lost: Kind[];
  /** What it writes down to buy; `null`: nothing yet. */
  sheet: Kind[] | null;
  scanned: boolean;
}

/** A battle that goes on: who came into it, whose die falls, and how many have fallen. */
export interface Shooting {
  at: number;
  mover: Seat;
  by: Seat;
  shots: number;
}

export type FleetSteps = {
  round: {};
  buy: { seat: Seat };
  place: {};
  turn: { seat: Seat };
  battle: { at: number; by: Seat };
  shot: Shooting;
  hit: Shooting;
  calm: { at: number; mover: Seat };
  storm: {};
  blown: { at: number };
  concession: { seat: Seat };
};

export interface FleetState extends Framed<FleetSteps> {
  seats: FleetSeat[];
  counters: Counter[];
  handles: Handles;
  seen: Seen[];
  round: number;
  rounds: number;
  /** How many counters the storm has taken. */
  taken: number;
}

const kind = v.picklist(KIND_IDS);
const at = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(PLACES - 1));
const none = v.strictObject({});
const bySeat = v.strictObject({ seat: seatShape });
const shooting = v.strictObject({ at, mover: seatShape, by: seatShape, shots: countShape });

const fleetStateShape = v.strictObject({
  random: randomShape,
  revealed: countShape,
  agenda: v.array(
    v.variant('step', [
      v.strictObject({ step: v.literal('round'), args: none }),
      v.strictObject({ step: v.literal('buy'), args: bySeat }),
      v.strictObject({ step: v.literal('place'), args: none }),
      v.strictObject({ step: v.literal('turn'), args: bySeat }),
      v.strictObject({ step: v.literal('battle'), args: v.strictObject({ at, by: seatShape }) }),
      v.strictObject({ step: v.literal('shot'), args: shooting }),
      v.strictObject({ step: v.literal('hit'), args: shooting }),
      v.strictObject({ step: v.literal('calm'), args: v.strictObject({ at, mover: seatShape }) }),
      v.strictObject({ step: v.literal('storm'), args: none }),
      v.strictObject({ step: v.literal('blown'), args: v.strictObject({ at }) }),
      v.strictObject({ step: v.literal('concession'), args: bySeat }),
    ]),
  ),
  outcome: v.nullable(outcomeShape),
  seats: v.array(
    v.strictObject({
      in: v.boolean(),
      coins: countShape,
      lost: v.array(kind),
      sheet: v.nullable(v.array(kind)),
      scanned: v.boolean(),
    }),
  ),
  counters: v.array(
    v.strictObject({ handle: countShape, owner: seatShape, kind, at, up: v.boolean(), moved: v.boolean() }),
  ),
  handles: handlesShape,
  seen: v.array(v.strictObject({ by: seatShape, owner: seatShape, at, kinds: v.array(kind) })),
  round: countShape,
  rounds: countShape,
  taken: countShape,
});

/** Reads a state from outside; throws `Refusal` that names the fault. */
export function readFleetState(input: unknown, seats: readonly SeatInfo[]): FleetState {
  const result = v.safeParse(fleetStateShape, input);
  if (!result.success) {
    const [issue] = result.issues;
    throw new Refusal('bad-state', literal(`${v.getDotPath(issue) ?? 'state'}: ${issue.message}`));
  }
  if (result.output.seats.length !== seats.length) throw new Refusal('bad-state', literal('seats: another number'));
  return result.output;
}

/**
 * The counters at a place, or those of one seat there, in the order of their handles: any other would tell which of
 * them is which.
 */
export function countersAt({ counters }: Pick<FleetState, 'counters'>, at: number, owner?: Seat): Counter[] {
  return inOrder(counters.filter(each => each.at === at && (owner === undefined || each.owner === owner)));
}

/** All counters of a seat, in the order of their handles. */
export function countersOf({ counters }: Pick<FleetState, 'counters'>, owner: Seat): Counter[] {
  return inOrder(counters.filter(each => each.owner === owner));
}

function inOrder(counters: Counter[]): Counter[] {
  return counters.sort((one, other) => one.handle - other.handle);
}

/** What a seat has had to spend since the beginning. */
export function incomeUntil(round: number): number {
  return 2 + INCOME * round;
}

/** How many counters of a kind a seat still has in its box. */
export function inBox({ counters, seats }: Pick<FleetState, 'counters' | 'seats'>, owner: Seat, kind: Kind): number {
  const onMap = counters.filter(each => each.owner === owner && each.kind === kind).length;
  const written = seats[owner]?.sheet?.filter(each => each === kind).length ?? 0;
  return KINDS[kind].most - onMap - written;
}

/** The price of some counters. */
export function priceOf(kinds: readonly Kind[]): number {
  return kinds.reduce((sum, kind) => sum + KINDS[kind].price, 0);
}
