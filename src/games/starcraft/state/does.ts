import { detailIn } from '../../../kernel/match/decision.ts';
import type { Details, ShownOption } from '../../../kernel/match/decision.ts';
import { cachedAndFrozen } from '../../../kernel/plain/once.ts';

// The actions that an option can have besides choosing its subject.

const OPTION_ACTIONS = ['all', 'lift-off', 'mine', 'pay', 'put-back', 'special'] as const;
export type OptionAction = (typeof OPTION_ACTIONS)[number];

/** The details of an option with this action. The object is cached and shared by all such options. */
export const actionDetails = cachedAndFrozen((what: OptionAction): Details => ({ do: what }));

/** The action of an option; `null` if it only chooses its subject. */
export function actionOfOption(option: Pick<ShownOption, 'details'>): OptionAction | null {
  return detailIn(option, 'do', OPTION_ACTIONS);
}
