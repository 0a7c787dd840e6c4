import * as v from 'valibot';
import type { Task } from '../../../kernel/match/play.ts';
import { SEAT_AND_SPACE_ARGS, taskShape } from './steps.ts';
import type { Steps } from './steps.ts';

/**
 * The shape of a step of earlier versions: ships fled from a space on which a Sun was placed. Now they stay there
 * (GE-4.10).
 */
const fleeShape = v.strictObject({ step: v.literal('explorer.flee'), args: SEAT_AND_SPACE_ARGS });

const MOST_TASKS = 200;

/** The shape of the agenda of a save. Steps that no longer exist are removed. */
export const agendaShape: v.GenericSchema<unknown, Task<Steps>[]> = v.pipe(
  v.array(v.union([taskShape, fleeShape])),
  v.maxLength(MOST_TASKS),
  v.transform(tasks => tasks.filter(task => task.step !== 'explorer.flee')),
);
