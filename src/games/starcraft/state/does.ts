import { detailIn } from '../../../kernel/match/decision.ts';
import type { Details, ShownOption } from '../../../kernel/match/decision.ts';
import { once } from '../../../kernel/plain/once.ts';

// The actions that an option can have besides choosing its subject.

const DOES = ['all', 'lift-off', 'mine', 'pay', 'put-back', 'special'] as const;
export type Does = (typeof DOES)[number];

/** The details of an option with this action. The object is cached and shared by all such options. */
export const does = once((what: Does): Details => ({ do: what }));

/** The action of an option; `null` if it only chooses its subject. */
export function whatItDoes(option: Pick<ShownOption, 'details'>): Does | null {
  return detailIn(option, 'do', DOES);
}
