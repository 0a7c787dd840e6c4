import * as v from 'valibot';
import type { Task } from '../../../kernel/match/play.ts';
import { same } from '../../../kernel/plain/same.ts';
import { taskShape } from './steps.ts';
import type { Steps } from './steps.ts';

const MOST_TASKS = 1000;

/** A schema for the agenda of a save. */
export const agendaShape: v.GenericSchema<unknown, Task<Steps>[]> = v.pipe(
  v.array(taskShape),
  v.maxLength(MOST_TASKS),
  v.transform((agenda: Task<Steps>[]) => withFights(agenda)),
);

/**
 * Adds the missing fight steps to the agenda of an earlier save, whose machines and fleets fought as they moved
 * (SE-5.2).
 */
function withFights(agenda: readonly Task<Steps>[]): Task<Steps>[] {
  const hasTask = (from: number, task: Task<Steps>): boolean =>
    agenda.slice(from).some(({ step, args }) => step === task.step && same(args, task.args));
  return agenda.flatMap((task, at): Task<Steps>[] => {
    const isLastOf = (isSame: (other: Task<Steps>) => boolean): boolean => !agenda.slice(at + 1).some(isSame);
    if (task.step === 'solo.machine') {
      const next: Task<Steps> = { step: 'solo.fights', args: {} };
      return isLastOf(({ step }) => step === 'solo.machine') && !hasTask(at, next) ? [task, next] : [task];
    }
    if (task.step !== 'empire.fleet') return [task];
    const { number } = task.args;
    const next: Task<Steps> = { step: 'empire.fights', args: { number } };
    const isLast = isLastOf(({ step, args }) => step === 'empire.fleet' && args.number === number);
    return isLast && !hasTask(at, next) ? [task, next] : [task];
  });
}
