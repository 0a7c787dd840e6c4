import { basicsRules } from './rules/basics.en.ts';
import { cardsRules } from './rules/cards.en.ts';
import { endRules } from './rules/end.en.ts';
import { playRules } from './rules/play.en.ts';
import { setUpRules } from './rules/set-up.en.ts';
import { stationRules } from './rules/station.en.ts';
import { turnRules } from './rules/turn.en.ts';

/**
 * The texts of all rules: in a few plain sentences (`rule.TH-6.2`) and with a title (`rule.TH-6.2.title`), in the order
 * of the book.
 */
export const ruleTexts = {
  ...basicsRules,
  ...setUpRules,
  ...turnRules,
  ...stationRules,
  ...cardsRules,
  ...endRules,
  ...playRules,
} as const;

/** The numbers of all rules with a text, such as `TH-6.2`, in the order of the book. */
export const RULE_NUMBERS: readonly string[] = Object.keys(ruleTexts)
  .filter(key => !key.endsWith('.title'))
  .map(key => key.slice('rule.'.length));
