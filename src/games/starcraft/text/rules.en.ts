import { abilityRules } from './rules/abilities.en.ts';
import { basicRules } from './rules/basics.en.ts';
import { battleRules } from './rules/battle.en.ts';
import { eventRaceRules } from './rules/events-races.en.ts';
import { mobilizeResearchRules } from './rules/mobilize-research.en.ts';
import { orderRules } from './rules/orders.en.ts';
import { regroupingRules } from './rules/regrouping.en.ts';
import { resourceRules } from './rules/resources.en.ts';
import { setUpRules } from './rules/set-up.en.ts';

/**
 * The text of every rule in a few plain sentences (`rule.SC-6.2`) and its title (`rule.SC-6.2.title`), in the order of
 * the book.
 */
export const ruleTexts = {
  ...basicRules,
  ...setUpRules,
  ...orderRules,
  ...resourceRules,
  ...mobilizeResearchRules,
  ...battleRules,
  ...abilityRules,
  ...regroupingRules,
  ...eventRaceRules,
} as const;

/** The numbers of all rules that have a text, such as `SC-6.2`, in the order of the book. */
export const RULE_NUMBERS: readonly string[] = Object.keys(ruleTexts)
  .filter(key => !key.endsWith('.title'))
  .map(key => key.slice('rule.'.length));
