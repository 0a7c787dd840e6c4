import type { Blocked } from '../../../kernel/match/decision.ts';

/** Removes the group from blocked rows, since a form uses groups only for options that can be chosen. */
export function withoutGroups(blocked: readonly Blocked[]): Blocked[] {
  return blocked.map(({ group: _, ...row }) => row);
}
