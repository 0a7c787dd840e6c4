import type { Blocked } from '../../../kernel/match/decision.ts';

/**
 * Blocked rows outside the group in which the options like them stand: a form shows that group for what can be chosen.
 */
export function ungrouped(blocked: readonly Blocked[]): Blocked[] {
  return blocked.map(({ group: _, ...row }) => row);
}
