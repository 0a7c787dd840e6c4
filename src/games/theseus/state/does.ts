import { detailIn } from '../../../kernel/match/decision.ts';
import type { Details, ShownOption } from '../../../kernel/match/decision.ts';
import { cachedAndFrozen } from '../../../kernel/plain/once.ts';

// The actions of options: what an option does with its subject, if it does more than choose it.

const OPTION_ACTIONS = [
  'deploy',
  'extra',
  'fill',
  'flip',
  'in',
  'left',
  'malfunction',
  'out',
  'play',
  'purge',
  'replace',
  'right',
  'run',
  'take',
  'token',
] as const;
export type OptionAction = (typeof OPTION_ACTIONS)[number];

/** The details of an option with an action. All options with the same action share one object. */
export const does = cachedAndFrozen((what: OptionAction): Details => ({ do: what }));

/** The action of an option; `null` if it only chooses its subject. */
export function whatItDoes(option: Pick<ShownOption, 'details'>): OptionAction | null {
  return detailIn(option, 'do', OPTION_ACTIONS);
}
