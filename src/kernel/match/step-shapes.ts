import * as v from 'valibot';
import type { Task } from './play.ts';
import { seatShape } from './shapes.ts';

// The shapes of a game's steps: each step's name with the shape of its arguments. A game declares them once; the types
// of the rules and the check of saves both derive from them.

/** Steps by name, each with the shape of its arguments. */
type StepShapes = Readonly<Record<string, v.GenericSchema>>;

/** The type of a game's steps: each step's name with its arguments. */
export type StepsOf<Shapes extends StepShapes> = { readonly [Name in keyof Shapes]: v.InferOutput<Shapes[Name]> };

/** Makes the shape of a step's arguments. */
export function argsShape<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(v.strictObject(entries), v.readonly());
}

/** The shape of the arguments of a step without arguments. */
export const NO_ARGS = v.strictObject({});

/** The shape of the arguments of a step that belongs to one seat. */
export const SEAT_ARGS = argsShape({ seat: seatShape });

/**
 * Makes the shape of a step of the agenda in a save. The overload states what the compiler can't infer: each name
 * belongs with its own arguments.
 */
export function taskShapeOf<Shapes extends StepShapes>(shapes: Shapes): v.GenericSchema<unknown, Task<StepsOf<Shapes>>>;
export function taskShapeOf(shapes: StepShapes): v.GenericSchema<unknown, { step: string; args: unknown }> {
  const taskShapes = Object.entries(shapes).map(([step, args]) => v.strictObject({ step: v.literal(step), args }));
  return v.variant('step', taskShapes);
}
