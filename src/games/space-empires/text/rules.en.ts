import { advancedRules } from './rules/advanced.en.ts';
import { aliensRules } from './rules/aliens.en.ts';
import { basicsRules } from './rules/basics.en.ts';
import { combatRules } from './rules/combat.en.ts';
import { economyRules } from './rules/economy.en.ts';
import { machinesRules } from './rules/machines.en.ts';
import { movementRules } from './rules/movement.en.ts';
import { notesRules } from './rules/notes.en.ts';
import { scenariosRules } from './rules/scenarios.en.ts';

/**
 * Every rule in a few plain sentences, in the order of the book. Keys are `rule.SE-6.2` for the text and
 * `rule.SE-6.2.title` for its title.
 */
export const ruleTexts = {
  ...basicsRules,
  ...movementRules,
  ...combatRules,
  ...economyRules,
  ...advancedRules,
  ...scenariosRules,
  ...machinesRules,
  ...aliensRules,
  ...notesRules,
} as const;

/** The numbers of all rules that have a text, such as `SE-6.2`, in the order of the book. */
export const RULE_NUMBERS: readonly string[] = Object.keys(ruleTexts)
  .filter(key => !key.endsWith('.title'))
  .map(key => key.slice('rule.'.length));
