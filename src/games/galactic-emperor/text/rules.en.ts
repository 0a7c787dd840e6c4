import { basicsRules } from './rules/basics.en.ts';
import { economyRules } from './rules/economy.en.ts';
import { endRules } from './rules/end.en.ts';
import { influenceRules } from './rules/influence.en.ts';
import { roundRules } from './rules/round.en.ts';
import { technologiesRules } from './rules/technologies.en.ts';
import { warRules } from './rules/war.en.ts';

/**
 * Each rule in a few plain sentences, `rule.GE-6.2`, with its title, `rule.GE-6.2.title`, in the order of the rule
 * book.
 */
export const ruleTexts = {
  ...basicsRules,
  ...roundRules,
  ...economyRules,
  ...warRules,
  ...influenceRules,
  ...technologiesRules,
  ...endRules,
} as const;

/** The numbers of all rules with a text, such as `GE-6.2`, in the order of the rule book. */
export const RULE_NUMBERS: readonly string[] = Object.keys(ruleTexts)
  .filter(key => !key.endsWith('.title'))
  .map(key => key.slice('rule.'.length));
