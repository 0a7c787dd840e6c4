import * as v from 'valibot';
import { randomShape, windowsShape } from '../../src/kernel/match/shapes.ts';
import type { Framed } from '../../src/kernel/match/play.ts';
import type { SeatInfo } from '../../src/kernel/match/record.ts';
import { literal, Refusal } from '../../src/kernel/match/refusal.ts';
import type { WindowState } from '../../src/kernel/match/window.ts';
import type { Seat } from '../../src/kernel/words/message.ts';

/** What the stalls of the toy game sell. */
export const WARES = { lamp: 1, flag: 2, drum: 3 } as const;
export type Ware = keyof typeof WARES;

/** Every card of the toy game. */
export const TOY_CARDS: readonly string[] = ['moon', 'star', 'comet'].flatMap(kind =>
  ['a', 'b', 'c', 'd'].map(copy => `${kind}-${copy}`),
);

/** The table of contents of the toy game. */
export type ToySteps = {
  round: {};
  bid: { seat: Seat };
  'turn-up': {};
  first: {};
  turn: { seat: Seat };
  concession: { seat: Seat };
};

export interface ToySeat {
  in: boolean;
  coins: number;
  points: number;
  /** Charms answer a die, and a charm another charm. */
  charms: number;
  /** Known to its own seat only. */
  hand: string[];
  /** Cards of a private row that is not done yet. */
  discarding: string[];
  /** The sheet. */
  bid: number | null;
}

export interface ToyState extends Framed<ToySteps> {
  seats: ToySeat[];
  deck: string[];
  pile: number;
  round: number;
  rounds: number;
  bidsUp: boolean;
  basket: Ware[];
  die: { value: number; hushed: boolean } | null;
  windows: WindowState;
}

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const args = v.strictObject({});
const seatArgs = v.strictObject({ seat: count });
const words = v.object({ key: v.string() });

const ToyStateShape = v.strictObject({
  random: randomShape,
  revealed: count,
  agenda: v.array(
    v.variant('step', [
      v.strictObject({ step: v.literal('round'), args }),
      v.strictObject({ step: v.literal('bid'), args: seatArgs }),
      v.strictObject({ step: v.literal('turn-up'), args }),
      v.strictObject({ step: v.literal('first'), args }),
      v.strictObject({ step: v.literal('turn'), args: seatArgs }),
      v.strictObject({ step: v.literal('concession'), args: seatArgs }),
    ]),
  ),
  outcome: v.nullable(
    v.object({
      winners: v.array(count),
      words,
      ranking: v.array(v.object({ seat: count, figures: v.record(v.string(), v.number()) })),
    }),
  ),
  seats: v.array(
    v.strictObject({
      in: v.boolean(),
      coins: count,
      points: count,
      charms: count,
      hand: v.array(v.string()),
      discarding: v.array(v.string()),
      bid: v.nullable(count),
    }),
  ),
  deck: v.array(v.string()),
  pile: count,
  round: count,
  rounds: count,
  bidsUp: v.boolean(),
  basket: v.array(v.picklist(['lamp', 'flag', 'drum'])),
  die: v.nullable(v.strictObject({ value: count, hushed: v.boolean() })),
  windows: windowsShape,
});

/** Reads a state from outside; throws `Refusal` that names the fault. */
export function readToyState(input: unknown, seats: readonly SeatInfo[]): ToyState {
  const result = v.safeParse(ToyStateShape, input);
  if (!result.success) {
    const [issue] = result.issues;
    throw new Refusal('bad-state', literal(`${v.getDotPath(issue) ?? 'state'}: ${issue.message}`));
  }
  const state = result.output;
  if (state.seats.length !== seats.length)
    throw new Refusal('bad-state', literal(`seats: ${state.seats.length} in the state`));
  return state;
}
