import type { Blocked } from '../../../kernel/match/decision.ts';

/** Blocked rows without the group of the options like them, since a form keeps that group for what can be chosen. */
export function ungrouped(blocked: readonly Blocked[]): Blocked[] {
  return blocked.map(({ group: _, ...row }) => row);
}
