import { Refusal } from '../../src/kernel/match/refusal.ts';

/** The refusal that `work` throws, as its code. */
export function refused(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof Refusal) return error.code;
    throw error;
  }
  return 'not refused';
}
