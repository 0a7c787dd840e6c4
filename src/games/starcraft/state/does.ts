import { detailIn } from '../../../kernel/match/decision.ts';
import type { Details, ShownOption } from '../../../kernel/match/decision.ts';
import { once } from '../../../kernel/plain/once.ts';

// What an option does with its subject, where it does not just take it.

const DOES = ['all', 'lift-off', 'mine', 'pay', 'put-back', 'special'] as const;
export type Does = (typeof DOES)[number];

/** The details of an option that does that; shared by all of them. */
export const does = once((what: Does): Details => ({ do: what }));

/** What an option does; `null`: it takes its subject. */
export function whatItDoes(option: Pick<ShownOption, 'details'>): Does | null {
  return detailIn(option, 'do', DOES);
}
