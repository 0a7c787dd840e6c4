import * as v from 'valibot';
import type { Task } from './play.ts';
import { seatShape } from './shapes.ts';

// A game writes each step once: its name, and the shape of its arguments. The shape says what the rules take and what a
// save may hold.

/** Steps by their names, each with the shape of its arguments. */
type StepShapes = Readonly<Record<string, v.GenericSchema>>;

/** The steps as rules know them: each name with its arguments. */
export type StepsOf<Shapes extends StepShapes> = { readonly [Name in keyof Shapes]: v.InferOutput<Shapes[Name]> };

/** The shape of a step's arguments. */
export function argsOf<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(v.strictObject(entries), v.readonly());
}

/** A step without arguments. */
export const NO_ARGS = v.strictObject({});

/** A step of a seat. */
export const OF_SEAT = argsOf({ seat: seatShape });

/**
 * The shape of one step of the agenda in a save. The overload says what the compiler can't follow: that entries of a
 * map belong together.
 */
export function taskShapeOf<Shapes extends StepShapes>(shapes: Shapes): v.GenericSchema<unknown, Task<StepsOf<Shapes>>>;
export function taskShapeOf(shapes: StepShapes): v.GenericSchema<unknown, { step: string; args: unknown }> {
  const tasks = Object.entries(shapes).map(([step, args]) => v.strictObject({ step: v.literal(step), args }));
  return v.variant('step', tasks);
}
