import * as v from 'valibot';
import type { Framed } from '../../../src/kernel/match/play.ts';
import type { SeatInfo } from '../../../src/kernel/match/record.ts';
import { literal, Refusal } from '../../../src/kernel/match/refusal.ts';
import { countShape, outcomeShape, randomShape, seatShape, windowsShape } from '../../../src/kernel/match/shapes.ts';
import type { WindowState } from '../../../src/kernel/match/window.ts';
import type { Seat } from '../../../src/kernel/words/message.ts';

/** What every seat begins with, and how many cloaks it can have been dealt at the most. */
export const LIVES = 2;
export const CHARMS = 2;
export const MOST_CLOAKS = 2;

export interface DiceSeat {
  lives: number;
  charms: number;
  /** Its cloaks, of which only it knows. */
  cloaks: number;
  /** How many of them have come to light. */
  used: number;
}

/** A strike: who strikes, and whom. */
export interface Strike {
  by: Seat;
  at: Seat;
}

export type DiceSteps = {
  round: {};
  turn: { seat: Seat };
  roll: Strike;
  charms: Strike;
  struck: Strike;
  fall: { at: Seat };
  concession: { seat: Seat };
};

export interface DiceState extends Framed<DiceSteps> {
  seats: DiceSeat[];
  round: number;
  rounds: number;
  die: number | null;
  /** Whether the die is to fall again. */
  again: boolean;
  /** The seat that has put a cloak on, which only it knows; `null`: nobody has. */
  cloaked: Seat | null;
  windows: WindowState;
}

const strike = v.strictObject({ by: seatShape, at: seatShape });
const bySeat = v.strictObject({ seat: seatShape });

const diceStateShape = v.strictObject({
  random: randomShape,
  revealed: countShape,
  agenda: v.array(
    v.variant('step', [
      v.strictObject({ step: v.literal('round'), args: v.strictObject({}) }),
      v.strictObject({ step: v.literal('turn'), args: bySeat }),
      v.strictObject({ step: v.literal('roll'), args: strike }),
      v.strictObject({ step: v.literal('charms'), args: strike }),
      v.strictObject({ step: v.literal('struck'), args: strike }),
      v.strictObject({ step: v.literal('fall'), args: v.strictObject({ at: seatShape }) }),
      v.strictObject({ step: v.literal('concession'), args: bySeat }),
    ]),
  ),
  outcome: v.nullable(outcomeShape),
  seats: v.array(v.strictObject({ lives: countShape, charms: countShape, cloaks: countShape, used: countShape })),
  round: countShape,
  rounds: countShape,
  die: v.nullable(countShape),
  again: v.boolean(),
  cloaked: v.nullable(seatShape),
  windows: windowsShape,
});

/** Reads a state from outside; throws `Refusal` that names the fault. */
export function readDiceState(input: unknown, seats: readonly SeatInfo[]): DiceState {
  const result = v.safeParse(diceStateShape, input);
  if (!result.success) {
    const [issue] = result.issues;
    throw new Refusal('bad-state', literal(`${v.getDotPath(issue) ?? 'state'}: ${issue.message}`));
  }
  if (result.output.seats.length !== seats.length) throw new Refusal('bad-state', literal('seats: another number'));
  return result.output;
}
